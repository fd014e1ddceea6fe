"""Monumental's cards as lines: a City of three rows, the display with prices, what a seat has."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.style import Style
from rich.text import Text

from cairn.monumental.terminal.names import LANDS, RESOURCES, TINTS, Names, counted
from cairn.terminal.blocks import (
    ACCENT,
    GOOD,
    NONE,
    QUIET,
    STRONG,
    TIMES,
    WARN,
    Block,
    beside,
    filled,
    line,
    padded,
    paragraph,
    shared,
)
from cairn.terminal.drawing import Scene
from cairn.words import Words

ACTIVE, STAYS, READY = "▸", "=", "*"
LEAVES = "↓"  # the last card of a row from which nothing was acquired
BOX = 26  # the widest a space of the City has to be

Seat = Mapping[str, Any]
Space = Mapping[str, Any]


def titled(words: Words, title: str, text: str) -> str:
    """Set a title before a text, with the colon of the language."""
    return words("monumental-titled", title=title, text=text)


# ---------------------------------------------------------------- the City


def gives(names: Names, card: str) -> list[tuple[str, Style]]:
    """Draw what a card gives in short, each resource in its colour."""
    return [(f" {n}{names.sign(resource)}", TINTS[resource]) for resource, n in names.yields(card)]


def fitted(name: str, rest: Text, width: int, style: Style) -> Text:
    """Set a name before what belongs to it; the name gives way."""
    room = max(3, width - rest.cell_len)
    shown = line((name, style))
    if shown.cell_len > room:
        shown = line((f"{name[: room - 1].rstrip()}…", style))
    return line(shown, rest)


def upper(names: Names, space: Space, slot: int, width: int) -> Text:
    """Draw the card on a space: its number, whether it is active, its name, what it gives."""
    mark = ACTIVE if space["active"] else STAYS if space["stays"] else " "
    head = line((mark, ACCENT), (f"{slot} ", ACCENT if space["active"] else QUIET))
    if space["card"] is None:
        return line(head, (NONE, QUIET))
    rest = line(*gives(names, space["card"]), (READY if space.get("effects") else "", GOOD))
    return line(head, fitted(names.card(space["card"]), rest, width - 3, STRONG if space["active"] else Style()))


def lower(names: Names, space: Space, width: int) -> Text:
    """Draw the Knowledge below a card."""
    if space["knowledge"] is None:
        return line()
    rest = line(*gives(names, space["knowledge"]), (READY if space.get("knowledge_effects") else "", GOOD))
    style = Style() if space["active"] else QUIET
    return line("  ", ("└", QUIET), fitted(names.card(space["knowledge"]), rest, width - 3, style))


def city(names: Names, seat: Seat, width: int, *, tall: bool = False) -> Block:
    """Draw a City as three rows of one line, or of two: `tall` has a line for Knowledge, else it shares the card's."""
    each = min(BOX + 8, (width - 2) // 3)
    rows: Block = []
    for i, spaces in enumerate(seat["city"]):
        faces = []
        for k, space in enumerate(spaces):
            below, whole = lower(names, space, each), upper(names, space, 3 * i + k + 1, each)
            if tall or not below.cell_len:
                face = [whole] + ([below] if tall else [])
            else:
                shared = min(each // 2, max(each // 3, each - whole.cell_len))  # the names give way, no sign does
                short = line((" +", QUIET), lower(names, space, shared + 1).split("└")[-1])
                face = [line(upper(names, space, 3 * i + k + 1, each - short.cell_len), short)]
            faces.append([padded(row, each) for row in face])
        rows += beside(faces, 1)
    return rows


def boxes(names: Names, seat: Seat, width: int) -> Block:
    """Draw a City as nine boxes."""
    each = min(BOX, (width - 4) // 3)
    rule = "┼".join(["─" * each] * 3)
    rows: Block = [line((f"┌{rule.replace('┼', '┬')}┐", QUIET))]
    for i, spaces in enumerate(seat["city"]):
        if i:
            rows.append(line((f"├{rule}┤", QUIET)))
        parts = [(upper(names, s, 3 * i + k + 1, each - 1), lower(names, s, each - 1)) for k, s in enumerate(spaces)]
        for part in zip(*parts, strict=True):
            row = line(("│", QUIET))
            for cell in part:
                row.append_text(padded(line(cell), each))
                row.append("│", QUIET)
            rows.append(row)
    return [*rows, line((f"└{rule.replace('┼', '┴')}┘", QUIET))]


def texts(names: Names, seat: Seat, width: int) -> Block:
    """Draw a City with all that its cards say."""
    rows = city(names, seat, width, tall=True)
    said: dict[str, list[int]] = {}
    for slot, space in enumerate((space for row in seat["city"] for space in row), 1):
        for card in (space["card"], space["knowledge"]):
            if card is not None:
                said.setdefault(card, []).append(slot)
    rows.append(line())
    for card, slots in said.items():
        head = f"{names.card(card)} ({', '.join(map(str, slots))})"
        rows += paragraph(titled(names.words, head, names.text("cards", card)), width)
    return rows


# ---------------------------------------------------------------- what is on offer


def offer(names: Names, found: Mapping[str, Any], width: int) -> Text:
    """Draw a card on offer: price, name, what it gives; a Wonder has a sign, a pile a number."""
    price, style = names.price(found)
    card = names.content.card(found["card"])
    left = f" {TIMES}{found['left']}" if "left" in found else ""
    rest = line(*gives(names, card.id), (left, QUIET))
    sign = "◆" if card.kind == "wonder" else "└" if card.kind == "knowledge" else " "
    name = fitted(names.card(card.id), rest, width - 6, STRONG)
    return line((f"{price:>4}", style), (f"{sign} ", QUIET), name)


def display(scene: Scene, names: Names, width: int) -> Block:
    """List the display, from the deck on, a line for each card."""
    words, view = scene.words, scene.view
    era = view["development"]["era"]
    rows = [line((words("monumental-display"), QUIET))]
    for n, shelf in enumerate(view["display"]):
        if n:
            rows.append(line())
        rows += [offer(names, found, width - 2) if found else line((f"   {NONE}", QUIET)) for found in shelf]
        if all(shelf) and not view["ending"]:
            rows[-1].append(f" {LEAVES}", WARN)
    if era is None:
        rows[0].append(f"  {words('monumental-deck-empty')}", WARN)
    return rows


def piles(scene: Scene, names: Names, width: int) -> Block:
    """List the basic piles, the Heroes on offer and the Monsters in play."""
    words, view = scene.words, scene.view
    rows = [line((words("monumental-basics"), QUIET))]
    rows += [offer(names, found, width) for found in view["piles"]]
    if view["hero_row"]:
        rows.append(line((words("monumental-heroes"), QUIET)))
        for hero in view["hero_row"]:
            price = (f"{hero['price']}{names.sign('gold')}", TINTS["gold"])
            rows.append(line(" " * (4 - len(price[0])), price, ("★ ", QUIET), (names.hero(hero["id"]), STRONG)))
    if view["monsters"]:
        rows.append(line((words("monumental-monsters"), QUIET)))
        rows += [line(("   Ω ", QUIET), beast(scene, names, monster)) for monster in view["monsters"]]
    return [padded(row, width) if row.cell_len > width else row for row in rows]


def brief(names: Names, found: Mapping[str, Any], *, leaves: bool) -> Text:
    """Draw a card on offer in a few signs: price and name."""
    price, style = names.price(found)
    card = names.content.card(found["card"])
    sign = "◆" if card.kind == "wonder" else "└" if card.kind == "knowledge" else " "
    return line((price, style), (sign, QUIET), names.card(card.id), (LEAVES if leaves else "", WARN))


def offers(scene: Scene) -> Iterator[tuple[Mapping[str, Any], bool]]:
    """Give every card of the display, and whether it leaves at the end of the turn if nothing is acquired."""
    for shelf in scene.view["display"]:
        for n, found in enumerate(shelf, 1):
            if found:
                yield found, n == len(shelf) and all(shelf) and not scene.view["ending"]


def _said(text: str, width: int) -> Block:
    """Break a card's text into quiet lines, set in."""
    return [line("    ", row) for row in paragraph(text, width - 4, QUIET) if text]


def display_texts(scene: Scene, names: Names, width: int, height: int) -> Block:
    """List the display with what its cards say, as far as there is room."""
    listed = []
    for found, leaves in offers(scene):
        head = line(offer(names, found, width - 2), (f" {LEAVES}" if leaves else "", WARN))
        listed.append((head, _said(names.text("cards", found["card"]), width)))
    return [line((scene.words("monumental-display"), QUIET)), *shared(listed, width, height - 1)]


def pile_texts(scene: Scene, names: Names, width: int, height: int) -> Block:
    """List basic piles, Heroes and Monsters with what they say, as far as there is room."""
    view = scene.view
    listed = [(offer(names, found, width), _said(names.text("cards", found["card"]), width)) for found in view["piles"]]
    for hero in view["hero_row"]:
        head = line(("★ ", QUIET), (names.hero(hero["id"]), STRONG), f"  {names.amount('gold', hero['price'])}")
        listed.append((head, _said(names.text("heroes", hero["id"]), width)))
    for monster in view["monsters"]:
        head = line(("Ω ", QUIET), beast(scene, names, monster))
        listed.append((head, _said(names.text("monsters", monster["id"]), width)))
    return [line((scene.words("monumental-basics"), QUIET)), *shared(listed, width, height - 1)]


def city_texts(scene: Scene, names: Names, width: int, height: int) -> Block:
    """Say what the cards of the City do besides what they give; active ones first."""
    own = scene.view["seats"][scene.seat]
    rows = [line((scene.words("monumental-city-of", land=names.land(own["civilization"])), QUIET))]
    spaces = sorted((space for row in own["city"] for space in row), key=lambda space: not space["active"])
    for card in dict.fromkeys(space[part] for space in spaces for part in ("card", "knowledge") if space[part]):
        if any(word.name != "gives" for word in names.content.card(card).effect):
            rows += paragraph(titled(names.words, names.card(card), names.text("cards", card)), width)
    return filled(rows, width, height)


def beast(scene: Scene, names: Names, monster: Mapping[str, Any]) -> Text:
    """Say where a Monster is, and below which card of the display its counter lies."""
    text = scene.words("monumental-beast", name=names.monster(monster["id"]), tile=monster["tile"], n=monster["timer"])
    return line(text)


def stock(scene: Scene, names: Names) -> list[str]:
    """Say basic piles, Heroes and Monsters in a few words, each kind by itself."""
    words, view = scene.words, scene.view
    basics = [
        f"{names.card(found['card'])} {names.price(found)[0]} {TIMES}{found['left']}"
        for found in view["piles"]
        if found["left"]
    ]
    told = [" · ".join(basics) or NONE]
    if view["hero_row"]:
        heroes = [f"{names.hero(hero['id'])} {hero['price']}{names.sign('gold')}" for hero in view["hero_row"]]
        told.append(titled(words, words("monumental-heroes"), " · ".join(heroes)))
    if view["monsters"]:
        beasts = [beast(scene, names, monster).plain for monster in view["monsters"]]
        told.append(titled(words, words("monumental-monsters"), " · ".join(beasts)))
    return told


# ---------------------------------------------------------------- what a seat has


def resources(scene: Scene, names: Names, seat: int, width: int) -> Text:
    """Draw the resources of a seat, with what they gained in a try; by their signs where names may be too long."""
    longest = sum(len(names.resource(resource)) + len(" 10  ") for resource in RESOURCES) + 2 * len(" +2")
    named = signed(scene, names, seat, short=False)
    return signed(scene, names, seat) if max(longest, named.cell_len) > width else named


def signed(scene: Scene, names: Names, seat: int, *, short: bool = True) -> Text:
    """Draw the resources of a seat, by their names or by their signs."""
    own = scene.view["seats"][seat]["resources"]
    old = scene.before["seats"][seat]["resources"] if scene.before else own
    row = line()
    for resource in RESOURCES:
        name = names.sign(resource) if short else names.resource(resource)
        row.append("" if not row else " " if short else "  ")
        row.append(f"{own[resource]}{name}" if short else f"{name} ", TINTS[resource])
        if not short:
            row.append(str(own[resource]), STRONG)
        if change := own[resource] - old[resource]:
            row.append(f" {change:+}", ACCENT)
    for purpose, message in (
        ("against_barbarians", "monumental-only-barbarians"),
        ("for_wonders", "monumental-only-wonders"),
    ):
        if own[purpose]:
            row.append(f"  {scene.words(message, n=own[purpose])}", QUIET)
    return row


def facts(scene: Scene, names: Names, seat: int) -> list[str]:
    """Say what a seat has besides cards and resources."""
    words, own = scene.words, scene.view["seats"][seat]
    told = []
    if own["policies"]:
        told.append(
            words(
                "monumental-own-policies", names=", ".join(map(names.policy, own["policies"])), n=len(own["policies"])
            )
        )
    if own["wonder"]:
        cost = own["wonder"]["now"] if own["wonder"]["now"] is not None else own["wonder"]["price"][-1]
        told.append(
            words(
                "monumental-own-wonder", name=names.card(own["wonder"]["card"]), amount=names.amount("production", cost)
            )
        )
    if own["wonders"]:
        told.append(words("monumental-own-wonders", names=", ".join(names.card(w["card"]) for w in own["wonders"])))
    if own["hero"]:
        told.append(words("monumental-own-hero", name=names.hero(own["hero"]["id"]), tile=own["hero"]["tile"]))
    if own["production_tokens"]:
        told.append(words("monumental-own-production", n=own["production_tokens"]))
    if own["market_tokens"]:
        told.append(words("monumental-own-tokens", n=len(own["market_tokens"])))
    if own["capital"] and not own["automa"]:
        told.append(words("monumental-own-outposts", n=own["outposts"]))
        told.append(words("monumental-own-deck", n=own["deck"]["size"], m=sum(own["discard"].values())))
    picked = own["picked"]
    if isinstance(picked, dict):
        told.append(words("monumental-own-picked", row=picked["row"], column=picked["column"]))
    if own["passed"]:
        told.append(words("monumental-own-passed"))
    return told


def provinces(scene: Scene, seat: int) -> int:
    """Count the Provinces of a seat."""
    return sum(tile["owner"] == seat and tile["defense"] is not None for tile in scene.view["map"])


def badge(scene: Scene, names: Names, seat: int) -> Text:
    """Draw the name of a seat with the letter of its land."""
    land = scene.view["seats"][seat]["civilization"]
    return line((names.letter(land), LANDS[land]), " ", (scene.name(seat), STRONG))


def other(scene: Scene, names: Names, seat: int) -> Text:
    """Say in a line what somebody else has."""
    words, own = scene.words, scene.view["seats"][seat]
    parts = [words("monumental-provinces", n=provinces(scene, seat))]
    if own["automa"]:
        parts.append(names.amount("gold", own["resources"]["gold"]))
        parts.append(words("monumental-automa-deck", n=scene.view["automa"]["deck"]))
        goods = line()
    else:
        goods = line(signed(scene, names, seat), "  ")
    return line(badge(scene, names, seat), "  ", goods, (" · ".join([*parts, *facts(scene, names, seat)]), QUIET))


def seat(scene: Scene, names: Names, who: int) -> Block:
    """Show everything a seat has."""
    words, own, width = scene.words, scene.view["seats"][who], scene.width
    title = line(
        badge(scene, names, who), f"  {names.land(own['civilization'])} · ", (words("points", n=own["score"]), ACCENT)
    )
    rows: Block = [title]
    if not own["automa"]:
        rows += [resources(scene, names, who, width), *city(names, own, width, tall=True)]
    told = [words("monumental-provinces", n=provinces(scene, who)), *facts(scene, names, who)]
    if own["automa"]:
        told.insert(0, names.amount("gold", own["resources"]["gold"]))
    rows += paragraph(" · ".join(told), width)
    lists = {
        "deck": own["deck"]["rest"],
        "discard": own["discard"],
        "archive": own["archive"],
    }
    for name, cards in lists.items():
        if cards:
            rows += paragraph(titled(words, words("monumental-pile", pile=name), counted(names, cards)), width, QUIET)
    for token in own["market_tokens"]:
        rows += paragraph(titled(words, names.market(token["market"]), _token(names, token)), width)
    if own["policies"]:
        last = own["policies"][-1]
        rows += paragraph(titled(words, names.policy(last), names.text("policies", last)), width)
    if own["hero"]:
        hero = own["hero"]["id"]
        rows += paragraph(titled(words, names.hero(hero), names.text("heroes", hero)), width)
    if own["slain"]:
        rows += paragraph(words("monumental-slain", names=", ".join(map(names.monster, own["slain"]))), width)
    return rows


def _token(names: Names, token: Mapping[str, Any]) -> str:
    words = names.words
    if token["token"] is None:
        return words("monumental-token-hidden")
    said = names.token(token["market"], token["token"])
    return f"{said} ({words('monumental-token-used')})" if token["used"] else said
