# Was nicht zu haben ist, in jeder Sprache gesagt.

fault-setup-players = Aufbau: players muss 1 bis { $most } sein, nicht { $found }
fault-setup-field = Aufbau: unbekanntes Feld { $found }; erwartet: { $expected }
fault-setup-switch = Aufbau: { $name } muss true oder false sein, nicht { $found }
fault-setup-solo = Aufbau: eine Person spielt gegen die Automa; automa muss true sein
fault-setup-automa = Aufbau: es gibt höchstens vier Plätze, deshalb kann die Automa bei einer bis drei Personen mitspielen
fault-setup-monsters = Aufbau: monsters muss 0 bis { $most } sein, nicht { $found }
fault-setup-room = Aufbau: auf der Landkarte { $map } ist Platz für { $most } Monster, nicht für { $monsters }
fault-setup-civilizations = Aufbau: civilizations muss eine Liste von { $seats } sein, eine für jeden Platz, nicht { $found }
fault-setup-civilization = Aufbau: es gibt keine Zivilisation { $found }; erwartet: { $expected }
fault-setup-twice = Aufbau: jede Zivilisation wird höchstens einmal gespielt, nicht { $found }
fault-setup-map = Aufbau: es gibt keine Landkarte { $found }; erwartet: { $expected }
fault-setup-brought = Aufbau: eine Landkarte, die mit tiles kommt, heißt { $found } nicht; erwartet: { $expected }
fault-setup-map-players = Aufbau: die Landkarte { $map } ist für { $players } gedacht, nicht für { $seats }
fault-setup-tiles = Aufbau: tiles muss eine Landkarte sein, nicht { $found }
fault-setup-barbarians = Aufbau: die Landkarte { $map } braucht { $needed } Barbaren der Stärke { $front }, es gibt { $there }
fault-setup-cities = Aufbau: die Landkarte { $map } braucht { $needed } Freie Städte, die { $asked } verlangen, es gibt { $there }
fault-setup-replaced = Aufbau: replaced muss eine Liste von Wundern sein, nicht { $found }
fault-setup-wonder = Aufbau: { $found } ist kein Wunder des Zeitalters I, II oder III, das ein anderes ersetzen kann
fault-setup-wonders = Aufbau: in jedem Zeitalter kann ein Wunder ersetzt werden
fault-rules-version = nach Fassung { $found } der Regeln gespielt; dies ist Fassung { $rules }

fault-map-twice = auf { $q }, { $r } liegt schon ein Geländeteil
fault-map-wide = die Landkarte ist zu breit; höchstens { $most } Spalten sind möglich
fault-map-count =
    für jede der { $players } Personen gehört { $what ->
        [Capital] eine Hauptstadt
        [Market] ein Markt
       *[city] eine Freie Stadt
    } auf die Landkarte, nicht { $count } im Ganzen
fault-map-production = { $count } Provinzen haben Produktionsplättchen, in der Schachtel sind { $box }
fault-map-box =
    { $tile } ist eins zu viel: in der Schachtel sind { $box } { $what ->
        [tiles] Geländeteile der Art { $which }
        [barbarians] Barbaren der Stärke { $which }
       *[Free] Freie Städte, die { $which } verlangen
    }
fault-map-near = { $tile } liegt neben der Hauptstadt { $capital }; dort sind Barbaren der Stärke 1 oder 2 oder eine Freie Stadt möglich, nicht der Stärke { $front }
fault-map-lonely = neben der Hauptstadt { $capital } liegt keine Provinz; mindestens eine wird gebraucht
fault-map-unequal = neben der Hauptstadt { $capital } liegen { $shown }, neben der Hauptstadt { $first } aber { $other }; um alle Hauptstädte muss dasselbe liegen
fault-map-joined = von { $start } nach { $tile } führt kein Weg, der weder Hauptstadt noch Wasser kreuzt; Entdecker können das nicht, Einheiten nicht über fremde Hauptstädte; alle Provinzen müssen zusammenhängen
fault-map-apart = { $tile } liegt abseits; alle Geländeteile müssen zusammenhängen

fault-content-integer = erwartet wird eine ganze Zahl von { $least } bis { $most }, nicht { $found }
fault-content-text = erwartet wird ein Text, nicht { $found }
fault-content-one-of = erwartet wird eins von { $expected }, nicht { $found }
fault-content-id = erwartet wird eine Kennung aus Buchstaben, Ziffern und Bindestrichen, nicht { $found }
fault-content-list = erwartet wird eine Liste, nicht { $found }
fault-content-size =
    { $exact ->
        [yes] erwartet wird eine Liste von { $most } Einträgen, nicht von { $found }
       *[no] erwartet wird eine Liste von { $least } bis { $most } Einträgen, nicht von { $found }
    }
fault-content-table = erwartet wird eine Tabelle, nicht { $found }
fault-content-unknown = unbekanntes Feld; erwartet: { $expected }
fault-content-missing = das Feld { $field } fehlt
fault-content-toml = ist kein TOML: { $reason }
fault-content-deep = ist zu tief verschachtelt

fault-map-tile = erwartet wird ein Geländeteil wie "0,1 f1+2$", "2,-1 m0c3" oder "0,0 water", nicht { $found }
fault-map-truth = erwartet wird true oder false, nicht { $found }
fault-map-only = das hat nur eine Provinz, kein Geländeteil der Art { $kind }; hier darf kein { $field } stehen
fault-map-either = auf eine Provinz gehört entweder barbarian oder free_city, eins von beiden und nicht beides
fault-map-beside = neben einem Markt liegt kein Produktionsplättchen; hier darf keins stehen
fault-map-fertile = auf einer Provinz ohne Markt liegt ein Produktionsplättchen; erwartet wird production = true
fault-map-name = erwartet wird ein Name von höchstens { $most } Buchstaben in einer Zeile, nicht { $found }
fault-map-id = erwartet wird eine Kennung von höchstens { $most } Buchstaben
