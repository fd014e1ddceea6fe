# Monolyth: what a stone or a prophecy would change, before it is decided.

preview-label = What the stone would change
preview-points =
    { $n ->
        [0] No points now
        [one] +1 point
       *[other] +{ $n } points
    }
preview-brings =
    { $n ->
        [0] brings no points now
        [one] brings up to 1 point now
       *[other] brings up to { $n } points now
    }
preview-wall =
    { side } { $from } → { $to }{ $value ->
        [0] { "" }
       *[other] { " " }/ { $value }
    }
preview-wall-said =
    { wall-name }: { $to }{ $value ->
        [0] { "" }
       *[other] { " " }of { $value }
    } instead of { $from }
preview-level =
    { $points ->
        [0] Completes level { $level }
       *[other] Completes level { $level }: +{ $points }
    }
preview-structure-done = Completes the structure: +{ $points }
preview-structure-lost = The structure would be lost
preview-structure = Structure: { preview-missing }
preview-missing = missing { $from } → { $to }
preview-structure-said =
    Structure: { $to ->
        [one] 1 cube missing
       *[other] { $to } cubes missing
    } instead of { $from }
preview-prophecy-met = Prophecy { $value } fulfilled ({ side }): +{ $value }
preview-prophecy-lost = Prophecy { $value } out of reach ({ side })
preview-structure-cell-lost = { $cell }: { $wanted }
preview-vain = The { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } wall can reach { $max } at most: { $value } cannot come true any more.
preview-vain-all = No free wall can reach more than { $max }: { $value } cannot come true any more.
preview-value-vain = { $value }: no free wall can reach it
mono-prompt-discard-only = No stone within reach can be placed. Choose one to discard.
side-letter =
    { $side ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }
