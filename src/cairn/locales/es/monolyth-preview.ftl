# Monolyth: lo que cambiaría una piedra o una profecía, antes de decidir.

preview-label = Lo que cambiaría la piedra
preview-points =
    { $n ->
        [0] Ahora, ningún punto
        [one] +1 punto
       *[other] +{ $n } puntos
    }
preview-brings =
    { $n ->
        [0] ahora no da puntos
        [one] ahora da hasta 1 punto
       *[other] ahora da hasta { $n } puntos
    }
preview-wall =
    { side } { $from } → { $to }{ $value ->
        [0] { "" }
       *[other] { " " }/ { $value }
    }
preview-wall-said =
    { wall-name }: { $to }{ $value ->
        [0] { "" }
       *[other] { " " }de { $value }
    } en lugar de { $from }
preview-level =
    { $points ->
        [0] Completa el nivel { $level }
       *[other] Completa el nivel { $level }: +{ $points }
    }
preview-structure-done = Completa la estructura: +{ $points }
preview-structure-lost = La estructura se perdería
preview-structure = Estructura: { preview-missing }
preview-missing = faltan { $from } → { $to }
preview-structure-said =
    Estructura: { $to ->
        [one] falta 1 cubo
       *[other] faltan { $to } cubos
    } en lugar de { $from }
preview-prophecy-met = Profecía { $value } cumplida ({ side }): +{ $value }
preview-prophecy-lost = Profecía { $value } inalcanzable ({ side })
preview-structure-cell-lost = { $cell }: { $wanted }
preview-vain = El { $side ->
        [N] muro norte
        [E] muro este
        [S] muro sur
       *[W] muro oeste
    } puede llegar como máximo a { $max }: { $value } ya no se puede cumplir.
preview-vain-all = Ningún muro libre puede llegar a más de { $max }: { $value } ya no se puede cumplir.
preview-value-vain = { $value }: ningún muro libre puede alcanzarlo
mono-prompt-discard-only = Ninguna piedra al alcance encaja. Elige una para descartarla.
side-letter =
    { $side ->
        [N] N
        [E] E
        [S] S
       *[W] O
    }
