"""Monumental's map as lines: hexes as bricks, and a list of all tiles."""

from collections.abc import Mapping
from typing import Any

from rich.style import Style
from rich.text import Text

from cairn.terminal.blocks import BAD, QUIET, STRONG, TIMES, Block, beside, line, padded, paragraph, table
from cairn.terminal.drawing import Scene
from cairn.terminal.monumental_names import LANDS, Names

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
PITCHES = {3: 8, 2: 6, 1: 8}  # columns from one tile to the next, by the number of lines a tile has

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
    if tile["monsters"]:
        row.append(MONSTER * len(tile["monsters"]), STRONG)
    for seat in tile["explorers"]:
        letter, style = marks[seat]
        row.append(letter.lower(), style)
    if tile["market"]:
        row.append(MARKET if short else f"{MARKET}{tile['tokens']}", STRONG)
    row.append(PRODUCTION if tile["production"] else "")
    row.append(WONDER * (min(1, len(tile["wonders"])) if short else len(tile["wonders"])))
    return row


def drawn(tile: Tile, marks: list[tuple[str, Style]], lines: int, *, changed: bool) -> Block:
    """Draw a tile of so many lines."""
    width = PITCHES[lines] - 1
    needed = tile["needed"]
    sign = SIGNS[tile["kind"]]
    worth = "" if needed is None else str(needed)
    name = (tile["name"], STRONG + Style(reverse=changed))
    held = units(tile, marks) if tile["owner"] is not None else line(waiting(tile), units(tile, marks))
    if lines == 1:
        found = finds(tile, marks, short=True)  # the ground gives way to what stands on it
        ways = [line(name, ground, held, found) for ground in (f"{sign}{worth}", sign, "")]
        rows = [next((row for row in ways if row.cell_len <= width), ways[-1])]
    elif lines == 2:  # noqa: PLR2004
        rows = [line(name, f"{sign:>2}{worth}"), line(held, finds(tile, marks, short=True))]
    else:
        rows = [line(name, f"  {sign}{worth}"), held, finds(tile, marks, short=False)]
    ground = Style(color="#f2eee6", bgcolor=GROUND[tile["kind"]])
    return [_on(padded(row, width), ground) for row in rows]


def _on(row: Text, ground: Style) -> Text:
    made = Text(no_wrap=True, end="", style=ground)
    made.append_text(row)
    return line(made)


def board(scene: Scene, names: Names, lines: int) -> Block:
    """Draw the map, the rows set off by half a tile."""
    tiles, marks, pitch = scene.view["map"], letters(scene, names), PITCHES[lines]
    before = {tile["name"]: tile for tile in scene.before["map"]} if scene.before else {}
    places = {tile["name"]: (2 * tile["q"] + tile["r"]) * pitch // 2 for tile in tiles}
    left = min(places.values())
    rows: Block = []
    for r in sorted({tile["r"] for tile in tiles}):
        band = [line() for _ in range(lines)]
        for tile in sorted((tile for tile in tiles if tile["r"] == r), key=lambda tile: int(tile["q"])):
            start = places[tile["name"]] - left
            old = before.get(tile["name"])
            for row, part in zip(band, drawn(tile, marks, lines, changed=bool(old) and old != tile), strict=True):
                row.append(" " * (start - row.cell_len))
                row.append_text(part)
        rows += band
    return rows


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
            rows += [
                line(f"  {TIMES} " if stall["saw"] else "  ? ", row)
                for row in paragraph(names.token(stall["id"], token), scene.width - 4)
            ]
    return rows
