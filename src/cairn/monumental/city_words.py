"""Words about the cards of one's City: `activate_more`, `reinforce`, `archive`, `discard`, `archive_self`."""

from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import activate, archive, discard_slot, last_effect, put_away
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import OWN, word
from cairn.monumental.rows import ACTIVATE_CHOICE, CARD_CHOICE
from cairn.monumental.verbs import add, pop, push, stoppable

ACTIVATE_MORE = word(__name__, "activate_more", "n")
REINFORCE = word(__name__, "reinforce", "n")
ARCHIVE = word(__name__, "archive", "n")
DISCARD = word(__name__, "discard", "n")
ARCHIVE_SELF = word(__name__, "archive_self", "", OWN)


@jit
def cards_there(s: Position, seat: int, active: int) -> int:
    """Count the spaces of a City with a card, uncovered Knowledge too (Q-71), that is active, or is not."""
    n = 0
    for slot in range(k.SLOTS):
        if s.active[seat][slot] == active and (s.city[seat][slot] or s.under[seat][slot]):
            n += 1
    return n


@jit
def list_inactive(s: Position, m: Menu, seat: int, verb: int) -> None:
    """Write the inactive cards of a City."""
    for slot in range(k.SLOTS):
        card = s.city[seat][slot] or s.under[seat][slot]
        if card and not s.active[seat][slot]:
            add(m, verb, card - 1, slot)


# ---------------------------------------------------------------- activate_more


@jit
def can_activate_more(s: Position, seat: int) -> int:
    """Tell whether a card is inactive."""
    return cards_there(s, seat, 0) > 0


@jit
def do_activate_more(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player activate further cards."""
    row = push(s, ACTIVATE_CHOICE.kind, seat)
    row[ACTIVATE_CHOICE.left] = a
    row[ACTIVATE_CHOICE.must] = must


@jit
def offer_activate_choice(s: Position, m: Menu, seat: int) -> None:
    """Write the inactive cards."""
    list_inactive(s, m, seat, k.V_ACTIVATE)
    stoppable(m, s.row[s.depth - 1][ACTIVATE_CHOICE.must])


@jit
def answer_activate_choice(s: Position, t: Tables, e: Events, seat: int, b: int) -> None:
    """Activate the chosen one."""
    row = s.row[s.depth - 1]
    row[ACTIVATE_CHOICE.left] -= 1
    if row[ACTIVATE_CHOICE.left] == 0:
        pop(s)
    activate(s, t, e, seat, b)


# ---------------------------------------------------------------- reinforce


@jit
def can_reinforce(s: Position, seat: int) -> int:
    """Tell whether more active cards could stay than may already."""
    return cards_there(s, seat, 1) > s.reinforcements[seat]


@jit
def do_reinforce(s: Position, seat: int, a: int) -> None:
    """Let more cards stay at the end of the turn."""
    s.reinforcements[seat] += a


# ---------------------------------------------------------------- archive, discard


@jit
def can_archive(s: Position, seat: int, full: int, a: int) -> int:
    """Tell whether cards are inactive: so many, or at least one."""
    return cards_there(s, seat, 0) >= (a if full else 1)


can_discard = can_archive


@jit
def ask_cards(s: Position, seat: int, n: int, must: int, verb: int) -> None:
    """Let the player choose inactive cards."""
    row = push(s, CARD_CHOICE.kind, seat)
    row[CARD_CHOICE.left] = n
    row[CARD_CHOICE.must] = must
    row[CARD_CHOICE.verb] = verb


@jit
def do_archive(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player archive cards."""
    ask_cards(s, seat, a, must, k.V_ARCHIVE)


@jit
def do_discard(s: Position, seat: int, must: int, a: int) -> None:
    """Let the player discard cards."""
    ask_cards(s, seat, a, must, k.V_DISCARD)


@jit
def offer_card_choice(s: Position, m: Menu, seat: int) -> None:
    """Write the inactive cards."""
    row = s.row[s.depth - 1]
    list_inactive(s, m, seat, row[CARD_CHOICE.verb])
    stoppable(m, row[CARD_CHOICE.must])


@jit
def answer_card_choice(s: Position, t: Tables, e: Events, seat: int, verb: int, b: int) -> None:
    """Archive or discard the chosen one."""
    row = s.row[s.depth - 1]
    row[CARD_CHOICE.left] -= 1
    if row[CARD_CHOICE.left] == 0:
        pop(s)
    if verb == k.V_ARCHIVE:
        archive(s, t, e, seat, b)
    else:
        discard_slot(s, e, seat, b)


# ---------------------------------------------------------------- archive_self


@jit
def can_archive_self(source: int) -> int:
    """Tell whether the card is there: in the City, or drawn and in use."""
    return source < k.COVERED or k.USING <= source < k.SOURCES


@jit
def do_archive_self(s: Position, t: Tables, e: Events, seat: int, source: int) -> None:
    """Archive the very card that is used."""
    if source < k.COVERED:
        archive(s, t, e, seat, source)
        return
    card = s.using[seat][source - k.USING] - 1
    s.using[seat][source - k.USING] = 0
    last_effect(s, t, seat, card)
    put_away(s, t, e, seat, card)
