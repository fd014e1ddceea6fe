# Starting up

compiling = Compilation des règles, une seule fois
compiling-failed = Les règles n'ont pas pu être compilées. Elles fonctionnent de la même façon, plus lentement.
