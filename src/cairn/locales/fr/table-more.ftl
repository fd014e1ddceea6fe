# Plus sur la table : les autres, le journal par tour, la fin, les touches, la mise en place.

## Les autres

others-level =
    Niveau { $level } sur { $limit } : { $n ->
        [one] il manque { $n } cube
       *[other] il manque { $n } cubes
    }
others-whole = Les { $limit } niveaux sont achevés
others-ends = Peut provoquer la fin à son prochain tour
others-ends-brief = Fin possible
guest-waiting = Vous regardez. { $name } choisit.

## Le journal par tour

log-dealt =
    { $n ->
        [one] { $n } pierre est disposée.
       *[other] { $n } pierres sont disposées.
    }
log-points = +{ $n }
log-level = Niveau { $level }
log-structure = Structure
log-discarded = défaussée
log-earlier = Montrer les tours précédents

## La fin

last-round-still = Dernière manche. Jouent encore : { $names }
last-round-none = Dernière manche. Personne ne joue après ce tour.
last-round-left =
    { $n ->
        [one] La fin approche : il reste { $n } tour.
       *[other] La fin approche : il reste { $n } tours.
    }
result-counting = La partie est terminée. On compte les points.
next-rank =
    { $n ->
        [one] { $n } point de plus : { rank-name }, à partir de { $points } points
       *[other] { $n } points de plus : { rank-name }, à partir de { $points } points
    }
mark-prophecy = Une prophétie
mark-level = Un niveau est achevé
mark-structure = La structure est achevée
mark-ending = La dernière manche commence

## Touches

keys = Touches
keys-stone = prendre en main la pierre à cette distance
keys-move = déplacer la pierre en main ; sans elle, tourner la vue
keys-turn = faire pivoter la pierre, avec Maj dans l’autre sens
keys-flip = basculer la pierre, avec Maj dans l’autre sens
keys-next = place possible suivante
keys-swap = échanger contre une pierre de 1 cube
keys-confirm = faire ce que dit le bouton
keys-prophecy = faire une prophétie
keys-cancel = reposer, fermer
keys-undo = annuler le coup
keys-view = vue suivante
keys-orbit = tourner la vue
keys-reset = rétablir la vue
keys-cells = aller de case en case, sur le plateau et dans la cité
keys-choose = ouvrir ou choisir ce qui est marqué
keys-close = fermer ce qui est ouvert
keys-tab = vers la partie suivante de la table
keys-log = dans le journal : de tour en tour
keys-sheet = montrer ces touches

## La mise en place

clock-increment = { $n } minutes, et { $more } secondes de plus après chaque tour
waiting-for-seats =
    { $n ->
        [one] Il manque quelqu’un pour la dernière place.
       *[other] Il manque du monde pour { $n } places.
    }
waiting-for-names = On attend { $names }.
