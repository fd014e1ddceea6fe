# Monumental: the table in the browser.

monumental-automa-card = Automakarte
monumental-acts = Was du tun kannst
monumental-end-title =
    { $how ->
        [pass] Für den Rest der Runde passen?
       *[end] Zug beenden?
    }
monumental-end-back = Zurück zum Zug
monumental-end-left = Noch möglich, zum Beispiel:
monumental-end-more =
    { $n ->
        [one] und 1 weiteres
       *[other] und { $n } weitere
    }
monumental-automa-name = Automa
monumental-over = Das Spiel ist vorbei.
monumental-waits = { $name } ist am Zug.
monumental-pages = Teile des Tisches
monumental-holdings = Deine Ressourcen
monumental-chip-wonder = { $name }: noch { $n }
monumental-page =
    { $page ->
        [city] Stadt
        [map] Landkarte
        [display] Auslage
       *[others] Mitspielende
    }
monumental-only =
    { $what ->
        [barbarian] gegen Barbaren
       *[wonder] für Wunder
    }
monumental-all-cards = Alle Karten
monumental-undo-far = Alles zurücknehmen ({ $n })
monumental-do-use-effect = Effekt nutzen: { $name }
monumental-do-decline = Nein, danke
monumental-do-lapse =
    Verfällt am Ende { $unit ->
        [rounds] der Runde
       *[turns] des Zuges
    }: { $amounts }.
monumental-ask-cross = Wähle eine Zeile und eine Spalte deiner Stadt.
monumental-advised =
    { $end ->
        [start] Der Tipp beginnt hier.
       *[goal] Der Tipp ist hier.
    }
