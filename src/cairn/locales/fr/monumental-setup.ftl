# Préparer une table de Monumental dans le navigateur.

## Le plateau

setup-map = Plateau
setup-map-drawn = Tiré au sort
setup-map-drawn-text = L’un de ceux-ci, au début de la partie
setup-map-level =
    { $level ->
        [1] paisible
        [2] mixte
       *[3] agressif
    }
setup-map-random = Plateau aléatoire
setup-map-random-text = Nouveau à chaque partie
setup-map-own = Votre plateau
setup-map-own-text = Écrit ou tiré d’un fichier
setup-map-for = à { $n }
setup-map-others = Plateaux pour d’autres nombres de participants
setup-map-misfit = { $name } se joue à { $players }, mais cette table en compte { $seats }. Choisissez un autre plateau, ou changez les places.
setup-map-none = Aucun plateau n’est prévu pour { $seats }. Retirez une place ou l’Automa.
setup-map-room =
    { $n ->
        [0] sans place pour les monstres
        [one] de la place pour { $n } monstre
       *[other] de la place pour { $n } monstres
    }
setup-map-crowded =
    { $most ->
        [0] { $name } n’a pas de place pour les monstres.
        [one] { $name } a de la place pour { $most } monstre, pas pour { $n }.
       *[other] { $name } a de la place pour { $most } monstres, pas pour { $n }.
    } Choisissez un autre plateau, ou moins de monstres.
setup-random = Type de plateau
setup-random-kind =
    { $kind ->
        [small] Petit
        [medium] Moyen
        [large] Grand
       *[rulebook] Selon les règles
    }
setup-random-text =
    { $kind ->
        [small] Le même pour tout le monde, et on se rencontre tôt : le type le plus agressif.
        [medium] Le même pour tout le monde, avec de l’espace pour un temps.
        [large] Le même pour tout le monde, avec beaucoup d’espace : le type le plus paisible.
       *[rulebook] Réparti au hasard ; seul ce qui borde les capitales est le même pour tout le monde.
    }
setup-random-draw = En tirer un maintenant
setup-random-again = En tirer un autre
setup-random-drawing = Tirage d’un plateau
setup-random-drawn = La partie se jouera sur ce plateau.
setup-random-later = Sinon, il est tiré au début de la partie.
setup-own-file = Fichier de plateau (TOML)
setup-own-lacks = Vérifiez d’abord votre plateau, ou choisissez une autre voie.
setup-own-check = Vérifier le plateau
setup-own-choose = Choisir un fichier
setup-own-example = Partir de « { $name } »
setup-own-go = Aller à la ligne { $line }
setup-own-good = { $name } est jouable, à { $players }.

## Civilisations

setup-civilizations = Civilisations
setup-civilizations-drawn = Tirées au sort
setup-civilizations-chosen = Choisies
setup-civilizations-text = Chaque place en reçoit une parmi cinq au début de la partie.
setup-civilization-of = { $name }
setup-land =
    { $land ->
        [china] Chine
        [denmark] Danemark
        [egypt] Égypte
        [greece] Grèce
        [japan] Japon
       *[other] { $land }
    }

## Modules et interprétations

setup-modules = Modules
setup-monsters = Combien
setup-monsters-chosen =
    { $n ->
        [one] { $n } monstre
       *[other] { $n } monstres
    }
setup-rulings = Interprétations
setup-rulings-text = Là où la règle laisse un doute, une table peut en décider autrement.
setup-switch =
    { $name ->
        [renaissance] Renaissance
        [alternatives] Merveilles alternatives
        [heroes] Héros
        [monsters] Monstres
        [continuous] Mode continu
        [explorers_in_capitals] Les explorateurs entrent dans les capitales
        [wandering_marker] Le premier joueur change
       *[plain_display] Six cartes à l’étalage
    }
setup-switch-text =
    { $name ->
        [renaissance] Une quatrième ère entre la médiévale et la moderne : plus de cartes et une partie plus longue.
        [alternatives] Dans chacune des ères I, II et III, une merveille tirée au sort laisse sa place à une autre.
        [heroes] Les héros arrivent avec les cartes ; contre de l’or ils vous rejoignent, défendent ou combattent, puis repartent.
        [monsters] Ils se cachent sous les barbares, surgissent lors des conquêtes et attaquent selon un compteur. Trois suffisent largement.
        [continuous] Les cités s’activent en secret et en même temps, puis chacun son tour une action : peu d’attente.
        [explorers_in_capitals] Les explorateurs peuvent aussi aller sur les tuiles de capitale.
        [wandering_marker] En mode continu, la manche suivante commence à gauche.
       *[plain_display] En mode continu, l’étalage garde six emplacements, même à trois ou quatre.
    }
setup-switch-bound = Seulement en mode continu.
setup-chosen = Choisi pour cette table
setup-standard = La partie de base : plateau et civilisations sont tirés au sort.
