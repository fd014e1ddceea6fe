# Monolyth: was ein Stein oder eine Prophezeiung ändern würde, bevor es entschieden ist.

preview-label = Was der Stein ändern würde
preview-points =
    { $n ->
        [0] Jetzt keine Punkte
        [one] +1 Punkt
       *[other] +{ $n } Punkte
    }
preview-brings =
    { $n ->
        [0] bringt jetzt keine Punkte
        [one] bringt jetzt bis zu 1 Punkt
       *[other] bringt jetzt bis zu { $n } Punkte
    }
preview-wall =
    { side } { $from } → { $to }{ $value ->
        [0] { "" }
       *[other] { " " }/ { $value }
    }
preview-wall-said =
    { wall-name }: { $to }{ $value ->
        [0] { "" }
       *[other] { " " }von { $value }
    } statt { $from }
preview-level =
    { $points ->
        [0] Schließt Ebene { $level } ab
       *[other] Schließt Ebene { $level } ab: +{ $points }
    }
preview-structure-done = Setzt den Entwurf um: +{ $points }
preview-structure-lost = Der Entwurf wäre verloren
preview-structure = Entwurf: { preview-missing }
preview-missing = es fehlen { $from } → { $to }
preview-structure-said =
    Entwurf: es { $to ->
        [one] fehlt 1 Block
       *[other] fehlen { $to } Blöcke
    } statt { $from }
preview-prophecy-met = Prophezeiung { $value } erfüllt ({ side }): +{ $value }
preview-prophecy-lost = Prophezeiung { $value } unerreichbar ({ side })
preview-structure-cell-lost = { $cell }: { $wanted }
preview-vain = Die { wall-name } kann höchstens { $max } erreichen: { $value } kann nicht mehr wahr werden.
preview-vain-all = Keine freie Außenwand kann mehr als { $max } erreichen: { $value } kann nicht mehr wahr werden.
preview-value-vain = { $value }: keine freie Außenwand kann das erreichen
mono-prompt-discard-only = Kein erreichbarer Stein passt. Wähle einen, der aus dem Spiel geht.
side-letter =
    { $side ->
        [N] N
        [E] O
        [S] S
       *[W] W
    }
