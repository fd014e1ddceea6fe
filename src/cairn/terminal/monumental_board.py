"""Monumental's whole table as lines: the richest layout that the terminal has room for."""

from collections.abc import Callable, Iterator
from functools import partial

from rich.style import Style
from rich.text import Text

from cairn.core import CHANCE
from cairn.monumental.terms import PARTS
from cairn.terminal import monumental_city as cards
from cairn.terminal import monumental_map as land
from cairn.terminal.blocks import ACCENT, QUIET, STRONG, WARN, Block, beside, line, padded, paragraph, table, wide
from cairn.terminal.drawing import Scene
from cairn.terminal.monumental_names import LANDS, Names

LONG = 40  # a name
COLUMN = 22  # the narrowest list beside the map
Layout = Callable[[Scene, Names], Block]


def header(scene: Scene, names: Names) -> Text:
    """Say where the game stands: Era, cards left, round, scores."""
    view, words = scene.view, scene.words
    deck = view["development"]
    row = line(("Monumental", ACCENT), f"  {words('round-number', n=max(1, view['round']))}")
    if deck["era"]:
        row.append(f" · {words('monumental-era', era=deck['era'], n=deck['left'])}", QUIET)
    if view["ending"] and view["turn"] is not None:
        row.append(f" · {words('monumental-last-turns')}", WARN)
    scores = _scores(scene, names, LONG)
    if row.cell_len + scores.cell_len > scene.width:
        short = words("monumental-era-short", era=deck["era"] or "", n=deck["left"])
        row = line(("Monumental", ACCENT), f" {view['round']}" if not deck["era"] else f"  {short}")
    over = row.cell_len + scores.cell_len - scene.width
    if over > 0:
        row = line((deck["era"] or "–", ACCENT))  # noqa: RUF001
        scores = _scores(scene, names, max(3, (scene.width - row.cell_len) // len(view["seats"]) - 11))
    return line(row, scores)


def _scores(scene: Scene, names: Names, length: int) -> Text:
    """Draw everybody's name, cut to a length, and score."""
    view, scores = scene.view, line()
    turn = view["turn"]
    playing = view["seat"] if turn == CHANCE else turn
    for seat, shown in enumerate(view["seats"]):
        mine = seat == playing
        scores.append("  ▸" if mine else "   ", ACCENT)
        scores.append(names.letter(shown["civilization"]), LANDS[shown["civilization"]])
        name = scene.name(seat)
        cut = name if len(name) <= length else f"{name[: length - 1]}…"
        said = cards.titled(scene.words, cut, "").rstrip(" ")
        scores.append(f" {said} ", STRONG if mine else Style())
        scores.append(str(shown["score"]), ACCENT if mine else STRONG)
    return scores


def others(scene: Scene) -> list[int]:
    """List everybody else, in turn order."""
    count = len(scene.view["seats"])
    return [(scene.seat + i) % count for i in range(1, count)]


def _beside_map(scene: Scene, names: Names, lines: int, *, stock: bool = True) -> Block:
    """Set the display beside the map, and the piles too where there is room."""
    drawn = land.board(scene, names, lines)
    room = scene.width - wide(drawn) - 2
    if room < COLUMN:
        flat = [*cards.display(scene, names, scene.width // 2), *cards.piles(scene, names, scene.width // 2)]
        return [*drawn, *beside([flat[: -(-len(flat) // 2)], flat[-(-len(flat) // 2) :]], 2)]
    offers, more = cards.display(scene, names, min(room, 36)), cards.piles(scene, names, min(room, 36))
    if len(offers) + len(more) <= max(len(drawn), len(offers)):
        return beside([drawn, [*offers, *more]], 2)
    if room >= wide(offers) + 2 + wide(more):
        return beside([drawn, beside([offers, more], 2)], 2)
    return [*beside([drawn, offers], 2), *(_stock(scene, names) if stock else [])]


def _stock(scene: Scene, names: Names) -> Block:
    return [row for text in cards.stock(scene, names) for row in paragraph(text, scene.width, QUIET)]


def _own(scene: Scene, names: Names) -> Block:
    told = " · ".join(cards.facts(scene, names, scene.seat))
    return [cards.resources(scene, names, scene.seat), *(paragraph(told, scene.width, QUIET) if told else [])]


def _title(scene: Scene, names: Names) -> Text:
    shown = scene.view["seats"][scene.seat]
    return line((scene.words("monumental-city-of", land=names.land(shown["civilization"])), QUIET))


def wide_layout(scene: Scene, names: Names, lines: int = 3) -> Block:
    """Draw the map with the City in boxes beside it, the display and everybody below."""
    drawn = land.board(scene, names, lines)
    room = scene.width - wide(drawn) - 3
    own = scene.view["seats"][scene.seat]
    if room < 3 * 18:
        return [line("x" * (scene.width + 1))]  # it does not fit
    told = paragraph(" · ".join(cards.facts(scene, names, scene.seat)), room, QUIET)
    right = [_title(scene, names), *cards.boxes(names, own, room), cards.resources(scene, names, scene.seat), *told]
    half = min(44, (scene.width - 3) // 2)
    offers = beside([cards.display(scene, names, half), cards.piles(scene, names, half)], 3)
    if len(right) + 1 + len(offers) <= len(drawn) + 2:
        right += [line(), *offers]
        offers = []
    rows = [header(scene, names), line(), *beside([drawn, right], 3), line(), *offers, *_rivals(scene, names)]
    signs = paragraph(land.legend(names, {tile["kind"] for tile in scene.view["map"]}), scene.width, QUIET)
    return [*rows, line(), *signs] if len(rows) + len(signs) < scene.room else rows


def _rivals(scene: Scene, names: Names) -> Block:
    return [padded(cards.other(scene, names, seat), scene.width) for seat in others(scene)]


def stacked(
    scene: Scene,
    names: Names,
    lines: int,
    *,
    tall: bool = False,
    told: bool = False,
    rivals: bool = False,
    stock: bool = True,
) -> Block:
    """Draw the map with the display beside it, the City below."""
    own = scene.view["seats"][scene.seat]
    rows = [header(scene, names), *_beside_map(scene, names, lines, stock=stock)]
    rows += cards.city(names, own, scene.width, tall=tall)
    rows += _own(scene, names) if told else [cards.resources(scene, names, scene.seat)]
    return rows + (_rivals(scene, names) if rivals else [])


def smaller(scene: Scene, names: Names, lines: int) -> Block:
    """Draw map, City and resources only."""
    own = scene.view["seats"][scene.seat]
    drawn = land.board(scene, names, lines)
    return [
        header(scene, names),
        *drawn,
        *cards.city(names, own, scene.width),
        cards.resources(scene, names, scene.seat),
    ]


def shop(scene: Scene, names: Names) -> Block:
    """Draw what is on offer and the resources only."""
    half = (scene.width - 2) // 2
    left, right = cards.display(scene, names, half), cards.piles(scene, names, half)
    return [header(scene, names), *beside([left, right], 2), cards.resources(scene, names, scene.seat)]


def city_only(scene: Scene, names: Names) -> Block:
    """Draw the City and the resources only."""
    own = scene.view["seats"][scene.seat]
    return [header(scene, names), *cards.city(names, own, scene.width), cards.resources(scene, names, scene.seat)]


def layouts(focus: str = "") -> Iterator[Layout]:
    """Give the layouts, the richest first; the smallest show what a question is about."""
    yield wide_layout
    yield partial(wide_layout, lines=2)
    for lines in (3, 2):
        yield partial(stacked, lines=lines, tall=True, told=True, rivals=True)
        yield partial(stacked, lines=lines, tall=True, told=True)
        yield partial(stacked, lines=lines, tall=True)
        yield partial(stacked, lines=lines, told=True)
    yield partial(stacked, lines=2)
    yield partial(stacked, lines=1, tall=True, told=True)
    yield partial(stacked, lines=1)
    if focus == "display":
        yield shop
    yield partial(stacked, lines=1, stock=False)
    if focus != "city":
        yield partial(smaller, lines=2)
        yield partial(smaller, lines=1)
    yield city_only


def board(scene: Scene, names: Names) -> Block:
    """Draw the whole table: the first layout that fits."""
    rows: Block = []
    for layout in layouts(scene.focus):
        rows = layout(scene, names)
        if wide(rows) <= scene.width and len(rows) <= scene.room:
            return rows
    return rows


def ending(scene: Scene) -> Block:
    """Tell the end: every part of each score."""
    words, seats = scene.words, scene.view["seats"]
    parts = [part for part in PARTS if any(seat["parts"][part] for seat in seats)]
    rows: list[list[str | Text]] = [
        [words("monumental-score", part=part.replace("_", "-")), *(str(seat["parts"][part]) for seat in seats)]
        for part in parts
    ]
    rows.append([line((words("monumental-total"), STRONG)), *(line((str(seat["score"]), STRONG)) for seat in seats)])
    head = ["", *(scene.name(seat) for seat in range(len(seats)))]
    drawn = table(head, rows, right=range(1, len(head)))
    return [line((words("monumental-event-over"), STRONG)), line(), *drawn, line()]
