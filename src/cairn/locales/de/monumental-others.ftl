# Die anderen bei Monumental, der Zug der Automa, der Verlauf nach Zügen, das Ende.

monumental-others = Mitspielende
monumental-others-count =
    { $what ->
        [provinces] { $n ->
            [one] 1 Provinz
           *[other] { $n } Provinzen
        }
        [knowledge] { $n ->
            [one] 1 Wissenskarte
           *[other] { $n } Wissenskarten
        }
        [wonders] { $n ->
            [one] 1 Wunder
           *[other] { $n } Wunder
        }
       *[policies] { $n ->
            [one] 1 Politikkarte
           *[other] { $n } Politikkarten
        }
    }
monumental-others-most = am meisten
monumental-others-points = Punkte
monumental-others-dominance = Vorherrschaft
monumental-others-leads =
    { $who ->
        [you] Du liegst um { $n } vorn.
       *[other] { $name } liegt um { $n } vorn.
    }
monumental-others-tie = Gleichstand: { $names } punkten alle.
monumental-others-nobody = Noch hat niemand etwas davon.
monumental-others-worth =
    { $n ->
        [one] Bringt 1 Punkt
       *[other] Bringt { $n } Punkte
    }
monumental-others-look = Stadt von { $name } ansehen
monumental-others-no-city = Die Automa hat keine Stadt.
monumental-others-recap = Letzten Zug zeigen
monumental-others-before = Vorige Person
monumental-others-after = Nächste Person
monumental-others-resources = Ressourcen
monumental-others-wonder = Wunder im Bau
monumental-others-wonders = Wunder
monumental-others-policies = Politikkarten
monumental-others-acting = die letzte wirkt
monumental-others-army = Einheiten
monumental-others-none = noch nichts
monumental-others-capital =
    { $n ->
        [one] 1 in der Hauptstadt
       *[other] { $n } in der Hauptstadt
    }
monumental-others-at = { $name } in { $tile }
monumental-others-home = { $name } in der Hauptstadt
monumental-others-off = { $name } nicht auf der Landkarte
monumental-others-built =
    { $n ->
        [one] 1 Außenposten
       *[other] { $n } Außenposten
    }
monumental-others-explorers = Entdecker
monumental-others-tokens = Plättchen
monumental-others-cards = Karten
monumental-others-to-go = noch { $amount }

## Was jemand getan hat

monumental-recap = Was { $name } getan hat
monumental-recap-of = Zug { $n } von { $all }
monumental-recap-empty = Noch hat niemand gespielt.
monumental-recap-pause = Anhalten
monumental-recap-play = Weiter
monumental-recap-all = Alles zeigen
monumental-recap-again = Noch einmal
monumental-recap-close = Schließen
monumental-recap-before = Der Zug davor
monumental-recap-after = Der nächste Zug
monumental-recap-brought = Unterm Strich
monumental-recap-collected =
    { $who ->
        [you] Du sammelst { $n } Produktionsplättchen ein ({ $tiles }).
       *[other] { $name } sammelt { $n } Produktionsplättchen ein ({ $tiles }).
    }

## Die Automa

monumental-automa-turn = Die Automa ist am Zug
monumental-automa-turn-of = { $name } spielt ihre Karten
monumental-automa-has-played = { $name } hat gespielt
monumental-automa-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
monumental-automa-nth = Karte { $n } von { $all }
monumental-automa-base = Auf der Karte steht
monumental-automa-twice = Auf der Karte steht, zweimal
monumental-automa-only = Nur dieser Teil zählt, bei jedem Kriegsherrn
monumental-automa-special = Außerdem, wegen { $warlord }
monumental-automa-other = Der Rest gilt für Kriegsherren anderer Art und zählt nicht.
monumental-automa-does = Das geschieht
monumental-automa-thinks = Gleich handelt sie.
monumental-automa-nothing = Es wird nichts daraus.
monumental-automa-drew =
    { $n ->
        [one] Sie deckt eine weitere Karte auf.
       *[other] Sie deckt { $n } weitere Karten auf.
    }
monumental-automa-unfold = Aufklappen
monumental-automa-next = Weiter
monumental-automa-back = Zurück
monumental-automa-done = Fertig
monumental-automa-close = Schließen, die Partie geht weiter
monumental-automa-pace = Tempo
monumental-automa-pace-slow = Langsam
monumental-automa-pace-normal = Normal
monumental-automa-pace-fast = Schnell
monumental-automa-pace-once = Alles auf einmal
monumental-automa-goes-on = Es geht weiter, wenn du entschieden hast.

## Der Verlauf

monumental-log-setup = Aufbau
monumental-log-earlier = Davor
monumental-log-show-earlier = Frühere Züge zeigen
monumental-log-round = Runde { $n }
monumental-log-all = Alle
monumental-log-era = Zeitalter { $era }
monumental-log-upkeep =
    { $n ->
        [one] 1 Karte kam oder ging
       *[other] { $n } Karten kamen oder gingen
    }
monumental-log-to-turn = Diesen Zug von { $name } nachspielen
monumental-log-to-round = Diesen Moment nachspielen
monumental-log-nothing = noch nichts

## Das Ende

monumental-result-sheet = Wertung
monumental-result-part = Kategorie
monumental-result-place = { $n }.
monumental-result-winner = gewinnt
monumental-result-own = Für das Erreichte
monumental-result-most =
    Vorherrschaft, je { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
monumental-result-more = Dazu
monumental-result-has = insgesamt { $n }
monumental-result-dominance = Wer am meisten hatte
monumental-result-alone = { $what }: { $name } hat { $n }, das sind { $lead } mehr als alle anderen.
monumental-result-level = { $what }: Gleichstand bei { $n }. { $names } punkten alle.
monumental-result-none = { $what }: Niemand hat etwas davon, niemand punktet.
monumental-result-ties = Gleichstände
monumental-result-breaks = Entscheidet bei Gleichstand
monumental-result-no-tie = Um den Sieg gab es keinen Gleichstand. Dann hätte mehr Gold entschieden, danach mehr Kultur.
monumental-result-by-gold = { $names } stehen bei { $n } Punkten. Mehr Gold entscheidet: { $name } hat { $gold }.
monumental-result-by-culture = { $names } haben gleich viele Punkte und gleich viel Gold. Mehr Kultur entscheidet: { $name } hat { $culture }.
monumental-result-shared = { $names } haben gleich viele Punkte, gleich viel Gold und gleich viel Kultur und teilen sich den Sieg.
monumental-result-course = Wie es lief
monumental-result-measure =
    { $measure ->
        [score] Punkte
        [gained] Ertrag je Runde
        [gold] Gold
       *[culture] Kultur
    }
monumental-result-about =
    { $measure ->
        [score] Punkte nach jedem Zug.
        [gained] Alles, was jede Person in einer Runde erhalten hat, ausgegeben oder nicht.
        [gold] Gold im Vorrat.
       *[culture] Kultur im Vorrat.
    }
monumental-result-chart = { $measure } nach Zügen: { $list }
monumental-result-line = { $name } { $n }
monumental-result-turn = Zug
monumental-result-round = Runde
monumental-result-as-table = Als Tabelle
monumental-result-as-chart = Als Schaubild
monumental-result-loading = Der Verlauf wird geholt.
monumental-result-close = Zurück zum Tisch

## Ein Bildschirm

monumental-hand-over = Gib weiter an { $name }
monumental-hand-over-text = Was jetzt kommt, ist nur für { $name }. Alle anderen schauen bitte weg.
monumental-hand-over-ready = Ich bin { $name }
