# Setting up a table of Monumental in the browser.

## The map

setup-map = Map
setup-map-drawn = Drawn
setup-map-drawn-text = One of these, when the game begins
setup-map-level =
    { $level ->
        [1] peaceful
        [2] mixed
       *[3] aggressive
    }
setup-map-random = Random map
setup-map-random-text = New for each game
setup-map-own = Own map
setup-map-own-text = Written or from a file
setup-map-for = for { $n }
setup-map-others = Maps for other numbers of players
setup-map-misfit = { $name } is for { $players } players, but { $seats } play at this table. Choose another map, or change the seats.
setup-map-none = No map is for { $seats }. Take away a seat or the Automa.
setup-map-room =
    { $n ->
        [0] has no room for Monsters
        [one] has room for 1 Monster
       *[other] has room for { $n } Monsters
    }
setup-map-crowded =
    { $most ->
        [0] { $name } has no room for Monsters.
        [one] { $name } has room for 1 Monster, not for { $n }.
       *[other] { $name } has room for { $most } Monsters, not for { $n }.
    } Choose another map, or fewer Monsters.
setup-random = Kind of map
setup-random-kind =
    { $kind ->
        [small] Small
        [medium] Medium
        [large] Large
       *[rulebook] By the rulebook
    }
setup-random-text =
    { $kind ->
        [small] The same for all, and you meet early: the most aggressive kind.
        [medium] The same for all, with room for a while.
        [large] The same for all, with much room: the most peaceful kind.
       *[rulebook] Strewn at random; only what lies next to the Capitals is the same for all.
    }
setup-random-draw = Draw a map now
setup-random-again = Draw another
setup-random-drawing = Drawing a map
setup-random-drawn = This is the map you will play on.
setup-random-later = Otherwise it is drawn when the game begins.
setup-own-file = Map file (TOML)
setup-own-lacks = Check your map first, or choose another way.
setup-own-check = Check the map
setup-own-choose = Choose a file
setup-own-example = Begin with { $name }
setup-own-go = Go to line { $line }
setup-own-good = { $name } can be played, by { $players }.

## Civilizations

setup-civilizations = Civilizations
setup-civilizations-drawn = Drawn
setup-civilizations-chosen = Chosen
setup-civilizations-text = Each seat draws one of five when the game begins.
setup-civilization-of = { $name }
setup-land =
    { $land ->
        [china] China
        [denmark] Denmark
        [egypt] Egypt
        [greece] Greece
        [japan] Japan
       *[other] { $land }
    }

## Modules and rulings

setup-modules = Modules
setup-monsters = How many
setup-monsters-chosen =
    { $n ->
        [one] 1 Monster
       *[other] { $n } Monsters
    }
setup-rulings = Rulings
setup-rulings-text = Where the rulebook leaves something open, a table may decide otherwise.
setup-switch =
    { $name ->
        [renaissance] Renaissance
        [alternatives] Alternative Wonders
        [heroes] Heroes
        [monsters] Monsters
        [continuous] Continuous Play
        [explorers_in_capitals] Explorers enter Capitals
        [wandering_marker] The first player changes
       *[plain_display] Six cards on display
    }
setup-switch-text =
    { $name ->
        [renaissance] A fourth Era between the Middle Ages and modern times: more cards and a longer game.
        [alternatives] In each of the Eras I, II and III one Wonder, drawn, makes way for another.
        [heroes] Heroes come up with the cards; for Gold they join you, defend or fight, and leave again.
        [monsters] They lie hidden under Barbarians, come out when somebody conquers, and strike by a timer. Three are plenty.
        [continuous] All activate in secret and at the same time, then take one action each in turn: little waiting.
        [explorers_in_capitals] Explorers may also move onto the tiles of Capitals.
        [wandering_marker] In Continuous Play the one to the left begins the next round.
       *[plain_display] In Continuous Play the display keeps six spaces, also when three or four play.
    }
setup-switch-bound = Only with Continuous Play.
setup-chosen = Chosen for this table
setup-standard = The standard game: map and civilizations are drawn.
