# Monumental : la table dans le navigateur.

monumental-automa-card = carte Automa
monumental-acts = Ce que vous pouvez faire
monumental-end-title =
    { $how ->
        [pass] Passer pour le reste de la manche ?
       *[end] Terminer votre tour ?
    }
monumental-end-back = Revenir au tour
monumental-end-left = Encore possible, par exemple :
monumental-end-more =
    { $n ->
        [one] et 1 autre
       *[other] et { $n } autres
    }
monumental-automa-name = Automa
monumental-over = La partie est terminée.
monumental-waits = { $name } joue.
monumental-pages = Parties de la table
monumental-holdings = Vos ressources
monumental-chip-wonder = { $name } : encore { $n }
monumental-page =
    { $page ->
        [city] Cité
        [map] Plateau
        [display] Étalage
       *[others] Joueurs
    }
monumental-only =
    { $what ->
        [barbarian] contre les barbares
       *[wonder] pour les merveilles
    }
monumental-all-cards = Toutes les cartes
monumental-undo-far = Tout annuler ({ $n })
monumental-do-use-effect = Utiliser l’effet : { $name }
monumental-do-decline = Non, merci
monumental-do-lapse =
    Perdu à la fin { $unit ->
        [rounds] de la manche
       *[turns] du tour
    } : { $amounts }.
monumental-ask-cross = Choisissez une ligne et une colonne de votre cité.
monumental-advised =
    { $end ->
        [start] L’indice part d’ici.
       *[goal] L’indice est ici.
    }
