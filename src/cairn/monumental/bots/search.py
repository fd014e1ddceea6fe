"""The search of Monumental's upper levels: the own turn, then the following turns as far as the budget goes.

The best ends of the turn are played on: nature draws, opponents play short turns, the seat plans its next turns with a
narrow beam; the mean of what comes of it decides. All ends get the same draws. Nothing here asks the clock: a budget is
counted in choices tried, and a flag that somebody else may set stops the search where it is.
"""

# ruff: noqa: PLR0913, PLR0917  (what a kernel works on comes as arguments)

from cairn.chance import Rng, roll, sow
from cairn.kernel import Box, Layout, entry, ints, jit
from cairn.monumental import kinds as k
from cairn.monumental.bots.beam import (
    BIAS,
    CODE,
    LEAF,
    LEAVES,
    LEVELS,
    LUCK,
    MARK,
    ROOT,
    UP,
    VALUE,
    Mind,
    go_on,
    has_ended,
    marked,
    plan_turn,
)
from cairn.monumental.bots.fields import FEATURES, INSIGHT, PARTS, Sums, Weights
from cairn.monumental.bots.net import look
from cairn.monumental.bots.worth import phase, turns_left, worth
from cairn.monumental.dispatch_rows import answer, offer
from cairn.monumental.fields import Events, Menu, Position, Tables
from cairn.monumental.rows import ACTIONS, KIND, ROW_CHOICE
from cairn.monumental.rules import turn
from cairn.monumental.scoring import score, wins

THINK, GAME = range(2)  # what a search is asked
MAIN, NEXT = range(2)  # the two minds: the own turn, and the turns after it
PAGES = 160  # turns of a game that are written down
ENOUGH = 200  # answers without thinking, in a line that is played on


class Effort(Layout, bits=64):
    """What a search is to do, and what it has found."""

    ask: int = ints()
    seat: int = ints()
    width: int = ints()  # of the beam in the own turn
    quota: int = ints()  # of these, by the same row and column
    narrow: int = ints()  # of the beam in later turns
    other: int = ints()  # of the beam of others
    ends: int = ints()  # ends of the turn that are played on
    samples: int = ints()  # how often
    turns: int = ints()  # how many own turns far
    budget: int = ints()  # choices tried
    spread: int = ints()  # 1: the best end for each first choice, for advice
    seed: int = ints()
    stray: int = ints()  # how often, of a hundred times, any of the ends is taken, so that there is something to learn
    strayed: int = ints()  # 1 + the place of the end that is taken
    # Found.
    nodes: int = ints()
    length: int = ints()  # of the plan
    plan: list[int] = ints(LEVELS)
    mark: list[int] = ints(LEVELS)  # of the positions in which it is made
    value: list[int] = ints(LEAVES)  # what each end is worth
    first: list[int] = ints(LEAVES)  # the number of the first choice on the way to it
    then: list[int] = ints(LEAVES)  # what is chosen after that, before nature draws; -1: nothing
    leaf: list[int] = ints(LEAVES)  # where it lies
    parts: list[list[int]] = ints(LEAVES, PARTS)
    found: int = ints()
    total: list[int] = ints(LEAVES)
    result: list[int] = ints(2 * k.SEATS)  # of a game: the points of every seat, and who won


class Diary(Layout, bits=16):
    """What was seen when turns ended, in a game that is learned from."""

    n: int = ints()
    seat: list[int] = ints(PAGES)
    parts: list[int] = ints(PAGES)  # the evaluation without the net, in hundredths of a point
    seen: list[list[int]] = ints(PAGES, FEATURES)


@jit
def note(s: Position, t: Tables, w: Weights, x: Sums, d: Diary, seat: int) -> None:
    """Write down what the net sees at the end of a turn."""
    if d.n == PAGES:
        return
    total = worth(s, t, w, x, seat, 1)
    left = turns_left(s, w, seat)
    look(s, x, seat, left, phase(left))
    d.seat[d.n] = seat
    d.parts[d.n] = (total - x.part[INSIGHT]) // 10
    row = d.seen[d.n]
    for i in range(FEATURES):
        row[i] = 0
    for i in range(x.holds):
        row[x.held[i]] += x.much[i]
    d.n += 1


@jit
def nature(m: Menu, r: Rng) -> int:
    """Draw one of nature's choices by its weight."""
    at = roll(r, m.total)
    i = 0
    while at >= m.weight[i]:
        at -= m.weight[i]
        i += 1
    return m.code[i]


@jit
def own_turn(s: Position, seat: int) -> int:
    """Tell whether a seat begins a turn."""
    return turn(s) == seat and s.row[s.depth - 1][KIND] == ROW_CHOICE.kind


@jit
def own_action(s: Position) -> int:
    """Tell whether an action is due, which may be to end the turn."""
    return s.row[s.depth - 1][KIND] == ACTIONS.kind


@jit
def played_on(
    p: Box[Position],
    t: Tables,
    m: Menu,
    e: Events,
    w: Weights,
    q: Mind,
    x: Sums,
    r: Rng,
    f: Effort,
    flag: list[int],
) -> int:
    """Play a position at place 0 on for some own turns; gives what is reached then.

    Nature draws, others plan short turns; what is asked besides is answered without thinking.
    """
    seat = f.seat
    value = worth(p[0], t, w, x, seat, 1)
    bias = 0
    turns = 0
    others = 0
    while not p[0].over and turns < f.turns and others < ENOUGH:
        if q.nodes >= q.limit or flag[0]:
            return value
        who = turn(p[0])
        offer(p[0], t, m)
        q.nodes += 1
        if who == -1:
            answer(p[0], t, m, e, nature(m, r))
            go_on(p[0], t, m, e)
            continue
        best = -1
        if own_turn(p[0], who) and (who == seat or f.other):
            best = plan_turn(p, t, m, e, w, q, x, who, f.narrow if who == seat else f.other, f.narrow, 0, flag)
        if best < 0:
            others += 1
            offer(p[0], t, m)
            answer(p[0], t, m, e, m.code[m.n - 1 if own_action(p[0]) else 0])
            go_on(p[0], t, m, e)
            continue
        p[0] = p[LEAF + best]
        if who == seat:
            value = bias + q.leaf[best][VALUE]
            bias += q.leaf[best][BIAS]
            turns += 1
    if p[0].over:
        return bias + worth(p[0], t, w, x, seat, 1)
    return value


@jit
def order_leaves(q: Mind, f: Effort) -> None:
    """Note the best ends of the turn, the best first; each by its number among the leaves."""
    f.found = 0
    for _ in range(q.leaves):
        best = -1
        for i in range(q.leaves):
            taken = 0
            for j in range(f.found):
                taken |= f.first[j] == i
            if not taken and (best < 0 or q.leaf[i][VALUE] > q.leaf[best][VALUE]):
                best = i
        f.first[f.found] = best
        f.value[f.found] = q.leaf[best][VALUE]
        f.found += 1


@jit
def sort_ends(f: Effort, n: int) -> None:
    """Put the best of the first n ends first."""
    for i in range(1, n):
        j = i
        while j > 0 and f.value[j] > f.value[j - 1]:
            f.value[j], f.value[j - 1] = f.value[j - 1], f.value[j]
            f.first[j], f.first[j - 1] = f.first[j - 1], f.first[j]
            f.total[j], f.total[j - 1] = f.total[j - 1], f.total[j]
            j -= 1


@jit
def compare(
    p: Box[Position],
    far: Box[Position],
    t: Tables,
    m: Menu,
    e: Events,
    w: Weights,
    q: Box[Mind],
    x: Sums,
    r: Rng,
    f: Effort,
    flag: list[int],
) -> None:
    """Play the best ends of the turn on, all with the same draws; the worse half is dropped on the way."""
    n = min(f.ends, f.found)
    if n < 2 or f.samples == 0 or f.turns == 0:  # noqa: PLR2004
        return
    done = 0
    for i in range(n):
        f.total[i] = 0
    q[NEXT].limit = q[MAIN].limit
    q[NEXT].nodes = q[MAIN].nodes
    for sample in range(f.samples):
        for i in range(n):
            far[0] = p[LEAF + f.first[i]]
            sow(r, f.seed, sample)
            f.total[i] += q[MAIN].leaf[f.first[i]][BIAS] + played_on(far, t, m, e, w, q[NEXT], x, r, f, flag)
        if q[NEXT].nodes >= q[NEXT].limit or flag[0]:
            break
        done += 1
        for i in range(n):
            f.value[i] = f.total[i] // done
        if done in (3, 6, 12) and n > 2:  # noqa: PLR2004
            sort_ends(f, n)
            n = (n + 1) // 2
    for i in range(n, f.found):  # those not played on to the end come after them
        f.value[i] = min(f.value[i], f.value[i - 1]) if done else f.value[i]
    if done:
        sort_ends(f, n)
    q[MAIN].nodes = q[NEXT].nodes


@jit
def path(q: Mind, leaf: int, f: Effort) -> int:
    """Write the choices that lead to a leaf, with the marks of the positions they are made in; gives how many.

    It ends where nature has its hand in it: what comes then is planned anew.
    """
    level = q.depth[leaf]
    at = q.leaf[leaf][UP]
    f.plan[level] = q.leaf[leaf][CODE]
    length = level + 1
    while level > 0:
        node = q.tree[level][at]
        f.mark[level] = node[MARK]
        if node[LUCK]:
            length = level
        f.plan[level - 1] = node[CODE]
        at = node[UP]
        level -= 1
    return length


@jit
def think(
    p: Box[Position],
    far: Box[Position],
    t: Tables,
    m: Menu,
    e: Events,
    w: Weights,
    q: Box[Mind],
    x: Sums,
    r: Rng,
    f: Effort,
    flag: list[int],
) -> None:
    """Find the best plan for the position at place 0."""
    q[MAIN].nodes = 0
    q[MAIN].limit = f.budget
    root = marked(p[0], t, f.seat)
    if f.seed == 0:
        f.seed = root
    plan_turn(p, t, m, e, w, q[MAIN], x, f.seat, f.width, f.quota, f.spread, flag)
    order_leaves(q[MAIN], f)
    f.length = 0
    if f.found:
        compare(p, far, t, m, e, w, q, x, r, f, flag)
        for i in range(f.found):
            f.then[i] = f.plan[1] if path(q[MAIN], f.first[i], f) > 1 else -1
        f.length = path(q[MAIN], f.first[(f.strayed - 1) % f.found if f.strayed else 0], f)
        f.mark[0] = root
    for i in range(f.found):
        leaf = f.first[i]
        f.leaf[i] = LEAF + leaf
        for j in range(PARTS):
            f.parts[i][j] = q[MAIN].parts[leaf][j]
        f.first[i] = q[MAIN].leaf[leaf][ROOT]
    f.nodes = q[MAIN].nodes


@entry
def search_box(
    s: Box[Position],
    p: Box[Position],
    far: Box[Position],
    t: Box[Tables],
    m: Box[Menu],
    e: Box[Events],
    w: Box[Weights],
    q: Box[Mind],
    x: Box[Sums],
    r: Box[Rng],
    f: Box[Effort],
    d: Box[Diary],
    flag: list[int],
) -> None:
    """Think about a position, or play a game to its end: one door, since each is compiled with all the rules.

    In a game every seat has its own weights and effort.
    """
    here = s[0]
    menu = m[0]
    game = f[0].ask == GAME
    while not here.over:
        who = turn(here) if game else 0
        if game:
            offer(here, t[0], menu)
        if who == -1:
            answer(here, t[0], menu, e[0], nature(menu, r[0]))
            go_on(here, t[0], menu, e[0])
            continue
        p[0] = s[0]
        if game:
            f[who].seat = who
            f[who].seed = 0
            f[who].strayed = 0
            if f[who].stray and roll(r[0], 100) < f[who].stray:
                f[who].strayed = 1 + roll(r[0], LEAVES)
        think(p, far, t[0], menu, e[0], w[who], q, x[0], r[1], f[who], flag)
        if not game:
            return
        n = f[who].length
        if n == 0:
            offer(here, t[0], menu)
            f[who].plan[0] = menu.code[menu.n - 1]
        for i in range(max(1, n)):
            running = not has_ended(here, who)
            answer(here, t[0], menu, e[0], f[who].plan[i])
            go_on(here, t[0], menu, e[0])
            if f[who].stray and running and not here.over and turn(here) != who and has_ended(here, who):
                note(here, t[0], w[who], x[0], d[0], who)
    for seat in range(here.players):
        f[0].result[seat] = score(here, t[0], seat)
        f[0].result[k.SEATS + seat] = wins(here, t[0], seat, 0)
