# Monumental: the lists of the components

components-part =
    { $part ->
        [warlords] Civilizations and their Warlords
        [common] Starting cards of everybody
        [special] Starting cards of a civilization
        [starting] Starting Knowledge
        [basic] Basic Buildings
        [I] Era I
        [II] Era II
        [R] Renaissance
        [III] Era III
        [policies] Cultural Policies
        [heroes] Heroes
        [monsters] Monsters
        [barbarians] Barbarian tokens
        [cities] Free Cities
        [markets] Markets and their tokens
        [automa] Automa cards
        [terrain] Terrain
        [values] Numbers of the rules
       *[maps] Maps
    }
components-kind =
    { $kind ->
        [building] Building
        [knowledge] Knowledge
       *[wonder] Wonder
    }
components-era =
    { $era ->
        [I] Era I
        [II] Era II
        [R] Renaissance
       *[III] Era III
    }
components-level =
    { $level ->
        [peaceful] peaceful
        [mixed] mixed
       *[aggressive] aggressive
    }
components-value =
    { $value ->
        [gold] Gold at the start
        [soldiers] Soldiers of a player
        [outposts] Outposts of a player
        [soldier-defense] Defense of a Soldier
        [warlord-defense] Defense of a Warlord
        [hero-defense] Defense of a Hero
        [outpost-defense] Defense of an Outpost
        [wonder-defense] Defense of a Wonder
       *[production-tokens] Production tokens in the box
    }
components-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
components-price = price { $price }
components-gold = { $n } Gold
components-front = Barbarians of { $n }
components-automa-gold = { $n } Gold for the Automa
components-alternative = alternative
components-terrain = terrain { $n }
