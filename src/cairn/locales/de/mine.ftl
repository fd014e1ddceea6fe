# Die eigenen Partien, wie sie ausgingen, eine Partie als Bild, und der Client als App

## Meine Partien

mine-title = Meine Partien
mine-text = Dein Zug, Ergebnisse, Statistik
mine-waiting = Warten auf dich
mine-running = Andere sind am Zug
mine-open = Warten auf Mitspielende
mine-over = Beendet
mine-empty = Du hast hier noch nicht gespielt.
mine-empty-text = Hier erscheinen die Partien, die du auf diesem Gerät spielst. Es gibt kein Konto: Der Browser kennt dich durch ein Cookie.
mine-over-empty = Noch ist keine Partie beendet.
mine-looking = Es wird nachgesehen, wer am Zug ist
mine-older = Ältere Regeln
mine-more = Mehr zeigen
mine-alone = Allein
mine-against = Gegen { $names }
mine-one-screen = An einem Bildschirm: { $names }
mine-minutes = { $n } min
mine-hours = { $n } h
mine-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
mine-how =
    { $how ->
        [won] Gewonnen
        [shared] Geteilter Sieg
        [lost] Verloren
        [resigned] Du hast aufgegeben
        [time] Deine Zeit war um
        [they-resigned] Gewonnen: Die Gegenseite hat aufgegeben
        [they-time] Gewonnen: Die Zeit der Gegenseite war um
        [stopped] Abgebrochen
        [together] Zu Ende gespielt
        [alone] Zu Ende gespielt
       *[away] Weggelegt
    }

## Wie es mir ergangen ist

figures-title = Statistik
figures-who = Gegen
figures-played = Gespielt
figures-won = Gewonnen
figures-shared = { $n } geteilt
figures-lost = { $n } verloren
figures-left = { $n } aufgegeben
figures-mean = Mittel
figures-best = Bestes
figures-bot =
    { $bot ->
        [random] Bot, leicht
        [greedy] Bot, solide
       *[other] Bot { $bot }
    }
figures-people = Menschen
figures-empty = Die Statistik beginnt mit deiner ersten beendeten Partie.
figures-counted = Eine Partie gegen mehrere zählt in jeder ihrer Zeilen. Mittel und Bestes gelten für Partien, die zu Ende gespielt wurden.
figures-uncounted =
    { $n ->
        [one] 1 Partie zählt nicht mit: Du hattest darin mehrere Plätze, oder sie wurde von einer anderen aus weitergespielt.
       *[other] { $n } Partien zählen nicht mit: Du hattest darin mehrere Plätze, oder sie wurden von anderen aus weitergespielt.
    }

## Eine Partie als Bild

picture = Bild
picture-title = Die Partie als Bild
picture-save = Bild speichern
picture-failed = Das Bild ließ sich nicht zeichnen. Versuch es noch einmal, oder mach ein Bildschirmfoto.
picture-of = { $game }, { $date }

## Ohne den Server

away-title = Der Server ist nicht erreichbar.
away-text = Tische und deine Partien brauchen ihn. Diese Seite versucht es von selbst wieder; Regeln, die du schon geöffnet hattest, kannst du inzwischen lesen.
away-page = Diese Seite wurde noch nie geladen, deshalb braucht sie den Server.

## Töne

volume = Lautstärke
