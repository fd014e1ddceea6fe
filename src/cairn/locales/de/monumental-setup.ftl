# Einen Tisch von Monumental im Browser vorbereiten.

## Die Landkarte

setup-map = Landkarte
setup-map-drawn = Gezogen
setup-map-drawn-text = Eine von diesen, wenn die Partie beginnt
setup-map-level =
    { $level ->
        [1] friedlich
        [2] gemischt
       *[3] aggressiv
    }
setup-map-random = Zufällige Landkarte
setup-map-random-text = Für jede Partie neu
setup-map-own = Eigene Landkarte
setup-map-own-text = Geschrieben oder aus einer Datei
setup-map-for = zu { $n ->
        [2] zweit
        [3] dritt
       *[4] viert
    }
setup-map-others = Landkarten für andere Personenzahlen
setup-map-misfit = { $name } ist für { $players }, aber an diesem Tisch spielen { $seats }. Wähle eine andere Landkarte oder ändere die Plätze.
setup-map-none = Keine Landkarte ist für { $seats }. Nimm einen Platz oder die Automa weg.
setup-map-room =
    { $n ->
        [0] hat keinen Platz für Monster
        [one] hat Platz für 1 Monster
       *[other] hat Platz für { $n } Monster
    }
setup-map-crowded =
    { $most ->
        [0] { $name } hat keinen Platz für Monster.
       *[other] { $name } hat Platz für { $most } Monster, nicht für { $n }.
    } Wähle eine andere Landkarte oder weniger Monster.
setup-random = Art der Landkarte
setup-random-kind =
    { $kind ->
        [small] Klein
        [medium] Mittel
        [large] Groß
       *[rulebook] Nach dem Regelheft
    }
setup-random-text =
    { $kind ->
        [small] Für alle gleich, und man trifft sich früh: die aggressivste Art.
        [medium] Für alle gleich, mit Raum für eine Weile.
        [large] Für alle gleich, mit viel Raum: die friedlichste Art.
       *[rulebook] Zufällig verteilt; nur was neben den Hauptstädten liegt, ist für alle gleich.
    }
setup-random-draw = Jetzt eine ziehen
setup-random-again = Eine andere ziehen
setup-random-drawing = Eine Landkarte wird gezogen
setup-random-drawn = Auf dieser Landkarte spielt ihr.
setup-random-later = Sonst wird sie gezogen, wenn die Partie beginnt.
setup-own-file = Landkartendatei (TOML)
setup-own-lacks = Prüfe zuerst deine Landkarte, oder wähle einen anderen Weg.
setup-own-check = Landkarte prüfen
setup-own-choose = Datei wählen
setup-own-example = Mit „{ $name }“ beginnen
setup-own-go = Zu Zeile { $line }
setup-own-good = { $name } ist spielbar, zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    }.

## Zivilisationen

setup-civilizations = Zivilisationen
setup-civilizations-drawn = Gezogen
setup-civilizations-chosen = Gewählt
setup-civilizations-text = Jeder Platz zieht eine von fünf, wenn die Partie beginnt.
setup-civilization-of = { $name }
setup-land =
    { $land ->
        [china] China
        [denmark] Dänemark
        [egypt] Ägypten
        [greece] Griechenland
        [japan] Japan
       *[other] { $land }
    }

## Module und Auslegungen

setup-modules = Module
setup-monsters = Wie viele
setup-monsters-chosen = { $n } Monster
setup-rulings = Auslegungen
setup-rulings-text = Wo das Regelheft etwas offenlässt, kann ein Tisch anders entscheiden.
setup-switch =
    { $name ->
        [renaissance] Renaissance
        [alternatives] Alternative Wunder
        [heroes] Helden
        [monsters] Monster
        [continuous] Fortlaufendes Spiel
        [explorers_in_capitals] Entdecker betreten Hauptstädte
        [wandering_marker] Wer beginnt, wechselt
       *[plain_display] Sechs Karten in der Auslage
    }
setup-switch-text =
    { $name ->
        [renaissance] Ein viertes Zeitalter zwischen Mittelalter und Moderne: mehr Karten und eine längere Partie.
        [alternatives] In jedem der Zeitalter I, II und III weicht ein gezogenes Wunder einem anderen.
        [heroes] Helden kommen mit den Karten; für Gold schließen sie sich dir an, verteidigen oder kämpfen und gehen wieder.
        [monsters] Sie liegen verborgen unter Barbaren, erscheinen bei Eroberungen und greifen nach einem Zeitmarker an. Drei sind reichlich.
        [continuous] Alle aktivieren geheim und gleichzeitig, dann führen alle reihum je eine Aktion aus: wenig Warten.
        [explorers_in_capitals] Entdecker dürfen auch auf die Felder der Hauptstädte.
        [wandering_marker] Im fortlaufenden Spiel beginnt die nächste Runde, wer links sitzt.
       *[plain_display] Im fortlaufenden Spiel behält die Auslage sechs Felder, auch zu dritt und zu viert.
    }
setup-switch-bound = Nur mit dem fortlaufenden Spiel.
setup-chosen = Für diesen Tisch gewählt
setup-standard = Die Grundpartie: Landkarte und Zivilisationen werden gezogen.
