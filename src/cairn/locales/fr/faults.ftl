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
fault-setup-map-players = mise en place : le plateau { $map } est prévu pour { $players }, pas pour { $seats }
fault-setup-tiles = mise en place : tiles doit être un plateau, pas { $found }
fault-setup-barbarians = mise en place : le plateau { $map } demande { $needed } barbares de { $front }, il y en a { $there }
fault-setup-cities = mise en place : le plateau { $map } demande { $needed } villes libres à { $asked }, il y en a { $there }
fault-setup-replaced = mise en place : replaced doit être une liste de merveilles, pas { $found }
fault-setup-wonder = mise en place : { $found } n'est pas une merveille de l'ère I, II ou III qu'une autre peut remplacer
fault-setup-wonders = mise en place : dans chaque ère, une merveille peut être remplacée
fault-rules-version = jouée selon la version { $found } des règles ; celle-ci est la version { $rules }
