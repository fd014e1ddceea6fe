# Le plateau de Monumental dans le navigateur : tuiles, conquêtes, ce que les signes veulent dire.

monumental-map-label = Plateau
monumental-map-keys = Les flèches mènent de tuile en tuile, Entrée montre une tuile, plus et moins agrandissent et réduisent, 0 montre tout le plateau.
monumental-map-in = Agrandir
monumental-map-out = Réduire
monumental-map-whole = Voir tout le plateau
monumental-map-legend = Ce que les signes veulent dire
monumental-map-close = Fermer
monumental-map-tile = { $terrain } { $tile }
monumental-map-value = valeur de terrain { $n }
monumental-map-defense = défense { $n }
monumental-map-owner =
    { $who ->
        [you] sous votre contrôle
       *[other] contrôle : { $name }
    }
monumental-map-unowned = libre
monumental-map-explorers =
    { $who ->
        [you] { $n ->
            [one] votre explorateur
           *[other] vos { $n } explorateurs
        }
       *[other] { $n ->
            [one] { $n } explorateur ({ $name })
           *[other] { $n } explorateurs ({ $name })
        }
    }
monumental-map-can =
    { $n ->
        [one] { $n } possibilité
       *[other] { $n } possibilités
    }
monumental-map-means =
    { $sign ->
        [defense] Défense d’une province
        [soldier] Soldats
        [explorer] Explorateur
        [capital] Capitale
        [barbarian] Barbares, avec leur nombre
        [city] Ville libre, avec le nombre de ressources qu’elle demande
        [warlord] Chef ou cheffe de guerre
        [hero] Héros ou héroïne
        [outpost] Avant-poste
        [wonder] Merveille
        [market] Marché, avec ses jetons
        [production] Jeton Production
        [lit] Vous pouvez agir ici
       *[monster] Monstre
    }
monumental-map-may-hold = Peut encore se trouver ici :
monumental-map-saw = Vous avez vu ici :
monumental-map-monster =
    { $n ->
        [0] { $name }, n’a pas encore attaqué
        [1] { $name }, a attaqué une fois
       *[other] { $name }, a attaqué { $n } fois
    }

## Ce que coûte une conquête

monumental-map-conquest = Conquête
monumental-map-units =
    { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    }
monumental-map-conquest-costs =
    { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    } et { $amounts }
monumental-map-gold-for =
    { $n ->
        [one] { $n } Or complète
       *[other] { $n } Or complètent
    }
monumental-map-less = { $n } de moins, où vous voulez
monumental-map-march = Se mettraient en marche : { $who }
monumental-map-march-soldiers =
    { $n ->
        [one] { $n } soldat depuis { $tile }
       *[other] { $n } soldats depuis { $tile }
    }
monumental-map-march-figure = { monumental-figure } depuis { $tile }
monumental-map-choose-units = Choisir qui se met en marche
monumental-map-why-units =
    Il faut { $needs ->
        [one] { $needs } unité
       *[other] { $needs } unités
    }, { $reach ->
        [0] aucune ne peut l’atteindre.
        [one] { $reach } peut l’atteindre.
       *[other] { $reach } peuvent l’atteindre.
    }
monumental-map-why-pay = Coûte { $amounts }, il manque { $n }.
monumental-map-why-far = Elle n’est pas adjacente à votre territoire.
monumental-map-why-own = Elle est à vous.
monumental-map-why-capital = Une capitale ne peut pas être conquise.
monumental-map-why-water = L’eau ne peut pas être conquise.
monumental-map-would =
    { $n ->
        [one] Il faudrait { $n } unité.
       *[other] Il faudrait { $n } unités.
    }
monumental-map-out-of-here = D’ici
