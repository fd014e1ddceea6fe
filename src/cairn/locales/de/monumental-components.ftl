# Monumental: die Listen der Komponenten

components-part =
    { $part ->
        [warlords] Zivilisationen und ihre Kriegsherren
        [common] Startkarten für alle
        [special] Startkarten einer Zivilisation
        [starting] Startwissen
        [basic] Grundgebäude
        [I] Zeitalter I
        [II] Zeitalter II
        [R] Renaissance
        [III] Zeitalter III
        [policies] Kulturpolitiken
        [heroes] Helden
        [monsters] Monster
        [barbarians] Barbarenplättchen
        [cities] Freie Städte
        [markets] Märkte und ihre Plättchen
        [automa] Automakarten
        [terrain] Gelände
        [values] Zahlen der Regeln
       *[maps] Landkarten
    }
components-kind =
    { $kind ->
        [building] Gebäude
        [knowledge] Wissen
       *[wonder] Wunder
    }
components-era =
    { $era ->
        [I] Zeitalter I
        [II] Zeitalter II
        [R] Renaissance
       *[III] Zeitalter III
    }
components-level =
    { $level ->
        [peaceful] friedlich
        [mixed] gemischt
       *[aggressive] aggressiv
    }
components-value =
    { $value ->
        [gold] Gold am Anfang
        [soldiers] Soldaten pro Person
        [outposts] Außenposten pro Person
        [soldier-defense] Verteidigung durch Soldaten
        [warlord-defense] Verteidigung durch den Kriegsherrn
        [hero-defense] Verteidigung durch Helden
        [outpost-defense] Verteidigung durch einen Außenposten
        [wonder-defense] Verteidigung durch ein Wunder
       *[production-tokens] Produktionsplättchen in der Schachtel
    }
components-tiles =
    { $n ->
        [one] { $n } Geländefeld
       *[other] { $n } Geländefelder
    }
components-price = Preis { $price }
components-gold = { $n } Gold
components-front = Barbaren mit { $n }
components-automa-gold = { $n } Gold für die Automa
components-alternative = alternativ
components-terrain = Gelände { $n }
