# Die Landkarte von Monumental im Browser: Geländefelder, Eroberungen, was die Zeichen bedeuten.

monumental-map-label = Landkarte
monumental-map-keys = Die Pfeiltasten führen von Feld zu Feld, Enter zeigt ein Feld, Plus und Minus vergrößern und verkleinern, 0 zeigt die ganze Landkarte.
monumental-map-in = Vergrößern
monumental-map-out = Verkleinern
monumental-map-whole = Ganze Landkarte zeigen
monumental-map-legend = Was die Zeichen bedeuten
monumental-map-close = Schließen
monumental-map-tile = { $terrain } { $tile }
monumental-map-value = Geländewert { $n }
monumental-map-defense = Verteidigung { $n }
monumental-map-owner =
    { $who ->
        [you] von dir kontrolliert
       *[other] von { $name } kontrolliert
    }
monumental-map-unowned = frei
monumental-map-explorers =
    { $who ->
        [you] { $n ->
            [one] dein Entdecker
           *[other] deine { $n } Entdecker
        }
       *[other] { $n ->
            [one] Entdecker von { $name }
           *[other] { $n } Entdecker von { $name }
        }
    }
monumental-map-can =
    { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }
monumental-map-means =
    { $sign ->
        [defense] Verteidigung einer Provinz
        [soldier] Soldaten
        [explorer] Entdecker
        [capital] Hauptstadt
        [barbarian] Barbaren mit ihrer Zahl
        [city] Freie Stadt mit der Zahl der Ressourcen, die sie verlangt
        [warlord] Kriegsherr oder Kriegsherrin
        [hero] Held oder Heldin
        [outpost] Außenposten
        [wonder] Wunder
        [market] Markt mit der Zahl seiner Plättchen
        [production] Produktionsplättchen
        [lit] Hier kannst du etwas tun
       *[monster] Monster
    }
monumental-map-may-hold = Kann hier noch liegen:
monumental-map-saw = Das hast du hier gesehen:
monumental-map-monster =
    { $n ->
        [0] { $name }, hat noch nicht angegriffen
        [one] { $name }, hat einmal angegriffen
       *[other] { $name }, hat { $n }-mal angegriffen
    }

## Was eine Eroberung kostet

monumental-map-conquest = Eroberung
monumental-map-units =
    { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    }
monumental-map-conquest-costs =
    { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    } und { $amounts }
monumental-map-gold-for =
    { $n ->
        [one] 1 Gold springt ein
       *[other] { $n } Gold springen ein
    }
monumental-map-less = { $n } weniger, wo du willst
monumental-map-march = Es würden marschieren: { $who }
monumental-map-march-soldiers =
    { $n ->
        [one] 1 Soldat aus { $tile }
       *[other] { $n } Soldaten aus { $tile }
    }
monumental-map-march-figure = { monumental-figure } aus { $tile }
monumental-map-choose-units = Selbst wählen, wer marschiert
monumental-map-why-units =
    Braucht { $needs ->
        [one] 1 Einheit
       *[other] { $needs } Einheiten
    }, { $reach ->
        [0] keine kann hin.
        [one] 1 kann hin.
       *[other] { $reach } können hin.
    }
monumental-map-why-pay =
    Kostet { $amounts }, { $n ->
        [one] 1 fehlt.
       *[other] { $n } fehlen.
    }
monumental-map-why-far = Grenzt nicht an dein Gebiet.
monumental-map-why-own = Gehört dir.
monumental-map-why-capital = Eine Hauptstadt kann nicht erobert werden.
monumental-map-why-water = Wasser kann nicht erobert werden.
monumental-map-would =
    { $n ->
        [one] Nötig wäre 1 Einheit.
       *[other] Nötig wären { $n } Einheiten.
    }
monumental-map-out-of-here = Von hier aus
