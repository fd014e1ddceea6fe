# Monolyth sur le web : la table, ses vues, ce que l’on fait d’une pierre.

mono-stone =
    { $colour ->
        [blue] pierre bleue, { shape-name }
        [orange] pierre orange, { shape-name }
        [black] pierre noire, { shape-name }
        [turquoise] pierre turquoise, { shape-name }
       *[white] pierre blanche, { shape-name }
    }

## À qui de jouer

mono-your-turn = À vous de jouer
mono-turn-of = À { $name } de jouer
mono-stopped = La partie est terminée.
mono-waiting = { $name } choisit.
mono-waiting-burn = { $name } défausse un pion Prophétie.
mono-drawing = Une pierre est piochée.
mono-undo = Annuler le coup

## Agir

mono-prompt-act = Choisissez une pierre ou faites une prophétie.
mono-prompt-stone = Choisissez une pierre.
mono-prompt-discard = Aucune pierre accessible ne peut être placée. Choisissez-en une à défausser ou faites une prophétie.
mono-in-reach = Pierres accessibles
mono-only-swap = ne peut se placer que comme pierre de 1 cube
mono-only-discard = ne peut qu’être défaussée
mono-not-now = impossible à jouer maintenant
mono-discard-short = défausser
mono-lies = En { $cells }.
mono-not-there = Pas à l’endroit visé : { $reason }.
mono-fits-not-so = Dans cette position, elle ne peut se placer nulle part.
mono-fits-never = Cette pierre ne peut se placer nulle part sur votre plateau.
mono-trying = Recherche des places possibles…
mono-try-reach = Simple essai : le cristal n’atteint pas cette pierre.
mono-try-turn = Simple essai : ce n’est pas votre tour.
mono-discard-hint = Elle quitte la partie et rien n’est placé.
mono-turn = Pivoter
mono-flip = Basculer
mono-next = Position possible suivante
mono-swap = Échanger contre 1 cube
mono-swap-brief = Échanger
mono-cancel = Annuler
mono-place = Placer
mono-discard = Défausser
mono-prophecy = Prophétie
mono-which-wall = Pour quel mur ?
mono-could-reach = jusqu’à { $max }
mono-has-reach = { $now }, jusqu’à { $max }
mono-foretell = Prédire { $value } : { wall-name }
mono-burn = Défausser le pion { $value }
mono-burn-none = Défausser un pion

## L’anneau

mono-ring = Anneau d’emplacements
mono-site =
    { $n ->
        [0] Emplacement { $site } : { $stone }, hors d’atteinte
        [one] Emplacement { $site } : { $stone }, à { $n } pas
       *[other] Emplacement { $site } : { $stone }, à { $n } pas
    }
mono-site-empty = Emplacement { $site } : vide
mono-crystal-here = Emplacement { $site } : le cristal est ici

## Regarder un monolithe

mono-tower = Monolithe : { $name }
mono-view = Vue
mono-view-orbit = Monolithe
mono-view-exploded = Éclaté
mono-view-xray = Rayons X
mono-view-walls = Murs
mono-view-plan = Plan
mono-reset = Rétablir la vue
mono-look-at = Voir ce monolithe : { $name }
mono-back = Retour
mono-others = Autres monolithes
mono-plan-label = Plan : { $name }. Les flèches déplacent, Entrée choisit.
mono-levels-label = Niveau
mono-above = Vu du dessus
mono-empty = vide
mono-cell =
    { $n ->
        [0] { $cell } : vide
        [one] { $cell } : { $n } cube de haut, { $colours }
       *[other] { $cell } : { $n } cubes de haut, à partir du haut { $colours }
    }{ $ghost ->
        [here] . La pierre serait ici.
       *[away] .
    }
mono-cell-level =
    { $cell }, niveau { $level } : { $what }{ $ghost ->
        [here] . La pierre serait ici.
       *[away] .
    }

## Murs et structure

mono-wall-label = { wall-name }, { colour }. { $state }
mono-wall-growing =
    A { $now } sur { $value }, { $needs ->
        [one] il en manque { $needs }
       *[other] il en manque { $needs }
    }, peut atteindre { $max }.
mono-wall-kept = A { $now } sur { $value } : accomplie.
mono-wall-lost = A { $now } sur { $value }, ne peut plus atteindre que { $max }.
mono-structure-label = Carte Structure, tournée au mieux
mono-structure-cell =
    { $cell } : { $wanted }{ $n ->
        [0] , suffisant
        [one] , il manque { $n }
       *[other] , il manque { $n }
    }

## Ce qui reste

mono-stock = Couvercle et pions
mono-shape = Forme
mono-all = Tout
mono-none-left = plus aucun
mono-close = Fermer

## Les onglets

mono-tabs = Que montrer
mono-tab-place = Jouer
mono-tab-walls = Murs
mono-tab-prophecy = Prophétie
mono-tab-others = Autres
mono-tab-ring = Anneau
mono-tab-stock = Couvercle

## La fin

mono-result = Résultat
mono-counts = Murs, niveaux, structure
mono-result-cubes = Cubes
mono-result-points = Points
mono-skip = Passer le décompte

mono-term-structure = La structure : une carte pour tout le monde. Si vos hauteurs y correspondent à la fin de votre tour, tournée ou en miroir, vous prenez le pion Structure le plus élevé qui reste, une fois par partie.
mono-term-level = Pions Niveau : qui remplit les 16 cases d’un niveau prend le plus élevé qui reste ; en solo, le plus bas.
mono-term-supply = La réserve : au lieu de la pierre au cristal, vous pouvez prendre une pierre de 1 cube de sa couleur, tant qu’il en reste. La pierre quitte la partie.
mono-term-prophecy = Une prophétie : un pion sur un côté de votre plateau. À la fin, il rapporte son nombre si le mur de ce côté montre au moins autant de cubes de la couleur du côté. Il reste où il est.
mono-term-lid = Le couvercle : les pierres encore à piocher. On peut regarder dedans ; la pioche se fait à l’aveugle.
mono-term-wall = Un mur : la rangée extérieure de colonnes d’un côté, à toutes les hauteurs. Seuls comptent les cubes de la couleur du côté ; un coin appartient aux deux murs.
mono-term-points = Vos points si la partie s’arrêtait maintenant : niveaux, structure et prophéties accomplies.
mono-term-crystal = Le cristal se trouve sur un emplacement de l’anneau. À votre tour, vous le déplacez de 1 à 4 emplacements dans le sens horaire ; ceux qui n’ont pas de pierre sont sautés. L’emplacement qu’il quitte est rempli.
