"""Numbers that hold several: each is packed and unpacked here and nowhere else."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k

# ---------------------------------------------------------------- a choice: its verb, then two numbers

VERB, HALFWAY = 40, 10
MASK = (1 << HALFWAY) - 1


@jit
def choice(verb: int, a: int, b: int) -> int:
    """Make the code of a choice."""
    return verb << VERB | a << HALFWAY | b


@jit
def verb_of(code: int) -> int:
    """Read the verb of a choice."""
    return code >> VERB


@jit
def first_of(code: int) -> int:
    """Read the first number of a choice."""
    return code >> HALFWAY & MASK


@jit
def second_of(code: int) -> int:
    """Read the second number of a choice."""
    return code & MASK


# What a word picks: a sort of thing and its number, as the second number of a choice.
P_SEAT, P_TILE, P_CARD, P_SLOT, P_AMOUNT = range(5)
SORT = 7
NUMBER = (1 << SORT) - 1


@jit
def pick(sort: int, number: int) -> int:
    """Make one number of what is picked."""
    return sort << SORT | number


@jit
def picked_sort(picked: int) -> int:
    """Read which sort of thing is picked."""
    return picked >> SORT


@jit
def picked_number(picked: int) -> int:
    """Read which one is picked."""
    return picked & NUMBER


# ---------------------------------------------------------------- a payment: five numbers in a choice

AMOUNT = 8
MOST_PAID = (1 << AMOUNT) - 1
PAID = 5  # Production, Science, Military, Gold at its higher worth, other Gold
TOO_MUCH_PAID = f"this position has reached a limit: {MOST_PAID} of one resource in one payment"


@jit
def payment(production: int, science: int, military: int, doubled: int, gold: int) -> int:
    """Make one number of a payment."""
    if max(production, science, military, doubled, gold) > MOST_PAID:
        raise LimitError(TOO_MUCH_PAID)
    return (((production << AMOUNT | science) << AMOUNT | military) << AMOUNT | doubled) << AMOUNT | gold


@jit
def paid(code: int, place: int) -> int:
    """Read one of the numbers of a payment."""
    return code >> (PAID - 1 - place) * AMOUNT & MOST_PAID


# ---------------------------------------------------------------- a clause at work: its source, and which

CLAUSE = 3
NOWHERE = k.SOURCES << CLAUSE  # past all of them


@jit
def working(source: int, clause: int) -> int:
    """Make one number of a source and one of its clauses."""
    return source << CLAUSE | clause


@jit
def source_of(at: int) -> int:
    """Read the source of a clause."""
    return at >> CLAUSE


@jit
def clause_of(at: int) -> int:
    """Read which clause of its source it is."""
    return at & (1 << CLAUSE) - 1


# Uses of the clauses of a source, counted.


@jit
def uses(counted: int, clause: int) -> int:
    """Read how often a clause has been used."""
    return counted >> CLAUSE * clause & (1 << CLAUSE) - 1


@jit
def one_use(clause: int) -> int:
    """Give what one more use of a clause adds to the uses of its source."""
    return 1 << CLAUSE * clause


# ---------------------------------------------------------------- something that waits in a list: what, and which

E_LOOT, E_WARLORD, E_CLAUSE, E_ONE_OFF, E_MONSTER = range(1, 6)
ENTRY = (1 << 16) - 1


@jit
def entry(kind: int, argument: int) -> int:
    """Make an entry of a list."""
    return kind << HALFWAY | argument


@jit
def entry_kind(waiting: int) -> int:
    """Read what waits."""
    return waiting >> HALFWAY


@jit
def entry_argument(waiting: int) -> int:
    """Read which one waits: loot, a civilization's Warlord, a clause, a policy or a Monster."""
    return waiting & MASK


@jit
def entry_of(code: int) -> int:
    """Read the entry that a choice names."""
    return code & ENTRY


# ---------------------------------------------------------------- loot: a Barbarian token, or a Free City

CITIES = 100


@jit
def city_loot(city: int) -> int:
    """Give the number of a Free City as loot; a Barbarian token keeps its own."""
    return CITIES + city


@jit
def is_city(loot: int) -> int:
    """Tell whether loot is a Free City."""
    return loot >= CITIES


@jit
def city_of(loot: int) -> int:
    """Read which Free City was looted."""
    return loot - CITIES


# ---------------------------------------------------------------- a drawn card: 1 + card, how fresh, whether used

STALE, RESOLVED = 8, 1 << 10
CARD = (1 << STALE) - 1


@jit
def drawn(card: int, stale: int) -> int:
    """Make one number of a drawn card."""
    return card + 1 | stale << STALE


@jit
def drawn_card(number: int) -> int:
    """Read which card was drawn."""
    return (number & CARD) - 1


@jit
def drawn_stale(number: int) -> int:
    """Read as what it was drawn: FRESH, SPENT or USED_UP."""
    return (number & ~RESOLVED) >> STALE


@jit
def resolved(number: int) -> int:
    """Mark a drawn card as used."""
    return number | RESOLVED


@jit
def is_resolved(number: int) -> int:
    """Tell whether a drawn card was used."""
    return number & RESOLVED


# ---------------------------------------------------------------- an activation chosen in secret: 1 + row and column


@jit
def cross(row: int, column: int) -> int:
    """Make one number of a row and a column."""
    return 1 + 3 * row + column


@jit
def cross_row(picked: int) -> int:
    """Read the row."""
    return (picked - 1) // 3


@jit
def cross_column(picked: int) -> int:
    """Read the column."""
    return (picked - 1) % 3
