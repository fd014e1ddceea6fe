"""What a seat cannot know, drawn anew: hidden Monsters, Market tokens, activations chosen in secret."""

from collections.abc import Iterator
from math import comb, perm
from random import Random

from cairn.core import Seat
from cairn.kernel import Box
from cairn.monumental import kinds as k
from cairn.monumental.codes import cross
from cairn.monumental.fields import Position
from cairn.monumental.kit import Kit
from cairn.monumental.monsters import fits_map
from cairn.monumental.reading import Kept, Reading
from cairn.monumental.rows import COLUMN_CHOICE, KEEP_TOKEN, KIND, SEAT

TOKENS = range(k.TOKENS)
FACTS = ("picked", "lair", "waits", "stacked", "left", "seen", "held", "shown")


def hidden(position: Box[Position], kit: Kit, seat: Seat, kept: Kept) -> frozenset[str]:
    """Name what is settled and this seat cannot know: the same facts that a guess draws anew."""
    now = Reading(position)
    row = now["row"][now["depth"] - 1] if now["depth"] else [0] * k.WIDTH
    choosing = row[SEAT] if now["continuous"] and row[KIND] == COLUMN_CHOICE.kind else -1
    looking = row[KEEP_TOKEN.market] if row[KIND] == KEEP_TOKEN.kind and row[SEAT] == seat else -1
    mark = now.mark(FACTS)
    return kept.part(
        ("hidden", seat),
        mark and (mark, choosing, looking),
        lambda: frozenset(_unknown(now, kit, seat, choosing, looking)),
    )


def _unknown(now: Reading, kit: Kit, seat: Seat, choosing: int, looking: int) -> Iterator[str]:
    others = [other for other in range(now["players"]) if other != seat]
    yield from (f"activation of seat {other}" for other in others if now["picked"][other] or other == choosing)
    camps = [tile for tile in range(len(kit.map.tiles)) if now["waits"][tile] == k.CAMP]
    if any(now["lair"][tile] for tile in camps):
        yield from (f"what waits at {kit.tile(tile)}" for tile in camps)
    for market in range(k.MARKETS):
        if now["stacked"][market] and not now["seen"][market][seat] and market != looking:
            yield f"stack of {kit.market(market)} with {now['left'][market]} tokens"  # one that leaves it is seen
        for other in others:
            if now["held"][market][other] and not now["shown"][market][other]:
                yield f"token of {kit.market(market)} with seat {other}"


def guess(s: Position, kit: Kit, seat: Seat | None, rng: Random) -> None:
    """Draw anew what this seat cannot know."""
    _hide_activations(s, seat, rng)
    if s.monsters:
        _hide_monsters(s, kit, rng)
    row = s.row[s.depth - 1] if s.depth else [0] * k.WIDTH
    looking = int(row[KEEP_TOKEN.market]) if row[KIND] == KEEP_TOKEN.kind and row[SEAT] == seat else -1
    for market in range(k.MARKETS):
        if s.stacked[market]:
            _hide_tokens(s, market, seat, rng, looking=market == looking)


def _hide_activations(s: Position, seat: Seat | None, rng: Random) -> None:
    """Continuous Play: what others chose is unknown until all have chosen (Q-58)."""
    for other in range(s.players):
        if other != seat and s.picked[other]:
            s.picked[other] = cross(0, rng.randrange(9))
    row = s.row[s.depth - 1] if s.depth else [0] * k.WIDTH
    if s.continuous and row[KIND] == COLUMN_CHOICE.kind and row[SEAT] != seat:
        row[COLUMN_CHOICE.across] = rng.randrange(3)


def _hide_monsters(s: Position, kit: Kit, rng: Random) -> None:
    """Hide as many Monsters as are hidden: first how many of each number, then which, then where."""
    t = kit.tables[0]
    camps = [tile for tile in range(t.tiles) if t.front[tile]]
    hidden = [tile for tile in camps if s.lair[tile] and s.waits[tile] == k.CAMP]
    known = {m for m in range(k.MONSTERS) if s.arrived[m]} | {s.lair[t] - 1 for t in camps if s.waits[t] != k.CAMP}
    if not hidden:
        return
    fronts = sorted({int(t.monster_front[m]) for m in range(k.MONSTERS)})
    unseen = [m for m in range(k.MONSTERS) if m not in known and s.drawn_monster != m + 1 and fits_map(t, m)]
    ways: list[tuple[int, list[int]]] = []
    for split in _splits(len(hidden), len(fronts)):
        weight = 10**18
        for front, n in zip(fronts, split, strict=True):
            there = sum(t.monster_front[m] == front for m in unseen)
            spaces = sum(t.front[tile] == front for tile in camps)
            closed = sum(t.front[tile] == front and s.waits[tile] == k.CAMP for tile in camps)
            come = sum(m in known and t.monster_front[m] == front for m in range(k.MONSTERS))
            weight = weight * comb(there, n) * perm(closed, n) // max(1, perm(spaces, n + come))
        ways.append((weight, split))
    _, split = rng.choices(ways, [weight for weight, _ in ways])[0]
    for tile in hidden:
        s.lair[tile] = 0
    for front, n in zip(fronts, split, strict=True):
        monsters = rng.sample([m for m in unseen if t.monster_front[m] == front], n)
        lairs = rng.sample([tile for tile in camps if t.front[tile] == front and s.waits[tile] == k.CAMP], n)
        for monster, tile in zip(monsters, lairs, strict=True):
            s.lair[tile] = monster + 1


def _splits(n: int, parts: int) -> list[list[int]]:
    if parts == 1:
        return [[n]]
    return [[i, *rest] for i in range(n + 1) for rest in _splits(n - i, parts - 1)]


def _set(bits: int) -> set[int]:
    return {token for token in TOKENS if bits >> token & 1}


def _bits(tokens: set[int]) -> int:
    return sum(1 << token for token in tokens)


def _hide_tokens(s: Position, market: int, seat: Seat | None, rng: Random, *, looking: bool) -> None:
    """Deal anew the tokens of a Market that the seat does not know, in the order in which they were taken."""
    seen = s.seen[market]
    visitors = sorted((x for x in range(s.players) if seen[x]), key=lambda x: -len(_set(seen[x])))
    public = {int(s.held[market][x]) - 1 for x in visitors if s.shown[market][x]} | _set(s.claimed[market])
    known = _set(s.stack[market]) if looking else _set(seen[seat]) if seat is not None and seat in visitors else None
    later = set(_set(s.stack[market]))  # what was still there after each visit, from the last back to the first
    mine = int(s.held[market][seat]) - 1 if known is not None and seat is not None and not looking else -1
    hidden = [x for x in visitors if x != seat and not s.shown[market][x]]
    if known is None:
        free = sorted(set(TOKENS) - public)
        rng.shuffle(free)
        for x in hidden:
            s.held[market][x] = free.pop() + 1
        s.stack[market] = _bits(set(free[: len(later)]))
    else:
        size = len(known)
        before = [x for x in hidden if len(_set(seen[x])) > size]
        after = [x for x in hidden if x not in before]
        outside = sorted(set(TOKENS) - known - public)
        inside = sorted(known - public - {mine})
        rng.shuffle(outside)
        rng.shuffle(inside)
        for x in before:
            s.held[market][x] = outside.pop() + 1
        for x in after:
            s.held[market][x] = inside.pop() + 1
        s.stack[market] = _bits(set(inside))
    _remember(s, market, visitors, seat)


def _remember(s: Position, market: int, visitors: list[int], seat: Seat | None) -> None:
    """Make what each other visitor saw fit what was dealt anew: its own token, and all that was taken later."""
    sizes = {x: len(_set(s.seen[market][x])) for x in visitors}
    left = _set(s.stack[market])
    claimed = sorted(_set(s.claimed[market]))
    for x in reversed(visitors):
        left.add(int(s.held[market][x]) - 1)
        while len(left) < sizes[x] and claimed:  # turned up by the Automa since
            left.add(claimed.pop())
        if x != seat:
            s.seen[market][x] = _bits(left)
