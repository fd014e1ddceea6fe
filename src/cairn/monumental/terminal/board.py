"""Monumental's whole table as lines. Where everything stands is settled by the terminal's size and the game alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rich.style import Style
from rich.text import Text

from cairn.core import CHANCE
from cairn.monumental.terminal import city as cards
from cairn.monumental.terminal import map as land
from cairn.monumental.terminal.names import LANDS, Names
from cairn.monumental.terms import PARTS
from cairn.terminal.blocks import (
    ACCENT,
    QUIET,
    STRONG,
    WARN,
    Block,
    beside,
    filled,
    joined,
    latest,
    line,
    padded,
    paragraph,
    table,
)
from cairn.terminal.drawing import Scene

LONG = 40  # a name
COLUMN, BROAD = 25, 36  # a list beside the map: the narrowest, and what it needs at most
BOXES, BOX_LINES = 58, 11  # a City in boxes: its least width, and its lines with its title
TEXTS, LOG = 40, 34  # the narrowest column of card texts, and of what happened
PITCHES = {1: (8, 11), 2: (6, 8), 3: (8, 9)}  # columns from one tile to the next: the fewest and the most
OWN, LOW = 2, 40  # lines for what a seat has besides cards and resources; below so many in all, one is enough


@dataclass(frozen=True)
class Plan:
    """Where everything stands; nothing of it depends on the position."""

    kind: str  # "full", "wide", "stacked" or "flat"
    lines: int  # of a tile
    pitch: int  # columns from one tile to the next
    tall: bool = True  # Knowledge below a card has a line of its own
    facts: int = OWN  # lines for what the seat has besides
    rivals: int = 0  # lines for everybody else
    stock: int = 0  # lines for piles, Heroes and Monsters
    texts: int = 0  # lines for what cards say


def asked(height: int) -> int:
    """Tell how many lines a question needs at least, with what happened, the keys and the prompt."""
    return 8 if height < 28 else 9 if height < 40 else 11  # noqa: PLR2004


def plans(scene: Scene) -> Iterator[Plan]:
    """Give the plans, the richest first."""
    rows, halves = land.spans(scene.view["map"])
    rivals = len(scene.view["seats"]) - 1

    def fitting(kind: str, lines: int, beside_map: int) -> Iterator[Plan]:
        least, most = PITCHES[lines]
        most -= lines == 2 and scene.width < 99  # noqa: PLR2004  (the list beside it needs the room more)
        pitch = min(most, (scene.width - beside_map) * 2 // halves)
        if pitch >= least:
            yield Plan(kind, lines, pitch, rivals=rivals, facts=OWN if scene.height >= LOW else 1)

    for lines in (3, 2):
        for plan in fitting("full", lines, BOXES + LOG + 6):
            free = scene.height - asked(scene.height) - _height(scene, plan, rows)
            if free > 10 and scene.width > 3 * TEXTS:  # noqa: PLR2004
                yield replace(plan, texts=min(free, 18))
    for lines in (3, 2):
        yield from fitting("wide", lines, BOXES + 3)
    for lines in (3, 2):
        yield from fitting("stacked", lines, COLUMN + 2)
    for plan in fitting("stacked", 2, COLUMN + 2):
        yield replace(plan, rivals=0)
        yield replace(plan, tall=False)
        yield replace(plan, rivals=0, tall=False)
        yield replace(plan, rivals=0, tall=False, facts=0)
    for plan in fitting("flat", 1, 0):
        yield replace(plan, rivals=0, facts=0, tall=False, stock=1)
        yield replace(plan, rivals=0, facts=0, tall=False)


def _height(scene: Scene, plan: Plan, rows: int) -> int:
    """Tell how many lines a plan takes."""
    drawn, shelves = rows * plan.lines, [len(shelf) for shelf in scene.view["display"]]
    display = sum(shelves) + len(shelves)
    match plan.kind:
        case "full":
            scores = len(scene.view["seats"])
            return 4 + max(drawn, BOX_LINES + 1 + plan.facts) + plan.rivals + scores + plan.texts
        case "wide":
            return 3 + max(drawn, BOX_LINES + 1 + plan.facts) + max(display, 1 + len(_piles(scene))) + plan.rivals
        case "stacked":
            return 2 + max(drawn, display) + (6 if plan.tall else 3) + plan.facts + plan.rivals
        case _:
            return 6 + drawn + 2 + plan.stock


def _piles(scene: Scene) -> Sequence[object]:
    """Give as many things as the list of piles, Heroes and Monsters has lines, titles included."""
    options = scene.view["options"]
    return [*scene.view["piles"], *range(4 if options["heroes"] else 0), *range(4 if options["monsters"] else 0)]


def planned(scene: Scene) -> Plan:
    """Settle where everything stands: the richest plan that leaves room for questions."""
    rows, _ = land.spans(scene.view["map"])
    room, plan = scene.height - asked(scene.height), Plan("flat", 1, PITCHES[1][0], tall=False, facts=0)
    for plan in plans(scene):
        if _height(scene, plan, rows) <= room:
            return plan
    return plan


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


def _facts(scene: Scene, names: Names, width: int, height: int) -> Block:
    told = " · ".join(cards.facts(scene, names, scene.seat))
    return filled(paragraph(told, width, QUIET), width, height)


def _title(scene: Scene, names: Names) -> Text:
    shown = scene.view["seats"][scene.seat]
    return line((scene.words("monumental-city-of", land=names.land(shown["civilization"])), QUIET))


def _rivals(scene: Scene, names: Names, count: int) -> Block:
    return [padded(cards.other(scene, names, seat), scene.width) for seat in others(scene)[:count]]


def _map(scene: Scene, names: Names, plan: Plan) -> tuple[Block, Block, int]:
    """Draw the map; gives it with its notes in lines, and its width."""
    drawn, notes = land.board(scene, names, plan.lines, plan.pitch)
    width = land.spans(scene.view["map"])[1] * plan.pitch // 2
    return [padded(row, width) for row in drawn], notes, width


def _noted(block: Block, notes: Block, width: int, height: int) -> Block:
    """Fill a column, the notes of the map at its end."""
    told = joined(notes, width)
    return [*filled(block, width, height - len(told)), *told]


def _city_boxes(scene: Scene, names: Names, plan: Plan, width: int) -> Block:
    own = scene.view["seats"][scene.seat]
    goods = cards.resources(scene, names, scene.seat, width)
    boxes = cards.boxes(names, own, width)
    return [_title(scene, names), *boxes, padded(goods, width), *_facts(scene, names, width, plan.facts)]


def full(scene: Scene, names: Names, plan: Plan) -> Block:
    """Draw the map, the City in boxes and what happened; below what all cards say, and everybody."""
    drawn, notes, across = _map(scene, names, plan)
    height = max(len(drawn), BOX_LINES + 1 + plan.facts)
    room = min(3 * cards.BOX + 4, scene.width - across - LOG - 6)
    city = _noted(_city_boxes(scene, names, plan, room), notes, room, height)
    log = _log(scene, scene.width - across - room - 6, height)
    column = (scene.width - 6) // 3
    texts = [
        cards.display_texts(scene, names, column, plan.texts),
        cards.city_texts(scene, names, column, plan.texts),
        cards.pile_texts(scene, names, column, plan.texts),
    ]
    below = beside(texts, 3)
    rows = [header(scene, names), line(), *beside([filled(drawn, across, height), city, log], 3), line()]
    return [*rows, *below, line(), *_rivals(scene, names, plan.rivals), *_scored(scene, names)]


def _scored(scene: Scene, names: Names) -> Block:
    """Draw the parts of each score, a line for each seat."""
    words, rows = scene.words, []
    for seat, shown in enumerate(scene.view["seats"]):
        found = [
            f"{words('monumental-score', part=part.replace('_', '-'))} {n}" for part, n in shown["parts"].items() if n
        ]
        total = (f"  {words('points', n=shown['score'])}", STRONG)
        told = (f" = {' + '.join(found)}" if found else "", QUIET)
        rows.append(padded(line(cards.badge(scene, names, seat), total, told), scene.width))
    return rows


def _log(scene: Scene, width: int, height: int) -> Block:
    """Draw what happened of late, the latest last."""
    return filled([line((scene.words("terminal-log"), QUIET)), *latest(scene.told, width, height - 1)], width, height)


def wide(scene: Scene, names: Names, plan: Plan) -> Block:
    """Draw the map with the City in boxes beside it, the display and everybody below."""
    drawn, notes, across = _map(scene, names, plan)
    height, room = max(len(drawn), BOX_LINES + 1 + plan.facts), scene.width - across - 3
    city = _noted(_city_boxes(scene, names, plan, room), notes, room, height)
    half = min(44, (scene.width - 3) // 2)
    shelves = [len(shelf) for shelf in scene.view["display"]]
    low = max(sum(shelves) + len(shelves), 1 + len(_piles(scene)))
    offers = [cards.display(scene, names, half), cards.piles(scene, names, half)]
    below = beside([filled(block, half, low) for block in offers], 3)
    rows = [header(scene, names), line(), *beside([filled(drawn, across, height), city], 3), line()]
    return [*rows, *below, *_rivals(scene, names, plan.rivals)]


def stacked(scene: Scene, names: Names, plan: Plan) -> Block:
    """Draw the map with the display beside it, the City below."""
    own = scene.view["seats"][scene.seat]
    drawn, notes, across = _map(scene, names, plan)
    room = min(BROAD, scene.width - across - 2)
    offers = cards.display(scene, names, room)
    height = max(len(drawn), len(offers))
    offers += [row for text in cards.stock(scene, names) for row in paragraph(text, room, QUIET)]
    right = _noted(offers, notes, room, height)
    rows = [header(scene, names), *beside([filled(drawn, across, height), right], 2)]
    rows += cards.city(names, own, scene.width, tall=plan.tall)
    rows += [cards.resources(scene, names, scene.seat, scene.width), *_facts(scene, names, scene.width, plan.facts)]
    return [*rows, *_rivals(scene, names, plan.rivals)]


def flat(scene: Scene, names: Names, plan: Plan) -> Block:
    """Draw a map of single lines, and below it in a few lines what is on offer, the City and the resources."""
    own, width = scene.view["seats"][scene.seat], scene.width
    drawn, notes, _ = _map(scene, names, plan)
    offers = joined([cards.brief(names, found, leaves=leaves) for found, leaves in cards.offers(scene)], width)
    stock = [row for text in cards.stock(scene, names) for row in paragraph(text, width, QUIET)]
    return [
        header(scene, names),
        *drawn,
        *filled(joined(notes, width), width, 1),
        *filled(offers, width, 2),
        *filled(stock, width, plan.stock),
        *cards.city(names, own, width),
        cards.resources(scene, names, scene.seat, width),
    ]


LAYOUTS = {"full": full, "wide": wide, "stacked": stacked, "flat": flat}


def board(scene: Scene, names: Names) -> Block:
    """Draw the whole table."""
    plan = planned(scene)
    return [padded(row, scene.width) for row in LAYOUTS[plan.kind](scene, names, plan)]


def tells(scene: Scene) -> bool:
    """Tell whether the table has what happened of late on it."""
    return planned(scene).kind == "full"


def score(scene: Scene) -> Block:
    """Tell every part of each score, as it would be if the game ended now."""
    words, seats = scene.words, scene.view["seats"]
    parts = [part for part in PARTS if any(seat["parts"][part] for seat in seats)]
    rows: list[list[str | Text]] = [
        [words("monumental-score", part=part.replace("_", "-")), *(str(seat["parts"][part]) for seat in seats)]
        for part in parts
    ]
    rows.append([line((words("monumental-total"), STRONG)), *(line((str(seat["score"]), STRONG)) for seat in seats)])
    head = ["", *(scene.name(seat) for seat in range(len(seats)))]
    return table(head, rows, right=range(1, len(head)))


def ending(scene: Scene) -> Block:
    """Tell the end: every part of each score."""
    return [line((scene.words("monumental-event-over"), STRONG)), line(), *score(scene), line()]
