# Monolyth: Spielmaterial, Fragen, Ereignisse, Spielende.

colour =
    { $colour ->
        [blue] blau
        [orange] orange
        [black] schwarz
        [turquoise] türkis
       *[white] weiß
    }
colour-letter =
    { $colour ->
        [blue] B
        [orange] O
        [black] S
        [turquoise] T
       *[white] W
    }
stone =
    { $colour ->
        [blue] blauer Stein { $shape }
        [orange] oranger Stein { $shape }
        [black] schwarzer Stein { $shape }
        [turquoise] türkiser Stein { $shape }
       *[white] weißer Stein { $shape }
    }
the-stone =
    { $colour ->
        [blue] den blauen Stein { $shape }
        [orange] den orangen Stein { $shape }
        [black] den schwarzen Stein { $shape }
        [turquoise] den türkisen Stein { $shape }
       *[white] den weißen Stein { $shape }
    }
side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
wall-name =
    { $side ->
        [N] Nordwand
        [E] Ostwand
        [S] Südwand
       *[W] Westwand
    }
shape-name =
    { $shape ->
        [M1] Einer
        [D2] Zweier
        [I3] Dreierreihe
        [L3] Ecke
        [O4] Quadrat
        [T4] T
        [L4] L
        [S4] S
       *[other] Stein { $shape }
    }
structure-card =
    { $card ->
        [wall] Mauer
        [spur] Sporn
        [keep] Bergfried
        [corner] Winkel
        [towers] Türme
        [stair] Treppe
        [twin-walls] Zwillingsmauern
        [blocks] Klötze
        [horseshoe] Hufeisen
        [terrace] Terrasse
       *[other] { $card }
    }
card-status = { structure-card } · { $status }
crystal = Kristall
supply = 1-Block-Steine
tokens-prophecy = Prophezeiungen
tokens-level = Ebenen
tokens-structure = Entwurf
level-number = Ebene { $level }
round-number = Runde { $n }
last-round = Letzte Runde
lid-count =
    { $n ->
        [one] 1 Stein im Deckel
       *[other] { $n } Steine im Deckel
    }
lid-left =
    { $n ->
        [0] Der Schachteldeckel ist leer.
        [one] Im Schachteldeckel ist noch 1 Stein.
       *[other] Im Schachteldeckel sind noch { $n } Steine.
    }

## Außenwände und Entwurf

wall-side = Wand
wall-colour = Farbe
wall-count = Hat
wall-prophecy = Soll
wall-needs = Fehlt
wall-reach = Max
could-reach = Hat { $now }, kann noch { $max } erreichen.
structure-done =
    { $n ->
        [0] umgesetzt, ohne Plättchen
        [one] umgesetzt: 1 Punkt
       *[other] umgesetzt: { $n } Punkte
    }
structure-lost = nicht mehr umsetzbar
structure-missing =
    { $n ->
        [0] am Ende des Zugs umgesetzt
        [one] es fehlt 1 Block
       *[other] es fehlen { $n } Blöcke
    }
completes-structure = setzt den Entwurf um
spoils-structure = der Entwurf ist verloren

## Fragen

ask-act = Welcher Stein (1 bis 4), oder eine Prophezeiung (p)?
ask-burn = Welches Prophezeiungsplättchen entfernst du?
ask-pose = Wie drehst du { the-stone }?
hint-pose = Die Ziffern sind die Ebenen, die jede Säule füllt. × ist die Zahl der Stellen, „Tausch“ nimmt stattdessen einen 1-Block-Stein der Farbe.
ask-place = Wohin setzt du { the-stone }?
ask-value = Welches Prophezeiungsplättchen?
ask-side = Für welche Außenwand prophezeist du { $value }?
make-prophecy = eine Prophezeiung machen
swap = Tausch
positions =
    { $n ->
        [one] 1 Stelle
       *[other] { $n } Stellen
    }
key-lid = l Deckel
key-walls = w Monolithen
key-trial = t L4 probieren
trial-title = Wo der Stein { $shape } passen würde
trial-fits =
    { $n ->
        [0] passt nicht
        [one] passt an 1 Stelle
       *[other] passt an { $n } Stellen
    }
trial-gap = bei { $at }: { $cell } läge über einer Lücke
trial-high = bei { $at }: zu hoch bei { $cell }
trial-unknown = Gib t und einen dieser Steine ein: { $shapes }.
monolyth-help-board = Buchstaben stehen für Farben (B blau, O orange, S schwarz, T türkis, W weiß), die Außenwände sind um jede Ebene gezeichnet. Im Ring ist ◆ der Kristall, ▼ der Pfeil, und 1 bis 4 sind die erreichbaren Steine. Auf der Entwurfkarte heißt 3+₂: 3 oder mehr, es fehlen 2 Blöcke; ✓ ist hoch genug. Andere Monolithen siehst du von oben: Farbe und Höhe.
monolyth-help-choose = Wähle zuerst einen Stein nach seinen Schritten, dann, wie er liegt, dann, wohin er kommt. Die Ziffern in einem gedrehten Stein sind die Ebenen, die jede Säule füllt. p macht eine Prophezeiung: erst das Plättchen, dann die Außenwand.
monolyth-help-look = l zeigt, was noch im Schachteldeckel ist, w alle Monolithen und Außenwände, t mit einem Stein (t L4), wo er passen würde.

## Was geschehen ist

monolyth-event-moved =
    { $who ->
        [you] Du bewegst
       *[other] { $name } bewegt
    } den Kristall { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weit.
monolyth-event-taken =
    { $who ->
        [you] Du nimmst { the-stone }.
       *[other] { $name } nimmt { the-stone }.
    }
monolyth-event-swapped =
    { $who ->
        [you] Du tauschst { the-stone } gegen einen 1-Block-Stein.
       *[other] { $name } tauscht { the-stone } gegen einen 1-Block-Stein.
    }
monolyth-event-discarded =
    { $who ->
        [you] Kein Stein passt: Du entfernst { the-stone } aus dem Spiel.
       *[other] Kein Stein passt: { $name } entfernt { the-stone } aus dem Spiel.
    }
monolyth-event-placed =
    { $who ->
        [you] Du setzt { the-stone }: { $cells }.
       *[other] { $name } setzt { the-stone }: { $cells }.
    }
monolyth-event-refilled = Gezogen für Feld { $site }: { stone }.
monolyth-event-closed = Der Schachteldeckel ist leer: Feld { $site } bleibt leer.
monolyth-event-prophecy =
    { $who ->
        [you] Du prophezeist { $value } für deine { wall-name }.
       *[other] { $name } prophezeit { $value } für die { wall-name }.
    }
monolyth-event-burnt =
    { $who ->
        [you] Du entfernst das Prophezeiungsplättchen { $value }.
       *[other] { $name } entfernt das Prophezeiungsplättchen { $value }.
    }
monolyth-event-level =
    { $who ->
        [you] Du schließt Ebene { $level } ab
       *[other] { $name } schließt Ebene { $level } ab
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
monolyth-event-structure =
    { $who ->
        [you] Du setzt den Entwurf um
       *[other] { $name } setzt den Entwurf um
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
monolyth-event-ending =
    { $who ->
        [you] Deine höchste Ebene ist abgeschlossen: Das ist die letzte Runde.
       *[other] { $name } hat die höchste Ebene abgeschlossen: Das ist die letzte Runde.
    }
monolyth-event-over = { game-over }

## Spielende

game-over =
    { $reason ->
        [complete] Partie beendet: Eine höchste Ebene ist abgeschlossen.
        [exhausted] Partie beendet: Es gibt keine Steine mehr.
       *[foretold] Partie beendet: Es gibt kein Prophezeiungsplättchen mehr.
    }
prophecy-none = { wall-name }: { $n ->
        [one] 1 Block
       *[other] { $n } Blöcke
    }, keine Prophezeiung.
prophecy-kept = { wall-name }: { $found } von { $value }. Die Prophezeiung ist erfüllt: { points }.
prophecy-lost = { wall-name }: { $found } von { $value }. Die Prophezeiung ist nicht erfüllt.
levels-total =
    { $levels ->
        [one] 1 abgeschlossene Ebene
       *[other] { $levels } abgeschlossene Ebenen
    }: { points }
structure-total = Entwurf: { points }
total = Insgesamt: { points }
rank-title = Ergebnis
rank-name =
    { $rank ->
        [0] Geselle
        [1] Handwerker
        [2] Konstrukteur
        [3] Architekt
       *[4] Legendärer Baumeister
    }
rank =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { rank-name }

## Spielmaterial

part-stones = Steine
part-tokens = Plättchen
part-structures = Entwurfkarten
part-boards = Spieltafeln
stone-count = { $n } in jeder Farbe
stone-turns =
    { $n ->
        [one] 1 Lage
       *[other] { $n } Lagen
    }
board-number = Spieltafel { $n }
