# Monumental : cartes à lire, la cité, l’étalage, l’encyclopédie.

## Cards

city-price = Coût
city-deck =
    { $deck ->
        [basic] pile de base
       *[start] carte de départ
    }
city-effect-state =
    { $used ->
        [yes] Utilisé ce tour
       *[no] Pas encore utilisé ce tour
    }
city-token-gold =
    { $n ->
        [0] Ne vaut pas d’Or en fin de partie.
       *[other] Vaut { $n } Or en fin de partie.
    }
city-or = ou
city-where-label = Où elle se trouve
city-where =
    { $where ->
        [city] { $n } dans la cité
        [deck] { $n } dans la pioche de la cité
        [discard] { $n } dans la défausse
        [archive] { $n } aux archives
        [drawn] { $n } en main
        [building] en construction
        [completed] achevée
        [developed] développée
        [with] en jeu
        [defeated] vaincu
        [taken] { $n } en sa possession
        [display] à l’étalage
        [pile] { $n } dans la pile
        [offer] dans la rangée des héros
        [map] sur le plateau
       *[gone] hors de la partie
    }

## The City

city-automa = L’Automa n’a pas de cité.
city-space = Emplacement { $slot }
city-empty = vide
city-below = dessous { $name }
city-state =
    { $state ->
        [stays] active, reste dans la cité
       *[active] active
    }
city-unused =
    { $n ->
        [one] { $n } effet pas encore utilisé
       *[other] { $n } effets pas encore utilisés
    }
city-lands = la prochaine carte numéro { $n } arrive ici
city-nothing = rien
city-cross =
    Ligne { $row }, colonne { $column } : { $amounts }, { $effects ->
        [one] { $effects } effet
       *[other] { $effects } effets
    }, { $cards ->
        [one] { $cards } carte à portée
       *[other] { $cards } cartes à portée
    }
city-compare = Chaque somme est le rendement de la ligne et de la colonne qui s’y croisent. Choisissez-en une pour voir ses cinq cartes.
city-pair = Ligne { $row }, colonne { $column }
city-usable = Utilisables :
city-affords = À portée :
city-completes = achever { $name }
city-activate = Activer la ligne { $row } et la colonne { $column }
city-do =
    { $do ->
        [activate] Activer
        [reinforce] Renforcer
        [archive] Archiver
        [discard] Défausser
        [give-up] Céder
        [copy] Copier
        [use] Utiliser
       *[pick] Choisir
    }
city-pile =
    { $name } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
city-pile-of = { $name } · { $land }
city-deck-order = L’ordre de ces cartes n’est pas connu.
city-deck-top = Au-dessus, dans cet ordre : { $names }. L’ordre des autres n’est pas connu.
city-copies = { $name }, { $n }

## The display

city-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
city-cards-heroes =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, dont { $heroes ->
        [one] { $heroes } héros
       *[other] { $heroes } héros
    }
city-cards-left =
    { $n ->
        [one] reste { $n } carte
       *[other] restent { $n } cartes
    }
city-deck-empty = la pioche est vide
city-turns-left =
    { $n ->
        [0] c’est le dernier tour
        [one] encore { $n } tour au plus
       *[other] encore { $n } tours au plus
    }
city-rounds-left =
    { $n ->
        [0] c’est la dernière manche
        [one] encore { $n } manche au plus
       *[other] encore { $n } manches au plus
    }
city-deck-title = Pioche de Développement
city-deck-label =
    Pioche de Développement, { $n ->
        [one] reste { $n } carte
       *[other] restent { $n } cartes
    }
city-deck-rule = Les cartes arrivent par la gauche. Si rien n’est acquis dans une rangée, sa dernière carte quitte la partie. La dernière carte de la pioche amène la fin.
city-falls = sort
city-falls-long =
    { $unit ->
        [rounds] Elle quitte l’étalage à la fin de cette manche si trop peu de personnes acquièrent une carte dans sa rangée.
       *[turns] Elle quitte l’étalage à la fin de ce tour si personne n’acquiert de carte dans sa rangée.
    }
city-left =
    { $n ->
        [one] reste { $n }
       *[other] restent { $n }
    }
city-free = rien
city-costs = Coûte { $cost }.
city-stands-in = { $amounts } ({ $n } Or complète)
city-lacks = Il vous manque { $amount }.
city-why =
    { $why ->
        [room] Il n’y a pas de place pour son jeton.
        [deck] Il n’y a pas de carte à piocher.
        [recruited] Vous avez déjà recruté un héros ce tour.
        [nowhere] Il n’y a pas de lieu de déploiement.
       *[developed] Vous avez développé toutes vos politiques.
    }
city-buy = { $label } : { $cost }
city-strikes-turns =
    { $n ->
        [0] attaque à la fin de ce tour
        [1] attaque à la fin du prochain tour
       *[other] attaque après { $n } autres tours
    }
city-strikes-rounds =
    { $n ->
        [0] attaque à la fin de cette manche
        [1] attaque à la fin de la prochaine manche
       *[other] attaque après { $n } autres manches
    }
city-strikes-never = n’attaquera plus

## The encyclopedia

city-encyclopedia = Toutes les cartes et tous les jetons
city-search = Nom ou mots inscrits
city-any = Tout
city-filter-part = Partie
city-filter-kind = Type
city-filter-era = Ère
city-filter-land = Civilisation
city-filter-where = À cette table
city-filter-offer = Disponible
city-filter-owned = Possédé par quelqu’un
city-filter-reset = Tout afficher
city-filter-deck =
    { $deck ->
        [start] Cartes de départ
        [basic] Bâtiments de base
        [I] Ère I
        [II] Ère II
        [R] Renaissance
       *[III] Ère III
    }
city-part =
    { $part ->
        [card] Cartes de cité
        [policy] Politiques culturelles
        [hero] Héros
        [monster] Monstres
        [warlord] Chefs de guerre
        [city] Villes libres
        [market] Marchés
        [barbarian] Jetons Barbare
       *[automa] Cartes Automa
    }
city-found =
    { $n ->
        [0] Rien ne correspond. Essayez moins de mots ou un autre filtre.
       *[other] { $n } sur { $all }
    }
city-owned = appartient à { $names }

## Short words and signs

city-pile-short =
    { $pile ->
        [deck] Pioche
        [discard] Défausse
       *[archive] Archive
    }
city-legend =
    { $sign ->
        [effects] effets utilisables
       *[cards] cartes à portée
    }
city-more = et { $n } autres
