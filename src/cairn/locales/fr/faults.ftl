# Ce qui n'est pas possible, dit dans chaque langue.

fault-setup-players = mise en place : players doit être de 1 à { $most }, pas { $found }
fault-setup-field = mise en place : champ inconnu { $found } ; attendu : { $expected }
fault-setup-switch = mise en place : { $name } doit être true ou false, pas { $found }
fault-setup-solo = mise en place : seul, on joue contre l'Automa ; automa doit être true
fault-setup-automa = mise en place : il y a quatre places au plus, l'Automa peut donc se joindre à une, deux ou trois personnes
fault-setup-monsters = mise en place : monsters doit être de 0 à { $most }, pas { $found }
fault-setup-room = mise en place : le plateau { $map } peut cacher { $most } monstres, pas { $monsters }
fault-setup-civilizations = mise en place : civilizations doit être une liste de { $seats }, une par place, pas { $found }
fault-setup-civilization = mise en place : il n'y a pas de civilisation { $found } ; attendu : { $expected }
fault-setup-twice = mise en place : chaque civilisation est jouée une fois au plus, pas { $found }
fault-setup-map = mise en place : il n'y a pas de plateau { $found } ; attendu : { $expected }
fault-setup-brought = mise en place : un plateau fourni par tiles ne s'appelle pas { $found } ; attendu : { $expected }
fault-setup-map-players = mise en place : le plateau { $map } est prévu pour { $players }, pas pour { $seats }
fault-setup-tiles = mise en place : tiles doit être un plateau, pas { $found }
fault-setup-barbarians = mise en place : le plateau { $map } demande { $needed } barbares de { $front }, il y en a { $there }
fault-setup-cities = mise en place : le plateau { $map } demande { $needed } villes libres à { $asked }, il y en a { $there }
fault-setup-replaced = mise en place : replaced doit être une liste de merveilles, pas { $found }
fault-setup-wonder = mise en place : { $found } n'est pas une merveille de l'ère I, II ou III qu'une autre peut remplacer
fault-setup-wonders = mise en place : dans chaque ère, une merveille peut être remplacée
fault-rules-version = jouée selon la version { $found } des règles ; celle-ci est la version { $rules }

fault-map-twice = il y a déjà une tuile en { $q }, { $r }
fault-map-wide = le plateau est trop large ; { $most } colonnes au plus
fault-map-count =
    il faut { $what ->
        [Capital] une capitale
        [Market] un marché
       *[city] une ville libre
    } pour chacune des { $players } personnes, pas { $count } en tout
fault-map-production = { $count } provinces ont un jeton Production, mais la boîte en a { $box }
fault-map-box =
    { $tile } est de trop : la boîte a { $box } { $what ->
        [tiles] tuiles du genre { $which }
        [barbarians] barbares de { $which }
       *[Free] villes libres qui demandent { $which }
    }
fault-map-near = { $tile } touche la capitale { $capital } ; il y faut un barbare de 1 ou 2 ou une ville libre, pas un barbare de { $front }
fault-map-lonely = aucune province ne touche la capitale { $capital } ; il en faut au moins une
fault-map-unequal = à côté de la capitale { $capital } se trouvent { $shown }, mais à côté de la capitale { $first } { $other } ; il faut la même chose pour chaque capitale
fault-map-joined = aucun chemin ne mène de { $start } à { $tile } sans traverser une capitale ou l'eau ; les explorateurs ne le peuvent pas, ni les unités par une capitale étrangère ; toutes les provinces doivent se toucher
fault-map-apart = { $tile } est à l'écart ; toutes les tuiles doivent se toucher

fault-content-integer = un nombre entier de { $least } à { $most } est attendu, pas { $found }
fault-content-text = un texte est attendu, pas { $found }
fault-content-one-of = une valeur parmi { $expected } est attendue, pas { $found }
fault-content-id = un identifiant fait de lettres, de chiffres et de tirets est attendu, pas { $found }
fault-content-list = une liste est attendue, pas { $found }
fault-content-size =
    { $exact ->
        [yes] une liste de { $most } éléments est attendue, pas de { $found }
       *[no] une liste de { $least } à { $most } éléments est attendue, pas de { $found }
    }
fault-content-table = une table est attendue, pas { $found }
fault-content-unknown = champ inconnu ; attendu : { $expected }
fault-content-missing = le champ { $field } manque
fault-content-toml = n’est pas du TOML : { $reason }
fault-content-deep = est imbriqué trop profondément

fault-map-tile = une tuile comme "0,1 f1+2$", "2,-1 m0c3" ou "0,0 water" est attendue, pas { $found }
fault-map-truth = true ou false est attendu, pas { $found }
fault-map-only = seule une province a cela, pas une tuile du genre { $kind } ; il ne doit pas y avoir de { $field } ici
fault-map-either = sur une province il faut soit barbarian, soit free_city, l’un des deux et pas les deux
fault-map-beside = il n’y a pas de jeton Production à côté d’un marché ; il ne doit pas y en avoir ici
fault-map-fertile = une province sans marché a un jeton Production ; production = true est attendu
fault-map-name = un nom de { $most } lettres au plus sur une seule ligne est attendu, pas { $found }
fault-map-id = un identifiant de { $most } lettres au plus est attendu
