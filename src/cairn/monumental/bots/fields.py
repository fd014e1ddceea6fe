"""What an evaluation of Monumental works on: its numbers, a small net that corrects them, and room to reckon in."""

from cairn.kernel import Layout, ints
from cairn.monumental import kinds as k

POINT = 1000
PHASES, LEADS = 3, 6  # of the dominance table: the last turn, two more, earlier; from two behind to three ahead
BEHIND = 2
WON = 6000  # beside the points: the game is won
PEACE = 12  # steps that count as far away

CLOSE = 15 * POINT  # a game won or lost by more is not better or worse, to the net

# The parts of a worth, as reasons name them.
PARTS = 12
WONDERS, KNOWLEDGE, POLICIES, PROVINCES, DOMINANCE, CITY, RESOURCES, MAP, DENY, TEMPO, VICTORY, INSIGHT = range(PARTS)
NAMES = (
    "wonders",
    "knowledge",
    "policies",
    "provinces",
    "dominance",
    "city",
    "resources",
    "map",
    "deny",
    "tempo",
    "victory",
    "insight",
)


# What is counted on the map.
SIGHTS = 5
UNITS, BORDERS, LAND, EXPOSED, STEPS = range(SIGHTS)

# What the net sees: the numbers of its features, from one seat's point of view.
GAPS, STAGES, COUNTS = 10, 20, 32
OWNED = 0  # cards: how many are owned
KNOWN = OWNED + k.CARDS  # in the City, for the next turn
SHOWN = KNOWN + k.CARDS  # in the display
LEARNED = SHOWN + k.CARDS  # policies
ON_TOP = LEARNED + k.POLICIES
GAP = ON_TOP + k.POLICIES  # for each of four things, by how far the game is: how far ahead
STAGE = GAP + 4 * PHASES * GAPS  # half turns that are left
COUNT = STAGE + STAGES  # what is told by a number
BEGUN = COUNT + COUNTS  # the Wonder under construction
CIVILIZATION = BEGUN + k.CARDS
FEATURES = CIVILIZATION + k.CIVILIZATIONS
WIDE, NARROW = 64, 16


class Weights(Layout):
    """The numbers an evaluation is made of, in thousandths of a point where nothing else is said."""

    quality: list[int] = ints(k.CARDS)  # what a card is good for when it is active: 100 is about a resource
    policy: list[int] = ints(k.POLICIES)  # likewise, of the policy on top
    lead: list[int] = ints(PHASES * LEADS)  # what is expected of the 3 points, by how far one is ahead
    lean: list[int] = ints(4)  # a hundred: how much of that counts for Provinces, Knowledge, Wonders, Policies
    rival: list[int] = ints(PHASES)  # how much a point of the best opponent hurts
    basic: list[int] = ints(3)  # a resource in hand
    gold: list[int] = ints(PHASES)
    more_gold: int = ints()  # each beyond the sixth
    culture: list[int] = ints(PHASES)  # as far as policies still need it
    effect: int = ints()  # an effect that can still be used in this turn
    city: int = ints()  # a hundred of quality at work, in each turn that is left
    cross: int = ints()  # likewise, for the row and the column that are known for the next turn
    crowd: int = ints()  # a card owned beyond fifteen, in each turn left: what is good comes later
    begun: int = ints()  # a Wonder's first section
    rest: int = ints()  # of it, each Production that the second section takes
    goods: int = ints()  # a Production token
    token: int = ints()  # a Market's token
    outpost: int = ints()
    ready: int = ints()  # a Unit that may march
    border: int = ints()  # a tile from which Units reach land to conquer
    room: int = ints()  # land beside the own that nobody has, in each turn that is left
    realm: int = ints()  # a Province, in each turn that is left
    exposed: int = ints()  # a Province that an opponent stands beside and that one or two Units hold
    way: int = ints()  # a step that an Explorer is away from the next token
    hero: int = ints()
    loot: int = ints()  # what nature is about to turn up: loot, a drawn card, the tokens of a Market
    luck: int = ints()
    peek: int = ints()
    rate: int = ints()  # cards that leave the display in a turn, in tenths
    last: int = ints()  # turns of a player after the deck has run out, in tenths

    # The net that tells what is wrong with all of this.
    deep: int = ints()  # 1: it is asked
    first: list[list[int]] = ints(FEATURES, WIDE)
    first_bias: list[int] = ints(WIDE)
    second: list[list[int]] = ints(NARROW, WIDE)
    second_bias: list[int] = ints(NARROW)
    third: list[int] = ints(NARROW)
    third_bias: int = ints()


class Sums(Layout):
    """Room for an evaluation to work in: what every seat has, and the parts of a worth."""

    had: list[list[int]] = ints(k.SEATS, 4)  # Provinces, Knowledge, Wonders, Policies
    most: list[int] = ints(k.SEATS * 4)  # of each, the most that others have
    points: list[int] = ints(k.SEATS)
    part: list[int] = ints(PARTS)
    cards: list[int] = ints(k.CARDS)  # owned by the seat
    sight: list[int] = ints(SIGHTS)
    held: list[int] = ints(FEATURES)  # what the net sees: the features that are not 0, and how much of each
    much: list[int] = ints(FEATURES)
    holds: int = ints()
    wide: list[int] = ints(WIDE)
