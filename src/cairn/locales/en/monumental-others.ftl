# The other players of Monumental, the Automa's turn, the log by turn, the end.

monumental-others = Players
monumental-others-count =
    { $what ->
        [provinces] { $n ->
            [one] 1 Province
           *[other] { $n } Provinces
        }
        [knowledge] { $n ->
            [one] 1 Knowledge card
           *[other] { $n } Knowledge cards
        }
        [wonders] { $n ->
            [one] 1 Wonder
           *[other] { $n } Wonders
        }
       *[policies] { $n ->
            [one] 1 Policy
           *[other] { $n } Policies
        }
    }
monumental-others-most = the most
monumental-others-points = Points
monumental-others-dominance = Dominance
monumental-others-leads =
    { $who ->
        [you] You lead by { $n }.
       *[other] { $name } leads by { $n }.
    }
monumental-others-tie = { $names } are level: each scores.
monumental-others-nobody = Nobody has one yet.
monumental-others-worth =
    { $n ->
        [one] Worth 1 point
       *[other] Worth { $n } points
    }
monumental-others-look = Look at the City of { $name }
monumental-others-no-city = The Automa has no City.
monumental-others-recap = Show the last turn
monumental-others-before = Previous player
monumental-others-after = Next player
monumental-others-resources = Resources
monumental-others-wonder = Wonder under way
monumental-others-wonders = Wonders
monumental-others-policies = Policies
monumental-others-acting = the last one counts
monumental-others-army = Units
monumental-others-none = none yet
monumental-others-capital =
    { $n ->
        [one] 1 in the Capital
       *[other] { $n } in the Capital
    }
monumental-others-at = { $name } in { $tile }
monumental-others-home = { $name } in the Capital
monumental-others-off = { $name } not on the map
monumental-others-built =
    { $n ->
        [one] 1 Outpost
       *[other] { $n } Outposts
    }
monumental-others-explorers = Explorers
monumental-others-tokens = Tokens
monumental-others-cards = Cards
monumental-others-to-go = { $amount } to go

## What somebody did

monumental-recap = What { $name } did
monumental-recap-of = Turn { $n } of { $all }
monumental-recap-empty = Nobody has played yet.
monumental-recap-pause = Pause
monumental-recap-play = Go on
monumental-recap-all = Show it all
monumental-recap-again = Once more
monumental-recap-close = Close
monumental-recap-before = The turn before
monumental-recap-after = The next turn
monumental-recap-brought = On balance
monumental-recap-collected =
    { $who ->
        [you] You collect { $n } Production tokens ({ $tiles }).
       *[other] { $name } collects { $n } Production tokens ({ $tiles }).
    }

## The Automa

monumental-automa-turn = The Automa’s turn
monumental-automa-turn-of = { $name } plays its cards
monumental-automa-has-played = { $name } has played
monumental-automa-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
monumental-automa-nth = Card { $n } of { $all }
monumental-automa-base = The card says
monumental-automa-twice = The card says, twice
monumental-automa-only = Only this part counts, whatever the Warlord
monumental-automa-special = Besides, for { $warlord }
monumental-automa-other = The rest is for another kind of Warlord and does not count.
monumental-automa-does = It does
monumental-automa-thinks = It is about to act.
monumental-automa-nothing = Nothing comes of it.
monumental-automa-drew =
    { $n ->
        [one] It turns up another card.
       *[other] It turns up { $n } more cards.
    }
monumental-automa-unfold = Unfold
monumental-automa-next = Next
monumental-automa-back = Back
monumental-automa-done = Done
monumental-automa-close = Close, the game goes on
monumental-automa-pace = Pace
monumental-automa-pace-slow = Slow
monumental-automa-pace-normal = Normal
monumental-automa-pace-fast = Fast
monumental-automa-pace-once = All at once
monumental-automa-goes-on = It goes on when you have decided.

## The log

monumental-log-setup = Set-up
monumental-log-earlier = Earlier
monumental-log-show-earlier = Show earlier turns
monumental-log-round = Round { $n }
monumental-log-all = Everybody
monumental-log-era = Era { $era }
monumental-log-upkeep =
    { $n ->
        [one] 1 card was dealt or left
       *[other] { $n } cards were dealt or left
    }
monumental-log-to-turn = Show this turn of { $name } in the replay
monumental-log-to-round = Show this moment in the replay
monumental-log-nothing = nothing yet

## The end

monumental-result-sheet = Score sheet
monumental-result-part = Category
monumental-result-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
monumental-result-winner = wins
monumental-result-own = For what everyone has
monumental-result-most =
    Dominance, { $n ->
        [one] 1 point
       *[other] { $n } points
    } each
monumental-result-more = Besides
monumental-result-has = { $n } in all
monumental-result-dominance = Who had the most
monumental-result-alone = { $what }: { $name } has { $n }, { $lead } more than anybody else.
monumental-result-level = { $what }: { $names } are level at { $n }, and each scores.
monumental-result-none = { $what }: nobody has any, so nobody scores.
monumental-result-ties = Ties
monumental-result-breaks = Decides ties
monumental-result-no-tie = There was no tie for the victory. It would have gone to more Gold, then to more Culture.
monumental-result-by-gold = { $names } are level at { $n } points. More Gold decides: { $name } has { $gold }.
monumental-result-by-culture = { $names } are level in points and Gold. More Culture decides: { $name } has { $culture }.
monumental-result-shared = { $names } are level in points, Gold and Culture and share the victory.
monumental-result-course = How it went
monumental-result-measure =
    { $measure ->
        [score] Points
        [gained] Gained each round
        [gold] Gold
       *[culture] Culture
    }
monumental-result-about =
    { $measure ->
        [score] Points as they stood after each turn.
        [gained] Everything that each player gained in a round, spent or not.
        [gold] Gold in hand.
       *[culture] Culture in hand.
    }
monumental-result-chart = { $measure } by turn: { $list }
monumental-result-line = { $name } { $n }
monumental-result-turn = Turn
monumental-result-round = Round
monumental-result-as-table = As a table
monumental-result-as-chart = As a chart
monumental-result-loading = Fetching how it went.
monumental-result-close = Back to the table

## One screen

monumental-hand-over = Hand over to { $name }
monumental-hand-over-text = What comes next is only for { $name }. Everybody else, please look away.
monumental-hand-over-ready = I am { $name }
