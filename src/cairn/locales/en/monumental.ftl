# Monumental at the table: pieces, questions, choices, what happened, the end.

monumental-sign =
    { $resource ->
        [production] P
        [science] S
        [military] M
        [culture] C
       *[gold] G
    }
monumental-resource =
    { $resource ->
        [production] Production
        [science] Science
        [military] Military
        [culture] Culture
       *[gold] Gold
    }
monumental-figure =
    { $figure ->
        [warlord] Warlord
        [lady] Warlord
        [hero] Hero
       *[soldier] Soldier
    }
monumental-the-figure =
    { $figure ->
        [warlord] the Warlord
        [lady] the Warlord
        [hero] the Hero
       *[soldier] a Soldier
    }
monumental-a-figure = { monumental-the-figure }
monumental-kind =
    { $kind ->
        [knowledge] Knowledge
        [wonder] Wonder
       *[building] Building
    }{ $era ->
        [I] {" "}· Era I
        [II] {" "}· Era II
        [III] {" "}· Era III
        [R] {" "}· Renaissance
       *[none] {""}
    }
monumental-part =
    { $part ->
        [policies] Cultural Policy
        [heroes] Hero
        [monsters] Monster
        [cities] Free City
        [markets] Market
       *[warlords] Warlord
    }
monumental-titled = { $title }: { $text }
monumental-costs = costs { $amounts }
monumental-slot = { $name } ({ $slot })
monumental-barbarian-token = Barbarian token { $number }
monumental-market-token = { $effect }, or { $n } Gold at the end of the game
monumental-read-nothing = No card or token is called “{ $text }”. Try fewer letters.

## The table

monumental-era =
    Era { $era }, { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }
monumental-era-short = Era { $era }, { $n }
monumental-last-turns = last turns
monumental-display = Display
monumental-deck-empty = the deck is empty
monumental-basics = Basic Buildings
monumental-heroes = Heroes
monumental-monsters = Monsters
monumental-beast = { $name } in { $tile }, counter at card { $n }
monumental-city-of = City · { $land }
monumental-terrain = Terrain
monumental-defense = Defense
monumental-no-tile = There is no tile “{ $text }” on this map.
monumental-map-sign =
    { $sign ->
        [barbarian] Barbarians
        [city] Free City
        [warlord] Warlord
        [hero] Hero
        [outpost] Outpost
        [wonder] Wonder
        [market] Market
        [production] Production token
       *[monster] Monster
    }
monumental-tile-barbarian = Barbarians { $n }
monumental-tile-city = { $name } (also costs { $amounts })
monumental-tile-market =
    { $name } ({ $n ->
        [one] 1 token
       *[other] { $n } tokens
    })
monumental-tile-explorers =
    { $n ->
        [one] Explorer: { $name }
       *[other] { $n } Explorers: { $name }
    }
monumental-soldiers =
    { $n ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
    }
monumental-provinces =
    { $n ->
        [one] 1 Province
       *[other] { $n } Provinces
    }
monumental-stall =
    { $name } in { $tile }: { $n ->
        [0] no token left
        [one] 1 token left
       *[other] { $n } tokens left
    }
monumental-markets-hint = Tokens marked ? may lie there; you know those marked × because you looked.
monumental-only-barbarians = { $n } Military against Barbarians
monumental-only-wonders = { $n } Production for Wonders
monumental-own-policies =
    { $n ->
        [one] Policy: { $names }
       *[other] Policies: { $names }
    }
monumental-own-wonder = under construction: { $name } ({ $amount } to go)
monumental-own-wonders = Wonders: { $names }
monumental-own-hero = { $name } in { $tile }
monumental-own-production =
    { $n ->
        [one] 1 Production token
       *[other] { $n } Production tokens
    }
monumental-own-tokens =
    { $n ->
        [one] 1 Market token
       *[other] { $n } Market tokens
    }
monumental-own-outposts =
    { $n ->
        [one] 1 Outpost left
       *[other] { $n } Outposts left
    }
monumental-own-deck = deck { $n }, discard pile { $m }
monumental-own-picked = chosen: row { $row }, column { $column }
monumental-own-passed = has passed
monumental-pile =
    { $pile ->
        [deck] City deck
        [discard] Discard pile
       *[archive] Archived
    }
monumental-slain = Defeated: { $names }
monumental-token-hidden = face down
monumental-token-used = used
monumental-automa-deck =
    { $n ->
        [one] 1 Automa card left
       *[other] { $n } Automa cards left
    }
monumental-automa-played = Played since the last shuffle:
monumental-automa-waiting = Revealed, still to come:
monumental-automa-none = The Automa does not play in this game.

## Before the game

monumental-ask-players = How many play? 1 plays alone against the Automa.
monumental-ask-setup = Which game?
monumental-setup-standard = the standard game: everything else is drawn
monumental-setup-own = choose map and modules
monumental-ask-map = Which map?
monumental-map-drawn = any map that fits, drawn
monumental-map-random = a random map
monumental-map-level =
    { $level ->
        [1] { $name }, peaceful
        [2] { $name }, mixed
       *[3] { $name }, aggressive
    }
monumental-ask-modules = Which modules? Type numbers to switch them on or off, Enter to begin.
monumental-module =
    { $module ->
        [automa] the Automa plays too
        [renaissance] Renaissance: a fourth Era
        [alternatives] alternative Wonders
        [heroes] Heroes
        [monsters] three Monsters
       *[continuous] Continuous Play
    }

## Looking

monumental-key-land = l map
monumental-key-city = c City
monumental-key-display = d display
monumental-key-players = p players
monumental-key-read = { $read } explains that card; any other name works too
monumental-help-board = On the map each tile shows its name, its terrain and what a conquest needs. A capital letter is the land that holds it, followed by Soldiers; small letters are Explorers. On display ↓ marks the card that leaves at the end of the turn if nothing is acquired from its row, ◆ a Wonder, └ a Knowledge card. In the City ▸ marks active cards, = reinforced ones, * an effect not used yet this turn; └ is Knowledge below a card. Letters stand for resources: P Production, S Science, M Military, G Gold, C Culture.
monumental-help-choose = Choices come in groups: type the number of a group, then the number of a choice, or both at once (1 3). Type any words of a choice to find it, in your language or in the notation: “{ $example }”. e ends your turn.
monumental-help-look = l lists all tiles (l b2 only that one), c explains the cards of your City (c 2 of another seat), d the display, p everything everybody has, k the Markets, a the Automa. { $read } explains a card, and in the same way any card, Policy, Hero, Free City or Monster. v shows what happened in the last turns.
monumental-help-signs = The signs of the map:

## Groups of choices

monumental-group =
    { $kind ->
        [acquire] Acquire a card
        [complete] Complete a Wonder
        [develop] Develop a Policy
        [conquer] Conquer
        [move] Move Units
        [outpost] Outpost
        [explore] Explorers
        [collect] Collect
        [defeat] Defeat a Monster
        [token] Tokens
        [use] Use an effect
        [progress] Scientific progress
        [recruit] Recruit a Hero
       *[other] Other
    }

## Choices

monumental-do-capital = Capital in { $tile }
monumental-do-row = Activate row { $n }
monumental-do-column = Activate column { $n }
monumental-do-acquire = Acquire { $name }
monumental-do-keep = Keep { $name }
monumental-do-complete = Complete { $name }
monumental-do-place = In { $tile }
monumental-do-develop = Develop { $name }
monumental-do-conquer = Conquer { $tile }
monumental-do-from = { monumental-figure } from { $tile }
monumental-do-move = Move { monumental-the-figure } from { $tile }
monumental-do-to = To { $tile }
monumental-do-outpost = Construct an Outpost in { $tile }
monumental-do-with =
    { $who ->
        [soldiers] 3 Soldiers
       *[warlord] 2 Soldiers and { monumental-the-figure }
    }
monumental-do-explore = Explorer { $n } to { $tile }
monumental-do-sail = Explorer { $n } sails to { $tile }
monumental-do-collect = Explorer { $n } collects the token in { $tile }
monumental-do-defeat = Explorer { $n } defeats { $name }
monumental-do-use-token = Use the token of { $name }
monumental-do-use-production = Use a Production token
monumental-do-use = Use { $name }
monumental-do-spent-before = has yielded this turn already, only its effect is left.
monumental-do-progress = Make scientific progress
monumental-do-progress-note = { $cost }: draw and use 1 card
monumental-do-paid-with =
    { $cost } { $part ->
        [all] (paid with { $amounts })
       *[some] (incl. { $amounts })
    }
monumental-do-conquest =
    { $cost }, { $n ->
        [one] 1 Unit
       *[other] { $n } Units
    }
monumental-do-outpost-note = 3 Units go home
monumental-do-end = End turn
monumental-do-pass = Pass
monumental-do-stop = No more
monumental-do-pay = Pay { $amounts }
monumental-do-double = { $n } Gold at double worth
monumental-do-less = Save { $amounts }
monumental-do-gain = Gain { $amounts }
monumental-do-exchange = { $first } for { $second }
monumental-do-activate = Activate { $name }
monumental-do-reinforce = Reinforce { $name }
monumental-do-archive = Archive { $name }
monumental-do-discard = Discard { $name }
monumental-do-copy = Copy { $name }
monumental-do-destroy = Destroy { monumental-the-figure } in { $tile }
monumental-do-take = Take { $name }
monumental-do-section = Section of { $name }
monumental-do-next = First { $name }
monumental-do-recruit = Recruit { $name }
monumental-do-deploy = Deploy in { $tile }
monumental-do-trade =
    { $n ->
        [0] Trade nothing
        [one] Trade once
       *[other] Trade { $n } times
    }
monumental-do-lose = Lose { monumental-the-figure } in { $tile }
monumental-do-give-up = Give up { $name }
monumental-do-walk = To { $tile }
monumental-do-shelter = To { $tile }
monumental-do-province = Province { $tile }

## Questions

monumental-ask-capital = Where do you place your Capital?
monumental-ask-row = Which row of your City do you activate?
monumental-ask-column = And which column?
monumental-ask-actions = What do you do?
monumental-ask-go-on = How do you go on moving?
monumental-ask-payment = How do you pay?
monumental-ask-discount = What do you save on { $tile }?
monumental-ask-wonder = Only one Wonder can be under construction. Which one do you keep?
monumental-ask-place = Where do you place the token of { $card }?
monumental-ask-units =
    { $n ->
        [one] Which Unit marches to { $tile }?
       *[other] Which Units march to { $tile }? { $n } to go.
    }
monumental-ask-destination = Where does { monumental-a-figure } from { $from } move?
monumental-ask-garrison = Who makes way for the Outpost in { $tile }?
monumental-ask-token = { $market }: which token do you keep?
monumental-ask-benefit = { $thing }: which benefit do you choose?
monumental-ask-gain =
    { $n ->
        [one] Which basic resource do you gain?
       *[other] Which basic resource do you gain? { $n } to go.
    }
monumental-ask-exchange =
    { $n ->
        [one] Which resource do you exchange?
       *[other] Which resource do you exchange? Up to { $n }.
    }
monumental-ask-alternative = Which effect do you choose?
monumental-ask-drawn = Which of the drawn cards do you use?
monumental-ask-effects = Do you use { $thing }?
monumental-ask-activate =
    { $n ->
        [one] Which card do you activate as well?
       *[other] Which cards do you activate as well? Up to { $n }.
    }
monumental-ask-reinforce = Which active card do you reinforce? It stays in your City.
monumental-ask-discard =
    { $n ->
        [one] Which card do you discard?
       *[other] Which cards do you discard? { $n } to go.
    }
monumental-ask-archive =
    { $n ->
        [one] Which card do you archive?
       *[other] Which cards do you archive? { $n } to go.
    }
monumental-ask-copy = What do you copy?
monumental-ask-steps =
    { $n ->
        [one] Where does an Explorer move? 1 step left.
       *[other] Where does an Explorer move? { $n } steps left.
    }
monumental-ask-move =
    { $n ->
        [one] Which Unit do you move?
       *[other] Which Units do you move? Up to { $n }.
    }
monumental-ask-destroy =
    { $n ->
        [one] Which opposing Unit do you destroy?
       *[other] Which opposing Units do you destroy? Up to { $n }.
    }
monumental-ask-outpost = Where do you place an Outpost?
monumental-ask-take = Which card do you take?
monumental-ask-section = Which Wonder section do you complete?
monumental-ask-next = Several things happen at once. Which comes first?
monumental-ask-knowledge = Only one Knowledge card can be below a card. Which one do you keep?
monumental-ask-deploy = Where do you deploy { $hero }?
monumental-ask-trade = How often do you trade?
monumental-ask-sail = Where does an Explorer sail?
monumental-ask-regroup = Which Unit do you regroup?
monumental-ask-rout = Which Unit do you lose in { $tile }?
monumental-ask-give-up = Which card do you give up?
monumental-ask-walk = Where does { $monster } go?
monumental-ask-shelter = Where does { monumental-a-figure } from { $from } retreat?
monumental-ask-surface = Where does { $monster } appear?
monumental-ask-province = Which Province is struck?
monumental-ask-automa-conquest = Several Provinces fit. Which one does the Automa conquer?
monumental-ask-automa-step = Several ways are equally short. Where does the Automa's Explorer { $explorer } go?
monumental-ask-automa-place = Where does the Automa place the token of { $card }?

## What happened

monumental-event-era = Era { $era } begins.
monumental-event-round = Round { $round } begins.
monumental-event-turn =
    { $who ->
        [you] It is your turn.
       *[other] { $name } is playing.
    }
monumental-event-cross =
    { $who ->
        [you] You activate row { $row } and column { $column }.
       *[other] { $name } activates row { $row } and column { $column }.
    }
monumental-event-activated =
    { $who ->
        [you] You activate { $cards }.
       *[other] { $name } activates { $cards }.
    }
monumental-event-gained =
    { $who ->
        [you] You gain { $amounts }.
       *[other] { $name } gains { $amounts }.
    }
monumental-event-gained-for =
    { $who ->
        [you] You gain
       *[other] { $name } gains
    } { $amounts } { $for ->
        [barbarian] only to conquer Barbarian Provinces.
       *[wonder] only for Wonders.
    }
monumental-event-paid =
    { $who ->
        [you] You pay { $amounts }.
       *[other] { $name } pays { $amounts }.
    }
monumental-event-acquired =
    { $who ->
        [you] You acquire { $cards }.
       *[other] { $name } acquires { $cards }.
    }
monumental-event-begun =
    { $who ->
        [you] You begin { $card }.
       *[other] { $name } begins { $card }.
    }
monumental-event-removed = Out of the game: { $card }. Kept: { $kept }.
monumental-event-completed =
    { $who ->
        [you] You complete { $card }.
       *[other] { $name } completes { $card }.
    }
monumental-event-placed = The token of { $card } lies in { $tile }.
monumental-event-developed =
    { $who ->
        [you] You develop { $policy }.
       *[other] { $name } develops { $policy }.
    }
monumental-event-marched =
    { $figures } { $n ->
        [one] marches
       *[other] march
    } from { $from } to { $tile }.
monumental-event-conquered =
    { $who ->
        [you] You conquer
       *[other] { $name } conquers
    } { $tile }{ $from ->
        [nobody] .
        [you] {" "}from you.
       *[other] {" "}from { $victim }.
    }
monumental-event-home =
    { $figure ->
        [warlord] The Warlord returns from { $from } to the Capital.
        [lady] The Warlord returns from { $from } to the Capital.
        [hero] The Hero returns from { $from } to the Capital.
       *[soldier] { $count ->
            [one] 1 Soldier returns from { $from } to the Capital.
           *[other] { $count } Soldiers return from { $from } to the Capital.
        }
    }
monumental-event-outpost =
    { $who ->
        [you] You construct an Outpost in { $tile }.
       *[other] { $name } constructs an Outpost in { $tile }.
    }
monumental-event-razed = The Outpost in { $tile } is gone.
monumental-event-looted =
    { $who ->
        [you] You loot { $thing } in { $tile }.
       *[other] { $name } loots { $thing } in { $tile }.
    }
monumental-event-benefit =
    { $who ->
        [you] You choose: { $effect }
       *[other] { $name } chooses: { $effect }
    }
monumental-event-moved =
    { $who ->
        [you] You move
       *[other] { $name } moves
    } { monumental-the-figure } from { $from } to { $tile }.
monumental-event-stepped =
    { $who ->
        [you] Your Explorer { $explorer } moves
       *[other] { $name } moves Explorer { $explorer }
    } to { $tile }.
monumental-event-collected =
    { $who ->
        [you] You collect the Production token in { $tile }.
       *[other] { $name } collects the Production token in { $tile }.
    }
monumental-event-visited =
    { $who ->
        [you] You visit { $market } in { $tile }.
       *[other] { $name } visits { $market } in { $tile }.
    }
monumental-event-looked = There you find: { $tokens }
monumental-event-kept = You keep: { $token }
monumental-event-redeemed =
    { $who ->
        [you] You use your token of { $market }.
       *[other] { $name } uses a token of { $market }.
    }
monumental-event-claimed = { $name } takes a token of { $market }.
monumental-event-used =
    { $who ->
        [you] You use { $thing }.
       *[other] { $name } uses { $thing }.
    }
monumental-event-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
monumental-event-discarded =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
    }
monumental-event-archived =
    { $who ->
        [you] You archive { $cards }.
       *[other] { $name } archives { $cards }.
    }
monumental-event-reinforced =
    { $who ->
        [you] You reinforce { $cards }.
       *[other] { $name } reinforces { $cards }.
    }
monumental-event-dealt =
    { $who ->
        [you] New in your City: { $cards }.
       *[other] New in { $name }'s City: { $cards }.
    }
monumental-event-shuffled =
    { $who ->
        [you] You shuffle your discard pile.
       *[other] { $name } shuffles the discard pile.
    }
monumental-event-displayed = New on display: { $cards }.
monumental-event-swept = Gone from the display: { $cards }.
monumental-event-appeared = { $heroes } can be recruited.
monumental-event-recruited =
    { $who ->
        [you] You recruit { $hero } and deploy the figure
       *[other] { $name } recruits { $hero } and deploys the figure
    } in { $tile }.
monumental-event-returned = { $hero } returns.
monumental-event-monster = { $monster } appears in { $tile }.
monumental-event-attacked = { $monster } attacks in { $tile }.
monumental-event-walked = { $monster } goes to { $tile }.
monumental-event-defeated =
    { $who ->
        [you] You defeat { $monster }.
       *[other] { $name } defeats { $monster }.
    }
monumental-event-lost =
    { $who ->
        [you] You lose { $amounts }.
       *[other] { $name } loses { $amounts }.
    }
monumental-event-destroyed =
    { $who ->
        [you] You lose { monumental-the-figure } in { $tile }.
       *[other] { $name } loses { monumental-the-figure } in { $tile }.
    }
monumental-event-ending =
    The last Development card is on display: { $unit ->
        [rounds] { $left ->
            [one] 1 round is left.
           *[other] { $left } rounds are left.
        }
       *[turns] { $left ->
            [one] 1 turn is left.
           *[other] { $left } turns are left.
        }
    }
monumental-event-automa = { $name }: { $effect }
monumental-event-site = { $name } may settle in { $tile }.
monumental-event-settled =
    { $who ->
        [you] Your Capital is { $tile }.
       *[other] The Capital of { $name } is { $tile }.
    }
monumental-event-city = The Free City in { $tile } is { $city }.
monumental-event-stall = { $market } opens in { $tile }.
monumental-event-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
monumental-event-copied =
    { $who ->
        [you] You copy { $thing }.
       *[other] { $name } copies { $thing }.
    }
monumental-event-exchanged =
    { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } { $first } for { $second }.
monumental-event-failed = { $name } cannot do that.
monumental-event-hidden = Something is hidden on the map.
monumental-event-over = Game over.

## The end

monumental-score =
    { $part ->
        [provinces] Provinces
        [knowledge] Knowledge
        [wonders] Wonders
        [policies] Policies
        [most-provinces] Most Provinces
        [most-knowledge] Most Knowledge
        [most-wonders] Most Wonders
        [most-policies] Most Policies
        [monsters] Monsters
       *[gold] Gold
    }
monumental-total = Total
monumental-wins =
    { $who ->
        [you] { $n ->
            [0] You win the tie by Gold or Culture.
            [one] You win by 1 point.
           *[other] You win by { $n } points.
        }
       *[other] { $n ->
            [0] { $name } wins the tie by Gold or Culture.
            [one] { $name } wins by 1 point.
           *[other] { $name } wins by { $n } points.
        }
    }
monumental-shared = { $names } share the victory.
