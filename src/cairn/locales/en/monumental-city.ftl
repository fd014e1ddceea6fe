# Monumental: cards to be read, the City, the display, the encyclopedia.

## Cards

city-price = Price
city-deck =
    { $deck ->
        [basic] basic pile
       *[start] starting card
    }
city-effect-state =
    { $used ->
        [yes] Used this turn
       *[no] Not used yet this turn
    }
city-token-gold =
    { $n ->
        [0] Worth no Gold at the end of the game.
       *[other] Worth { $n } Gold at the end of the game.
    }
city-or = or
city-where-label = Where it is
city-where =
    { $where ->
        [city] { $n } in the City
        [deck] { $n } in the City deck
        [discard] { $n } in the discard pile
        [archive] { $n } archived
        [drawn] { $n } drawn
        [building] under construction
        [completed] completed
        [developed] developed
        [with] recruited
        [defeated] defeated
        [taken] { $n } taken
        [display] on display
        [pile] { $n } in the pile
        [offer] in the Hero row
        [map] on the map
       *[gone] out of the game
    }

## The City

city-automa = The Automa has no City.
city-space = Space { $slot }
city-empty = empty
city-below = below it { $name }
city-state =
    { $state ->
        [stays] active, stays in the City
       *[active] active
    }
city-unused =
    { $n ->
        [one] 1 effect not used yet
       *[other] { $n } effects not used yet
    }
city-lands = next card number { $n } comes here
city-nothing = nothing
city-cross =
    Row { $row }, column { $column }: { $amounts }, { $effects ->
        [one] 1 effect
       *[other] { $effects } effects
    }, { $cards ->
        [one] 1 card within reach
       *[other] { $cards } cards within reach
    }
city-compare = Each sum is what the row and the column that meet there yield. Choose one to see its five cards.
city-pair = Row { $row }, column { $column }
city-usable = Usable:
city-affords = Within reach:
city-completes = complete { $name }
city-activate = Activate row { $row } and column { $column }
city-do =
    { $do ->
        [activate] Activate
        [reinforce] Reinforce
        [archive] Archive
        [discard] Discard
        [give-up] Give up
        [copy] Copy
        [use] Use
       *[pick] Choose
    }
city-pile =
    { $name }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
city-pile-of = { $name } · { $land }
city-deck-order = The order of these cards is not known.
city-deck-top = On top, in this order: { $names }. The order of the others is not known.
city-copies = { $name }, { $n }

## The display

city-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
city-cards-heroes =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, { $heroes ->
        [one] 1 Hero among them
       *[other] { $heroes } Heroes among them
    }
city-cards-left =
    { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }
city-deck-empty = the deck is empty
city-turns-left =
    { $n ->
        [0] this is the last turn
        [one] at most 1 more turn
       *[other] at most { $n } more turns
    }
city-rounds-left =
    { $n ->
        [0] this is the last round
        [one] at most 1 more round
       *[other] at most { $n } more rounds
    }
city-deck-title = Development deck
city-deck-label =
    Development deck, { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }
city-deck-rule = Cards come in from the left. Where nothing is acquired from a row, its last card leaves the game. The last card of the deck brings the end.
city-falls = leaves
city-falls-long =
    { $unit ->
        [rounds] It leaves at the end of this round if too few acquire a card from its row.
       *[turns] It leaves at the end of this turn if nobody acquires a card from its row.
    }
city-left = { $n } left
city-free = nothing
city-costs = Costs { $cost }.
city-stands-in =
    { $n ->
        [one] { $amounts } (1 Gold stands in)
       *[other] { $amounts } ({ $n } Gold stand in)
    }
city-lacks = You lack { $amount }.
city-why =
    { $why ->
        [room] There is no place for its token.
        [deck] There is no card to draw.
        [recruited] You have recruited a Hero this turn.
        [nowhere] There is no place to deploy the Hero.
       *[developed] You have developed all your Policies.
    }
city-buy = { $label }: { $cost }
city-strikes-turns =
    { $n ->
        [0] strikes at the end of this turn
        [one] strikes at the end of the next turn
       *[other] strikes after { $n } more turns
    }
city-strikes-rounds =
    { $n ->
        [0] strikes at the end of this round
        [one] strikes at the end of the next round
       *[other] strikes after { $n } more rounds
    }
city-strikes-never = will not strike again

## The encyclopedia

city-encyclopedia = All cards and tokens
city-search = Name or words on it
city-any = All
city-filter-part = Part
city-filter-kind = Kind
city-filter-era = Era
city-filter-land = Civilization
city-filter-where = At this table
city-filter-offer = On offer
city-filter-owned = Owned by somebody
city-filter-reset = Show everything
city-filter-deck =
    { $deck ->
        [start] Starting cards
        [basic] Basic Buildings
        [I] Era I
        [II] Era II
        [R] Renaissance
       *[III] Era III
    }
city-part =
    { $part ->
        [card] City cards
        [policy] Cultural Policies
        [hero] Heroes
        [monster] Monsters
        [warlord] Warlords
        [city] Free Cities
        [market] Markets
        [barbarian] Barbarian tokens
       *[automa] Automa cards
    }
city-found =
    { $n ->
        [0] Nothing fits. Try fewer words or another filter.
       *[other] { $n } of { $all }
    }
city-owned = owned by { $names }

## Short words and signs

city-pile-short =
    { $pile ->
        [deck] Deck
        [discard] Discard
       *[archive] Archive
    }
city-legend =
    { $sign ->
        [effects] effects to use
       *[cards] cards within reach
    }
city-more = and { $n } more
