"""The position of a game of Monumental, and all else the kernel works on: records of named integers."""

from cairn.kernel import Layout, ints
from cairn.monumental import kinds as k


class Position(Layout, bits=16):
    """A game of Monumental. Seats, tiles, slots and cards count from 0; where 0 means none, the number is one more."""

    # The table.
    players: int = ints()  # seats, the Automa's too
    automa: int = ints()  # 1 + the Automa's seat, or 0
    continuous: int = ints()
    plain: int = ints()  # 1: the display of Continuous Play has six spaces (CP-18)
    marker: int = ints()  # 1: the starting player's marker wanders in Continuous Play (CP-24)
    guests_in_capitals: int = ints()  # 1: Explorers may enter Capitals
    renaissance: int = ints()
    monsters: int = ints()  # how many Monsters are hidden among the Barbarians
    heroes: int = ints()  # 1: the module is used
    width: int = ints()  # spaces of the display
    rows: int = ints()  # 1 or 2
    seat: int = ints()  # whose turn it is
    first: int = ints()  # the starting player
    rounds: int = ints()
    turns: int = ints()  # turns ended so far
    ending: int = ints()  # 1 when the Development deck has run out
    last: int = ints()  # turns (rounds in Continuous Play) left after the end was triggered
    over: int = ints()
    passed: int = ints()  # in Continuous Play: the seats that have passed, as bits
    picked: list[int] = ints(k.SEATS)  # in Continuous Play: the activation chosen in secret (codes.py)

    # Everything unfinished: rows of a stack; the last one is asked or done first.
    depth: int = ints()
    row: list[list[int]] = ints(k.DEPTH, k.WIDTH)
    dealt: int = ints()  # 1 + the card just drawn from a City deck
    dealt_stale: int = ints()  # FRESH, SPENT or USED_UP
    waitings: int = ints()
    waiting: list[int] = ints(k.WAITING)  # what happens at the same moment: the lists of all ORDER rows, one by one

    # Players.
    civilization: list[int] = ints(k.SEATS)
    capital: list[int] = ints(k.SEATS)  # 1 + tile
    basic: list[list[int]] = ints(k.SEATS, 3)
    gold: list[int] = ints(k.SEATS)
    culture: list[int] = ints(k.SEATS)
    raid: list[int] = ints(k.SEATS)  # Military against Barbarians only
    quarry: list[int] = ints(k.SEATS)  # Production for Wonders only
    gained: list[list[int]] = ints(k.SEATS, 5)  # in this turn, spent or not
    conquests: list[int] = ints(k.SEATS)  # in this turn
    hero_conquests: list[int] = ints(k.SEATS)
    acquisitions: list[int] = ints(k.SEATS)
    completions: list[int] = ints(k.SEATS)
    collections: list[int] = ints(k.SEATS)
    developments: list[int] = ints(k.SEATS)
    tally: list[list[int]] = ints(k.SEATS, k.TALLIES)  # what discounts for the first few of a turn count
    city: list[list[int]] = ints(k.SEATS, k.SLOTS)  # 1 + card
    under: list[list[int]] = ints(k.SEATS, k.SLOTS)  # 1 + the Knowledge card below, or alone in the space
    active: list[list[int]] = ints(k.SEATS, k.SLOTS)
    straight: list[list[int]] = ints(k.SEATS, k.SLOTS)  # 1: reinforced, stays
    deck: list[list[int]] = ints(k.SEATS, k.CARDS)  # below the known ones, in no order
    stale: list[list[int]] = ints(k.SEATS, k.CARDS)  # of these, those that yield nothing more in this turn
    stale_used: list[list[int]] = ints(k.SEATS, k.CARDS)  # of these, those whose effects have been used too
    tops: list[int] = ints(k.SEATS)
    top: list[list[int]] = ints(k.SEATS, k.TOPS)  # cards whose place in the deck is known, the last on top
    pile: list[list[int]] = ints(k.SEATS, k.CARDS)  # the discard pile; for the Automa its area
    spent: list[list[int]] = ints(k.SEATS, k.CARDS)  # of these, those that yield nothing more in this turn
    spent_used: list[list[int]] = ints(k.SEATS, k.CARDS)  # of these, those whose effects have been used too
    archive: list[list[int]] = ints(k.SEATS, k.CARDS)
    wonder: list[int] = ints(k.SEATS)  # 1 + the Wonder under construction
    wonders: list[int] = ints(k.SEATS)  # completed and not archived
    knowledge: list[int] = ints(k.SEATS)  # owned, without the starting card
    policies: list[int] = ints(k.SEATS)
    policy: list[list[int]] = ints(k.SEATS, k.OWN_POLICIES)  # 1 + policy, in the order developed
    used: list[list[int]] = ints(k.SEATS, k.SOURCES)  # clauses used in this turn, as bits
    counted: list[list[int]] = ints(k.SEATS, k.SOURCES)  # uses of clauses with a limit (codes.py)
    guest: list[list[int]] = ints(k.SEATS, k.GUESTS)  # 1 + what was copied for this turn
    guest_from: list[list[int]] = ints(k.SEATS, k.GUESTS)  # 1 + the own source it was copied from
    using: list[list[int]] = ints(k.SEATS, k.USINGS)  # 1 + the drawn card being used
    usings: list[int] = ints(k.SEATS)
    reinforcements: list[int] = ints(k.SEATS)  # cards that may be reinforced at the end of the turn
    warlord_used: list[int] = ints(k.SEATS)
    recruited: list[int] = ints(k.SEATS)  # 1: a Hero was acquired in this turn
    touched: list[int] = ints(k.SEATS)  # rows of the display from which a card was acquired, as bits

    # The map.
    owner: list[int] = ints(k.TILES)  # 1 + seat
    soldiers: list[int] = ints(k.TILES)
    outpost: list[int] = ints(k.TILES)
    waits: list[int] = ints(k.TILES)  # EMPTY, CAMP or CITY
    free_city: list[int] = ints(k.TILES)  # 1 + token
    market: list[int] = ints(k.TILES)  # 1 + market
    production: list[int] = ints(k.TILES)
    lair: list[int] = ints(k.TILES)  # 1 + the Monster hidden there
    monument: list[int] = ints(k.CARDS)  # 1 + the tile with this Wonder's token
    monuments: list[int] = ints(k.TILES)  # Wonder tokens on a tile
    warlord: list[int] = ints(k.SEATS)  # 1 + tile; 0 while marching
    supply: list[int] = ints(k.SEATS)  # Outposts not on the map
    explorer: list[list[int]] = ints(k.SEATS, 2)  # 1 + tile
    collected: list[list[int]] = ints(k.SEATS, 2)
    tokens: list[int] = ints(k.SEATS)  # Production tokens kept
    barbarians: list[int] = ints(k.BARBARIANS)  # tokens that have not been looted
    looted: list[list[int]] = ints(k.SEATS, k.BARBARIANS)
    freed: list[list[int]] = ints(k.SEATS, k.CITIES)

    # Markets: a stack is drawn when it is first looked at.
    stacked: list[int] = ints(k.MARKETS)
    stack: list[int] = ints(k.MARKETS)  # its tokens as bits; before it is stacked, the tokens it may come from
    left: list[int] = ints(k.MARKETS)  # tokens in it
    seen: list[list[int]] = ints(k.MARKETS, k.SEATS)  # what a seat saw there before it kept one
    held: list[list[int]] = ints(k.MARKETS, k.SEATS)  # 1 + the token kept
    shown: list[list[int]] = ints(k.MARKETS, k.SEATS)  # 1: that token has been used, and everyone knows it
    claimed: list[int] = ints(k.MARKETS)  # tokens that the Automa has turned up, as bits

    # Cards.
    pool: list[int] = ints(k.CARDS)  # 1: still in the Development deck
    display: list[int] = ints(k.ROW)  # 1 + card; space 0 is next to the deck
    piles: list[int] = ints(k.BASICS)
    swept: list[int] = ints(k.CARDS)  # 1: discarded from the display, or removed
    hidden_heroes: list[int] = ints(4)  # per Era: Heroes in its pile
    hero_known: list[int] = ints(k.HEROES)  # 1: it has come up
    hero_row: list[int] = ints(k.HEROES)  # 1: it lies in the Hero row
    hero: list[int] = ints(k.SEATS)  # 1 + the Hero owned
    hero_at: list[int] = ints(k.SEATS)  # 1 + tile
    hero_uses: list[int] = ints(k.SEATS)

    # Monsters.
    drawn_monster: int = ints()  # 1 + the Monster that nature is hiding
    monster_at: list[int] = ints(k.MONSTERS)  # 1 + tile
    timer: list[int] = ints(k.MONSTERS)
    attacks: list[int] = ints(k.MONSTERS)
    hoard: list[int] = ints(k.MONSTERS)
    arrived: list[int] = ints(k.MONSTERS)  # in which order it came, from 1
    slain: list[int] = ints(k.MONSTERS)  # 1 + the seat that has its card

    # The Automa.
    a_deck: list[int] = ints(k.AUTOMA)  # 1: in its deck
    a_pile: list[int] = ints(k.AUTOMA)  # 1: used in an earlier turn
    a_done: list[int] = ints(k.AUTOMA)  # 1: on the table, resolved or being resolved in this turn
    a_waits: int = ints()
    a_wait: list[int] = ints(k.AUTOMA)  # 1 + the cards on the table that are still to be resolved, in order
    a_mode: list[int] = ints(k.AUTOMA)  # how each of them is resolved
    a_policy: list[int] = ints(k.POLICIES)  # 1: in its pile


class Tables(Layout):
    """The components and the map, as the kernel reads them."""

    # Cards; `first` and `second` are the prices, a Wonder has two.
    kind: list[int] = ints(k.CARDS)
    era: list[int] = ints(k.CARDS)
    first: list[int] = ints(k.CARDS)
    second: list[int] = ints(k.CARDS)
    gives: list[list[int]] = ints(k.CARDS, 5)
    starting: list[int] = ints(k.CARDS)  # 1: a starting card
    alternative: list[int] = ints(k.CARDS)  # 1: enters only in place of another Wonder (MN-DEV-06)
    copies: list[list[int]] = ints(k.CIVILIZATIONS, k.CARDS)  # of the 15 cards of a civilization
    rank: list[int] = ints(k.CARDS)  # place in the alphabet, by English names
    piles: list[int] = ints(k.BASICS)  # the cards of the basic piles
    pile_size: list[int] = ints(k.BASICS)
    # Clauses of cards, policies and Heroes.
    clauses: list[int] = ints(k.ENTITIES)
    clause: list[list[int]] = ints(k.ENTITIES, k.CLAUSES)
    about: list[list[int]] = ints(k.ENTITIES, k.CLAUSES)  # the event, or what a discount is for
    only: list[list[int]] = ints(k.ENTITIES, k.CLAUSES)  # facts that must hold
    amount: list[list[int]] = ints(k.ENTITIES, k.CLAUSES)
    most: list[list[int]] = ints(k.ENTITIES, k.CLAUSES)  # uses in a turn; 0: no limit
    begin: list[list[int]] = ints(k.ENTITIES, k.CLAUSES)
    end: list[list[int]] = ints(k.ENTITIES, k.CLAUSES)
    policy_of: list[int] = ints(k.POLICIES)  # its civilization
    # Words: an operation with up to four arguments; `past` is where the next word begins.
    op: list[int] = ints(k.CODE)
    a: list[int] = ints(k.CODE)
    b: list[int] = ints(k.CODE)
    c: list[int] = ints(k.CODE)
    d: list[int] = ints(k.CODE)
    past: list[int] = ints(k.CODE)
    # Programs: where they begin and end.
    warlord: list[list[int]] = ints(k.CIVILIZATIONS, 2)
    character: list[int] = ints(k.CIVILIZATIONS)  # the Warlord's kind, for the Automa
    barbarian: list[list[int]] = ints(k.BARBARIANS, 4)  # two benefits
    barbarian_front: list[int] = ints(k.BARBARIANS)
    barbarian_count: list[int] = ints(k.BARBARIANS)
    barbarian_gold: list[int] = ints(k.BARBARIANS)
    city: list[list[int]] = ints(k.CITIES, 4)
    city_asks: list[list[int]] = ints(k.CITIES, 4)  # Production, Science, Military, Gold
    city_sum: list[int] = ints(k.CITIES)
    city_gold: list[int] = ints(k.CITIES)
    market: list[list[list[int]]] = ints(k.MARKETS, k.TOKENS, 2)
    market_gold: list[list[int]] = ints(k.MARKETS, k.TOKENS)
    # Heroes and Monsters.
    hero_era: list[int] = ints(k.HEROES)
    hero_price: list[int] = ints(k.HEROES)
    hero_place: list[int] = ints(k.HEROES)
    hero_attack: list[int] = ints(k.HEROES)
    hero_defense: list[int] = ints(k.HEROES)
    hero_uses: list[int] = ints(k.HEROES)  # 0: no limit
    hero_by_conquest: list[int] = ints(k.HEROES)  # 1: each conquest with it is a use
    hero_until: list[list[int]] = ints(k.HEROES, 3)  # events that send it back
    hero_until_only: list[list[int]] = ints(k.HEROES, 3)
    monster_front: list[int] = ints(k.MONSTERS)
    monster_attack: list[list[int]] = ints(k.MONSTERS, 2)
    monster_reward: list[list[int]] = ints(k.MONSTERS, 2)
    monster_cost: list[list[int]] = ints(k.MONSTERS, 4)  # to defeat it: Production, Science, Military, Gold
    on_water: list[int] = ints(k.MONSTERS)
    closes_coast: list[int] = ints(k.MONSTERS)
    grows: list[int] = ints(k.MONSTERS)  # its price grows by so much with each attack
    grows_to: list[int] = ints(k.MONSTERS)
    monster_terrain: list[int] = ints(k.MONSTERS)  # 1 + the terrain value its Province gets
    hoards: list[int] = ints(k.MONSTERS)
    slows: list[int] = ints(k.MONSTERS)
    # Automa cards.
    a_base: list[list[int]] = ints(k.AUTOMA, 2)
    a_special: list[list[int]] = ints(k.AUTOMA, 2)
    a_kind: list[int] = ints(k.AUTOMA)  # the character its special part asks for; 0 none
    a_civilization: list[int] = ints(k.AUTOMA)  # 1 + civilization
    # Values.
    soldiers: int = ints()
    outposts: int = ints()
    start_gold: int = ints()
    soldier_defense: int = ints()
    warlord_defense: int = ints()
    outpost_defense: int = ints()
    wonder_defense: int = ints()
    # The map.
    tiles: int = ints()
    terrain_kind: list[int] = ints(k.TILES)  # CAPITAL, WATER, or a kind of land
    terrain: list[int] = ints(k.TILES)
    front: list[int] = ints(k.TILES)  # the Barbarians' number
    asks: list[int] = ints(k.TILES)  # how many resources the Free City asks
    stall: list[int] = ints(k.TILES)  # 1: a Market is there
    fertile: list[int] = ints(k.TILES)  # 1: a Production token is there
    sides: list[int] = ints(k.TILES)
    side: list[list[int]] = ints(k.TILES, k.SIDES)  # neighbouring tiles
    coastal: list[int] = ints(k.TILES)
    lake: list[int] = ints(k.TILES)  # for Water: which lake it belongs to, from 1
    distance: list[list[int]] = ints(k.TILES, k.TILES)  # steps over any tiles


class Menu(Layout, bits=64):
    """The choices of a position, and room for the rules to work in."""

    n: int = ints()
    total: int = ints()  # the sum of the weights
    code: list[int] = ints(k.MENU)
    weight: list[int] = ints(k.MENU)
    realm: list[int] = ints(k.TILES)  # which part of a territory a tile belongs to
    part: list[int] = ints(k.TILES)  # Units that may leave each part
    queue: list[int] = ints(k.TILES)
    mark: list[int] = ints(k.TILES)


class Events(Layout):
    """What happened, written only when somebody listens."""

    listening: int = ints()
    n: int = ints()
    row: list[list[int]] = ints(k.EVENTS, k.EVENT)
