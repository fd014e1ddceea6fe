# Analyse einer Partie, die vorbei ist

analysis = Analyse
analysis-start = Partie analysieren
analysis-about = Wie alle nach jeder Entscheidung standen und welche am meisten gekostet haben. Der stärkste Bot geht die Partie durch und weiß dabei nie mehr, als man am Tisch wissen konnte. Das dauert etwas; du kannst dabei weiter zuschauen.
analysis-waiting = Wartet, bis sie an der Reihe ist …
analysis-running = Die Partie wird analysiert: { $n } %
analysis-stopped = Die Analyse wurde unterbrochen. Sie geht dort weiter, wo sie stehen geblieben ist.
analysis-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal; scheitert sie wieder, steht der Grund im Log des Servers.
analysis-go-on = Weitermachen
analysis-deep = Genauer hinsehen
analysis-deep-about = Bisher wurden die erste Entscheidung jedes Zuges und die stärksten Einbrüche mit der besten Möglichkeit verglichen. Genauer heißt: jede Entscheidung.
analysis-deep-done = Jede Entscheidung wurde mit der besten Möglichkeit verglichen.
analysis-win = Siegchance
analysis-points = Erwartete Punkte
analysis-chart = { $measure } von Entscheidung zu Entscheidung, Schritt { $n } von { $all }: { $list }. Die Pfeiltasten führen durch die Partie.
analysis-line = { $name } { $value }
analysis-turning = Wendepunkte
analysis-none = Keine Entscheidung war deutlich schlechter als die beste.
analysis-few = In dieser Partie gab es nichts zu entscheiden.
analysis-at = Zug { $turn }, { $name }
analysis-lost-win = −{ $n } %-Pkt.
analysis-lost-win-long =
    { $n ->
        [one] hat { $n } Prozentpunkt Siegchance gekostet
       *[other] hat { $n } Prozentpunkte Siegchance gekostet
    }
analysis-lost-points = −{ $n }
analysis-lost-points-long =
    { $n ->
        [one] hat { $n } Punkt gekostet
       *[other] hat { $n } Punkte gekostet
    }
analysis-played = Gespielt
analysis-better = Besser
analysis-reasons = Gründe
analysis-show = Diesen Moment zeigen
analysis-on-board = Auf dem Brett gezeigt
analysis-play-on = Ab Zug { $turn } weiterspielen
analysis-play-on-text =
    { $others ->
        [yes] Eine neue Partie beginnt vor dieser Entscheidung; du spielst für { $name }, Bots spielen die anderen.
       *[no] Eine neue Partie beginnt vor dieser Entscheidung.
    }
analysis-value-win = { $n } %
analysis-value-points = { $n }

## Möglichkeiten in Worten

analysis-monolyth-place = { mono-stone }: { $cells }
analysis-monolyth-swap = Gegen einen 1-Block-Stein tauschen: { $cell }
analysis-monolyth-discard = Aus dem Spiel entfernen: { mono-stone }
analysis-monolyth-prophecy = Prophezeiung { $value }: { wall-name }
analysis-monolyth-burn = Prophezeiung { $value } entfernen

## Im Terminal

analysis-title = { $game }: { $names }
analysis-working = Die Partie wird analysiert
analysis-unfinished = Die Aufzeichnung endet, bevor die Partie vorbei ist; so stand es da.
analysis-compared =
    { $n ->
        [one] { $n } Entscheidung wurde mit der besten Möglichkeit verglichen, von { $by }.
       *[other] { $n } Entscheidungen wurden mit der besten Möglichkeit verglichen, von { $by }.
    }
analysis-told = { $what }: { $text }
analysis-deeper = --depth deep vergleicht jede Entscheidung.
analysis-written = Die ganze Analyse steht in { $file }
