"""Monolyth at the terminal: its choices as questions, what else can be looked at, and the end."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from cairn.core import Choice, Content, Event, Seat, State
from cairn.monolyth import Monolyth
from cairn.monolyth.asks import Fit, Nearness, Placements
from cairn.monolyth.choices import Burn, Discard, Place, Prophecy, Swap
from cairn.monolyth.content import COLOURS, KINDS, SIDES, inside, poses
from cairn.monolyth.content import Content as MonolythContent
from cairn.monolyth.terminal import board
from cairn.monolyth.terminal.stones import Cell, card, cell_of, flat, letter, paint, pose, tower
from cairn.terminal.blocks import (
    ACCENT,
    BAD,
    GOOD,
    QUIET,
    STRONG,
    TIMES,
    Block,
    beside,
    flowed,
    line,
    padded,
    paragraph,
    table,
    wide,
)
from cairn.terminal.drawing import Drawing, Hearer, Scene
from cairn.terminal.menu import Item, Node
from cairn.terminal.rules import Entry, sections
from cairn.terminal.score import SCORED, signed
from cairn.words import Words

SECTIONS = "setup crystal take place refill forced prophecy level structure solo digital"
EXAMPLE = "3 L4 b2"
Positions = list[tuple[Choice, list[Cell]]]
To = Choice | Callable[[], Node]


def _state(state: State) -> Monolyth:
    return cast("Monolyth", state)


def _seat(state: State) -> Seat:
    return cast("Seat", state.turn)


def _cells(choice: Choice) -> list[Cell]:
    """Give the cells that a choice would fill."""
    if isinstance(choice, Place):
        return [cell_of(name) for name in choice.cells]
    return [cell_of(choice.cell)] if isinstance(choice, Swap) else []


def _form(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """Give the form of a turned stone, wherever it lies."""
    least = [min(c[axis] for c in cells) for axis in range(3)]
    return tuple(sorted((x - least[0], y - least[1], z - least[2]) for x, y, z in cells))


def _begins(cells: Sequence[Cell]) -> tuple[int, int]:
    """Give the column by which a position is numbered: the northernmost, of these the westernmost."""
    return min(((x, y) for x, y, _ in cells), key=lambda at: (at[1], at[0]))


class MonolythDrawing(Drawing):
    """How Monolyth looks and asks."""

    game = "monolyth"
    careful = True
    scored = frozenset({"levels", "structure"})

    def board(self, scene: Scene) -> Block:
        """Draw the whole table."""
        return board.board(scene, self._shapes)

    def bench(self, scene: Scene) -> Block:
        """Draw only what the seat builds."""
        return board.bench(scene)

    def tells(self, scene: Scene) -> bool:
        """Tell whether what happened of late is on the table."""
        return board.tells(scene)

    def __init__(self, content: Content) -> None:
        self._content = cast("MonolythContent", content)
        self._shapes = {stone.id: stone.cells for stone in self._content.stones}
        self._single = self._content.stones[0].id
        self._asked: Monolyth | None = None  # the position that was asked last, at what moment, and its answers
        self._asked_at = 0
        self._known: dict[Placements, tuple[dict[tuple[str, ...], Fit], Nearness]] = {}

    # ------------------------------------------------------------ questions

    def menu(self, state: State, words: Words) -> Node:
        """Ask for a stone or a prophecy; in a solo game for a token to give up."""
        now, view = _state(state), state.view(state.turn)
        choices = list(now.choices())
        burns = [choice for choice in choices if isinstance(choice, Burn)]
        if burns:
            return Node(words("ask-burn"), [Item(str(burn.value), [line()], burn) for burn in burns])
        items = []
        for reach in view["reach"]:
            behind = [c for c in choices if isinstance(c, Place | Swap | Discard) and c.steps == reach["steps"]]
            if behind:
                stone = view["sites"][reach["site"]]
                face = [line((words("positions", n=len(behind)), QUIET))]
                items.append(Item(str(reach["steps"]), face, self._stone(now, behind, stone, words)))
        told = [choice for choice in choices if isinstance(choice, Prophecy)]
        if told:
            items.append(Item("p", [line(words("make-prophecy"))], self._values(now, told, words)))
        return Node(words("ask-act"), items, inline=True)

    def _stone(self, state: Monolyth, behind: Sequence[Choice], stone: dict[str, str], words: Words) -> To:
        """Ask how the stone shall lie, if there is more than one way."""
        first = behind[0]
        if isinstance(first, Discard):
            return first
        forms: dict[tuple[Any, ...], Positions] = {}
        for choice in behind:
            cells = _cells(choice)
            forms.setdefault((isinstance(choice, Swap), *_form(cells)), []).append((choice, cells))
        ordered = sorted(forms.items(), key=lambda f: (f[0][0], max(c[2] for c in f[0][1:]), f[0][1:]))
        if len(ordered) == 1:
            return self._places(state, ordered[0][1], stone, words)

        def ask() -> Node:
            items = []
            for i, (form, positions) in enumerate(ordered, 1):
                picture = pose(form[1:], stone["colour"])
                label = words("swap") if form[0] else f"{TIMES}{len(positions)}"
                face = beside([picture, [line((label, QUIET))]], 1)
                items.append(Item(str(i), face, self._places(state, positions, stone, words)))
            title = words("ask-pose", shape=stone["shape"], colour=stone["colour"])
            return Node(title, items, hint=words("hint-pose"))

        return ask

    def _places(self, state: Monolyth, positions: Positions, stone: dict[str, str], words: Words) -> To:
        """Ask where the turned stone shall be placed, if there is more than one place."""
        if len(positions) == 1:
            return positions[0][0]

        def ask() -> Node:
            ordered = sorted(positions, key=lambda p: (_begins(p[1])[1], _begins(p[1])[0]))
            own = state.view(state.turn)["seats"][_seat(state)]
            numbers = {_begins(cells): i for i, (_, cells) in enumerate(ordered, 1)}
            items = []
            for i, (choice, cells) in enumerate(ordered, 1):
                where = " ".join(f"{'abcd'[x]}{y + 1}/{z + 1}" for x, y, z in sorted(cells))
                items.append(Item(str(i), [line(where, (f"  {self.note(state, choice, words)}", GOOD))], choice))
            shape = self._single if isinstance(ordered[0][0], Swap) else stone["shape"]
            title = words("ask-place", shape=shape, colour=stone["colour"])
            return Node(title, items, board.plan(own, numbers))

        return ask

    def _values(self, state: Monolyth, told: list[Prophecy], words: Words) -> Callable[[], Node]:
        """Ask for the token, then for the side."""

        def ask() -> Node:
            values = sorted({choice.value for choice in told})
            items = [Item(str(value), [line()], self._sides(state, told, value, words)) for value in values]
            rows = board.walls(Scene(state.view(state.turn), words, [""] * state.seats, _seat(state)), _seat(state))
            return Node(words("ask-value"), items, rows)

        return ask

    def _sides(self, state: Monolyth, told: list[Prophecy], value: int, words: Words) -> Callable[[], Node]:
        def ask() -> Node:
            walls = state.view(state.turn)["seats"][_seat(state)]["walls"]
            items = []
            for choice in told:
                if choice.value == value:
                    wall = walls[choice.side]
                    sign = (f" {letter(words, wall['colour'])} ", paint(wall["colour"]))
                    reach = line((words("could-reach", now=wall["count"], max=wall["reach"]), QUIET))
                    if wall["reach"] < value:
                        reach.stylize(BAD)
                    face = line(sign, f" {words('wall-name', side=choice.side)}  ", reach)
                    names = (choice.side, words("side", side=choice.side), words("wall-name", side=choice.side))
                    items.append(Item(str(SIDES.index(choice.side) + 1), [face], choice, names=names))
            return Node(words("ask-side", value=value), items)

        return ask

    def labels(self, state: State, words: Words) -> list[tuple[Choice, str]]:  # noqa: ARG002
        """Give every choice in its notation."""
        return [(choice, str(choice)) for choice in state.choices()]

    def ends(self, choice: Choice, after: State) -> bool:  # noqa: ARG002
        """Tell whether a choice ends a turn; nature never comes in between."""
        return False

    def told(self, events: Sequence[Event], to: Hearer) -> str:
        """Tell what happened."""
        told = [to.words.tell("monolyth", event, to.names, to.you) for event in self.tellable(events)]
        return " ".join([*told, *(self._scored(event, to) for event in events if event.kind == SCORED)])

    def _scored(self, event: Event, to: Hearer) -> str:
        """Say by how much fulfilled prophecies have changed a score."""
        words, seat, change = to.words, event.data["seat"], event.data["parts"]["prophecies"]
        part = words("terminal-part", part=words("tokens-prophecy"), change=signed(change))
        name = words("you") if seat == to.you else to.names[seat]
        return words("terminal-scored", name=name, change=signed(change), n=abs(change), parts=part)

    def tellable(self, events: Sequence[Event]) -> list[Event]:
        """Leave out that a stone was taken, where the next words say where it was placed."""
        placed = any(event.kind == "placed" for event in events)
        return [event for event in events if event.kind != SCORED and not (placed and event.kind == "taken")]

    def note(self, state: State, choice: Choice, words: Words) -> str:
        """Say which walls a choice would let grow, and whether it completes the Structure."""
        if not isinstance(choice, Place | Swap):
            return ""
        view, seat = state.view(state.turn), _seat(state)
        site = next(reach["site"] for reach in view["reach"] if reach["steps"] == choice.steps)
        colour = view["sites"][site]["colour"]
        shape, cells = (choice.shape, choice.cells) if isinstance(choice, Place) else (self._single, (choice.cell,))
        fits, near = self._fits(_state(state), Placements(seat, shape, colour, site))
        fit, walls = fits[cells], view["seats"][seat]["walls"]
        counts = fit.get("walls", {})
        parts = [f"{words('side', side=s)} +{counts[s] - walls[s]['count']}" for s in SIDES if s in counts]
        lacks = fit.get("structure", near)["missing"]
        if not near["done"] and lacks == 0:
            parts.append(words("completes-structure"))
        elif not near["done"] and near["missing"] is not None and lacks is None:
            parts.append(words("spoils-structure"))
        return ", ".join(parts)

    def _fits(self, state: Monolyth, query: Placements) -> tuple[dict[tuple[str, ...], Fit], Nearness]:
        """Ask what a stone changes wherever it fits; the last answers are kept, for the notes of a whole menu."""
        if self._asked is not state or self._asked_at != state.played:
            self._asked, self._asked_at, self._known = state, state.played, {}
        if query not in self._known:
            found = state.ask(query, query.seat)
            fits = {tuple(fit["cells"]): fit for turned in found["poses"] for fit in turned["fits"]}
            self._known[query] = fits, found["structure"]
        return self._known[query]

    # ------------------------------------------------------------ looking

    def keys(self, words: Words) -> list[tuple[str, str]]:
        """List what can be looked at."""
        looks = [("l", words("key-lid")), ("w", words("key-walls")), ("t", words("key-trial"))]
        return [*looks, ("r", words("terminal-key-score"))]

    def entries(self, words: Words) -> list[Entry]:
        """List the stones and the Structure cards."""
        cards, kind = self._content.structures, words("part-structures")
        made = [
            Entry(words("structure-card", card=card.id), kind, ["\n".join(" ".join(row) for row in card.grid)])
            for card in cards
        ]
        for stone in self._content.stones:
            told = [words("stone-count", n=stone.count)]
            made.append(Entry(stone.id, words("part-stones"), told, [words("shape-name", shape=stone.id)]))
        return made

    def score(self, scene: Scene) -> Block:
        """Tell every part of each score, as it is now, and what prophecies are at stake."""
        note = paragraph(scene.words("terminal-stake-note"), scene.width, QUIET)
        return [line((scene.words("terminal-score"), STRONG)), *board.score(scene), line(), *note]

    def guide(self, words: Words) -> list[str]:
        """Explain the drawing and the choices."""
        return [
            words("help-type", example=EXAMPLE),
            words("monolyth-help-board"),
            words("monolyth-help-choose"),
            words("monolyth-help-look"),
        ]

    def look(self, command: str, argument: str, state: State, scene: Scene) -> Block | None:
        """Show the lid, all towers with their walls, or where a stone would fit."""
        if command == "l" and not argument:
            return self._lid(scene)
        if command == "w" and not argument:
            return self._towers(scene)
        return self._trial(_state(state), argument, scene) if command == "t" else None

    def _lid(self, scene: Scene) -> Block:
        words, lid = scene.words, scene.view["lid"]
        rows = []
        for shape, colours in lid.items():
            counts = [str(n) if n else "·" for n in colours.values()]
            rows.append([shape, words("shape-name", shape=shape), *counts, str(sum(colours.values()))])
        head = ["", "", *(letter(words, colour) for colour in COLOURS), "="]
        drawn = table(head, rows, right=range(2, 3 + len(COLOURS)))
        return [
            *paragraph(words("lid-left", n=scene.view["lid_total"]), scene.width),
            line(),
            *drawn,
            line(),
            board.legend(words),
        ]

    def _towers(self, scene: Scene) -> Block:
        rows: Block = []
        for seat, shown in enumerate(scene.view["seats"]):
            title = line((scene.name(seat), STRONG), (f"  {scene.words('points', n=shown['score'])}", QUIET))
            side = [line((board.status(scene.view, seat, scene.words), QUIET)), line(), *board.walls(scene, seat)]
            rows += [title, *flowed([tower(shown, scene.words), side], scene.width), line()]
        return rows

    def _trial(self, state: Monolyth, argument: str, scene: Scene) -> Block:
        words = scene.words
        shape = next((stone for stone in self._shapes if stone.lower() == argument.strip().lower()), None)
        if shape is None:
            return paragraph(words("trial-unknown", shapes=", ".join(self._shapes)), scene.width)
        faces: list[Block] = []
        for tried in state.ask(Placements(scene.seat, shape), scene.you)["poses"]:
            form = [(x, y, z) for x, y, z in tried["pose"]]
            picture = pose(form, "white")
            fits = [" ".join(fit["cells"]) for fit in tried["fits"]]
            why = [words(f"trial-{b['why']}", at=b["at"], cell=b["cell"][:2]) for b in tried["blocked"]]
            rows = [line((words("trial-fits", n=len(fits)), GOOD if fits else BAD))]
            rows += [line(text) for text in fits[:3]] + ([line(("…", QUIET))] if len(fits) > 3 else [])  # noqa: PLR2004
            if not fits:
                rows += [line((text, QUIET)) for text in why[:2]]
            faces.append([*beside([picture, rows], 2), line()])
        broad = max(map(wide, faces))
        title = words("trial-title", shape=shape)
        return [line((title, STRONG)), line(), *flowed([[padded(r, broad) for r in f] for f in faces], scene.width)]

    # ------------------------------------------------------------ the end

    def ending(self, scene: Scene) -> Block:
        """Count the walls one by one, then levels, Structure and the total."""
        view, words = scene.view, scene.words
        rows: Block = [line((words("game-over", reason=view["reason"]), STRONG)), line()]
        for seat, shown in enumerate(view["seats"]):
            rows.append(line((scene.name(seat), STRONG)))
            for side in SIDES:
                wall = shown["walls"][side]
                sign = (f" {letter(words, wall['colour'])} ", paint(wall["colour"]))
                if wall["prophecy"] is None:
                    said, style = words("prophecy-none", side=side, n=wall["count"]), QUIET
                else:
                    kept = wall["points"] > 0
                    message = "prophecy-kept" if kept else "prophecy-lost"
                    values = {"side": side, "found": wall["count"], "value": wall["prophecy"], "n": wall["points"]}
                    said, style = words(message, **values), GOOD if kept else BAD
                rows.append(line(sign, " ", (said, style)))
            rows.append(line(f"    {words('levels-total', levels=shown['levels'], n=shown['level_points'])}"))
            rows.append(line(f"    {words('structure-total', n=shown['structure']['points'])}"))
            rows += [line((f"    {words('total', n=shown['score'])}", STRONG)), line()]
        if "rank" in view:
            rank = words("rank", rank=view["rank"], points=view["seats"][0]["score"])
            rows += [line((rank, STRONG))]
        return rows

    # ------------------------------------------------------------ components

    def components(self, words: Words) -> list[tuple[str, Block]]:
        """Draw the stones, the tokens, the Structure cards and the player boards."""
        return [
            (words("part-stones"), self._stones(words)),
            (words("part-tokens"), self._tokens(words)),
            (words("part-structures"), flowed(list(self._cards(words)), 76)),
            (words("part-boards"), self._boards(words)),
        ]

    def _stones(self, words: Words) -> Block:
        rows: Block = []
        faces = []
        for stone in self._content.stones:
            turns = sum(inside(turned) for turned in poses(stone.cells))
            facts = [
                line((stone.id, STRONG), f"  {words('shape-name', shape=stone.id)}"),
                line((words("stone-count", n=stone.count), QUIET)),
                line((words("stone-turns", n=turns), QUIET)),
                line((words("origin", origin=stone.origin), QUIET)),
                line(),
            ]
            faces.append(beside([[padded(row, 6) for row in flat(words, stone.cells, "blue")], facts], 2))
        rows += flowed([[padded(row, 36) for row in face] for face in faces], 78, 2)
        return rows

    def verdict(self, state: State, scene: Scene) -> Block:
        """Say who wins, and by how much."""
        scores = list(state.scores())
        rows = []
        for seat in state.winners():
            margin = int(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
            who = "you" if seat == scene.you else "other"
            rows.append(line((scene.words("wins-by", who=who, name=scene.names[seat], n=margin), ACCENT)))
        return rows

    def _tokens(self, words: Words) -> Block:
        """List the tokens for each number of players; a sign says where each row comes from."""
        rows, origins = [], set()
        for players, tokens in sorted(self._content.tokens.items()):
            for kind in KINDS:
                origin = words("origin", origin=tokens.origin[kind])
                origins.add(origin)
                head = words("players", n=players) if kind == KINDS[0] else ""
                values = " ".join(map(str, getattr(tokens, kind)))
                rows.append([head, words(f"tokens-{kind}"), origin[0], values])
        return [*table([], rows), line(), line(("  ".join(sorted(origins)), QUIET))]

    def _cards(self, words: Words) -> Iterable[Block]:
        for each in self._content.structures:
            title = line((words("structure-card", card=each.id), STRONG))
            origin = line((words("origin", origin=each.origin), QUIET))
            yield [padded(title, 22), line((f"[{each.id}]", QUIET)), *card(each.grid, None), origin, line()]

    def _boards(self, words: Words) -> Block:
        faces = []
        for each in self._content.boards:
            rows = [line((words("board-number", n=each.id), STRONG))]
            for side, colour in zip(SIDES, each.sides, strict=True):
                name = words("colour", colour=colour)
                rows.append(line((f" {letter(words, colour)} ", paint(colour)), f" {words('side', side=side)}  {name}"))
            rows.append(line((words("origin", origin=each.origin), QUIET)))
            faces.append([padded(row, 22) for row in [*rows, line()]])
        return flowed(faces, 78, 2)

    def rules(self, words: Words) -> list[Entry]:
        """Give the rules, section by section."""
        return sections(words, "rules", SECTIONS)

    def said(self, state: State, choice: Choice, words: Words) -> str:
        """Say a choice; its stone is the one that the crystal would reach."""
        view, told = state.view(None), choice.data
        site = next((one["site"] for one in view["reach"] if one["steps"] == told.get("steps")), None)
        stone = (view["sites"][site] if site is not None else None) or {}
        said = {key: " ".join(value) if isinstance(value, list) else value for key, value in told.items()}
        return words(f"analysis-monolyth-{told['do']}", **{"colour": "", "shape": "", **stone, **said})
