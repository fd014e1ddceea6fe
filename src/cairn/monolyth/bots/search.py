"""Tree search for Monolyth: players' choices by what the net thinks of them, nature's draws by their odds.

A node is a position in which somebody decides, with its best choices; a choice leads to a node for each draw that was
met so far. Every simulation adds one node, whose choices the net values all; what the best of them is worth goes back
up the path. The tree is kept: when the game has moved on to a node of it, the search goes on from there.
"""

from cairn.chance import Rng, roll
from cairn.kernel import Box, Layout, entry, ints, jit, overwrite
from cairn.monolyth.bots.features import Row, anticipate, settled
from cairn.monolyth.bots.net import SURE, WIDE, Net, Sums, Thoughts, begin, consider, final, forget, through, worth
from cairn.monolyth.fields import COLOURS, DRAW, OVER, SEATS, SHAPES, Events, Menu, Position, Tables
from cairn.monolyth.rules import offer, play, score, winner

KEPT = 24  # choices that a node keeps, the best
WIDTH = 4  # choices that are tried at first; one more for each doubling of a node's visits, and so on
DEEPEST = 64


class Node(Layout):
    """A position in which somebody decides."""

    seat: int = ints()
    first: int = ints()  # its first choice
    edges: int = ints()
    visits: int = ints()
    drawn: int = ints()  # what nature drew on the way here
    following: int = ints()  # the next node after the same choice, 0 for none


class Edge(Layout, bits=64):
    """A choice of a node."""

    code: int = ints()
    prior: int = ints()  # what the net thought of it, for whoever decides
    visits: int = ints()
    child: int = ints()  # the first node after it, 0 for none yet
    total: list[int] = ints(SEATS)  # of what came back, for every seat


class Search(Layout, bits=64):
    """How far a search has come."""

    nodes: int = ints()  # used; node 0 stands for none
    edges: int = ints()
    root: int = ints()
    depth: int = ints()
    path: list[int] = ints(DEEPEST)
    worth: list[int] = ints(SEATS)
    boldness: int = ints()  # how much a choice that was tried little is preferred, in the unit of worth
    trust: int = ints()  # how many visits the net's own opinion counts for


@jit
def outcome(s: Position, t: Tables, q: Search) -> None:
    """Write what a game that is over came to."""
    best = winner(s, t, 0)
    for seat in range(s.players):
        q.worth[seat] = 100 * score(s, t, seat) if s.players == 1 else SURE if seat == best else 0


@jit
def opinion(
    s: Box[Position],
    at: int,
    x: Box[Position],
    t: Tables,
    e: Events,
    net: Net,
    z: Sums,
    h: Thoughts,
    r: Box[Row],
    seat: int,
) -> int:
    """Value a position of a box for a seat, from nothing."""
    overwrite(x, 0, s, at)
    anticipate(x[0], t, e)
    if settled(x[0]):
        final(x[0], t, z, seat)
    else:
        begin(net, z, h, r[0], x[0], t, seat)
        forget(z, h, r[0])
        for j in range(WIDE):
            z.wide[j] = z.ground[j]
        through(net, z)
    return worth(x[0], z, h)


@jit
def expand(
    p: Box[Position],
    nodes: Box[Node],
    edges: Box[Edge],
    q: Search,
    x: Box[Position],
    t: Tables,
    m: Menu,
    e: Events,
    net: Net,
    z: Sums,
    h: Thoughts,
    r: Box[Row],
) -> None:
    """Make the position x[1] a node with its best choices; what the best is worth goes into the search."""
    at = q.nodes
    q.nodes += 1
    overwrite(p, at, x, 1)
    seat = p[at].seat
    best = consider(p, at, x, t, m, e, net, z, h, r)
    nodes[at].seat = seat
    nodes[at].first = q.edges
    nodes[at].visits = 0
    nodes[at].edges = min(KEPT, h.n)
    players = p[at].players
    for seat_of in range(players):
        q.worth[seat_of] = SURE - h.worth[best]
    if players > 2:  # noqa: PLR2004
        overwrite(x, 2, p, at)
        play(x[2], t, e, h.code[best])
        for other in range(players):
            if other != seat:
                q.worth[other] = opinion(x, 2, x, t, e, net, z, h, r, other)
    q.worth[seat] = h.worth[best]
    for i in range(nodes[at].edges):
        top = 0
        for k in range(h.n):
            if h.worth[k] > h.worth[top]:
                top = k
        edge = edges[q.edges + i]
        edge.code = h.code[top]
        edge.prior = h.worth[top]
        edge.visits = 0
        edge.child = 0
        for other in range(SEATS):
            edge.total[other] = 0
        h.worth[top] = -(1 << 40)
    q.edges += nodes[at].edges


@jit
def chosen(node: Node, edges: Box[Edge], q: Search) -> int:
    """Find the choice of a node to look into next."""
    best = node.first
    most = -1e30
    root = node.visits**0.5
    tried = min(node.edges, WIDTH + int(root))
    for i in range(node.first, node.first + tried):
        edge = edges[i]
        mean = (edge.prior * q.trust + edge.total[node.seat]) / (q.trust + edge.visits)
        value = mean + q.boldness * root / (1 + edge.visits)
        if value > most:
            most = value
            best = i
    return best


@jit
def simulate(
    p: Box[Position],
    nodes: Box[Node],
    edges: Box[Edge],
    q: Search,
    x: Box[Position],
    t: Tables,
    m: Menu,
    e: Events,
    net: Net,
    z: Sums,
    h: Thoughts,
    r: Box[Row],
    dice: Rng,
) -> None:
    """Follow the tree to its end, add a node there, and tell all choices on the way what it is worth."""
    at = q.root
    q.depth = 0
    while q.depth < DEEPEST:
        edge = chosen(nodes[at], edges, q)
        q.path[q.depth] = edge
        q.depth += 1
        overwrite(x, 1, p, at)
        play(x[1], t, e, edges[edge].code)
        drawn = 0
        while x[1].phase == DRAW:
            number = roll(dice, offer(x[1], t, m))
            i = 0
            while number >= m.weight[i]:
                number -= m.weight[i]
                i += 1
            drawn = drawn * (SHAPES * COLOURS + 1) + (m.code[i] & 0xFFFF) + 1
            play(x[1], t, e, m.code[i])
        if x[1].phase == OVER:
            outcome(x[1], t, q)
            break
        child = edges[edge].child
        while child and nodes[child].drawn != drawn:
            child = nodes[child].following
        nodes[at].visits += 1
        if child == 0:
            child = q.nodes
            expand(p, nodes, edges, q, x, t, m, e, net, z, h, r)
            nodes[child].drawn = drawn
            nodes[child].following = edges[edge].child
            edges[edge].child = child
            break
        at = child
    for i in range(q.depth):
        edge = q.path[i]
        edges[edge].visits += 1
        for seat in range(SEATS):
            edges[edge].total[seat] += q.worth[seat]


@entry
def search_box(
    p: Box[Position],
    nodes: Box[Node],
    edges: Box[Edge],
    q: Box[Search],
    x: Box[Position],
    t: Box[Tables],
    m: Box[Menu],
    e: Box[Events],
    net: Box[Net],
    z: Box[Sums],
    h: Box[Thoughts],
    r: Box[Row],
    dice: Box[Rng],
    simulations: int,
) -> None:
    """Search for a while; without a root, x[1] becomes it."""
    if q[0].root == 0:
        q[0].root = q[0].nodes
        expand(p, nodes, edges, q[0], x, t[0], m[0], e[0], net[0], z[0], h[0], r)
    for _ in range(simulations):
        simulate(p, nodes, edges, q[0], x, t[0], m[0], e[0], net[0], z[0], h[0], r, dice[0])


@entry
def opinion_box(
    s: Box[Position],
    x: Box[Position],
    t: Box[Tables],
    e: Box[Events],
    net: Box[Net],
    z: Box[Sums],
    h: Box[Thoughts],
    r: Box[Row],
    seat: int,
) -> int:
    """Value a position for a seat, from Python; the parts are in the sums."""
    return opinion(s, 0, x, t[0], e[0], net[0], z[0], h[0], r, seat)
