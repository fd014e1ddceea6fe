# Monumental: what every card, token and figure says, made from its effects. A sentence's capital and full stop are added.

# Joining
effect-and = { $first } and { $second }
effect-or = { $first } or { $second }
effect-or-o = { $first } or { $second }
effect-either = { $first }, or { $second }
effect-either-o = { $first }, or { $second }
effect-next = { $first }, { $second }
effect-also = { $first }; { $second }
effect-times =
    { $n ->
        [one] { $effect }
        [2] { $effect } (twice)
       *[other] { $effect } ({ $n } times)
    }
effect-amount =
    { $kind ->
        [production] { $n } Production
        [science] { $n } Science
        [military] { $n } Military
        [culture] { $n } Culture
       *[gold] { $n } Gold
    }
effect-basic =
    { $n ->
        [one] { $n } basic resource
       *[other] { $n } basic resources
    }
effect-basic-different = { $n } different basic resources
effect-basic-chosen =
    { $n ->
        [one] { $n } basic resource of your choice
       *[other] { $n } basic resources of your choice
    }
effect-hoard = the Gold on its card
effect-kind =
    { $kind ->
        [building] a Building
        [knowledge] a Knowledge card
        [wonder] a Wonder
       *[basic] a Basic Building
    }
effect-units =
    { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }

# Clauses
effect-gives = Yield: { $amounts }
effect-once = Once per turn: { $effect }
effect-at-once = Completion bonus: { $effect }
effect-one-off = One-off effect: { $effect }
effect-when = { $event }: { $effect }
effect-when-max =
    { $n ->
        [one] { $event } (at most once per turn): { $effect }
        [2] { $event } (at most twice per turn): { $effect }
       *[other] { $event } (at most { $n } times per turn): { $effect }
    }
effect-discount-building = Buildings cost { $n } less
effect-discount-knowledge = Knowledge cards cost { $n } less
effect-discount-wonder-section = Wonder sections cost { $n } less
effect-discount-progress = scientific progress costs { $n } less
effect-discount-conquest =
    { $filter ->
        [coastal] conquering a coastal Province costs { $n } less
        [barbarian] conquering a Barbarian Province costs { $n } less
        [free-city] conquering a Free City costs { $n } less
        [player-with-more-provinces] conquering a Province of an opponent with more Provinces than you costs { $n } less
       *[any] conquering a Province costs { $n } less
    }
effect-discount-first =
    { $n ->
        [one] { $effect } (only the first time each turn)
       *[other] { $effect } (only the first { $n } times each turn)
    }
effect-half-wonder-section = Wonder sections are at half price, rounded up
effect-gold-as =
    { $n ->
        [one] each turn, up to { $max } Gold count as { $n } basic resource each
       *[other] each turn, up to { $max } Gold count as { $n } basic resources each
    }
effect-reinforce-self = at the end of your turn, you may also reinforce this card

# What happened
effect-province =
    { $filter ->
        [coastal] a coastal Province
        [barbarian] a Barbarian Province
        [free-city] a Free City
        [player] an opponent's Province
        [coastal-barbarian] a coastal Barbarian Province
        [coastal-free-city] a coastal Free City
        [coastal-player] an opponent's coastal Province
       *[any] a Province
    }
effect-event-conquered =
    { $hero ->
        [yes] when you conquer { effect-province } with this Hero
       *[no] when you conquer { effect-province }
    }
effect-event-archived-self = when this card is archived
effect-event-completed-wonder = when you complete a Wonder
effect-event-acquired =
    { $filter ->
        [building] when you acquire a Building
        [knowledge] when you acquire a Knowledge card
        [wonder] when you acquire a Wonder
        [basic] when you acquire a Basic Building
       *[any] when you acquire a card
    }
effect-event-collected =
    { $filter ->
        [market] when you collect a Market token
        [production] when you collect a Production token
       *[any] when you collect a Market or Production token
    }
effect-event-developed-policy = when you develop a Policy
effect-event-turn-ended =
    { $filter ->
        [without-conquest] at the end of your turn if you have conquered no Province
        [without-conquest-by-hero] at the end of your turn if you have conquered no Province with this Hero
       *[any] at the end of your turn
    }
effect-event-province-lost =
    { $filter ->
        [other-than-hero] when you lose a Province other than this Hero's
       *[any] when you lose a Province
    }
effect-event-hero-province-lost = when you lose this Hero's Province
effect-done-conquered = conquered a Province
effect-done-archived-self = archived this card
effect-done-completed-wonder = completed a Wonder
effect-done-acquired = acquired a card
effect-done-collected = collected a token
effect-done-developed-policy = developed a Policy

# Words
effect-pay = pay { $amounts }
effect-pay-no-gold = pay { $amounts } (no Gold)
effect-gain = gain { $amounts }
effect-gain-barbarian = gain { $amounts } (only to conquer Barbarian Provinces)
effect-gain-wonder = gain { $amounts } (only for Wonders)
effect-exchange =
    { $n ->
        [one] exchange { $n } basic resource for another
       *[other] exchange up to { $n } basic resources for others
    }
effect-trade = pay up to { $paid } and gain { $gained } for each
effect-hand-over = a player of your choice hands you { $n } Gold
effect-if-gained = { $effect } if you have gained at least { $amounts } this turn
effect-if-active = { $effect } if you have activated { $kinds } this turn
effect-if-done = { $effect } if you have { $done } this turn
effect-per = { $effect } { $what }
effect-per-max =
    { $n ->
        [one] { $effect } { $what } (at most once)
        [2] { $effect } { $what } (at most twice)
       *[other] { $effect } { $what } (at most { $n } times)
    }
effect-what-controlled-province = for each Province you control
effect-what-three-controlled-provinces = for every three Provinces you control
effect-what-wonder-completed = for each Wonder you have completed
effect-what-outpost = for each Outpost you have on the map
effect-what-other-active-military-card = for each other active Military card
effect-what-bordered-opponent-province = for each opponent's Province adjacent to your territory
effect-what-attacks = for each of its attacks
effect-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    } and use { $use } of them
effect-draw-all =
    { $n ->
        [one] draw { $n } card and use it
        [2] draw { $n } cards and use both
       *[other] draw { $n } cards and use them all
    }
effect-draw-use =
    { $n ->
        [one] draw and use { $n } card
       *[other] draw and use { $n } cards in turn
    }
effect-activate-more =
    { $n ->
        [one] activate { $n } more card in your City
       *[other] activate { $n } more cards in your City
    }
effect-reinforce =
    { $n ->
        [one] reinforce { $n } card
       *[other] reinforce { $n } cards
    }
effect-archive =
    { $n ->
        [one] archive { $n } card
       *[other] archive { $n } cards
    }
effect-discard =
    { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
effect-archive-self = archive this card
effect-copy-own-city =
    { $kind ->
        [building] copy a Building in your City
        [knowledge] copy a Knowledge card in your City
        [wonder] copy another Wonder in your City
       *[any] copy another card in your City
    }
effect-copy-other-city =
    { $kind ->
        [building] copy a Building in an opponent's City
        [knowledge] copy a Knowledge card in an opponent's City
        [wonder] copy a Wonder in an opponent's City
       *[any] copy a card in an opponent's City
    }
effect-copy-own-policy = copy one of your earlier Policies
effect-move-explorer =
    { $n ->
        [one] move an Explorer { $n } step
       *[other] move your Explorers { $n } steps in total
    }
effect-sail-explorer =
    { $n ->
        [one] move an Explorer from one coastal Province to another on the same Water
       *[other] move an Explorer from one coastal Province to another on the same Water ({ $n } times)
    }
effect-move-units =
    { $n ->
        [one] move { $n } Unit
       *[other] move up to { $n } Units
    }
effect-regroup =
    { $n ->
        [one] move { $n } Unit to any Province you control
       *[other] move up to { $n } Units to any Provinces you control
    }
effect-destroy =
    { $n ->
        [one] destroy { $n } opposing Unit in a Province adjacent to yours
       *[other] destroy up to { $n } opposing Units in Provinces adjacent to yours
    }
effect-place-outpost =
    { $n ->
        [one] place { $n } Outpost in a Province you control
       *[other] place { $n } Outposts in Provinces you control
    }
effect-take =
    { $kind ->
        [building] take a Building costing { $n } or less
        [knowledge] take a Knowledge card costing { $n } or less
       *[basic] take a Basic Building costing { $n } or less
    }
effect-take-any =
    { $kind ->
        [building] take a Building of any cost
        [knowledge] take a Knowledge card of any cost
       *[basic] take a Basic Building
    }
effect-complete-section = complete a Wonder section costing { $n } or less
effect-complete-section-any = complete a Wonder section of any cost
effect-repeat-one-offs = use the one-off effects of all your Policies again

# Heroes and warlords
effect-warlord = Once per turn, when you conquer a Province with { $name }: { $effect }
effect-deploy-capital = Deploy: on your Capital
effect-deploy-province = Deploy: in a Province you control
effect-deploy-rough-province = Deploy: in a Province you control with a terrain value of 2 or more
effect-deploy-capital-or-province = Deploy: on your Capital or in a Province you control
effect-deploy-capital-or-coast = Deploy: on your Capital or in a coastal Province you control
effect-hero-attack = Attack: { $n }
effect-hero-defense = Defense: { $n }
effect-defense-adjacent = your Provinces adjacent to this Hero have +{ $n } defense
effect-shelter = your destroyed or displaced Units may go to any Province you control instead of your Capital
effect-both-benefits = gain both benefits of the token
effect-return = Return: { $conditions }
effect-uses =
    { $n ->
        [one] after { $n } use
       *[other] after { $n } uses
    }
effect-uses-conquered =
    { $n ->
        [one] after { $n } conquest with this Hero
       *[other] after { $n } conquests with this Hero
    }

# Monsters
effect-monster-attack = Attack: { $effect }
effect-monster-defeat = Defeat: { $effect }
effect-monster-reward = Reward: { $effect }
effect-on-water = it appears on the nearest Water tile and is defeated from an adjacent Province
effect-closes-coast = nothing can be collected in adjacent Provinces
effect-grows = after each of its attacks, defeating it costs { $n } more, up to { $max }
effect-terrain = the terrain value of its Province is { $n }
effect-hoards = Gold lost to it lies on its card
effect-slows = moving an Explorer into its Province costs { $n } Military more
effect-rout = destroys { $units }
effect-lose = lose { $amounts }
effect-units-there = { $units } { $where }
effect-units-all = all Units
effect-units-half = half of the Units (rounded up)
effect-where-here = in its Province
effect-where-there = there
effect-where-near =
    { $n ->
        [one] in each Province at most { $n } step away
       *[other] in each Province at most { $n } steps away
    }
effect-where-coast = in each adjacent Province
effect-where-biggest =
    { $n ->
        [one] in the Province up to { $n } step away that has the most Units
       *[other] in the Province up to { $n } steps away that has the most Units
    }
effect-where-lonely =
    { $n ->
        [one] in the nearest Province at most { $n } step away with a single Unit and no Outpost
       *[other] in the nearest Province at most { $n } steps away with a single Unit and no Outpost
    }
effect-where-guarded = { $where } that this would not lose
effect-controller = whoever controls its Province chooses: { $effect }
effect-controller-must = whoever controls its Province must { $effect }
effect-give-up =
    archive { $kinds } from { $who ->
        [you] your
       *[other] their
    } City
effect-give-up-knowledge =
    archive { $kinds } from { $who ->
        [you] your
       *[other] their
    } City (no starting Knowledge)
effect-or-else = { $first }; if that is impossible, { $second }
effect-walk =
    { $n ->
        [one] whoever controls its Province then moves it to an adjacent Province without a Monster
       *[other] whoever controls its Province then moves it { $n } steps to a Province without a Monster
    }
effect-each-near =
    { $n ->
        [one] each player who controls a Province at most { $n } step away must { $effect }
       *[other] each player who controls a Province at most { $n } steps away must { $effect }
    }
effect-send-home =
    { $n ->
        [one] all Explorers at most { $n } step away return to their Capital
       *[other] all Explorers at most { $n } steps away return to their Capital
    }
effect-if-terrain-swamp-or-coast = { $first } if the Province is a Swamp or coastal; otherwise { $second }

# Tokens
effect-asks = Also costs { $amounts }

# Automa: what it does
effect-type =
    { $type ->
        [architectural] Architectural
        [cultural] Cultural
        [economic] Economic
        [aggressive] Aggressive
       *[technological] Technological
    }
effect-automa-special = { $type }: { $effect }
effect-automa-conquer =
    { $which ->
        [low] conquers the cheapest adjacent Province
       *[high] conquers the most expensive adjacent Province
    }
effect-automa-building =
    { $which ->
        [low] takes the cheapest Building on display
       *[high] takes the most expensive Building on display
    }
effect-automa-know =
    { $which ->
        [low] takes the cheapest Knowledge card on display
       *[high] takes the most expensive Knowledge card on display
    }
effect-automa-all-knowledge = takes all Knowledge cards on display
effect-automa-wonder = completes its Wonder, or else acquires the cheapest one on display
effect-automa-policy = develops a Policy
effect-automa-explore =
    { $n ->
        [one] moves both Explorers { $n } step each
       *[other] moves both Explorers { $n } steps each
    }
effect-automa-gold = gains { $n } Gold
effect-automa-gold-per-policy = gains { $n } Gold for each of its Policies
effect-automa-gold-per-coast = gains { $n } Gold for each coastal Province it controls
effect-automa-pay = for { $n } Gold: { $effect }
effect-automa-again = for { $n } Gold: the same again
effect-automa-reshuffle = reshuffles the Automa deck
effect-automa-find-kind = draws Automa cards until one with a part of its type appears, uses that one and discards the others
effect-automa-draw-more = draws another Automa card
effect-automa-draw-twice = draws another Automa card and carries out its upper part twice, but not its special part
effect-automa-draw-special = draws another Automa card and carries out its special part, whatever the type
effect-automa-if-fewer-provinces = if it controls fewer Provinces than an opponent: { $effect }
effect-automa-if-fewer-policies = if it has fewer Policies than an opponent: { $effect }
effect-automa-else-draw = if neither is the case: draws another Automa card
