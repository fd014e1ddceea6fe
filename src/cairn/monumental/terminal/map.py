"""Monumental's map as lines: hexes as bricks, and a list of all tiles."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from cairn.monumental.terminal.names import LANDS, Names
from cairn.terminal.blocks import BAD, QUIET, STRONG, TIMES, Block, beside, line, padded, paragraph, table, wide
from cairn.terminal.drawing import Scene

SIGNS = {"capital": "⌂", "meadow": "ψ", "forest": "♣", "swamp": "≈", "hills": "∩", "volcano": "▲", "water": "~"}
GROUND = {
    "capital": "#4a4640",
    "meadow": "#55702f",
    "forest": "#2c5236",
    "swamp": "#465650",
    "hills": "#74603c",
    "volcano": "#6e332b",
    "water": "#274a70",
}
WARLORD, HERO, OUTPOST, WONDER, MARKET, PRODUCTION, MONSTER = "♚", "★", "■", "◆", "$", "+", "Ω"
CAMP, CITY = "×", "○"  # noqa: RUF001
MARKS = "⁰¹²³⁴⁵⁶⁷⁸⁹"  # the numbers of notes

Tile = Mapping[str, Any]


def letters(scene: Scene, names: Names) -> list[tuple[str, Style]]:
    """Give the letter and the colour of each seat."""
    return [(names.letter(seat["civilization"]), LANDS[seat["civilization"]]) for seat in scene.view["seats"]]


def units(tile: Tile, marks: list[tuple[str, Style]]) -> Text:
    """Draw who holds a tile: the letter of the land, Soldiers, Warlord, Hero, Outpost."""
    owner = tile["owner"]
    row = line(marks[owner]) if owner is not None else line()
    row.append(str(tile["soldiers"]) if tile["soldiers"] else "")
    row.append(WARLORD * len(tile["warlords"]))
    row.append(HERO * len(tile["heroes"]))
    row.append(OUTPOST if tile["outpost"] else "")
    return row


def waiting(tile: Tile) -> str:
    """Draw what waits: Barbarians or a Free City, with the number."""
    waits = tile["waits"]
    return "" if waits is None else f"{CAMP if waits['what'] == 'barbarian' else CITY}{waits['number']}"


def finds(tile: Tile, marks: list[tuple[str, Style]], *, short: bool) -> Text:
    """Draw what else is on a tile: a Monster, Explorers, a Market, a Production token, Wonders."""
    row = line()
    row.append(MONSTER * len(tile["monsters"]), STRONG)
    for seat in tile["explorers"]:
        letter, style = marks[seat]
        row.append(letter.lower(), style)
    if tile["market"]:
        row.append(MARKET if short else f"{MARKET}{tile['tokens']}", STRONG)
    row.append(PRODUCTION if tile["production"] else "")
    row.append(WONDER * len(tile["wonders"]))
    return row


def ways(tile: Tile, marks: list[tuple[str, Style]], lines: int, name: tuple[str, Style]) -> Iterator[Block]:
    """Give the ways to set out all that is on a tile in so many lines, the most legible first."""
    worth = f"{SIGNS[tile['kind']]}{'' if tile['needed'] is None else tile['needed']}"
    held = line(waiting(tile), units(tile, marks))
    found, brief = finds(tile, marks, short=False), finds(tile, marks, short=True)
    if lines == 1:
        yield [line(name, worth, " ", held, found)]
        yield [line(name, worth, held, found)]
        yield [line(name, worth, held, brief)]
        return
    head = line(name, " ", worth)
    if lines > 2:  # noqa: PLR2004
        yield [line(name, "  ", worth), held, found]
    for part in (found, brief):
        yield [head, line(held, part)]
        yield [line(head, " ", part), held]
        yield [line(name, worth, part), held]


def crowded(tile: Tile, marks: list[tuple[str, Style]], lines: int, name: tuple[str, Style], note: str) -> Block:
    """Draw a tile whose note says what is on it; who holds it is drawn as well, as far as there is room."""
    worth = f"{SIGNS[tile['kind']]}{'' if tile['needed'] is None else tile['needed']}"
    if lines == 1:
        return [line(name, worth, (note, STRONG))]
    return [line(name, worth, (note, STRONG)), line(waiting(tile), units(tile, marks))]


def drawn(
    tile: Tile, marks: list[tuple[str, Style]], lines: int, width: int, number: int, *, changed: bool
) -> tuple[Block, Text | None]:
    """Draw a tile of so many lines and columns; where not everything on it fits, a note with this number has it."""
    name = (tile["name"], STRONG + Style(reverse=changed))
    ground, note = Style(color="#f2eee6", bgcolor=GROUND[tile["kind"]]), None
    rows = next((way for way in ways(tile, marks, lines, name) if wide(way) <= width), None)
    if rows is None:
        mark = "".join(MARKS[int(digit)] for digit in str(number))
        rows = crowded(tile, marks, lines, name, mark)
        note = line((mark, STRONG), waiting(tile), units(tile, marks), finds(tile, marks, short=False))
    rows += [line()] * (lines - len(rows))
    return [_on(padded(row, width), ground) for row in rows], note


def _on(row: Text, ground: Style) -> Text:
    made = Text(no_wrap=True, end="", style=ground)
    made.append_text(row)
    return line(made)


def spans(tiles: Sequence[Tile]) -> tuple[int, int]:
    """Measure a map: its rows, and its columns in halves of a tile."""
    halves = [2 * tile["q"] + tile["r"] for tile in tiles]
    return len({tile["r"] for tile in tiles}), max(halves) - min(halves) + 2


def board(scene: Scene, names: Names, lines: int, pitch: int) -> tuple[Block, list[Text]]:
    """Draw the map, the rows set off by half a tile; gives it with the notes of tiles that are too crowded."""
    tiles, marks, notes = scene.view["map"], letters(scene, names), list[Text]()
    before = {tile["name"]: tile for tile in scene.before["map"]} if scene.before else {}
    places = {tile["name"]: (2 * tile["q"] + tile["r"]) * pitch // 2 for tile in tiles}
    left = min(places.values())
    rows: Block = []
    for r in sorted({tile["r"] for tile in tiles}):
        band = [line() for _ in range(lines)]
        for tile in sorted((tile for tile in tiles if tile["r"] == r), key=lambda tile: int(tile["q"])):
            start = places[tile["name"]] - left
            changed = tile["name"] in before and before[tile["name"]] != tile
            face, note = drawn(tile, marks, lines, pitch - 1, len(notes) + 1, changed=changed)
            notes += [] if note is None else [note]
            for row, part in zip(band, face, strict=True):
                row.append(" " * (start - row.cell_len))
                row.append_text(part)
        rows += band
    return rows, notes


def legend(names: Names, kinds: set[str]) -> str:
    """Explain the signs."""
    words = names.words
    ground = [f"{SIGNS[kind]} {names.terrain(kind)}" for kind in SIGNS if kind in kinds]
    signs = {
        CAMP: "barbarian",
        CITY: "city",
        WARLORD: "warlord",
        HERO: "hero",
        OUTPOST: "outpost",
        WONDER: "wonder",
        MARKET: "market",
        PRODUCTION: "production",
        MONSTER: "monster",
    }
    parts = [f"{sign} {words('monumental-map-sign', sign=name)}" for sign, name in signs.items()]
    kept = [
        [part.replace(" ", "\N{NO-BREAK SPACE}") for part in row] for row in (ground, parts)
    ]  # a sign with its word
    return "\n".join("  ".join(row) for row in kept)


# ---------------------------------------------------------------- the list


def owner(scene: Scene, tile: Tile) -> str:
    """Say whose tile it is."""
    return "" if tile["owner"] is None else scene.name(tile["owner"])


def contents(scene: Scene, names: Names, tile: Tile) -> str:
    """Say everything that is on a tile."""
    words = scene.words
    parts = []
    waits = tile["waits"]
    if waits is not None and waits["what"] == "barbarian":
        parts.append(words("monumental-tile-barbarian", n=waits["number"]))
    elif waits is not None and waits["id"]:
        parts.append(words("monumental-tile-city", name=names.city(waits["id"]), amounts=names.amounts(waits["asks"])))
    elif waits is not None:
        parts.append(words("monumental-map-sign", sign="city"))
    if tile["soldiers"]:
        parts.append(words("monumental-soldiers", n=tile["soldiers"]))
    seats = scene.view["seats"]
    parts += [names.warlord(seats[seat]["civilization"]) for seat in tile["warlords"]]
    parts += [names.hero(seats[seat]["hero"]["id"]) for seat in tile["heroes"] if seats[seat]["hero"]]
    if tile["outpost"]:
        parts.append(words("monumental-map-sign", sign="outpost"))
    parts += [names.card(card) for card in tile["wonders"]]
    parts += [f"{MONSTER} {names.monster(monster)}" for monster in tile["monsters"]]
    if tile["market"]:
        parts.append(words("monumental-tile-market", name=names.market(tile["market"]), n=tile["tokens"]))
    if tile["production"]:
        parts.append(words("monumental-map-sign", sign="production"))
    for seat in sorted(set(tile["explorers"])):
        count = tile["explorers"].count(seat)
        parts.append(words("monumental-tile-explorers", name=scene.name(seat), n=count))
    return ", ".join(parts)


def index(scene: Scene, names: Names, wanted: str = "") -> Block:
    """List all tiles, or those whose name begins so: terrain, what a conquest needs, whose it is, what is there."""
    words = scene.words
    rows: list[list[str | Text]] = []
    told: list[str] = []
    for tile in scene.view["map"]:
        if not tile["name"].startswith(wanted.lower()):
            continue
        needed = "" if tile["needed"] is None else str(tile["needed"])
        kind = f"{SIGNS[tile['kind']]} {names.terrain(tile['kind'])}"
        rows.append([line((tile["name"], STRONG)), kind, needed, owner(scene, tile)])
        told.append(contents(scene, names, tile))
    if not rows:
        return paragraph(words("monumental-no-tile", text=wanted), scene.width, BAD)
    head = ["", words("monumental-terrain"), words("monumental-defense"), ""]
    title, *facts = table(head, rows, right=(2,))
    listed = [title]
    for row, text in zip(facts, told, strict=True):
        listed += beside([[row], paragraph(text, scene.width - row.cell_len - 2)], 2)
    kinds = {tile["kind"] for tile in scene.view["map"]}
    return [*listed, line(), *paragraph(legend(names, kinds), scene.width, QUIET)]


def stalls(scene: Scene, names: Names) -> Block:
    """Tell what is known of the Markets."""
    words = scene.words
    rows: Block = []
    for stall in scene.view["markets"]:
        head = words("monumental-stall", name=names.market(stall["id"]), tile=stall["tile"], n=stall["left"])
        rows.append(line((head, STRONG)))
        for token in stall["maybe"]:
            first, *more = paragraph(names.token(stall["id"], token), scene.width - 4)
            rows += [line(f"  {TIMES} " if stall["saw"] else "  ? ", first), *(line("    ", row) for row in more)]
    return rows
