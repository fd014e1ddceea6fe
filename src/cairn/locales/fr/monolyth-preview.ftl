# Monolyth : ce que changerait une pierre ou une prophétie, avant de décider.

preview-label = Ce que la pierre changerait
preview-points =
    { $n ->
        [0] Aucun point pour l’instant
        [one] +{ $n } point
       *[other] +{ $n } points
    }
preview-brings =
    { $n ->
        [0] ne rapporte aucun point pour l’instant
        [one] rapporte jusqu’à { $n } point
       *[other] rapporte jusqu’à { $n } points
    }
preview-wall =
    { side } { $from } → { $to }{ $value ->
        [0] { "" }
       *[other] { " " }/ { $value }
    }
preview-wall-said =
    { wall-name } : { $to }{ $value ->
        [0] { "" }
       *[other] { " " }sur { $value }
    } au lieu de { $from }
preview-level =
    { $points ->
        [0] Achève le niveau { $level }
       *[other] Achève le niveau { $level } : +{ $points }
    }
preview-structure-done = Achève la structure : +{ $points }
preview-structure-lost = La structure serait perdue
preview-structure = Structure : { preview-missing }
preview-missing = il manque { $from } → { $to }
preview-structure-said =
    Structure : il manque { $to ->
        [one] { $to } cube
       *[other] { $to } cubes
    } au lieu de { $from }
preview-prophecy-met = Prophétie { $value } accomplie ({ side }) : +{ $value }
preview-prophecy-lost = Prophétie { $value } hors d’atteinte ({ side })
preview-structure-cell-lost = { $cell } : { $wanted }
preview-vain = Le { $side ->
        [N] mur nord
        [E] mur est
        [S] mur sud
       *[W] mur ouest
    } peut atteindre au plus { $max } : { $value } ne peut plus s’accomplir.
preview-vain-all = Aucun mur libre ne peut dépasser { $max } : { $value } ne peut plus s’accomplir.
preview-value-vain = { $value } : aucun mur libre ne peut l’atteindre
mono-prompt-discard-only = Aucune pierre accessible ne peut être placée. Choisissez-en une à défausser.
side-letter =
    { $side ->
        [N] N
        [E] E
        [S] S
       *[W] O
    }
