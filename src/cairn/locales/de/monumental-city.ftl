# Monumental: Karten zum Lesen, die Stadt, die Auslage, das Nachschlagewerk.

## Cards

city-price = Kosten
city-deck =
    { $deck ->
        [basic] Grundstapel
       *[start] Startkarte
    }
city-effect-state =
    { $used ->
        [yes] In diesem Zug genutzt
       *[no] In diesem Zug noch nicht genutzt
    }
city-token-gold =
    { $n ->
        [0] Am Spielende kein Gold wert.
       *[other] Am Spielende { $n } Gold wert.
    }
city-or = oder
city-where-label = Wo sie ist
city-where =
    { $where ->
        [city] { $n } in der Stadt
        [deck] { $n } im Stadtstapel
        [discard] { $n } auf dem Ablagestapel
        [archive] { $n } archiviert
        [drawn] { $n } gezogen
        [building] im Bau
        [completed] vollendet
        [developed] entwickelt
        [with] angeworben
        [defeated] besiegt
        [taken] { $n } genommen
        [display] in der Auslage
        [pile] { $n } im Stapel
        [offer] in der Heldenreihe
        [map] auf der Landkarte
       *[gone] aus dem Spiel
    }

## The City

city-automa = Die Automa hat keine Stadt.
city-space = Platz { $slot }
city-empty = leer
city-below = darunter { $name }
city-state =
    { $state ->
        [stays] aktiv, bleibt in der Stadt
       *[active] aktiv
    }
city-unused =
    { $n ->
        [one] 1 Effekt noch nicht genutzt
       *[other] { $n } Effekte noch nicht genutzt
    }
city-lands = hierhin kommt die nächste Karte Nummer { $n }
city-nothing = nichts
city-cross =
    Zeile { $row }, Spalte { $column }: { $amounts }, { $effects ->
        [one] 1 Effekt
       *[other] { $effects } Effekte
    }, { $cards ->
        [one] 1 Karte bezahlbar
       *[other] { $cards } Karten bezahlbar
    }
city-compare = Jede Summe ist der Ertrag der Zeile und der Spalte, die sich dort kreuzen. Wähle eine, um ihre fünf Karten zu sehen.
city-pair = Zeile { $row }, Spalte { $column }
city-usable = Nutzbar:
city-affords = Bezahlbar:
city-completes = { $name } vollenden
city-activate = Zeile { $row } und Spalte { $column } aktivieren
city-do =
    { $do ->
        [activate] Aktivieren
        [reinforce] Verstärken
        [archive] Archivieren
        [discard] Ablegen
        [give-up] Abgeben
        [copy] Kopieren
        [use] Nutzen
       *[pick] Wählen
    }
city-pile =
    { $name }: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
city-pile-of = { $name } · { $land }
city-deck-order = Die Reihenfolge dieser Karten ist nicht bekannt.
city-deck-top = Obenauf, in dieser Reihenfolge: { $names }. Die Reihenfolge der übrigen ist nicht bekannt.
city-copies = { $name }, { $n }

## The display

city-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
city-cards-heroes =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }, davon { $heroes ->
        [one] 1 Heldenkarte
       *[other] { $heroes } Heldenkarten
    }
city-cards-left =
    { $n ->
        [one] noch 1 Karte
       *[other] noch { $n } Karten
    }
city-deck-empty = der Stapel ist leer
city-turns-left =
    { $n ->
        [0] dies ist der letzte Zug
        [one] höchstens noch 1 weiterer Zug
       *[other] höchstens noch { $n } weitere Züge
    }
city-rounds-left =
    { $n ->
        [0] dies ist die letzte Runde
        [one] höchstens noch 1 weitere Runde
       *[other] höchstens noch { $n } weitere Runden
    }
city-deck-title = Entwicklungsstapel
city-deck-label =
    Entwicklungsstapel, { $n ->
        [one] noch 1 Karte
       *[other] noch { $n } Karten
    }
city-deck-rule = Karten kommen von links herein. Wird aus einer Reihe nichts erworben, scheidet ihre letzte Karte aus. Die letzte Karte des Stapels bringt das Spielende.
city-falls = geht
city-falls-long =
    { $unit ->
        [rounds] Sie scheidet am Ende dieser Runde aus, wenn zu wenige eine Karte aus ihrer Reihe erwerben.
       *[turns] Sie scheidet am Ende dieses Zugs aus, wenn niemand eine Karte aus ihrer Reihe erwirbt.
    }
city-left = noch { $n }
city-free = nichts
city-costs = Kostet { $cost }.
city-stands-in =
    { $n ->
        [one] { $amounts } (1 Gold springt ein)
       *[other] { $amounts } ({ $n } Gold springen ein)
    }
city-lacks = Dir fehlt noch: { $amount }.
city-why =
    { $why ->
        [room] Für das Wunderplättchen ist kein Platz.
        [deck] Es gibt keine Karte zu ziehen.
        [recruited] Du hast in diesem Zug schon jemanden angeworben.
        [nowhere] Es gibt keinen Ort für den Einsatz.
       *[developed] Du hast alle deine Kulturpolitiken entwickelt.
    }
city-buy = { $label }: { $cost }
city-strikes-turns =
    { $n ->
        [0] greift am Ende dieses Zugs an
        [one] greift am Ende des nächsten Zugs an
       *[other] greift nach { $n } weiteren Zügen an
    }
city-strikes-rounds =
    { $n ->
        [0] greift am Ende dieser Runde an
        [one] greift am Ende der nächsten Runde an
       *[other] greift nach { $n } weiteren Runden an
    }
city-strikes-never = greift nicht mehr an

## The encyclopedia

city-encyclopedia = Alle Karten und Plättchen
city-search = Name oder Wörter darauf
city-any = Alle
city-filter-part = Teil
city-filter-kind = Art
city-filter-era = Zeitalter
city-filter-land = Zivilisation
city-filter-where = An diesem Tisch
city-filter-offer = Im Angebot
city-filter-owned = Im Besitz von jemandem
city-filter-reset = Alles zeigen
city-filter-deck =
    { $deck ->
        [start] Startkarten
        [basic] Grundgebäude
        [I] Zeitalter I
        [II] Zeitalter II
        [R] Renaissance
       *[III] Zeitalter III
    }
city-part =
    { $part ->
        [card] Stadtkarten
        [policy] Kulturpolitiken
        [hero] Heldinnen und Helden
        [monster] Monster
        [warlord] Kriegsherren und -herrinnen
        [city] Freie Städte
        [market] Märkte
        [barbarian] Barbarenplättchen
       *[automa] Automakarten
    }
city-found =
    { $n ->
        [0] Nichts passt. Versuche es mit weniger Wörtern oder einem anderen Filter.
       *[other] { $n } von { $all }
    }
city-owned = im Besitz von { $names }

## Short words and signs

city-pile-short =
    { $pile ->
        [deck] Stapel
        [discard] Ablage
       *[archive] Archiv
    }
city-legend =
    { $sign ->
        [effects] nutzbare Effekte
       *[cards] bezahlbare Karten
    }
city-more = und { $n } weitere
