# Gegner: ihre Stufen und Charaktere, das Nachdenken und die Tipps.

level-name =
    { $level ->
        [pebble] Kiesel
        [flint] Feuerstein
        [slate] Schiefer
        [granite] Granit
        [obsidian] Obsidian
       *[other] { $level }
    }
level-character =
    { $level ->
        [pebble] Ein freundlicher Anfänger, der nur den nächsten Schritt sieht und alles Große liebt.
        [flint] Schnell und gierig auf Punkte sofort; vergisst, was die anderen vorhaben.
        [slate] Plant jeden Zug nüchtern.
        [granite] Weiß, was alles wert ist, und schenkt nichts her.
       *[obsidian] Liest weit voraus. Nur wenige schlagen ihn.
    }
opponent = Gegner
level-stands-in = { $name } spielt hier wie der einfache Bot: Die Regeln laufen unkompiliert, zu langsam zum Vorausdenken.
start-bot-now = { $name }, beginnt sofort
thinking = { $name } denkt nach …

## Tipps

hint = Tipp
key-hint = i Tipp
keys-hint = nach den besten Zügen fragen
hint-thinking = Die besten Züge werden gesucht …
hint-title = Die besten Züge
hint-none = Hier gibt es keinen Tipp.
hint-expects =
    { $n ->
        [one] { $n } Punkt erwartet
       *[other] { $n } Punkte erwartet
    }
hint-wins = { $n } % Siegchance
hint-why = Denn
hint-reason =
    { $kind ->
        [prophecy] Prophezeiung { $side ->
            [N] im Norden
            [E] im Osten
            [S] im Süden
            [W] im Westen
           *[none] in Sicht
        }
        [level] { $level ->
            [0] Ebenen früher
           *[other] Ebene { $level } früher
        }
        [structure] Näher am Entwurf
        [deny] Lässt { $name } weniger Punkte
        [tempo] Besser in der Zeit
        [wonders] Wunder
        [knowledge] Wissen
        [policies] Kulturpolitiken
        [provinces] Provinzen
        [dominance] Vorherrschaft
        [city] Bessere Karten für spätere Züge
        [resources] Ressourcen
        [map] Einheiten, Außenposten und Entdecker gut aufgestellt
       *[other] Die Stellung im Ganzen
    }
hint-reason-points = { $what }: { $change }
hint-change =
    { $up ->
        [yes] +{ $n }
       *[no] −{ $n }
    }
hint-others = anderen
hint-do = So machen
hint-place = { $stone } auf { $cells }
hint-swap = 1-Würfel-Stein ({ $colour }) auf { $cells }
hint-discard = Den Stein in Reichweite { $steps } ablegen
hint-prophecy = Prophezeiung { $value } im { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
hint-burn = Prophezeiung { $value } entfernen
hints-for-all = Tipps für alle
hints-for-all-text = Alle am Tisch dürfen nach den besten Zügen fragen. Sonst darf das nur, wer allein oder gegen Bots spielt.
hints-allowed = An diesem Tisch sind Tipps erlaubt.
seat-hints =
    { $n ->
        [one] 1 Tipp
       *[other] { $n } Tipps
    }
error-no-hints = Hier spielen andere mit, und an diesem Tisch sind keine Tipps erlaubt.
