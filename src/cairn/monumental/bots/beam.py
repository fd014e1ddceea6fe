"""A turn of Monumental planned by beam search: the best positions of every depth are gone on with, equal ones once.

Ending the turn is a leaf. Where nature decides within a turn, a few of its draws are valued; the plan goes on with the
one that comes closest to their mean, and what it is better or worse than that is reckoned against it.
"""

# ruff: noqa: PLR0913, PLR0917  (what a kernel works on comes as arguments)

from cairn.kernel import Box, Layout, entry, ints, jit
from cairn.monumental import kinds as k
from cairn.monumental.bots.fields import PARTS, Sums, Weights
from cairn.monumental.bots.greedy import quick
from cairn.monumental.bots.worth import worth
from cairn.monumental.codes import cross_column, cross_row
from cairn.monumental.dispatch_rows import answer, leave, offer, step
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import ACTIONS, ASKS, COLUMN_CHOICE, KIND, REINFORCE_CHOICE, ROW_CHOICE, SEAT
from cairn.monumental.rules import forced, turn
from cairn.monumental.turn import activate_cross

WIDE, LEVELS, CHILDREN, LEAVES, SEEN = 64, 72, 4096, 16, 1 << 13
DRAWS = 4  # of nature's, that are valued
LONGEST = 24  # sub-choices that are followed when a choice is tried
PATIENCE = 7  # levels without a better end of the turn
NEVER = -(1 << 50)
# Where positions lie: two levels of a beam, then three to try things on, then the leaves.
TRY, LEAF = 2 * WIDE, 2 * WIDE + 4
ROOM = LEAF + LEAVES
# What is known of a child, in a row each.
VALUE, UP, CODE, MARK, LUCK, BIAS, ROOT, GROUP = range(8)  # GROUP: the row and the column, from 1


class Mind(Layout, bits=64):
    """Room for a search: the nodes of each level, the children of one, the best ends of the turn."""

    nodes: int = ints()  # choices tried so far
    limit: int = ints()
    level: int = ints()
    tree: list[list[list[int]]] = ints(LEVELS, WIDE, 8)
    kept: list[int] = ints(LEVELS)  # nodes of each level
    child: list[list[int]] = ints(CHILDREN, 8)
    children: int = ints()
    code: list[int] = ints(k.MENU)
    leaf: list[list[int]] = ints(LEAVES, 8)
    depth: list[int] = ints(LEAVES)  # the level from which a leaf was reached
    parts: list[list[int]] = ints(LEAVES, PARTS)
    leaves: int = ints()
    seen: list[int] = ints(SEEN)
    luck: int = ints()  # how often nature has drawn in the choice that was just done
    bias: int = ints()  # what its draws are short of their mean
    draw: list[int] = ints(DRAWS)  # of nature's, those that are valued, and what each is worth
    worth: list[int] = ints(DRAWS)
    middle: int = ints()


@jit
def go_on(s: Position, t: Tables, m: Menu, e: Events) -> None:
    """Do everything up to the next real choice, nature's too; its choices are in the menu then."""
    while not s.over:
        if s.row[s.depth - 1][KIND] < ASKS:
            step(s, t, m, e)
            continue
        offer(s, t, m)
        if m.n == 0:
            leave(s, e)
        elif forced(s, m):
            answer(s, t, m, e, m.code[0])
        else:
            return
    m.n = 0
    m.total = 0


@jit
def has_ended(s: Position, seat: int) -> int:
    """Tell whether a seat is not in the middle of its actions: what it holds will be lost, or is not at stake."""
    if s.continuous:
        return s.passed >> seat & 1
    for i in range(s.depth):
        if s.row[i][KIND] == ACTIONS.kind and s.row[i][SEAT] == seat:
            return 0
    return 1


@jit
def stirred(mark: int, n: int) -> int:
    """Mix a number into a mark."""
    mark = (mark ^ (n & 0xFFFF)) * 0x9E3779B1 & 0xFFFFFFFFFFFF
    return mark ^ (mark >> 17)


@jit
def marked(s: Position, t: Tables, seat: int) -> int:
    """Make a number by which equal positions are known, from what a seat's turn can change and everybody sees."""
    mark = stirred(s.turns, s.depth)
    for i in range(s.depth):
        for j in range(k.WIDTH):
            mark = stirred(mark, s.row[i][j])
    for basic in range(3):
        mark = stirred(mark, s.basic[seat][basic])
    for other in range(s.players):
        mark = stirred(mark, s.gold[other] * 64 + s.culture[other])
        mark = stirred(mark, s.warlord[other] * 64 + s.supply[other] * 8 + s.policies[other])
        mark = stirred(mark, s.hero[other] * 64 + s.hero_at[other])
        for which in range(2):
            mark = stirred(mark, s.explorer[other][which])
    mark = stirred(mark, s.raid[seat] * 64 + s.quarry[seat])
    mark = stirred(mark, s.wonder[seat] * 64 + s.reinforcements[seat])
    mark = stirred(mark, s.tokens[seat] * 64 + s.tops[seat] * 2 + s.over)
    for slot in range(k.SLOTS):
        mark = stirred(mark, s.city[seat][slot] * 256 + s.under[seat][slot])
        mark = stirred(mark, s.active[seat][slot] * 2 + s.straight[seat][slot])
    for source in range(k.SOURCES):
        if s.used[seat][source] or s.counted[seat][source]:
            mark = stirred(mark, source * 128 + s.used[seat][source] * 31 + s.counted[seat][source])
    for i in range(s.tops[seat]):
        mark = stirred(mark, s.top[seat][i])
    for card in range(k.CARDS):
        held = s.deck[seat][card] * 16 + s.pile[seat][card]
        if held:
            mark = stirred(mark, card * 512 + held)
    for tile in range(t.tiles):
        mark = stirred(mark, s.owner[tile] * 1024 + s.soldiers[tile] * 16 + s.outpost[tile] * 4 + s.production[tile])
        mark = stirred(mark, s.waits[tile] * 64 + s.monuments[tile])
    for space in range(s.width):
        mark = stirred(mark, s.display[space])
    for market in range(k.MARKETS):
        mark = stirred(mark, s.left[market] * 8 + (s.held[market][seat] > 0) * 2 + (s.shown[market][seat] > 0))
    return mark


@jit
def standing(p: Box[Position], at: int, t: Tables, e: Events, w: Weights, x: Sums, seat: int) -> int:
    """Value a position where nothing of a choice is open; a hidden activation of Continuous Play as if it were done."""
    s = p[at]
    if s.continuous and s.picked[seat]:
        p[TRY + 2] = p[at]
        picked = s.picked[seat]
        activate_cross(p[TRY + 2], t, e, seat, cross_row(picked), cross_column(picked))
        return worth(p[TRY + 2], t, w, x, seat, 0)
    return worth(s, t, w, x, seat, has_ended(s, seat))


@jit
def stands(s: Position, seat: int) -> int:
    """Tell whether nothing of a choice is open: a fresh action is due, or it is not this seat that decides."""
    if turn(s) != seat:
        return 1
    kind = s.row[s.depth - 1][KIND]
    return kind in (ACTIONS.kind, ROW_CHOICE.kind, COLUMN_CHOICE.kind, REINFORCE_CHOICE.kind)


@jit
def drawn_number(m: Menu, share: int, shares: int) -> int:
    """Give which of nature's choices lies at a share of their weight."""
    at = m.total * (2 * share + 1) // (2 * shares)
    for i in range(m.n):
        at -= m.weight[i]
        if at < 0:
            return i
    return m.n - 1


@jit
def note_draws(m: Menu, q: Mind) -> int:
    """Choose which of nature's draws are valued, spread over their weight; gives how many."""
    n = min(DRAWS, m.n)
    for i in range(n):
        q.draw[i] = m.code[drawn_number(m, i, n)]
    return n


@jit
def nearest(q: Mind, n: int) -> int:
    """Find the draw whose value is nearest to the mean of all; gives its place."""
    total = 0
    for i in range(n):
        total += q.worth[i]
    q.middle = total // n
    best = 0
    for i in range(1, n):
        if abs(q.middle - q.worth[i]) < abs(q.middle - q.worth[best]):
            best = i
    return best


@jit
def tread(
    p: Box[Position], at: int, t: Tables, m: Menu, e: Events, w: Weights, q: Mind, x: Sums, seat: int, code: int
) -> int:
    """Do a choice in place, with what nature does in the turn; gives what the position is worth then.

    What is open of a choice is answered without thinking for that, on a copy. The mind's `luck` says how often nature
    had its hand in it, its `bias` what the draws that were taken are short of their mean. All of it is one function:
    each that calls the rules is compiled with all of them.
    """
    answer(p[at], t, m, e, code)
    go_on(p[at], t, m, e)
    q.nodes += 1
    q.bias = 0
    q.luck = 0
    while True:
        drawing = turn(p[at]) == -1 and not has_ended(p[at], seat) and q.luck < LONGEST
        n = note_draws(m, q) if drawing else 1
        for i in range(n):
            place = at
            if drawing:
                place = TRY + 3
                p[place] = p[at]
                answer(p[place], t, m, e, q.draw[i])
                go_on(p[place], t, m, e)
                q.nodes += 1
            if not stands(p[place], seat):
                p[TRY + 1] = p[place]
                place = TRY + 1
                for _ in range(LONGEST):
                    answer(p[place], t, m, e, m.code[quick(p[place], m, seat)])
                    go_on(p[place], t, m, e)
                    q.nodes += 1
                    if stands(p[place], seat):
                        break
            q.worth[i] = standing(p, place, t, e, w, x, seat)
        if not drawing:
            return q.bias + q.worth[0]
        best = nearest(q, n)
        q.bias += q.middle - q.worth[best]
        q.luck += 1
        answer(p[at], t, m, e, q.draw[best])
        go_on(p[at], t, m, e)


@jit
def seen_before(q: Mind, mark: int) -> int:
    """Tell whether a position was gone on with already, and remember it."""
    at = mark % SEEN
    for _ in range(8):
        if q.seen[at] == mark:
            return 1
        if q.seen[at] == 0:
            q.seen[at] = mark
            return 0
        at = (at + 1) % SEEN
    return 0


@jit
def keep_leaf(p: Box[Position], at: int, q: Mind, x: Sums, child: list[int], level: int, spread: int) -> None:
    """Keep an end of the turn if it is among the best; with `spread` one for each first choice."""
    place = q.leaves
    for i in range(q.leaves):
        same = q.leaf[i][ROOT] == child[ROOT] if spread else q.leaf[i][MARK] == child[MARK]
        if same:
            if q.leaf[i][VALUE] >= child[VALUE]:
                return
            place = i
    if place == LEAVES:
        place = 0
        for i in range(1, LEAVES):
            if q.leaf[i][VALUE] < q.leaf[place][VALUE]:
                place = i
        if q.leaf[place][VALUE] >= child[VALUE]:
            return
    elif place == q.leaves:
        q.leaves += 1
    for i in range(8):
        q.leaf[place][i] = child[i]
    q.depth[place] = level
    for i in range(PARTS):
        q.parts[place][i] = x.part[i]
    p[LEAF + place] = p[at]


@jit
def expand(
    p: Box[Position], t: Tables, m: Menu, e: Events, w: Weights, q: Mind, x: Sums, seat: int, level: int, spread: int
) -> None:
    """Try every choice of every node of a level; ends of the turn become leaves, the others children."""
    base = WIDE * (level & 1)
    q.children = 0
    for i in range(q.kept[level]):
        node = q.tree[level][i]
        row = p[base + i].row[p[base + i].depth - 1]
        across = row[COLUMN_CHOICE.across] if row[KIND] == COLUMN_CHOICE.kind else -1
        offer(p[base + i], t, m)
        count = m.n
        for j in range(count):
            q.code[j] = m.code[j]
        for j in range(count):
            if q.children == CHILDREN or q.nodes >= q.limit:
                return
            p[TRY] = p[base + i]
            child = q.child[q.children]
            value = tread(p, TRY, t, m, e, w, q, x, seat, q.code[j])
            child[UP] = i
            child[CODE] = q.code[j]
            child[LUCK] = q.luck > 0
            child[BIAS] = node[BIAS] + q.bias
            child[ROOT] = j if level == 0 else node[ROOT]
            child[GROUP] = 1 + child[ROOT] if spread else 1 + 3 * across + j if across >= 0 else node[GROUP]
            child[MARK] = marked(p[TRY], t, seat)
            child[VALUE] = node[BIAS] + value
            if turn(p[TRY]) != seat:
                keep_leaf(p, TRY, q, x, child, level, spread)
            else:
                q.children += 1


@jit
def select(q: Mind, level: int, width: int, quota: int) -> None:
    """Take the best children into the next level: none twice, not too many by the same row and column."""
    q.kept[level] = 0
    for _ in range(q.children):
        best = -1
        for i in range(q.children):
            if q.child[i][VALUE] > NEVER and (best < 0 or q.child[i][VALUE] > q.child[best][VALUE]):
                best = i
        if best < 0 or q.kept[level] == width:
            return
        child = q.child[best]
        same = 0
        for i in range(q.kept[level]):
            same += q.tree[level][i][GROUP] == child[GROUP]
        if (same < quota or child[GROUP] == 0) and not seen_before(q, child[MARK]):
            node = q.tree[level][q.kept[level]]
            for i in range(8):
                node[i] = child[i]
            q.kept[level] += 1
        child[VALUE] = NEVER


@jit
def best_leaf(q: Mind) -> int:
    """Find the best end of the turn; -1 if none was reached."""
    best = -1
    for i in range(q.leaves):
        if best < 0 or q.leaf[i][VALUE] > q.leaf[best][VALUE]:
            best = i
    return best


@jit
def plan_turn(
    p: Box[Position],
    t: Tables,
    m: Menu,
    e: Events,
    w: Weights,
    q: Mind,
    x: Sums,
    seat: int,
    width: int,
    quota: int,
    spread: int,
    flag: list[int],
) -> int:
    """Plan the rest of a turn from the position at place 0; gives the best leaf, or -1."""
    q.leaves = 0
    for i in range(SEEN):
        q.seen[i] = 0
    q.kept[0] = 1
    for i in range(8):
        q.tree[0][0][i] = 0
    top = NEVER
    idle = 0
    for level in range(LEVELS - 1):
        if flag[0] or q.nodes >= q.limit:
            break
        expand(p, t, m, e, w, q, x, seat, level, spread)
        select(q, level + 1, max(9, width) if level == 0 else width, quota)
        q.level = level + 1
        best = best_leaf(q)
        idle += 1
        if best >= 0 and q.leaf[best][VALUE] > top:
            top = q.leaf[best][VALUE]
            idle = 0
        if q.kept[level + 1] == 0 or idle > PATIENCE:
            break
        here = WIDE * (level & 1)
        there = WIDE - here
        for i in range(q.kept[level + 1]):
            node = q.tree[level + 1][i]
            p[there + i] = p[here + node[UP]]
            tread(p, there + i, t, m, e, w, q, x, seat, node[CODE])
    return best_leaf(q)


@entry
def mark_box(s: Box[Position], t: Box[Tables], seat: int) -> int:
    """Give the number by which a position is known again, from Python."""
    return marked(s[0], t[0], seat)


@entry
def ended_box(s: Box[Position], seat: int) -> int:
    """Tell whether a seat is not in the middle of its turn, from Python."""
    return has_ended(s[0], seat)
