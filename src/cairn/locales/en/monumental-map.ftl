# Monumental's map in the browser: tiles, conquests, what the signs mean.

monumental-map-label = Map
monumental-map-keys = Arrow keys move from tile to tile, Enter shows a tile, plus and minus zoom, 0 shows the whole map.
monumental-map-in = Zoom in
monumental-map-out = Zoom out
monumental-map-whole = Show the whole map
monumental-map-legend = What the signs mean
monumental-map-close = Close
monumental-map-tile = { $terrain } { $tile }
monumental-map-value = terrain value { $n }
monumental-map-defense = defense { $n }
monumental-map-owner =
    { $who ->
        [you] controlled by you
       *[other] controlled by { $name }
    }
monumental-map-unowned = free
monumental-map-explorers =
    { $who ->
        [you] { $n ->
            [one] your Explorer
           *[other] your { $n } Explorers
        }
       *[other] { $n ->
            [one] Explorer of { $name }
           *[other] { $n } Explorers of { $name }
        }
    }
monumental-map-can =
    { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
monumental-map-means =
    { $sign ->
        [defense] Defense of a Province
        [soldier] Soldiers
        [explorer] Explorer
        [capital] Capital
        [barbarian] Barbarians, with their number
        [city] Free City, with how many resources it asks
        [warlord] Warlord
        [hero] Hero
        [outpost] Outpost
        [wonder] Wonder
        [market] Market, with its tokens
        [production] Production token
        [lit] You can do something here
       *[monster] Monster
    }
monumental-map-may-hold = May still lie here:
monumental-map-saw = You saw here:
monumental-map-monster =
    { $n ->
        [0] { $name }, has not attacked yet
        [one] { $name }, has attacked once
       *[other] { $name }, has attacked { $n } times
    }

## What a conquest takes

monumental-map-conquest = Conquest
monumental-map-units =
    { $n ->
        [one] 1 Unit
       *[other] { $n } Units
    }
monumental-map-conquest-costs =
    { $n ->
        [one] 1 Unit
       *[other] { $n } Units
    } and { $amounts }
monumental-map-gold-for =
    { $n ->
        [one] 1 Gold stands in
       *[other] { $n } Gold stand in
    }
monumental-map-less = { $n } less, as you like
monumental-map-march = Would march: { $who }
monumental-map-march-soldiers =
    { $n ->
        [one] 1 Soldier from { $tile }
       *[other] { $n } Soldiers from { $tile }
    }
monumental-map-march-figure = { monumental-figure } from { $tile }
monumental-map-choose-units = Choose who marches
monumental-map-why-units =
    Needs { $needs ->
        [one] 1 Unit
       *[other] { $needs } Units
    }, { $reach ->
        [0] none can reach it.
        [one] 1 can reach it.
       *[other] { $reach } can reach it.
    }
monumental-map-why-pay =
    Costs { $amounts }, { $n ->
        [one] 1 is missing.
       *[other] { $n } are missing.
    }
monumental-map-why-far = It does not touch your territory.
monumental-map-why-own = It is yours.
monumental-map-why-capital = A Capital cannot be conquered.
monumental-map-why-water = Water cannot be conquered.
monumental-map-would =
    It would take { $n ->
        [one] 1 Unit
       *[other] { $n } Units
    }.
monumental-map-out-of-here = From here
