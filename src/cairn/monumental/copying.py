"""Copying cards and policies for the rest of a turn. Word: `copy`."""

from cairn.core import LimitError
from cairn.kernel import jit
from cairn.monumental import kinds as k
from cairn.monumental.city import yields
from cairn.monumental.city_words import ARCHIVE_SELF
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.lexicon import word
from cairn.monumental.rows import COPY_CHOICE
from cairn.monumental.verbs import add, found, pop, push, stoppable, tell

COPY = word(__name__, "copy", "source", own_city="source KIND?", other_city="source KIND")
TOO_MANY_COPIES = f"this position has reached a limit: {k.GUESTS} cards copied in a turn"


@jit
def cannot_be_copied(t: Tables, begin: int, end: int) -> int:
    """Tell whether an effect cannot be copied: copying itself, or archiving the very card."""
    for pc in range(begin, end):
        if t.op[pc] in (COPY, ARCHIVE_SELF):
            return 1
    return 0


@jit
def works_copied(t: Tables, thing: int) -> int:
    """Tell whether a card or policy has a clause that could be used, stand or be woken after it was copied."""
    for i in range(t.clauses[thing]):
        kind = t.clause[thing][i]
        if kind == k.ONCE and cannot_be_copied(t, t.begin[thing][i], t.end[thing][i]):
            continue
        if kind not in (k.AT_ONCE, k.ONE_OFF, k.REINFORCE_SELF):
            return 1
    return 0


@jit
def worth_copying(t: Tables, thing: int) -> int:
    """Tell whether copying leads anywhere: what gives nothing and can only copy does not (Q-75)."""
    if thing < k.CARDS:
        for resource in range(5):
            if t.gives[thing][resource]:
                return 1
    return works_copied(t, thing)


@jit
def list_copies(s: Position, t: Tables, m: Menu, seat: int, where: int, kinds: int, source: int) -> None:
    """Write what can be copied (MN-TRM-09, MN-TRM-10, Q-15, Q-56)."""
    if where == k.OWN_CITY:
        for slot in range(k.SLOTS):
            card = s.city[seat][slot] - 1
            if card >= 0 and t.kind[card] & kinds and slot != source and worth_copying(t, card):
                add(m, k.V_COPY, card, slot)
            card = s.under[seat][slot] - 1
            if card >= 0 and t.kind[card] & kinds and slot + k.COVERED != source and worth_copying(t, card):
                add(m, k.V_COPY, card, slot + k.COVERED)
    elif where == k.OWN_POLICY:
        for i in range(s.policies[seat] - 1):
            if worth_copying(t, k.POLICY + s.policy[seat][i] - 1):
                add(m, k.V_COPY_POLICY, s.policy[seat][i] - 1, 0)
    else:
        for card in range(k.CARDS):
            if not t.kind[card] & kinds or not worth_copying(t, card):
                continue
            there = 0
            for other in range(s.players):
                if other != seat:
                    for slot in range(k.SLOTS):
                        if s.city[other][slot] == card + 1 or s.under[other][slot] == card + 1:
                            there = 1
                    if s.automa == other + 1 and s.pile[other][card]:
                        there = 1
            if there:
                add(m, k.V_COPY_OTHER, card, 0)


@jit
def can_copy(s: Position, t: Tables, m: Menu, seat: int, source: int, a: int, b: int) -> int:
    """Tell whether there is anything to copy."""
    before = m.n
    list_copies(s, t, m, seat, a, b or k.ANY_KIND, source)
    return found(m, before)


@jit
def do_copy(s: Position, seat: int, must: int, source: int, a: int, b: int) -> None:
    """Let the player copy something."""
    row = push(s, COPY_CHOICE.kind, seat)
    row[COPY_CHOICE.where] = a
    row[COPY_CHOICE.kinds] = b or k.ANY_KIND
    row[COPY_CHOICE.source] = source
    row[COPY_CHOICE.must] = must


@jit
def offer_copy_choice(s: Position, t: Tables, m: Menu, seat: int) -> None:
    """Write what can be copied."""
    row = s.row[s.depth - 1]
    list_copies(s, t, m, seat, row[COPY_CHOICE.where], row[COPY_CHOICE.kinds], row[COPY_CHOICE.source])
    stoppable(m, row[COPY_CHOICE.must])


@jit
def answer_copy_choice(s: Position, t: Tables, e: Events, seat: int, verb: int, a: int, b: int) -> None:
    """Let what is copied work for the rest of the turn; a card's resources are produced again."""
    pop(s)
    thing = k.POLICY + a if verb == k.V_COPY_POLICY else a
    if works_copied(t, thing):
        i = 0
        while i < k.GUESTS and s.guest[seat][i]:
            i += 1
        if i == k.GUESTS:
            raise LimitError(TOO_MANY_COPIES)
        s.guest[seat][i] = thing + 1
        s.guest_from[seat][i] = b + 1 if verb == k.V_COPY else 0  # the own source it was copied from
        s.used[seat][k.GUEST + i] = 0
        s.counted[seat][k.GUEST + i] = 0
    tell(e, k.T_COPIED, seat, thing, 0, 0)
    if thing < k.CARDS:
        yields(s, t, e, seat, thing)
