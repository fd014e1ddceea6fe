# Adversaires : leurs niveaux et caractères, leur réflexion et les indices.

level-name =
    { $level ->
        [pebble] Galet
        [flint] Silex
        [slate] Ardoise
        [granite] Granit
        [obsidian] Obsidienne
       *[other] { $level }
    }
level-character =
    { $level ->
        [pebble] Sympathique et novice ; ne voit que le coup suivant et adore tout ce qui est grand.
        [flint] Rapide et avide de points immédiats ; oublie ce que préparent les autres.
        [slate] Pèse chaque chose posément, sans voir plus loin que son propre tour.
        [granite] Connaît la valeur de chaque chose et ne fait aucun cadeau.
       *[obsidian] Voit très loin. Peu de gens en viennent à bout.
    }
opponent = Adversaire
level-stands-in = { $name } joue ici comme le bot simple : les règles tournent sans compilation, trop lentement pour anticiper.
level-stands-in-until =
    { $compiling ->
        [done] Les règles sont maintenant compilées : le serveur redémarre dans un instant, et { $name } jouera à pleine force.
       *[under-way] Les règles sont en cours de compilation, cela prend quelques minutes. Ensuite, { $name } jouera à pleine force.
    }
start-bot-now = { $name }, commence tout de suite
thinking = { $name } réfléchit…

## Indices

hint = Indice
key-hint = i indice
keys-hint = demander les meilleurs coups
hint-thinking = Recherche des meilleurs coups…
hint-title = Les meilleurs coups
hint-told = Les meilleurs coups : { $told }
hint-none = Il n’y a pas d’indice ici.
hint-expects =
    { $n ->
        [one] { $n } point attendu
       *[other] { $n } points attendus
    }
hint-wins = { $n } % de victoire
hint-reason =
    { $kind ->
        [prophecy] Prophétie { $side ->
            [N] au nord
            [E] à l’est
            [S] au sud
            [W] à l’ouest
           *[none] en vue
        }
        [level] { $level ->
            [0] Niveaux achevés plus tôt
           *[other] Niveau { $level } achevé plus tôt
        }
        [structure] Plus près de la structure
        [deny] Prive { $name } de points
        [tempo] Meilleur rythme
        [wonders] Merveilles
        [knowledge] Connaissances
        [policies] Politiques
        [provinces] Provinces
        [dominance] Domination
        [city] De meilleures cartes pour plus tard
        [resources] Ressources
        [map] Unités, avant-postes et explorateurs bien placés
       *[other] La position dans son ensemble
    }
hint-reason-points = { $what } : { $change }
hint-change =
    { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    }
hint-than = en points, par rapport à un coup ordinaire
hint-more = Toutes les raisons
hint-others = les autres
hint-do = Jouer ainsi
hint-place = { $stone } sur { $cells }
hint-swap = Pierre de 1 cube ({ $colour }) sur { $cells }
hint-discard = Défausser la pierre à distance { $steps }
hint-prophecy = Prophétie { $value } { $side ->
        [N] au nord
        [E] à l’est
        [S] au sud
       *[W] à l’ouest
    }
hint-burn = Défausser la prophétie { $value }
hints-for-all = Indices pour tout le monde
hints-for-all-text = Toute la table peut demander les meilleurs coups. Sinon, c’est réservé à qui joue en solo ou contre des bots.
hints-allowed = Les indices sont permis à cette table.
seat-hints =
    { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
error-no-hints = D’autres personnes jouent ici, et les indices ne sont pas permis à cette table.
