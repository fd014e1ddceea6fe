# Monumental: was jede Karte, jedes Plättchen und jede Figur sagt, aus ihren Effekten gebildet. Großbuchstabe und Punkt des Satzes kommen hinzu.

# Verbinden
effect-and = { $first } und { $second }
effect-or = { $first } oder { $second }
effect-or-o = { $first } oder { $second }
effect-either = { $first }, oder { $second }
effect-either-o = { $first }, oder { $second }
effect-next = { $first }, { $second }
effect-also = { $first }; { $second }
effect-times =
    { $n ->
        [one] { $effect }
       *[other] { $effect } ({ $n }-mal)
    }
effect-amount =
    { $kind ->
        [production] { $n } Produktion
        [science] { $n } Wissenschaft
        [military] { $n } Militär
        [culture] { $n } Kultur
       *[gold] { $n } Gold
    }
effect-basic =
    { $n ->
        [one] { $n } Grundressource
       *[other] { $n } Grundressourcen
    }
effect-basic-different = { $n } verschiedene Grundressourcen
effect-basic-chosen =
    { $n ->
        [one] { $n } Grundressource deiner Wahl
       *[other] { $n } Grundressourcen deiner Wahl
    }
effect-hoard = das Gold auf seiner Karte
effect-kind =
    { $kind ->
        [building] ein Gebäude
        [knowledge] eine Wissenskarte
        [wonder] ein Wunder
       *[basic] ein Grundgebäude
    }
effect-units =
    { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }

# Angaben
effect-gives = Ertrag: { $amounts }
effect-once = Einmal pro Zug: { $effect }
effect-at-once = Vollendungsbonus: { $effect }
effect-one-off = Soforteffekt: { $effect }
effect-when = { $event }: { $effect }
effect-when-max =
    { $n ->
        [one] { $event } (höchstens einmal pro Zug): { $effect }
       *[other] { $event } (höchstens { $n }-mal pro Zug): { $effect }
    }
effect-discount-building = Gebäude kosten { $n } weniger
effect-discount-knowledge = Wissenskarten kosten { $n } weniger
effect-discount-wonder-section = Bauabschnitte kosten { $n } weniger
effect-discount-progress = wissenschaftlicher Fortschritt kostet { $n } weniger
effect-discount-conquest =
    { $filter ->
        [coastal] Eroberungen von Küstenprovinzen kosten { $n } weniger
        [barbarian] Eroberungen von Barbarenprovinzen kosten { $n } weniger
        [free-city] Eroberungen von Freien Städten kosten { $n } weniger
        [player-with-more-provinces] Eroberungen gegen jemanden mit mehr Provinzen als du kosten { $n } weniger
       *[any] Eroberungen kosten { $n } weniger
    }
effect-discount-first =
    { $n ->
        [one] { $effect } (nur beim ersten Mal pro Zug)
       *[other] { $effect } (nur die ersten { $n } Male pro Zug)
    }
effect-half-wonder-section = Bauabschnitte gibt es zum halben Preis (aufgerundet)
effect-gold-as =
    { $n ->
        [one] bis zu { $max } Gold pro Zug zählen als je { $n } Grundressource
       *[other] bis zu { $max } Gold pro Zug zählen als je { $n } Grundressourcen
    }
effect-reinforce-self = am Ende deines Zugs darfst du zusätzlich diese Karte verstärken

# Was geschehen ist
effect-province =
    { $filter ->
        [coastal] eine Küstenprovinz
        [barbarian] eine Barbarenprovinz
        [free-city] eine Freie Stadt
        [player] eine gegnerische Provinz
        [coastal-barbarian] eine Barbarenprovinz an der Küste
        [coastal-free-city] eine Freie Stadt an der Küste
        [coastal-player] eine gegnerische Küstenprovinz
       *[any] eine Provinz
    }
effect-event-conquered =
    { $hero ->
        [yes] wenn du mit dieser Figur { effect-province } eroberst
       *[no] wenn du { effect-province } eroberst
    }
effect-event-archived-self = wenn diese Karte archiviert wird
effect-event-completed-wonder = wenn du ein Wunder vollendest
effect-event-acquired =
    { $filter ->
        [building] wenn du ein Gebäude erwirbst
        [knowledge] wenn du eine Wissenskarte erwirbst
        [wonder] wenn du ein Wunder erwirbst
        [basic] wenn du ein Grundgebäude erwirbst
       *[any] wenn du eine Karte erwirbst
    }
effect-event-collected =
    { $filter ->
        [market] wenn du ein Marktplättchen einsammelst
        [production] wenn du ein Produktionsplättchen einsammelst
       *[any] wenn du ein Markt- oder Produktionsplättchen einsammelst
    }
effect-event-developed-policy = wenn du eine Politikkarte entwickelst
effect-event-turn-ended =
    { $filter ->
        [without-conquest] am Ende deines Zugs, wenn du keine Provinz erobert hast
        [without-conquest-by-hero] am Ende deines Zugs, wenn du mit dieser Figur keine Provinz erobert hast
       *[any] am Ende deines Zugs
    }
effect-event-province-lost =
    { $filter ->
        [other-than-hero] wenn du eine andere Provinz als die dieser Figur verlierst
       *[any] wenn du eine Provinz verlierst
    }
effect-event-hero-province-lost = wenn du die Provinz dieser Figur verlierst
effect-done-conquered = eine Provinz erobert
effect-done-archived-self = diese Karte archiviert
effect-done-completed-wonder = ein Wunder vollendet
effect-done-acquired = eine Karte erworben
effect-done-collected = ein Plättchen eingesammelt
effect-done-developed-policy = eine Politikkarte entwickelt

# Wörter
effect-pay = zahle { $amounts }
effect-pay-no-gold = zahle { $amounts } (kein Gold)
effect-gain = erhalte { $amounts }
effect-gain-barbarian = erhalte { $amounts } (nur zum Erobern von Barbarenprovinzen)
effect-gain-wonder = erhalte { $amounts } (nur für Wunder)
effect-exchange =
    { $n ->
        [one] tausche { $n } Grundressource gegen eine andere
       *[other] tausche bis zu { $n } Grundressourcen gegen andere
    }
effect-trade = zahle bis zu { $paid } und erhalte dafür jeweils { $gained }
effect-hand-over = ein Mitspieler deiner Wahl gibt dir { $n } Gold
effect-if-gained = { $effect }, wenn du in diesem Zug mindestens { $amounts } erhalten hast
effect-if-active = { $effect }, wenn du in diesem Zug { $kinds } aktiviert hast
effect-if-done = { $effect }, wenn du in diesem Zug { $done } hast
effect-per = { $effect } { $what }
effect-per-max =
    { $n ->
        [one] { $effect } { $what } (höchstens einmal)
       *[other] { $effect } { $what } (höchstens { $n }-mal)
    }
effect-what-controlled-province = für jede deiner Provinzen
effect-what-three-controlled-provinces = für je drei deiner Provinzen
effect-what-wonder-completed = für jedes deiner vollendeten Wunder
effect-what-outpost = für jeden deiner Außenposten auf der Landkarte
effect-what-other-active-military-card = für jede andere aktive Militärkarte
effect-what-bordered-opponent-province = für jede an dein Gebiet angrenzende gegnerische Provinz
effect-what-attacks = für jeden seiner Angriffe
effect-draw =
    { $n ->
        [one] ziehe { $n } Karte
       *[other] ziehe { $n } Karten
    } und nutze { $use } davon
effect-draw-all =
    { $n ->
        [one] ziehe { $n } Karte und nutze sie
        [2] ziehe { $n } Karten und nutze beide
       *[other] ziehe { $n } Karten und nutze alle
    }
effect-draw-use =
    { $n ->
        [one] ziehe und nutze { $n } Karte
       *[other] ziehe und nutze nacheinander { $n } Karten
    }
effect-activate-more =
    { $n ->
        [one] aktiviere { $n } weitere Karte deiner Stadt
       *[other] aktiviere { $n } weitere Karten deiner Stadt
    }
effect-reinforce =
    { $n ->
        [one] verstärke { $n } Karte
       *[other] verstärke { $n } Karten
    }
effect-archive =
    { $n ->
        [one] archiviere { $n } Karte
       *[other] archiviere { $n } Karten
    }
effect-discard =
    { $n ->
        [one] lege { $n } Karte ab
       *[other] lege { $n } Karten ab
    }
effect-archive-self = archiviere diese Karte
effect-copy-own-city =
    { $kind ->
        [building] kopiere ein Gebäude deiner Stadt
        [knowledge] kopiere eine Wissenskarte deiner Stadt
        [wonder] kopiere ein anderes Wunder deiner Stadt
       *[any] kopiere eine andere Karte deiner Stadt
    }
effect-copy-other-city =
    { $kind ->
        [building] kopiere ein Gebäude einer gegnerischen Stadt
        [knowledge] kopiere eine Wissenskarte einer gegnerischen Stadt
        [wonder] kopiere ein Wunder einer gegnerischen Stadt
       *[any] kopiere eine Karte einer gegnerischen Stadt
    }
effect-copy-own-policy = kopiere eine deiner früheren Politikkarten
effect-move-explorer =
    { $n ->
        [one] bewege einen Entdecker { $n } Schritt
       *[other] bewege deine Entdecker insgesamt { $n } Schritte
    }
effect-sail-explorer =
    { $n ->
        [one] bewege einen Entdecker von einer Küstenprovinz in eine andere am selben Wasser
       *[other] bewege { $n }-mal einen Entdecker von einer Küstenprovinz in eine andere am selben Wasser
    }
effect-move-units =
    { $n ->
        [one] bewege { $n } Einheit
       *[other] bewege bis zu { $n } Einheiten
    }
effect-regroup =
    { $n ->
        [one] bewege { $n } Einheit in eine beliebige deiner Provinzen
       *[other] bewege bis zu { $n } Einheiten in beliebige deiner Provinzen
    }
effect-destroy =
    { $n ->
        [one] vernichte { $n } gegnerische Einheit in einer an dein Gebiet angrenzenden Provinz
       *[other] vernichte bis zu { $n } gegnerische Einheiten in an dein Gebiet angrenzenden Provinzen
    }
effect-place-outpost =
    { $n ->
        [one] stelle { $n } Außenposten in eine deiner Provinzen
       *[other] stelle { $n } Außenposten in deine Provinzen
    }
effect-take =
    { $kind ->
        [building] nimm ein Gebäude mit Kosten von höchstens { $n }
        [knowledge] nimm eine Wissenskarte mit Kosten von höchstens { $n }
       *[basic] nimm ein Grundgebäude mit Kosten von höchstens { $n }
    }
effect-take-any =
    { $kind ->
        [building] nimm ein Gebäude mit beliebigen Kosten
        [knowledge] nimm eine Wissenskarte mit beliebigen Kosten
       *[basic] nimm ein Grundgebäude
    }
effect-complete-section = vollende einen Bauabschnitt mit Kosten von höchstens { $n }
effect-complete-section-any = vollende einen Bauabschnitt mit beliebigen Kosten
effect-repeat-one-offs = nutze die Soforteffekte all deiner Politikkarten erneut

# Heldenfiguren und Kriegsherren
effect-warlord = Einmal pro Zug, wenn du mit { $name } eine Provinz eroberst: { $effect }
effect-deploy-capital = Einsatz: in deiner Hauptstadt
effect-deploy-province = Einsatz: in einer deiner Provinzen
effect-deploy-rough-province = Einsatz: in einer deiner Provinzen mit Geländewert 2 oder mehr
effect-deploy-capital-or-province = Einsatz: in deiner Hauptstadt oder einer deiner Provinzen
effect-deploy-capital-or-coast = Einsatz: in deiner Hauptstadt oder einer deiner Küstenprovinzen
effect-hero-attack = Angriff: { $n }
effect-hero-defense = Verteidigung: { $n }
effect-defense-adjacent = deine Provinzen, die an diese Figur angrenzen, haben +{ $n } Verteidigung
effect-shelter = deine vernichteten oder vertriebenen Einheiten dürfen statt in die Hauptstadt in jede deiner Provinzen gehen
effect-both-benefits = erhalte beide Vorteile des Plättchens
effect-return = Rückkehr: { $conditions }
effect-uses =
    { $n ->
        [one] nach { $n } Nutzung
       *[other] nach { $n } Nutzungen
    }
effect-uses-conquered =
    { $n ->
        [one] nach { $n } Eroberung mit dieser Figur
       *[other] nach { $n } Eroberungen mit dieser Figur
    }

# Monster
effect-monster-attack = Angriff: { $effect }
effect-monster-defeat = Besiegen: { $effect }
effect-monster-reward = Belohnung: { $effect }
effect-on-water = erscheint auf dem nächstgelegenen Wasserfeld und wird von einer angrenzenden Provinz aus besiegt
effect-closes-coast = in angrenzenden Provinzen kann nichts eingesammelt werden
effect-grows = nach jedem seiner Angriffe kostet das Besiegen { $n } mehr, höchstens { $max }
effect-terrain = der Geländewert seiner Provinz ist { $n }
effect-hoards = an das Monster verlorenes Gold liegt auf seiner Karte
effect-slows = einen Entdecker in seine Provinz zu bewegen kostet { $n } Militär mehr
effect-rout = vernichtet { $units }
effect-lose = { $amounts } verlieren
effect-units-there = { $units } { $where }
effect-units-all = alle Einheiten
effect-units-half = die Hälfte der Einheiten (aufgerundet)
effect-where-here = in seiner Provinz
effect-where-there = dort
effect-where-near =
    { $n ->
        [one] in jeder höchstens { $n } Schritt entfernten Provinz
       *[other] in jeder höchstens { $n } Schritte entfernten Provinz
    }
effect-where-coast = in jeder angrenzenden Provinz
effect-where-biggest =
    { $n ->
        [one] in der höchstens { $n } Schritt entfernten Provinz mit den meisten Einheiten
       *[other] in der höchstens { $n } Schritte entfernten Provinz mit den meisten Einheiten
    }
effect-where-lonely =
    { $n ->
        [one] in der nächstgelegenen, höchstens { $n } Schritt entfernten Provinz mit nur einer Einheit und ohne Außenposten
       *[other] in der nächstgelegenen, höchstens { $n } Schritte entfernten Provinz mit nur einer Einheit und ohne Außenposten
    }
effect-where-guarded = { $where }, die dadurch nicht verloren geht
effect-controller = wer die Provinz des Monsters kontrolliert, wählt: { $effect }
effect-controller-must = wer die Provinz des Monsters kontrolliert, muss { $effect }
effect-give-up =
    { $kinds } { $who ->
        [you] deiner
       *[other] der eigenen
    } Stadt archivieren
effect-give-up-knowledge =
    { $kinds } { $who ->
        [you] deiner
       *[other] der eigenen
    } Stadt archivieren (kein Startwissen)
effect-or-else = { $first }; ist das nicht möglich: { $second }
effect-walk =
    { $n ->
        [one] wer die Provinz des Monsters kontrolliert, bewegt es dann in eine angrenzende Provinz ohne Monster
       *[other] wer die Provinz des Monsters kontrolliert, bewegt es dann { $n } Schritte in eine Provinz ohne Monster
    }
effect-each-near =
    { $n ->
        [one] wer eine höchstens { $n } Schritt entfernte Provinz kontrolliert, muss { $effect }
       *[other] wer eine höchstens { $n } Schritte entfernte Provinz kontrolliert, muss { $effect }
    }
effect-send-home =
    { $n ->
        [one] alle höchstens { $n } Schritt entfernten Entdecker kehren in ihre Hauptstadt zurück
       *[other] alle höchstens { $n } Schritte entfernten Entdecker kehren in ihre Hauptstadt zurück
    }
effect-if-terrain-swamp-or-coast = { $first }, wenn die Provinz ein Sumpf ist oder an der Küste liegt; sonst: { $second }

# Plättchen
effect-asks = Kostet zusätzlich { $amounts }

# Automa: was sie tut
effect-type =
    { $type ->
        [architectural] Architektonisch
        [cultural] Kulturell
        [economic] Wirtschaftlich
        [aggressive] Aggressiv
       *[technological] Technologisch
    }
effect-automa-special = { $type }: { $effect }
effect-automa-conquer =
    { $which ->
        [low] erobert die günstigste angrenzende Provinz
       *[high] erobert die teuerste angrenzende Provinz
    }
effect-automa-building =
    { $which ->
        [low] nimmt das günstigste Gebäude der Auslage
       *[high] nimmt das teuerste Gebäude der Auslage
    }
effect-automa-know =
    { $which ->
        [low] nimmt die günstigste Wissenskarte der Auslage
       *[high] nimmt die teuerste Wissenskarte der Auslage
    }
effect-automa-all-knowledge = nimmt alle Wissenskarten der Auslage
effect-automa-wonder = vollendet ihr Wunder oder erwirbt sonst das günstigste der Auslage
effect-automa-policy = entwickelt eine Politikkarte
effect-automa-explore =
    { $n ->
        [one] bewegt beide Entdecker je { $n } Schritt
       *[other] bewegt beide Entdecker je { $n } Schritte
    }
effect-automa-gold = erhält { $n } Gold
effect-automa-gold-per-policy = erhält { $n } Gold für jede ihrer Politikkarten
effect-automa-gold-per-coast = erhält { $n } Gold für jede ihrer Küstenprovinzen
effect-automa-pay = für { $n } Gold: { $effect }
effect-automa-again = für { $n } Gold: dasselbe noch einmal
effect-automa-reshuffle = mischt den Automastapel neu
effect-automa-find-kind = zieht Automakarten, bis eine mit einem Teil ihres Typs erscheint, nutzt diese und legt die anderen ab
effect-automa-draw-more = zieht eine weitere Automakarte
effect-automa-draw-twice = zieht eine weitere Automakarte und führt deren oberen Teil zweimal aus, den speziellen nicht
effect-automa-draw-special = zieht eine weitere Automakarte und führt deren speziellen Teil aus, gleich welchen Typs
effect-automa-if-fewer-provinces = wenn jemand mehr Provinzen kontrolliert: { $effect }
effect-automa-if-fewer-policies = wenn jemand mehr Politikkarten hat: { $effect }
effect-automa-else-draw = wenn beides nicht zutrifft: zieht eine weitere Automakarte
