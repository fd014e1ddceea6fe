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
        [pebble] Freundlich und neu im Spiel; sieht nur den nächsten Schritt und liebt alles Große.
        [flint] Schnell und auf sofortige Punkte aus; vergisst, was die anderen vorhaben.
        [slate] Wägt nüchtern ab und sieht nicht über den eigenen Zug hinaus.
        [granite] Weiß, was jede Sache wert ist, und verschenkt nichts.
       *[obsidian] Denkt weit voraus. Nur wenige schlagen ihn.
    }
opponent = Gegner
level-stands-in = { $name } spielt hier wie der einfache Bot: Die Regeln laufen unkompiliert, zu langsam zum Vorausdenken.
level-stands-in-until =
    { $compiling ->
        [done] Die Regeln sind jetzt kompiliert: Gleich startet der Server neu, und { $name } spielt mit voller Stärke.
       *[under-way] Die Regeln werden gerade kompiliert, das dauert einige Minuten. Danach spielt { $name } mit voller Stärke.
    }
start-bot-now = { $name }, beginnt sofort
thinking = { $name } denkt nach …

## Tipps

hint = Tipp
key-hint = i Tipp
keys-hint = nach den besten Zügen fragen
hint-thinking = Die besten Züge werden gesucht …
hint-title = Die besten Züge
hint-told = Die besten Züge: { $told }
hint-none = Hier gibt es keinen Tipp.
hint-expects =
    { $n ->
        [one] { $n } Punkt erwartet
       *[other] { $n } Punkte erwartet
    }
hint-wins = { $n } % Siegchance
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
            [0] Ebenen früher fertig
           *[other] Ebene { $level } früher fertig
        }
        [structure] Näher am Entwurf
        [deny] Lässt { $name } weniger Punkte
        [tempo] Besserer Zeitpunkt
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
hint-than = in Punkten, gegenüber einem üblichen Zug
hint-more = Alle Gründe
hint-others = anderen
hint-do = So spielen
hint-place = { $stone } auf { $cells }
hint-swap = 1-Block-Stein ({ $colour }) auf { $cells }
hint-discard = Den Stein in Reichweite { $steps } aus dem Spiel entfernen
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
