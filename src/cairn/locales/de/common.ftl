# Rund um den Tisch: für jedes Spiel gleich.

you = Du
default-name = Person { $n }
bot-name =
    { $n ->
        [0] Bot
       *[other] Bot { $n }
    }
points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
players =
    { $n ->
        [1] Solospiel
        [2] zu zweit
        [3] zu dritt
       *[4] zu viert
    }

## Vor der Partie

ask-language = Sprache
ask-game = Welches Spiel?
ask-players = Zu wievielt spielt ihr? 1 ist das Solospiel.
ask-others = Wer nimmt die anderen Plätze?
ask-name = Name von Person { $n }
people-here = alle spielen reihum an diesem Terminal
ask-save = Welche Partie willst du fortsetzen?
save-line =
    { $game }, { $names }, { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
save-damaged = beschädigt
no-saves = Es gibt keine gespeicherte Partie. Beginne eine mit: { $command }
seats-drawn =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
commitment = Der ganze Zufall steht durch ein Geheimnis schon fest. Sein SHA-256, damit du es nach der Partie prüfen kannst:
autosaved = Nach jedem Schritt wird gespeichert. Du kannst das Terminal jederzeit schließen.

## Während der Partie

enter = Enter
ask-choice = Was tust du?
while-you-waited = Während du gewartet hast
then-plays = Danach ist { $name } am Zug.
press-enter = Weiter mit Enter
key-help = ? Hilfe
key-undo = u zurücknehmen
key-back = u zurück
key-save = s speichern
key-quit = q beenden
key-log = v Verlauf
key-more = m mehr ({ $page } von { $pages })
key-confirm = Enter bestätigt
pass-on = { $name } entscheidet jetzt. Alle anderen schauen bitte weg.
shows-hidden = Dabei wird etwas Verborgenes aufgedeckt. Das lässt sich nicht zurücknehmen.
found =
    { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    } mit „{ $text }“
default-hint = Enter: { $value }
not-understood = „{ $text }“ ist hier keine Antwort. Gib eines der markierten Zeichen ein, einen Teil einer Wahl oder ? für Hilfe.
group-has =
    Gruppe { $group } hat { $n ->
        [one] 1 Möglichkeit.
       *[other] { $n } Möglichkeiten.
    }
no-match = „{ $text }“ gibt es hier nicht.
out-of-range = Bitte gib eines davon ein: { $list }.
nothing-to-undo = Nichts lässt sich zurücknehmen: Danach wurde gezogen oder jemand hat gewählt.
help-title = Hilfe
help-type = Gib die markierte Zahl oder den Buchstaben ein, gern mehrere auf einmal (1 3 2). Jeder Teil einer Wahl in ihrer Notation findet sie: „{ $example }“. Tab ergänzt die Notation.
help-confirm = Eine Wahl wird gezeigt, bevor sie gilt: Enter bestätigt sie, u geht zurück. u nimmt auch deine letzte Wahl zurück, solange danach nichts aufgedeckt wurde.
help-undo = u nimmt deine letzte Wahl zurück, solange danach nichts aufgedeckt wurde. Was sich nicht zurücknehmen lässt, wird vorher gezeigt: Enter bestätigt.
help-save = Nach jedem Schritt wird gespeichert. s sagt, wo; q beendet; { $command } setzt fort.

## Nach der Partie

saved = Gespeichert: { $path }
resume-hint = Fortsetzen mit: { $command }
record-at = Aufzeichnung: { $path }
verify-hint = Den Zufall prüfen mit: { $command }
terminal-nobody-wins = Niemand gewinnt.
terminal-wins =
    { $who ->
        [you] Du gewinnst.
       *[other] { $name } gewinnt.
    }
wins-by =
    { $who ->
        [you] { $n ->
            [0] Du gewinnst bei Gleichstand: Wer später am Zug war, gewinnt.
            [one] Du gewinnst mit 1 Punkt Vorsprung.
           *[other] Du gewinnst mit { $n } Punkten Vorsprung.
        }
       *[other] { $n ->
            [0] { $name } gewinnt bei Gleichstand: Wer später am Zug war, gewinnt.
            [one] { $name } gewinnt mit 1 Punkt Vorsprung.
           *[other] { $name } gewinnt mit { $n } Punkten Vorsprung.
        }
    }

## Nachspielen

replay-title = { $game }: { $names }
replay-start = Vor der ersten Wahl
replay-step = Schritt { $n } von { $all } · { $choice }
replay-by = { $name }: { $choice }
replay-hidden = verborgen, bis die Partie zu Ende ist
replay-keys = Enter vor · b zurück · t nächster Zug · Zahl dorthin · e Ende · q beenden
replay-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht beendet.
score-of = { $name }: { $score }
replay-result = Ergebnis: { $scores }
replay-no-step = Es gibt keinen Schritt { $text }. Die Schritte gehen von 0 bis { $all }.
chance = Zufall

## Spielmaterial

content-title = { $game }: Spielmaterial
content-hash = Prüfsumme dessen, was für das Spiel zählt: { $hash }
content-hint = Wer die Schachtel besitzt, kann all das mit einer Inhaltsdatei berichtigen: { $command }
origin =
    { $origin ->
        [rulebook] ● aus der Anleitung
        [public] ◐ aus öffentlichen Quellen
        [own] ◆ deine eigene Datei
       *[reconstructed] ○ rekonstruiert
    }
