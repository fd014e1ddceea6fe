# Les autres joueurs de Monumental, le tour de l’Automa, le journal par tours, la fin.

monumental-others = Joueurs
monumental-others-count =
    { $what ->
        [provinces] { $n ->
            [one] { $n } province
           *[other] { $n } provinces
        }
        [knowledge] { $n ->
            [one] { $n } connaissance
           *[other] { $n } connaissances
        }
        [wonders] { $n ->
            [one] { $n } merveille
           *[other] { $n } merveilles
        }
       *[policies] { $n ->
            [one] { $n } politique
           *[other] { $n } politiques
        }
    }
monumental-others-most = en a le plus
monumental-others-points = Points
monumental-others-dominance = Domination
monumental-others-leads =
    { $who ->
        [you] Vous menez de { $n }.
       *[other] { $name } mène de { $n }.
    }
monumental-others-tie = Égalité : { $names } marquent les points.
monumental-others-nobody = Personne n’en a encore.
monumental-others-worth =
    { $n ->
        [one] Vaut { $n } point
       *[other] Vaut { $n } points
    }
monumental-others-look = Voir la cité de { $name }
monumental-others-no-city = L’Automa n’a pas de cité.
monumental-others-recap = Montrer le dernier tour
monumental-others-before = Joueur précédent
monumental-others-after = Joueur suivant
monumental-others-resources = Ressources
monumental-others-wonder = Merveille en cours
monumental-others-wonders = Merveilles
monumental-others-policies = Politiques
monumental-others-acting = la dernière agit
monumental-others-army = Unités
monumental-others-none = rien encore
monumental-others-capital =
    { $n ->
        [one] { $n } dans la capitale
       *[other] { $n } dans la capitale
    }
monumental-others-at = { $name } en { $tile }
monumental-others-home = { $name } dans la capitale
monumental-others-off = { $name } hors du plateau
monumental-others-built =
    { $n ->
        [one] { $n } avant-poste
       *[other] { $n } avant-postes
    }
monumental-others-explorers = Explorateurs
monumental-others-tokens = Jetons
monumental-others-cards = Cartes
monumental-others-to-go = reste { $amount }

## Ce que quelqu’un a fait

monumental-recap = Ce qu’a fait { $name }
monumental-recap-of = Tour { $n } sur { $all }
monumental-recap-empty = Personne n’a encore joué.
monumental-recap-pause = Mettre en pause
monumental-recap-play = Continuer
monumental-recap-all = Tout montrer
monumental-recap-again = Revoir
monumental-recap-close = Fermer
monumental-recap-before = Le tour d’avant
monumental-recap-after = Le tour suivant
monumental-recap-brought = Au total
monumental-recap-collected =
    { $who ->
        [you] Vous récupérez { $n } jetons Production ({ $tiles }).
       *[other] { $name } récupère { $n } jetons Production ({ $tiles }).
    }

## L’Automa

monumental-automa-turn = Le tour de l’Automa
monumental-automa-turn-of = { $name } joue ses cartes
monumental-automa-has-played = { $name } a joué
monumental-automa-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
monumental-automa-nth = Carte { $n } sur { $all }
monumental-automa-base = La carte dit
monumental-automa-twice = La carte dit, deux fois
monumental-automa-only = Seule cette partie compte, quel que soit le chef de guerre
monumental-automa-special = En plus, grâce à { $warlord }
monumental-automa-other = Le reste concerne un autre type de chef de guerre et ne compte pas.
monumental-automa-does = Voici ce qu’il fait
monumental-automa-thinks = Il va agir.
monumental-automa-nothing = Cela ne donne rien.
monumental-automa-drew =
    { $n ->
        [one] Il révèle une autre carte.
       *[other] Il révèle { $n } autres cartes.
    }
monumental-automa-unfold = Déplier
monumental-automa-next = Suivant
monumental-automa-back = Retour
monumental-automa-done = Terminé
monumental-automa-close = Fermer, la partie continue
monumental-automa-pace = Rythme
monumental-automa-pace-slow = Lent
monumental-automa-pace-normal = Normal
monumental-automa-pace-fast = Rapide
monumental-automa-pace-once = Tout à la fois
monumental-automa-goes-on = Il continuera quand vous aurez décidé.

## Le journal

monumental-log-setup = Mise en place
monumental-log-earlier = Avant
monumental-log-show-earlier = Montrer les tours d’avant
monumental-log-round = Manche { $n }
monumental-log-all = Tous
monumental-log-era = Ère { $era }
monumental-log-upkeep =
    { $n ->
        [one] { $n } carte arrivée ou partie
       *[other] { $n } cartes arrivées ou parties
    }
monumental-log-to-turn = Revoir ce tour de { $name }
monumental-log-to-round = Revoir ce moment
monumental-log-nothing = rien encore

## La fin

monumental-result-sheet = Décompte
monumental-result-part = Catégorie
monumental-result-place =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
monumental-result-winner = l’emporte
monumental-result-own = Pour l’acquis
monumental-result-most =
    Domination, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } chacune
monumental-result-more = En plus
monumental-result-has = { $n } en tout
monumental-result-dominance = Qui en avait le plus
monumental-result-alone = { $what } : { $name } en a { $n }, soit { $lead } de plus que les autres.
monumental-result-level = { $what } : { $names } sont à égalité avec { $n } et marquent les points.
monumental-result-none = { $what } : personne n’en a, personne ne marque.
monumental-result-ties = Égalités
monumental-result-breaks = Départage les égalités
monumental-result-no-tie = Il n’y a pas eu d’égalité pour la victoire. Plus d’Or, puis plus de Culture l’aurait départagée.
monumental-result-by-gold = { $names } sont à égalité avec { $n } points. L’Or départage : { $name } en a { $gold }.
monumental-result-by-culture = { $names } sont à égalité en points et en Or. La Culture départage : { $name } en a { $culture }.
monumental-result-shared = { $names } sont à égalité en points, en Or et en Culture et se partagent la victoire.
monumental-result-course = Le cours de la partie
monumental-result-measure =
    { $measure ->
        [score] Points
        [gained] Gains par manche
        [gold] Or
       *[culture] Culture
    }
monumental-result-about =
    { $measure ->
        [score] Les points après chaque tour.
        [gained] Tout ce que chacun a gagné en une manche, dépensé ou non.
        [gold] L’Or en réserve.
       *[culture] La Culture en réserve.
    }
monumental-result-chart = { $measure } par tour : { $list }
monumental-result-line = { $name } { $n }
monumental-result-turn = Tour
monumental-result-round = Manche
monumental-result-as-table = En tableau
monumental-result-as-chart = En graphique
monumental-result-loading = Récupération du cours de la partie.
monumental-result-close = Retour à la table

## Un seul écran

monumental-hand-over = Passez l’écran à { $name }
monumental-hand-over-text = La suite n’est que pour { $name }. Les autres, merci de ne pas regarder.
monumental-hand-over-ready = Je suis { $name }
