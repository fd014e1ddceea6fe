"""The numbers that the rules of Monumental work with, by name."""

# ---------------------------------------------------------------- sizes: the most there can be

SEATS, SLOTS, TILES, SIDES = 4, 9, 40, 6
CARDS, POLICIES, HEROES, MONSTERS, AUTOMA = 68, 25, 12, 12, 20
ENTITIES = CARDS + POLICIES + HEROES  # whatever has clauses: cards, then policies, then heroes
POLICY, HERO = CARDS, CARDS + POLICIES  # where their numbers begin
OWN_POLICIES, CLAUSES = 5, 5
BARBARIANS, CITIES, MARKETS, TOKENS, BASICS, ROW = 31, 10, 4, 5, 3, 8
CIVILIZATIONS = 5
CODE = 1024  # words of all effects together
# What a game may reach; one that would go beyond is an error that names the limit (verbs.py).
TOPS = 40  # cards of a deck whose order is known
DEPTH, WIDTH = 64, 12  # the stack of unfinished effects, and a row of it
WAITING = 128  # things that happen at the same moment
MENU = 1024  # choices
HELD = 30_000  # of one resource

# ---------------------------------------------------------------- resources

PRODUCTION, SCIENCE, MILITARY, GOLD, CULTURE, EACH = range(6)

# ---------------------------------------------------------------- cards and their clauses

BUILDING, KNOWLEDGE, WONDER = 1, 2, 4
ANY_KIND = BUILDING | KNOWLEDGE | WONDER
BASIC = 8  # of `take`: a card of the Basic Building piles only
STARTING, BASIC_PILE, ERA_1, ERA_2, RENAISSANCE, ERA_3 = range(
    6
)  # where a card comes from; ERA_1 … ERA_3 in deck order

ONCE, WHEN, AT_ONCE, ONE_OFF, DISCOUNT, HALF, GOLD_AS, REINFORCE_SELF, DEFENSE, SHELTER = range(1, 11)
CONQUERED, COMPLETED, ACQUIRED, COLLECTED, DEVELOPED, ARCHIVED_SELF, TURN_ENDED, PROVINCE_LOST, HERO_LOST = range(1, 10)
COASTAL, BARBARIAN, FREE_CITY, PLAYER, IS_BUILDING, IS_KNOWLEDGE, IS_WONDER, IS_BASIC, IS_MARKET, IS_PRODUCTION = (
    1 << i for i in range(10)
)
WITH_HERO, WITHOUT_CONQUEST, WITHOUT_HERO_CONQUEST, OTHER_THAN_HERO, MORE_PROVINCES = (1 << i for i in range(10, 15))
BUILDINGS, KNOWLEDGES, SECTIONS, CONQUESTS, PROGRESS = range(1, 6)  # what a discount is for
TALLIES = 10  # those by number, then conquests of each sort that a discount may be for
FRESH, SPENT, USED_UP = range(3)  # a drawn card: as new; it has yielded in this turn; its effects were used too

# ---------------------------------------------------------------- words of an effect: what they speak of

YES, NO = 1, 2  # a truth that is said; what is not said is 0
ANY_COST = 99
ONLY_BARBARIAN, ONLY_WONDER = 1, 2
OWN_CITY, OWN_POLICY, OTHER_CITY = 1, 2, 3
(
    PROVINCES,
    THREE_PROVINCES,
    WONDERS_COMPLETED,
    OUTPOSTS,
    OTHER_MILITARY_CARDS,
    BORDERED_PROVINCES,
    ATTACKS,
    *_,
) = range(1, 1 << 4)  # what `per` counts
HERE, NEAR_1, NEAR_2, COAST, BIGGEST_2, LONELY_2 = range(1, 7)  # where a Monster strikes
ALL_UNITS, HALF_UNITS = 98, 97

# Words of an Automa card.
(
    A_CONQUER,
    A_BUILDING,
    A_KNOW,
    A_WONDER,
    A_POLICY,
    A_EXPLORE,
    A_GOLD,
    A_PAY,
    A_GOLD_PER_POLICY,
    A_ALL_KNOWLEDGE,
    A_RESHUFFLE,
    A_FIND_KIND,
    A_GOLD_PER_COAST,
    A_DRAW_MORE,
    A_DRAW_TWICE,
    A_DRAW_SPECIAL,
    A_IF_FEWER,
    A_ELSE_DRAW,
    *_,
) = range(1, 1 << 6)

# ---------------------------------------------------------------- sources of effects, per seat

COVERED, TOP_POLICY, OWN_HERO, GUEST, USING = 9, 18, 19, 20, 44
GUESTS, USINGS = 24, 12
SOURCES = USING + USINGS
MONSTER_SOURCE = 64  # the source of a program that belongs to Monster m is so much + m

# ---------------------------------------------------------------- terrain

CAPITAL, WATER, LAND = range(3)
MEADOW, FOREST, SWAMP, HILLS, VOLCANO = range(2, 7)  # kinds of land as the map names them: LAND + its number
EMPTY, CAMP, CITY = range(3)  # what waits in a Province
PLACE_CAPITAL, PLACE_PROVINCE, PLACE_ROUGH, PLACE_COAST = 1, 2, 4, 8  # where a Hero may be deployed

# ---------------------------------------------------------------- verbs of a choice

(
    V_DRAW,
    V_DEVELOPMENT,
    V_HERO,
    V_MARKET,
    V_CITY,
    V_MONSTER,
    V_LAIR,
    V_TOKEN,
    V_STACK,
    V_TOP,
    V_AUTOMA,
    V_POLICY,
    V_SITE,
    V_CAPITAL,
    V_ROW,
    V_COLUMN,
    V_ACQUIRE,
    V_KEEP_WONDER,
    V_COMPLETE,
    V_PLACE,
    V_DEVELOP,
    V_CONQUER,
    V_FROM,
    V_WARLORD,
    V_HERO_FROM,
    V_MOVE,
    V_MOVE_WARLORD,
    V_MOVE_HERO,
    V_TO,
    V_OUTPOST,
    V_WITH,
    V_STEP,
    V_COLLECT,
    V_KEEP_TOKEN,
    V_USE_TOKEN,
    V_USE_PRODUCTION,
    V_USE,
    V_PROGRESS,
    V_END,
    V_PAY,
    V_LESS,
    V_CHOOSE,
    V_BENEFIT,
    V_GAIN,
    V_EXCHANGE,
    V_STOP,
    V_USE_DRAWN,
    V_ACTIVATE,
    V_REINFORCE,
    V_ARCHIVE,
    V_DISCARD,
    V_COPY,
    V_COPY_POLICY,
    V_COPY_OTHER,
    V_DESTROY,
    V_DESTROY_WARLORD,
    V_TAKE,
    V_SECTION,
    V_NEXT,
    V_KEEP_KNOWLEDGE,
    V_RECRUIT,
    V_DEPLOY,
    V_DEFEAT,
    V_TRADE,
    V_SAIL,
    V_ROUT,
    V_ROUT_WARLORD,
    V_ROUT_HERO,
    V_GIVE_UP,
    V_WALK,
    V_SHELTER,
    V_PROVINCE,
    V_PICK,  # whatever a word asks that needs no verb of its own
    *_,
) = range(1, 1 << 10)

# ---------------------------------------------------------------- events

(
    T_ERA,
    T_TURN,
    T_ROW,
    T_ACTIVATED,
    T_GAINED,
    T_PAID,
    T_ACQUIRED,
    T_WONDER,
    T_REMOVED,
    T_COMPLETED,
    T_PLACED,
    T_DEVELOPED,
    T_MARCHED,
    T_CONQUERED,
    T_HOME,
    T_OUTPOST,
    T_OUTPOST_LOST,
    T_LOOTED,
    T_MOVED,
    T_STEPPED,
    T_PRODUCTION,
    T_MARKET,
    T_LOOKED,
    T_KEPT,
    T_USED_TOKEN,
    T_USED,
    T_DRAWN,
    T_DISCARDED,
    T_ARCHIVED,
    T_REINFORCED,
    T_DEALT,
    T_SHUFFLED,
    T_DISPLAY,
    T_SWEPT,
    T_HERO_ROW,
    T_RECRUITED,
    T_RETURNED,
    T_MONSTER,
    T_ATTACK,
    T_DEFEATED,
    T_LOST,
    T_ENDING,
    T_OVER,
    T_AUTOMA,
    T_CITY,
    T_STALL,
    T_CAPITAL,
    T_PASSED,
    T_COPIED,
    T_EXCHANGED,
    T_CLAIMED,
    T_WALKED,
    T_FAILED,
    T_BENEFIT,
    T_DESTROYED,
    T_ROUND,
    T_REVEALED,
    *_,
) = range(1, 1 << 10)
EVENTS, EVENT = 512, 6
