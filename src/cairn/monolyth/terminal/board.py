"""Monolyth's table as lines: the ring, the towers, the walls, the tokens, what is within reach."""

from collections.abc import Mapping
from typing import Any

from rich.style import Style
from rich.text import Text

from cairn.monolyth.content import COLOURS, GRID
from cairn.monolyth.game import MONOLYTH
from cairn.monolyth.terminal.stones import SIDES, Cell, card, chip, flat, from_above, letter, paint, tower
from cairn.terminal.blocks import (
    ACCENT,
    BAD,
    GOOD,
    NONE,
    QUIET,
    STRONG,
    WARN,
    Block,
    beside,
    centred,
    filled,
    flowed,
    latest,
    line,
    padded,
    table,
    wide,
)
from cairn.terminal.drawing import Scene
from cairn.words import Words

TABLE, BROAD = 104, 150  # columns of the table itself, and where there is room beside it
CROWD = 4  # so many players leave no room for the colours' names on a small screen
View = Mapping[str, Any]
PAIRS = ((12, 1), (11, 2), (10, 3), (9, 4), (8, 5), (7, 6))  # sites that face each other, from the arrow down
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}  # letters of the compass differ between languages
SMALL, LARGE = (34, (7, 2, 0, 0, 2, 7)), (46, (8, 1, 0, 0, 1, 8))  # the ring's width, and how far in each row starts


def new_cells(before: View | None, after: View, seat: int) -> list[Cell]:
    """Find the cubes that one position has more than another."""
    if before is None:
        return []
    old, new = before["seats"][seat]["cubes"], after["seats"][seat]["cubes"]
    return [
        (x, y, z)
        for z, rows in enumerate(new)
        for y, row in enumerate(rows)
        for x, colour in enumerate(row)
        if colour and not old[z][y][x]
    ]


# ---------------------------------------------------------------- the ring


def site(view: View, words: Words, n: int, steps: Mapping[int, int], *, left: bool, large: bool) -> Text:
    """Draw a site: its stone or the crystal, how many steps away it is, and its number."""
    stone = view["sites"][n]
    if n == view["crystal"]:
        face = ("  ◆  ", ACCENT)
    elif stone is None:
        face = ("  ·  ", QUIET)
    else:
        face = chip(words, stone["shape"], stone["colour"])
    far = steps.get(n)
    if large:
        mark = ((f"{far}▸" if left else f"◂{far}") if far else "  ", ACCENT)  # outside, where the card cannot cover it
        number = (f"{n:>2} " if left else f" {n:<2}", QUIET)
        return line(mark, " ", number, face) if left else line(face, number, " ", mark)
    mark = (str(far) if far else " ", ACCENT)
    return line(face, mark) if left else line(mark, face)


def ring(view: View, words: Words, middle: Block, *, large: bool) -> Block:
    """Draw the 13 sites as an oval, the arrow at the top, clockwise, with a block in the middle."""
    width, starts = LARGE if large else SMALL
    steps = {reach["site"]: reach["steps"] for reach in view["reach"]} if view["phase"] == "act" else {}
    top = site(view, words, 0, steps, left=False, large=False)
    rows = [centred(line(("▼", QUIET), top), width)]
    for (west, east), start in zip(PAIRS, starts, strict=True):
        if large:
            rows.append(line(" " * width))
        a = site(view, words, west, steps, left=True, large=large)
        b = site(view, words, east, steps, left=False, large=large)
        room = width - 2 * start - a.cell_len - b.cell_len
        rows.append(line(" " * start, a, " " * room, b, " " * start))
    first = 3 if large else 2
    for k, row in enumerate(middle):
        rows[first + k] = laid_over(rows[first + k], row, width)
    return rows


def laid_over(row: Text, text: Text, width: int) -> Text:
    """Put a short line onto the middle of a longer one."""
    start = (width - text.cell_len) // 2
    whole = padded(row, width)
    left, _, right = whole.divide([start, start + text.cell_len])
    return line(left, text, right)


def middle(view: View, seat: int, words: Words, *, large: bool) -> Block:
    """Draw the Structure card, turned to where it fits best, and in a large drawing its name and the tokens."""
    found = view["seats"][seat]["structure"]
    grid, missing = found["grid"], found["missing"]
    drawn = card(grid or view["structure"]["grid"], missing if not found["done"] else None, 5 if large else 4)
    if not large:
        return drawn
    title = line((words("structure-card", card=view["structure"]["id"]), STRONG))
    structures, levels = tokens(view, words, ("structure", "level"))
    return [title, *drawn, line((status(view, seat, words), QUIET)), structures, line(), levels]


def status(view: View, seat: int, words: Words) -> str:
    """Say how far a build is from the Structure card."""
    found = view["seats"][seat]["structure"]
    if found["done"]:
        return words("structure-done", n=found["points"])
    if found["missing"] is None:
        return words("structure-lost")
    return words("structure-missing", n=sum(map(sum, found["missing"])))


def tokens(view: View, words: Words, kinds: tuple[str, ...]) -> Block:
    """List the tokens on the main board."""
    left = view["tokens"]
    return [line((f"{words(f'tokens-{kind}')} ", QUIET), " ".join(map(str, left[kind])) or NONE) for kind in kinds]


# ---------------------------------------------------------------- walls and towers


def walls(scene: Scene, seat: int, *, names: bool = True) -> Block:
    """Draw the four walls as a table: colour, cubes, prophecy, what it needs and what could be reached."""
    words = scene.words
    rows: list[list[str | Text]] = []
    for side in SIDES:
        wall = scene.view["seats"][seat]["walls"][side]
        gain = wall["count"] - scene.before["seats"][seat]["walls"][side]["count"] if scene.before else 0
        count = line((str(wall["count"]), STRONG), *([(f" +{gain}", ACCENT)] if gain else []))
        value, needs = wall["prophecy"], wall["needs"]
        if value is None:
            prophecy, lacking = line((NONE, QUIET)), line((NONE, QUIET))
        else:
            hopeless = wall["reach"] < value
            prophecy = line((str(value), STRONG))
            lacking = (
                line(("✓", GOOD))
                if needs == 0
                else line((f"{needs}{' ✗' if hopeless else ''}", BAD if hopeless else WARN))
            )
        name = f" {words('colour', colour=wall['colour'])}" if names else ""
        colour = line((f" {letter(words, wall['colour'])} ", paint(wall["colour"])), name)
        rows.append([words("side", side=side), colour, count, prophecy, lacking, str(wall["reach"])])
    head = [words(f"wall-{column}") for column in ("side", "colour", "count", "prophecy", "needs", "reach")]
    if not names:
        head[1] = ""
    return table(head, rows, right=(3, 5), gap=2 if names else 1)


def short_walls(seat: View, words: Words) -> Block:
    """Draw the walls in a few signs: side, colour, cubes and prophecy."""
    rows = []
    for side in SIDES:
        wall = seat["walls"][side]
        value = wall["prophecy"]
        done = value is not None and wall["count"] >= value
        rows.append(
            line(
                (f"{ARROWS[side]} ", QUIET),
                (letter(words, wall["colour"]), paint(wall["colour"])),
                f"{wall['count']:>3}",
                *([(f"/{value}", GOOD if done else WARN)] if value is not None else []),
            )
        )
    return [padded(row, 9) for row in rows]


def other(scene: Scene, seat: int, *, room: bool) -> Block:
    """Draw somebody else's tower, small."""
    shown = scene.view["seats"][seat]
    above = from_above(shown, scene.words)
    body = beside([above, short_walls(shown, scene.words)], 1) if room else above
    title = line((scene.name(seat), STRONG), (f" {shown['score']}", QUIET))
    return [padded(title, wide(body)), *body]


def others(scene: Scene, width: int) -> list[Block]:
    """Draw everybody else, in turn order after the seat that is drawn large."""
    count = len(scene.view["seats"])
    seats = [(scene.seat + i) % count for i in range(1, count)]
    blocks = [other(scene, seat, room=True) for seat in seats]
    if sum(map(wide, blocks)) + 2 * (len(blocks) - 1) > width:
        blocks = [other(scene, seat, room=False) for seat in seats]
    return blocks


# ---------------------------------------------------------------- scores


def score(scene: Scene) -> Block:
    """Draw every part of each score, and what prophecies are at stake."""
    words, seats, found = scene.words, scene.view["seats"], MONOLYTH.parts(scene.view)
    named = {"prophecies": "tokens-prophecy", "levels": "tokens-level", "structure": "tokens-structure"}
    rows: list[list[str | Text]] = [
        [words(message), *(str(seat[part]) for seat in found)] for part, message in named.items()
    ]
    rows.append([line((words("monumental-total"), STRONG)), *(line((str(seat["score"]), STRONG)) for seat in seats)])
    open_ = [sum(wall["prophecy"] for wall in seat["walls"].values() if wall["needs"]) for seat in seats]
    rows.append([line((words("terminal-stake"), QUIET)), *(line((f"({n})", QUIET)) for n in open_)])
    head = ["", *(scene.name(seat) for seat in range(len(seats)))]
    return table(head, rows, right=range(1, len(head)))


def tells(scene: Scene) -> bool:
    """Tell whether there is room for scores and for what happened of late."""
    return scene.large and scene.width >= BROAD


def news(scene: Scene, width: int, height: int) -> Block:
    """Draw every score in its parts, and what happened of late."""
    words = scene.words
    rows = [line((words("terminal-score"), QUIET)), *score(scene), line(), line((words("terminal-log"), QUIET))]
    return filled([*rows, *latest(scene.told, width, height - len(rows))], width, height)


# ---------------------------------------------------------------- the whole


def header(scene: Scene) -> Text:
    """Say where the game stands: round, stones left, scores."""
    view, words = scene.view, scene.words
    row = line(("Monolyth", ACCENT), f"  {words('round-number', n=max(1, view['round']))}")
    if view["ending"] and view["turn"] is not None:
        row.append(f"  {words('last-round')}", WARN)
    lid = len(row)
    for seat, shown in enumerate(view["seats"]):
        mine = seat == view["turn"]
        row.append(f"  {'▸' if mine else ' '}{scene.name(seat)} ", STRONG if mine else Style())
        row.append(str(shown["score"]), ACCENT if mine else STRONG)
    stones = line((f"  {words('lid-count', n=view['lid_total'])}", QUIET))
    start, end = row.divide([lid])
    return line(start, stones, end) if row.cell_len + stones.cell_len <= scene.width else row


def within_reach(view: View, shapes: Mapping[str, Any], words: Words) -> list[Block]:
    """Draw the stones the crystal can reach, each with its number of steps, its name and its form."""
    blocks = []
    for reach in view["reach"]:
        stone = view["sites"][reach["site"]]
        sign = line((f"{reach['steps']}▸", ACCENT), chip(words, stone["shape"], stone["colour"]))
        name = line("  ", (words("shape-name", shape=stone["shape"]), QUIET))
        blocks.append(beside([[sign, name], flat(words, shapes[stone["shape"]], stone["colour"])], 1))
    return blocks


def supply(view: View, words: Words) -> Text:
    """List the 1-cube stones left."""
    row = line((f"{words('supply')} ", QUIET))
    for colour, n in view["supply"].items():
        row.append(f" {letter(words, colour)}{n} ", paint(colour))
    return row


def legend(words: Words) -> Text:
    """Explain the letters of the colours and the crystal."""
    row = line()
    for colour in COLOURS:
        row.append(f" {letter(words, colour)} ", paint(colour))
        row.append(f" {words('colour', colour=colour)}  ", QUIET)
    row.append("◆", ACCENT)
    row.append(f" {words('crystal')}", QUIET)
    return row


def board(scene: Scene, shapes: Mapping[str, Any]) -> Block:
    """Draw the whole table for one seat."""
    view, words, seat = scene.view, scene.words, scene.seat
    across = min(scene.width, TABLE) if tells(scene) else scene.width
    own = view["seats"][seat]
    marked = new_cells(scene.before, view, seat)
    circle = ring(view, words, middle(view, seat, words, large=scene.large), large=scene.large)
    levels = tower(own, words, marked, gap=2 if scene.large else 1)
    reach = flowed(within_reach(view, shapes, words), across, 2) if view["phase"] == "act" else []
    stock: list[Block] = [tokens(view, words, ("prophecy",)), [supply(view, words)]]
    rows = [header(scene)]
    if scene.large:
        right = [*levels, line(), *walls(scene, seat)]
        rows += [line(), *beside([circle, right], 3), line()]
        rest = [reach, *others(scene, across - wide(reach) - 3)]
        rows += [*flowed([block for block in rest if block], across, 3), line(), *flowed(stock, across)]
        rows.append(legend(words))
        if not tells(scene):
            return rows
        told = news(scene, scene.width - TABLE - 4, len(rows) - 2)
        return [rows[0], line(), *beside([[padded(row, TABLE) for row in rows[2:]], told], 4)]
    rows += beside([circle, levels], 1)
    mine = walls(scene, seat, names=len(view["seats"]) < CROWD)
    name = words("card-status", card=view["structure"]["id"], status=status(view, seat, words))
    stock.insert(1, [line((name, QUIET))])
    stock += [tokens(view, words, ("level",)), tokens(view, words, ("structure",))]
    rows += beside([mine, beside(others(scene, scene.width - wide(mine) - 2), 1)], 2)
    return [*rows, *reach, *flowed(stock, scene.width, 2)]


def bench(scene: Scene) -> Block:
    """Draw only what the seat builds: its levels, the Structure card and its walls in short."""
    own = scene.view["seats"][scene.seat]
    plan = [line(), *middle(scene.view, scene.seat, scene.words, large=False)]
    title = line((scene.words("structure-card", card=scene.view["structure"]["id"]), STRONG))
    parts = [tower(own, scene.words), [title, *plan], [line(), line(), *short_walls(own, scene.words)]]
    return [header(scene), line(), *beside(parts, 2), line()]


def plan(own: View, numbers: Mapping[tuple[int, int], int]) -> Block:
    """Draw the tower from above, with a number where each position of a stone begins."""
    rows = [line(("    a   b   c   d ", QUIET))]
    for y in range(GRID):
        row = line((f"{y + 1} ", QUIET))
        for x in range(GRID):
            height = own["heights"][y][x]
            n = numbers.get((x, y))
            sign = str(n) if n else "·"
            style = paint(own["cubes"][height - 1][y][x]) if height else Style()
            row.append(f" {sign:>2} ", style + (STRONG if n else QUIET))
        rows.append(row)
    return rows
