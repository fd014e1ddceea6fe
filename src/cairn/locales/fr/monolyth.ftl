# Monolyth : matériel, questions, événements, fin.

colour =
    { $colour ->
        [blue] bleu
        [orange] orange
        [black] noir
        [turquoise] turquoise
       *[white] blanc
    }
colour-letter =
    { $colour ->
        [blue] B
        [orange] O
        [black] N
        [turquoise] T
       *[white] C
    }
stone =
    { $colour ->
        [blue] pierre bleue { $shape }
        [orange] pierre orange { $shape }
        [black] pierre noire { $shape }
        [turquoise] pierre turquoise { $shape }
       *[white] pierre blanche { $shape }
    }
the-stone =
    { $colour ->
        [blue] la pierre bleue { $shape }
        [orange] la pierre orange { $shape }
        [black] la pierre noire { $shape }
        [turquoise] la pierre turquoise { $shape }
       *[white] la pierre blanche { $shape }
    }
side =
    { $side ->
        [N] Nord
        [E] Est
        [S] Sud
       *[W] Ouest
    }
wall-name =
    { $side ->
        [N] mur nord
        [E] mur est
        [S] mur sud
       *[W] mur ouest
    }
shape-name =
    { $shape ->
        [M1] cube seul
        [D2] double
        [I3] ligne de trois
        [L3] coin
        [O4] carré
        [T4] T
        [L4] L
        [S4] S
       *[other] pierre { $shape }
    }
structure-card =
    { $card ->
        [wall] Muraille
        [spur] Éperon
        [keep] Donjon
        [corner] Angle
        [towers] Tours
        [stair] Escalier
        [twin-walls] Murailles jumelles
        [blocks] Blocs
        [horseshoe] Fer à cheval
        [terrace] Terrasse
       *[other] { $card }
    }
card-status = { structure-card } · { $status }
crystal = cristal
supply = Pierres de 1 cube
tokens-prophecy = Prophéties
tokens-level = Niveaux
tokens-structure = Structure
level-number = Niveau { $level }
round-number = Manche { $n }
last-round = Dernière manche
lid-count =
    { $n ->
        [one] { $n } pierre dans le couvercle
       *[other] { $n } pierres dans le couvercle
    }
lid-left =
    { $n ->
        [0] Le couvercle est vide.
        [one] Il reste { $n } pierre dans le couvercle.
       *[other] Il reste { $n } pierres dans le couvercle.
    }

## Murs et structure

wall-side = Mur
wall-colour = Couleur
wall-count = Visible
wall-prophecy = Prophétie
wall-needs = Manque
wall-reach = Max
could-reach = { $now } pour l’instant, { $max } au plus.
structure-done =
    { $n ->
        [0] achevée, sans pion
        [one] achevée : { $n } point
       *[other] achevée : { $n } points
    }
structure-lost = ne peut plus être achevée
structure-missing =
    { $n ->
        [0] achevée à la fin du tour
        [one] il manque { $n } cube
       *[other] il manque { $n } cubes
    }
completes-structure = achève la structure
spoils-structure = la structure est perdue

## Questions

ask-act = Quelle pierre (de 1 à 4), ou une prophétie (p) ?
ask-burn = Quel pion Prophétie défaussez-vous ?
ask-pose = Comment faites-vous pivoter { the-stone } ?
hint-pose = Les chiffres sont les niveaux que remplit chaque colonne. × est le nombre d’endroits, « échange » prend à la place une pierre de 1 cube de sa couleur.
ask-place = Où placez-vous { the-stone } ?
ask-value = Quel pion Prophétie ?
ask-side = Pour quel mur prédisez-vous { $value } ?
make-prophecy = faire une prophétie
swap = échange
positions =
    { $n ->
        [one] { $n } position
       *[other] { $n } positions
    }
key-lid = l couvercle
key-walls = w monolithes
key-trial = t L4 essayer
trial-title = Où la pierre { $shape } pourrait se placer
trial-fits =
    { $n ->
        [0] ne peut pas se placer
        [one] peut se placer à { $n } endroit
       *[other] peut se placer à { $n } endroits
    }
trial-gap = en { $at } : { $cell } serait au-dessus d’un vide
trial-high = en { $at } : trop haute en { $cell }
trial-unknown = Tapez t et l’une de ces pierres : { $shapes }.
monolyth-help-board = Les lettres sont des couleurs (B bleu, O orange, N noir, T turquoise, C blanc) et les murs entourent chaque niveau. Dans l’anneau, ◆ est le cristal, ▼ la flèche, et 1 à 4 sont les pierres accessibles. Sur la carte Structure, 3+₂ signifie : 3 ou plus, il manque 2 cubes ; ✓ est assez haut. Les autres monolithes sont vus de dessus : couleur et hauteur.
monolyth-help-choose = Choisissez d’abord une pierre selon ses pas, puis comment elle est tournée, puis où la placer. Les chiffres d’une pierre tournée sont les niveaux que remplit chaque colonne. p fait une prophétie : d’abord le pion, puis le mur.
monolyth-help-look = l montre ce qui reste dans le couvercle, w tous les monolithes et leurs murs, t avec une pierre (t L4) où elle pourrait se placer.

## Ce qui s’est passé

monolyth-event-moved =
    { $who ->
        [you] Vous déplacez
       *[other] { $name } déplace
    } le cristal de { $steps ->
        [one] { $steps } emplacement
       *[other] { $steps } emplacements
    }.
monolyth-event-taken =
    { $who ->
        [you] Vous prenez { the-stone }.
       *[other] { $name } prend { the-stone }.
    }
monolyth-event-swapped =
    { $who ->
        [you] Vous échangez { the-stone } contre une pierre de 1 cube.
       *[other] { $name } échange { the-stone } contre une pierre de 1 cube.
    }
monolyth-event-discarded =
    { $who ->
        [you] Aucune pierre ne peut être placée : vous défaussez { the-stone }.
       *[other] Aucune pierre ne peut être placée : { $name } défausse { the-stone }.
    }
monolyth-event-placed =
    { $who ->
        [you] Vous placez { the-stone } : { $cells }.
       *[other] { $name } place { the-stone } : { $cells }.
    }
monolyth-event-refilled = Piochée pour l’emplacement { $site } : { stone }.
monolyth-event-closed = Le couvercle est vide : l’emplacement { $site } reste vide.
monolyth-event-prophecy =
    { $who ->
        [you] Vous prédisez { $value } pour votre { wall-name }.
       *[other] { $name } prédit { $value } pour son { wall-name }.
    }
monolyth-event-burnt =
    { $who ->
        [you] Vous défaussez le pion Prophétie { $value }.
       *[other] { $name } défausse le pion Prophétie { $value }.
    }
monolyth-event-level =
    { $who ->
        [you] Vous achevez
       *[other] { $name } achève
    } le niveau { $level } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
monolyth-event-structure =
    { $who ->
        [you] Vous achevez
       *[other] { $name } achève
    } la structure : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
monolyth-event-ending =
    { $who ->
        [you] Vous avez achevé le niveau supérieur : c’est la dernière manche.
       *[other] { $name } a achevé le niveau supérieur : c’est la dernière manche.
    }
monolyth-event-over = { game-over }

## Fin de la partie

game-over =
    { $reason ->
        [complete] Partie terminée : un niveau supérieur est achevé.
        [exhausted] Partie terminée : il n’y a plus de pierres.
       *[foretold] Partie terminée : il n’y a plus de pion Prophétie.
    }
prophecy-none = Au { wall-name } : { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }, pas de prophétie.
prophecy-kept = Au { wall-name } : { $found } sur { $value }. La prophétie est accomplie : { points }.
prophecy-lost = Au { wall-name } : { $found } sur { $value }. La prophétie n’est pas accomplie.
levels-total =
    { $levels ->
        [one] { $levels } niveau achevé
       *[other] { $levels } niveaux achevés
    } : { points }
structure-total = Structure : { points }
total = Total : { points }
rank-title = Niveau de compétence
rank-name =
    { $rank ->
        [0] Constructeur consciencieux
        [1] Artisan persévérant
        [2] Artisan doué
        [3] Architecte souverain
       *[4] Maître des Monolithes
    }
rank =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { rank-name }

## Matériel

part-stones = Pierres
part-tokens = Pions
part-structures = Cartes Structure
part-boards = Plateaux individuels
stone-count = { $n } de chaque couleur
stone-turns =
    { $n ->
        [one] { $n } façon de la tourner
       *[other] { $n } façons de la tourner
    }
board-number = Plateau { $n }
