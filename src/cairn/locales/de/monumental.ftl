# Monumental am Tisch: Teile, Fragen, Möglichkeiten, was geschehen ist, das Ende.

monumental-sign =
    { $resource ->
        [production] P
        [science] W
        [military] M
        [culture] K
       *[gold] G
    }
monumental-resource =
    { $resource ->
        [production] Produktion
        [science] Wissenschaft
        [military] Militär
        [culture] Kultur
       *[gold] Gold
    }
monumental-figure =
    { $figure ->
        [warlord] Kriegsherr
        [lady] Kriegsherrin
        [hero] Held
       *[soldier] Soldat
    }
monumental-the-figure =
    { $figure ->
        [warlord] den Kriegsherrn
        [lady] die Kriegsherrin
        [hero] den Helden
       *[soldier] einen Soldaten
    }
monumental-a-figure =
    { $figure ->
        [warlord] der Kriegsherr
        [lady] die Kriegsherrin
        [hero] der Held
       *[soldier] ein Soldat
    }
monumental-kind =
    { $kind ->
        [knowledge] Wissen
        [wonder] Wunder
       *[building] Gebäude
    }{ $era ->
        [I] {" "}· Zeitalter I
        [II] {" "}· Zeitalter II
        [III] {" "}· Zeitalter III
        [R] {" "}· Renaissance
       *[none] {""}
    }
monumental-part =
    { $part ->
        [policies] Kulturpolitik
        [heroes] Heldenkarte
        [monsters] Monster
        [cities] Freie Stadt
        [markets] Markt
       *[warlords] Kriegsherrenkarte
    }
monumental-titled = { $title }: { $text }
monumental-costs = kostet { $amounts }
monumental-slot = { $name } ({ $slot })
monumental-barbarian-token = Barbarenplättchen { $number }
monumental-market-token = { $effect }, oder { $n } Gold bei Spielende
monumental-read-nothing = Keine Karte und kein Plättchen heißt „{ $text }“. Versuche es mit weniger Buchstaben.

## Der Tisch

monumental-era =
    Zeitalter { $era }, noch { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
monumental-era-short = Zeitalter { $era }, { $n }
monumental-last-turns = letzte Züge
monumental-display = Auslage
monumental-deck-empty = der Stapel ist leer
monumental-basics = Grundgebäude
monumental-heroes = Helden
monumental-monsters = Monster
monumental-beast = { $name } in { $tile }, Marker bei Karte { $n }
monumental-city-of = Stadt · { $land }
monumental-terrain = Gelände
monumental-defense = Verteidigung
monumental-no-tile = Auf dieser Landkarte gibt es kein Geländefeld „{ $text }“.
monumental-map-sign =
    { $sign ->
        [barbarian] Barbaren
        [city] Freie Stadt
        [warlord] Kriegsherr
        [hero] Held
        [outpost] Außenposten
        [wonder] Wunder
        [market] Markt
        [production] Produktionsplättchen
       *[monster] Monster
    }
monumental-tile-barbarian = Barbaren { $n }
monumental-tile-city = { $name } (kostet außerdem { $amounts })
monumental-tile-market = { $name } ({ $n } Plättchen)
monumental-tile-explorers =
    { $n ->
        [one] Entdecker: { $name }
       *[other] { $n } Entdecker: { $name }
    }
monumental-soldiers =
    { $n ->
        [one] 1 Soldat
       *[other] { $n } Soldaten
    }
monumental-provinces =
    { $n ->
        [one] 1 Provinz
       *[other] { $n } Provinzen
    }
monumental-stall =
    { $name } in { $tile }: { $n ->
        [0] kein Plättchen mehr
        [one] noch 1 Plättchen
       *[other] noch { $n } Plättchen
    }
monumental-markets-hint = Mit ? markierte Plättchen könnten dort liegen; mit × markierte kennst du, weil du nachgesehen hast.
monumental-only-barbarians = { $n } Militär gegen Barbaren
monumental-only-wonders = { $n } Produktion für Wunder
monumental-own-policies =
    { $n ->
        [one] Politikkarte: { $names }
       *[other] Politikkarten: { $names }
    }
monumental-own-wonder = im Bau: { $name } (noch { $amount })
monumental-own-wonders = Wunder: { $names }
monumental-own-hero = { $name } in { $tile }
monumental-own-production =
    { $n ->
        [one] 1 Produktionsplättchen
       *[other] { $n } Produktionsplättchen
    }
monumental-own-tokens =
    { $n ->
        [one] 1 Marktplättchen
       *[other] { $n } Marktplättchen
    }
monumental-own-outposts =
    { $n ->
        [one] noch 1 Außenposten
       *[other] noch { $n } Außenposten
    }
monumental-own-deck = Stapel { $n }, Ablage { $m }
monumental-own-picked = gewählt: Zeile { $row }, Spalte { $column }
monumental-own-passed = hat gepasst
monumental-pile =
    { $pile ->
        [deck] Stadtstapel
        [discard] Ablagestapel
       *[archive] Archiviert
    }
monumental-slain = Besiegt: { $names }
monumental-token-hidden = verdeckt
monumental-token-used = genutzt
monumental-automa-deck =
    { $n ->
        [one] noch 1 Automakarte
       *[other] noch { $n } Automakarten
    }
monumental-automa-played = Seit dem letzten Mischen gespielt:
monumental-automa-waiting = Aufgedeckt, noch nicht ausgeführt:
monumental-automa-none = In dieser Partie spielt keine Automa mit.

## Vor der Partie

monumental-ask-players = Wie viele spielen mit? 1 spielt allein gegen die Automa.
monumental-ask-setup = Welche Partie?
monumental-setup-standard = die normale Partie: Alles Weitere entscheidet das Los
monumental-setup-own = Landkarte und Module wählen
monumental-ask-map = Welche Landkarte?
monumental-map-drawn = irgendeine passende, ausgelost
monumental-map-random = eine zufällig gebaute
monumental-map-level =
    { $level ->
        [1] { $name }, friedlich
        [2] { $name }, gemischt
       *[3] { $name }, aggressiv
    }
monumental-ask-modules = Welche Module? Zahlen schalten sie ein und aus, Enter beginnt die Partie.
monumental-module =
    { $module ->
        [automa] die Automa spielt mit
        [renaissance] Renaissance: ein viertes Zeitalter
        [alternatives] alternative Wunder
        [heroes] Helden
        [monsters] drei Monster
       *[continuous] fortlaufendes Spiel
    }

## Nachsehen

monumental-key-land = l Landkarte
monumental-key-city = c Stadt
monumental-key-display = d Auslage
monumental-key-players = p alle
monumental-key-read = { $read } erklärt diese Karte; das geht mit jedem Namen
monumental-help-board = Auf der Landkarte zeigt jedes Geländefeld seinen Namen, sein Gelände und was eine Eroberung braucht. Ein großer Buchstabe ist das Land, dem es gehört, dahinter stehen die Soldaten; kleine Buchstaben sind Entdecker. In der Auslage ist ↓ die Karte, die am Ende des Zugs ausscheidet, wenn aus ihrer Reihe nichts erworben wird, ◆ ein Wunder, └ eine Wissenskarte. In der Stadt steht ▸ vor aktiven Karten, = vor verstärkten, * hinter einem Effekt, der in diesem Zug noch nicht genutzt ist; └ ist Wissen unter einer Karte. Die Buchstaben der Ressourcen: P Produktion, W Wissenschaft, M Militär, G Gold, K Kultur.
monumental-help-choose = Die Möglichkeiten stehen in Gruppen: Tippe die Zahl einer Gruppe, dann die einer Möglichkeit, oder beide zugleich (1 3). Mit Wörtern aus einer Möglichkeit findest du sie, auf Deutsch oder in der Notation: „{ $example }“. e beendet deinen Zug.
monumental-help-look = l listet alle Geländefelder auf (l b2 nur dieses), c erklärt die Karten deiner Stadt (c 2 die eines anderen Platzes), d die Auslage, p alles, was alle haben, k die Märkte, a die Automa. { $read } erklärt eine Karte, und so geht es mit jeder Karte, Politikkarte und Freien Stadt, jedem Helden und Monster. v zeigt, was in den letzten Zügen geschehen ist.
monumental-help-signs = Die Zeichen der Landkarte:

## Gruppen

monumental-group =
    { $kind ->
        [acquire] Karte erwerben
        [complete] Wunder vollenden
        [develop] Politikkarte entwickeln
        [conquer] Erobern
        [move] Einheiten bewegen
        [outpost] Außenposten
        [explore] Entdecker
        [collect] Einsammeln
        [defeat] Monster besiegen
        [token] Plättchen
        [use] Effekt nutzen
        [progress] Fortschritt
        [recruit] Helden anwerben
       *[other] Weiteres
    }

## Möglichkeiten

monumental-do-capital = Hauptstadt in { $tile }
monumental-do-row = Zeile { $n } aktivieren
monumental-do-column = Spalte { $n } aktivieren
monumental-do-acquire = { $name } erwerben
monumental-do-keep = { $name } behalten
monumental-do-complete = { $name } vollenden
monumental-do-place = In { $tile }
monumental-do-develop = { $name } entwickeln
monumental-do-conquer = { $tile } erobern
monumental-do-from = { monumental-figure } aus { $tile }
monumental-do-move =
    { $figure ->
        [warlord] Den Kriegsherrn
        [lady] Die Kriegsherrin
        [hero] Den Helden
       *[soldier] Einen Soldaten
    } aus { $tile } bewegen
monumental-do-to = Nach { $tile }
monumental-do-outpost = Außenposten in { $tile } errichten
monumental-do-with =
    { $who ->
        [soldiers] 3 Soldaten
       *[warlord] 2 Soldaten und { monumental-figure }
    }
monumental-do-explore = Entdecker { $n } nach { $tile }
monumental-do-sail = Entdecker { $n } segelt nach { $tile }
monumental-do-collect = Entdecker { $n } sammelt in { $tile } ein
monumental-do-defeat = Entdecker { $n } besiegt { $name }
monumental-do-use-token = Plättchen nutzen: { $name }
monumental-do-use-production = Produktionsplättchen nutzen
monumental-do-use = { $name } nutzen
monumental-do-spent-before = hat in diesem Zug schon Ertrag gebracht, nur der Effekt ist übrig.
monumental-do-progress = Wissenschaftlichen Fortschritt machen
monumental-do-progress-note = { $cost }: 1 Karte ziehen und nutzen
monumental-do-paid-with =
    { $cost } { $part ->
        [all] (bezahlt mit { $amounts })
       *[some] (davon { $amounts })
    }
monumental-do-conquest =
    { $cost }, { $n ->
        [one] 1 Einheit
       *[other] { $n } Einheiten
    }
monumental-do-outpost-note = 3 Einheiten kehren heim
monumental-do-end = Zug beenden
monumental-do-pass = Passen
monumental-do-stop = Nichts mehr
monumental-do-pay = { $amounts } zahlen
monumental-do-double = { $n } Gold zum doppelten Wert
monumental-do-less = { $amounts } sparen
monumental-do-gain = { $amounts } erhalten
monumental-do-exchange = { $first } gegen { $second }
monumental-do-activate = { $name } aktivieren
monumental-do-reinforce = { $name } verstärken
monumental-do-archive = { $name } archivieren
monumental-do-discard = { $name } ablegen
monumental-do-copy = { $name } kopieren
monumental-do-destroy =
    { $figure ->
        [warlord] Den Kriegsherrn
        [lady] Die Kriegsherrin
        [hero] Den Helden
       *[soldier] Einen Soldaten
    } in { $tile } vernichten
monumental-do-take = { $name } nehmen
monumental-do-section = Bauabschnitt: { $name }
monumental-do-next = Zuerst { $name }
monumental-do-recruit = { $name } anwerben
monumental-do-deploy = In { $tile } einsetzen
monumental-do-trade =
    { $n ->
        [0] Nichts tauschen
        [one] Einmal tauschen
       *[other] { $n }-mal tauschen
    }
monumental-do-lose =
    { $figure ->
        [warlord] Den Kriegsherrn
        [lady] Die Kriegsherrin
        [hero] Den Helden
       *[soldier] Einen Soldaten
    } in { $tile } verlieren
monumental-do-give-up = { $name } abgeben
monumental-do-walk = Nach { $tile }
monumental-do-shelter = Nach { $tile }
monumental-do-province = Provinz { $tile }

## Fragen

monumental-ask-capital = Wo soll deine Hauptstadt liegen?
monumental-ask-row = Welche Zeile deiner Stadt aktivierst du?
monumental-ask-column = Und welche Spalte?
monumental-ask-actions = Was tust du?
monumental-ask-go-on = Wie geht die Bewegung weiter?
monumental-ask-payment = Wie zahlst du?
monumental-ask-discount = Was sparst du bei { $tile }?
monumental-ask-wonder = Nur ein Wunder kann im Bau sein. Welches behältst du?
monumental-ask-place = Wohin legst du das Plättchen für { $card }?
monumental-ask-units =
    { $n ->
        [one] Welche Einheit zieht nach { $tile }?
       *[other] Welche Einheiten ziehen nach { $tile }? Noch { $n }.
    }
monumental-ask-destination = Wohin zieht { monumental-a-figure } aus { $from }?
monumental-ask-garrison = Wer macht dem Außenposten in { $tile } Platz?
monumental-ask-token = { $market }: Welches Plättchen behältst du?
monumental-ask-benefit = { $thing }: Welchen Vorteil wählst du?
monumental-ask-gain =
    { $n ->
        [one] Welche Grundressource erhältst du?
       *[other] Welche Grundressource erhältst du? Noch { $n }.
    }
monumental-ask-exchange =
    { $n ->
        [one] Welche Ressource tauschst du?
       *[other] Welche Ressource tauschst du? Bis zu { $n }.
    }
monumental-ask-alternative = Welchen Effekt wählst du?
monumental-ask-drawn = Welche der gezogenen Karten nutzt du?
monumental-ask-effects = Nutzt du { $thing }?
monumental-ask-activate =
    { $n ->
        [one] Welche Karte aktivierst du noch?
       *[other] Welche Karten aktivierst du noch? Bis zu { $n }.
    }
monumental-ask-reinforce = Welche aktive Karte verstärkst du? Sie bleibt in deiner Stadt.
monumental-ask-discard =
    { $n ->
        [one] Welche Karte legst du ab?
       *[other] Welche Karten legst du ab? Noch { $n }.
    }
monumental-ask-archive =
    { $n ->
        [one] Welche Karte archivierst du?
       *[other] Welche Karten archivierst du? Noch { $n }.
    }
monumental-ask-copy = Was kopierst du?
monumental-ask-steps =
    { $n ->
        [one] Wohin zieht ein Entdecker? Noch 1 Schritt.
       *[other] Wohin zieht ein Entdecker? Noch { $n } Schritte.
    }
monumental-ask-move =
    { $n ->
        [one] Welche Einheit bewegst du?
       *[other] Welche Einheiten bewegst du? Bis zu { $n }.
    }
monumental-ask-destroy =
    { $n ->
        [one] Welche gegnerische Einheit vernichtest du?
       *[other] Welche gegnerischen Einheiten vernichtest du? Bis zu { $n }.
    }
monumental-ask-outpost = Wohin setzt du einen Außenposten?
monumental-ask-take = Welche Karte nimmst du?
monumental-ask-section = Welchen Bauabschnitt vollendest du?
monumental-ask-next = Mehreres geschieht zugleich. Was zuerst?
monumental-ask-knowledge = Unter einer Karte kann nur eine Wissenskarte liegen. Welche behältst du?
monumental-ask-deploy = Wo setzt du { $hero } ein?
monumental-ask-trade = Wie oft tauschst du?
monumental-ask-sail = Wohin segelt ein Entdecker?
monumental-ask-regroup = Welche Einheit versetzt du?
monumental-ask-rout = Welche Einheit verlierst du in { $tile }?
monumental-ask-give-up = Welche Karte gibst du ab?
monumental-ask-walk = Wohin geht { $monster }?
monumental-ask-shelter = Wohin weicht { monumental-a-figure } aus { $from } aus?
monumental-ask-surface = Wo erscheint { $monster }?
monumental-ask-province = Welche Provinz trifft es?
monumental-ask-automa-conquest = Mehrere Provinzen passen. Welche erobert die Automa?
monumental-ask-automa-step = Mehrere Wege sind gleich kurz. Wohin zieht Entdecker { $explorer } der Automa?
monumental-ask-automa-place = Wohin legt die Automa das Plättchen für { $card }?

## Was geschehen ist

monumental-event-era = Zeitalter { $era } beginnt.
monumental-event-round = Runde { $round } beginnt.
monumental-event-turn =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
monumental-event-cross =
    { $who ->
        [you] Du aktivierst Zeile { $row } und Spalte { $column }.
       *[other] { $name } aktiviert Zeile { $row } und Spalte { $column }.
    }
monumental-event-activated =
    { $who ->
        [you] Du aktivierst { $cards }.
       *[other] { $name } aktiviert { $cards }.
    }
monumental-event-gained =
    { $who ->
        [you] Du erhältst { $amounts }.
       *[other] { $name } erhält { $amounts }.
    }
monumental-event-gained-for =
    { $who ->
        [you] Du erhältst
       *[other] { $name } erhält
    } { $amounts }, { $for ->
        [barbarian] nur für Barbarenprovinzen.
       *[wonder] nur für Wunder.
    }
monumental-event-paid =
    { $who ->
        [you] Du zahlst { $amounts }.
       *[other] { $name } zahlt { $amounts }.
    }
monumental-event-acquired =
    { $who ->
        [you] Du erwirbst { $cards }.
       *[other] { $name } erwirbt { $cards }.
    }
monumental-event-begun =
    { $who ->
        [you] Du beginnst { $card }.
       *[other] { $name } beginnt { $card }.
    }
monumental-event-removed = Aus dem Spiel: { $card }. Es bleibt: { $kept }.
monumental-event-completed =
    { $who ->
        [you] Du vollendest { $card }.
       *[other] { $name } vollendet { $card }.
    }
monumental-event-placed = Das Plättchen für { $card } liegt in { $tile }.
monumental-event-developed =
    { $who ->
        [you] Du entwickelst { $policy }.
       *[other] { $name } entwickelt { $policy }.
    }
monumental-event-marched =
    { $figures } { $n ->
        [one] zieht
       *[other] ziehen
    } aus { $from } nach { $tile }.
monumental-event-conquered =
    { $who ->
        [you] Du eroberst
       *[other] { $name } erobert
    } { $tile }{ $from ->
        [nobody] .
        [you] {" "}von dir.
       *[other] {" "}von { $victim }.
    }
monumental-event-home =
    { $figure ->
        [warlord] Der Kriegsherr kehrt aus { $from } in die Hauptstadt zurück.
        [lady] Die Kriegsherrin kehrt aus { $from } in die Hauptstadt zurück.
        [hero] Der Held kehrt aus { $from } in die Hauptstadt zurück.
       *[soldier] { $count ->
            [one] 1 Soldat kehrt aus { $from } in die Hauptstadt zurück.
           *[other] { $count } Soldaten kehren aus { $from } in die Hauptstadt zurück.
        }
    }
monumental-event-outpost =
    { $who ->
        [you] Du errichtest einen Außenposten in { $tile }.
       *[other] { $name } errichtet einen Außenposten in { $tile }.
    }
monumental-event-razed = Der Außenposten in { $tile } wird entfernt.
monumental-event-looted =
    { $who ->
        [you] Du erbeutest { $thing } in { $tile }.
       *[other] { $name } erbeutet { $thing } in { $tile }.
    }
monumental-event-benefit =
    { $who ->
        [you] Du wählst: { $effect }
       *[other] { $name } wählt: { $effect }
    }
monumental-event-moved =
    { $who ->
        [you] Du bewegst
       *[other] { $name } bewegt
    } { monumental-the-figure } aus { $from } nach { $tile }.
monumental-event-stepped =
    { $who ->
        [you] Dein Entdecker { $explorer } zieht
       *[other] { $name } bewegt Entdecker { $explorer }
    } nach { $tile }.
monumental-event-collected =
    { $who ->
        [you] Du sammelst das Produktionsplättchen in { $tile } ein.
       *[other] { $name } sammelt das Produktionsplättchen in { $tile } ein.
    }
monumental-event-visited =
    { $who ->
        [you] Du besuchst den Markt in { $tile }: { $market }.
       *[other] { $name } besucht den Markt in { $tile }: { $market }.
    }
monumental-event-looked = Dort findest du: { $tokens }
monumental-event-kept = Du behältst: { $token }
monumental-event-redeemed =
    { $who ->
        [you] Du nutzt ein Marktplättchen: { $market }.
       *[other] { $name } nutzt ein Marktplättchen: { $market }.
    }
monumental-event-claimed = { $name } nimmt ein Marktplättchen: { $market }.
monumental-event-used =
    { $who ->
        [you] Du nutzt { $thing }.
       *[other] { $name } nutzt { $thing }.
    }
monumental-event-drawn =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
monumental-event-discarded =
    { $who ->
        [you] Du legst { $cards } ab.
       *[other] { $name } legt { $cards } ab.
    }
monumental-event-archived =
    { $who ->
        [you] Du archivierst { $cards }.
       *[other] { $name } archiviert { $cards }.
    }
monumental-event-reinforced =
    { $who ->
        [you] Du verstärkst { $cards }.
       *[other] { $name } verstärkt { $cards }.
    }
monumental-event-dealt =
    { $who ->
        [you] Neu in deiner Stadt: { $cards }.
       *[other] Neu in der Stadt ({ $name }): { $cards }.
    }
monumental-event-shuffled =
    { $who ->
        [you] Du mischst deinen Ablagestapel.
       *[other] { $name } mischt den Ablagestapel.
    }
monumental-event-displayed = Neu in der Auslage: { $cards }.
monumental-event-swept = Aus der Auslage ausgeschieden: { $cards }.
monumental-event-appeared = Jetzt anzuwerben: { $heroes }.
monumental-event-recruited =
    { $who ->
        [you] Du wirbst { $hero } an und setzt die Figur
       *[other] { $name } wirbt { $hero } an und setzt die Figur
    } in { $tile } ein.
monumental-event-returned = { $hero } geht zurück.
monumental-event-monster = { $monster } erscheint in { $tile }.
monumental-event-attacked = { $monster } greift in { $tile } an.
monumental-event-walked = { $monster } geht nach { $tile }.
monumental-event-defeated =
    { $who ->
        [you] Du besiegst { $monster }.
       *[other] { $name } besiegt { $monster }.
    }
monumental-event-lost =
    { $who ->
        [you] Du verlierst { $amounts }.
       *[other] { $name } verliert { $amounts }.
    }
monumental-event-destroyed =
    { $who ->
        [you] Du verlierst { monumental-the-figure } in { $tile }.
       *[other] { $name } verliert { monumental-the-figure } in { $tile }.
    }
monumental-event-ending =
    Die letzte Entwicklungskarte liegt in der Auslage: { $unit ->
        [rounds] { $left ->
            [one] Noch 1 Runde.
           *[other] Noch { $left } Runden.
        }
       *[turns] { $left ->
            [one] Noch 1 Zug.
           *[other] Noch { $left } Züge.
        }
    }
monumental-event-automa = { $name }: { $effect }
monumental-event-site = { $name } darf sich in { $tile } niederlassen.
monumental-event-settled =
    { $who ->
        [you] Deine Hauptstadt ist { $tile }.
       *[other] { $name } hat die Hauptstadt in { $tile }.
    }
monumental-event-city = Die Freie Stadt in { $tile } ist { $city }.
monumental-event-stall = In { $tile } öffnet ein Markt: { $market }.
monumental-event-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
monumental-event-copied =
    { $who ->
        [you] Du kopierst { $thing }.
       *[other] { $name } kopiert { $thing }.
    }
monumental-event-exchanged =
    { $who ->
        [you] Du tauschst
       *[other] { $name } tauscht
    } { $first } gegen { $second }.
monumental-event-failed = { $name } kann das nicht ausführen.
monumental-event-hidden = Auf der Landkarte ist etwas versteckt.
monumental-event-over = Die Partie ist zu Ende.

## Das Ende

monumental-score =
    { $part ->
        [provinces] Provinzen
        [knowledge] Wissen
        [wonders] Wunder
        [policies] Politikkarten
        [most-provinces] Meiste Provinzen
        [most-knowledge] Meistes Wissen
        [most-wonders] Meiste Wunder
        [most-policies] Meiste Politikkarten
        [monsters] Monster
       *[gold] Gold
    }
monumental-total = Gesamt
monumental-wins =
    { $who ->
        [you] { $n ->
            [0] Gleichstand: Du gewinnst durch Gold oder Kultur.
            [one] Du gewinnst mit 1 Punkt Vorsprung.
           *[other] Du gewinnst mit { $n } Punkten Vorsprung.
        }
       *[other] { $n ->
            [0] Gleichstand: { $name } gewinnt durch Gold oder Kultur.
            [one] { $name } gewinnt mit 1 Punkt Vorsprung.
           *[other] { $name } gewinnt mit { $n } Punkten Vorsprung.
        }
    }
monumental-shared = { $names } teilen sich den Sieg.
