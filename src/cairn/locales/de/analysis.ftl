# Analyse einer Partie, die vorbei ist

analysis = Analyse
analysis-start = Partie analysieren
analysis-about = Wie alle von Wahl zu Wahl standen und welche Wahl am meisten gekostet hat. Der stärkste Bot sieht die Partie durch und weiß dabei nie mehr, als man am Tisch wissen konnte. Das dauert etwas; du kannst dabei weiter zuschauen.
analysis-waiting = Wartet, bis sie an der Reihe ist …
analysis-running = Die Partie wird durchgesehen: { $n } %
analysis-stopped = Die Analyse wurde unterbrochen. Sie geht dort weiter, wo sie stehen geblieben ist.
analysis-go-on = Weitermachen
analysis-deep = Genauer hinsehen
analysis-deep-about = Bisher wurden die erste Wahl jedes Zuges und die steilsten Abstiege mit der besten verglichen. Genauer heißt: jede Wahl.
analysis-deep-done = Jede Wahl wurde mit der besten verglichen.
analysis-win = Siegchance
analysis-points = Erwartete Punkte
analysis-chart = { $measure } von Wahl zu Wahl, Schritt { $n } von { $all }: { $list }. Die Pfeiltasten führen durch die Partie.
analysis-line = { $name } { $value }
analysis-turning = Wendepunkte
analysis-none = Keine Wahl war deutlich schlechter als die beste.
analysis-few = In dieser Partie gab es nichts zu entscheiden.
analysis-at = Zug { $turn }, { $name }
analysis-lost-win = −{ $n } %
analysis-lost-win-long = hat { $n } % Siegchance gekostet
analysis-lost-points = −{ $n }
analysis-lost-points-long =
    { $n ->
        [one] hat { $n } Punkt gekostet
       *[other] hat { $n } Punkte gekostet
    }
analysis-played = Gespielt
analysis-better = Besser
analysis-reasons = Wegen
analysis-show = Diesen Moment zeigen
analysis-value-win = { $n } %
analysis-value-points = { $n }

## Möglichkeiten in Worten

analysis-monolyth-place = { mono-stone }: { $cells }
analysis-monolyth-swap = Gegen einen Block tauschen: { $cell }
analysis-monolyth-discard = Abwerfen: { mono-stone }
analysis-monolyth-prophecy = Prophezeiung { $value }: { wall-name }
analysis-monolyth-burn = { $value } aufgeben

## Im Terminal

analysis-title = { $game }: { $names }
analysis-working = Die Partie wird durchgesehen
analysis-unfinished = Die Aufzeichnung endet, bevor die Partie vorbei ist; so stand es dort.
analysis-compared =
    { $n ->
        [one] { $n } Wahl wurde mit der besten verglichen, von { $by }.
       *[other] { $n } Entscheidungen wurden mit der besten verglichen, von { $by }.
    }
analysis-deeper = --depth deep vergleicht jede Wahl.
analysis-written = Die ganze Analyse steht in { $file }
