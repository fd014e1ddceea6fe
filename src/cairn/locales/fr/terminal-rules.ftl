# Ce que le terminal dit des règles, des points et de ses propres touches.

terminal-first = Première partie ? h montre les règles, ? et un mot l’explique : ? points
terminal-rules-of = Les règles de { $game }
terminal-rules-hint = Un numéro mène à une partie, Entrée tourne la page, q ferme. « h 3 » montre une partie directement.
terminal-rule = règle
terminal-term = terme
terminal-also-rules = règles, règle, livret, mode d’emploi
terminal-also-aim = but, gagner, victoire, objectif
terminal-also-turn = tour, tours, déroulement
terminal-also-scoring = points, score, décompte
terminal-also-end = fin, fin de partie
terminal-also = « { $text } » se trouve aussi ici : { $titles }
terminal-unknown = Rien ne s’appelle « { $text } » et aucune règle n’en parle. Essayez avec moins de lettres.
terminal-page = b retour · q fermer · { $page } sur { $pages }
terminal-key-rules = h règles
terminal-key-score = r résultat
terminal-log = Ce qui s’est passé
terminal-score = Points, si la partie finissait maintenant
terminal-stake = en jeu
terminal-stake-note = En jeu : les prophéties pas encore accomplies. Elles ne donnent rien tant que leurs murs ne grandissent pas.
terminal-scored =
    { $name } : { $change } { $n ->
        [one] point
       *[other] points
    } ({ $parts }).
terminal-part = { $part } { $change }
terminal-marching =
    { $n ->
        [one] 1 unité sur { $all } est en route
       *[other] { $n } unités sur { $all } sont en route
    } de { $from } à { $tile }.
terminal-not-now = { $group } : impossible maintenant.
terminal-several = Ce peut être l’un ou l’autre : { $list }.
terminal-help-rules = h montre les règles : but, tour, décompte, fin et tout le reste. ? et un mot l’explique ({ $examples }) : règles, termes, cartes et jetons.
terminal-help-score = r montre toutes les parties du score de chacun.
