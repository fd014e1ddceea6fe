# Starting up

compiling = Compilation des règles, une seule fois
compiling-behind = Les règles sont compilées en arrière-plan, une seule fois. Jusqu’au prochain démarrage, elles fonctionnent de la même façon, plus lentement.
compiling-serving = Les règles sont compilées en arrière-plan, une seule fois. En attendant, elles fonctionnent de la même façon, plus lentement.
compiled-behind = Les règles sont compilées. Le serveur redémarre avec elles ; toutes les tables continuent.
compiling-failed = Les règles n’ont pas pu être compilées. Elles fonctionnent de la même façon, plus lentement.
