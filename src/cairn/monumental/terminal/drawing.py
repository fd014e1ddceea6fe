"""Monumental at the terminal: its choices as groups, what else can be looked at, and the end."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from cairn.core import Choice, Content, Event, Question, Seat, State
from cairn.monumental import figures
from cairn.monumental.acts import Act
from cairn.monumental.acts_effects import End
from cairn.monumental.terminal import board, components, opening
from cairn.monumental.terminal import city as cards
from cairn.monumental.terminal import map as land
from cairn.monumental.terminal.choices import Speech, question
from cairn.monumental.terminal.events import Tale
from cairn.monumental.terminal.names import Names
from cairn.terminal.blocks import ACCENT, NONE, QUIET, STRONG, Block, line, paragraph
from cairn.terminal.drawing import Choose, Drawing, Hearer, Scene
from cairn.terminal.menu import Item, Node
from cairn.terminal.rules import Entry, sections, terms
from cairn.terminal.screen import Screen
from cairn.words import Words

if TYPE_CHECKING:
    from cairn.monumental import Monumental
    from cairn.monumental.components import Content as MonumentalContent

LAST = ("end", "pass", "stop")
GROUPS = {"sail": "explore", "use_token": "token", "use_production": "token"}  # all others stand for themselves
ORDER = (  # each group has its number, whether or not there is something to choose in it
    "acquire",
    "conquer",
    "use",
    "explore",
    "collect",
    "move",
    "outpost",
    "complete",
    "develop",
    "progress",
    "token",
    "recruit",
    "defeat",
    "other",
)
ON_MAP = ("conquer", "move", "outpost", "explore")
SECTIONS = (
    "setup activate resources actions acquire wonders policies conquer defense warlord move outposts "
    "explorers effects progress city display keywords automa eras heroes monsters maps continuous digital"
)
TERMS = (
    "city activate yield production science military gold culture basic effect card-building basic-"
    "building knowledge wonder section bonus policy one-off ongoing progress deck discard archive "
    "reinforce copy destroy take display era province capital terrain coastal defense conquest unit "
    "soldier warlord outpost explorer market production-token barbarian free-city loot hero monster "
    "dominance points automa continuous"
)
EXAMPLE = "acquire lab"
EXPLAINED = "forum"


def _reading(names: Names) -> str:
    """Give an example of how a card is explained."""
    return f"? {names.card(EXPLAINED)}"


class MonumentalDrawing(Drawing):
    """How Monumental looks and asks."""

    game = "monumental"
    ask_players = "monumental-ask-players"
    begun = frozenset({"marched"})
    chapters = frozenset({"automa"})

    def __init__(self, content: Content) -> None:
        self._content = cast("MonumentalContent", content)

    def _names(self, words: Words) -> Names:
        return Names(self._content, words)

    def board(self, scene: Scene) -> Block:
        """Draw the whole table."""
        return board.board(scene, self._names(scene.words))

    def bench(self, scene: Scene) -> Block:
        """Draw the same: nothing moves while a question is asked."""
        return self.board(scene)

    def tells(self, scene: Scene) -> bool:
        """Tell whether what happened of late is on the table."""
        return board.tells(scene)

    # ------------------------------------------------------------ questions

    def _speech(self, state: State, words: Words) -> Speech:
        """Say choices; seats go by the names of their lands."""
        view, names = state.view(state.turn), self._names(words)
        lands = [names.land(seat["civilization"]) for seat in view["seats"]]
        return Speech(cast("Monumental", state), names, Scene(view, words, lands, state.turn or 0))

    def menu(self, state: State, words: Words) -> Node:
        """Ask what is asked; many choices come in groups."""
        say = self._speech(state, words)
        moves = [choice for choice in state.choices() if isinstance(choice, Act)]
        title = question(say)
        last = [Item("e", [line(say.label(move))], move) for move in moves if move.do in LAST]
        rest = [move for move in moves if move.do not in LAST]
        if say.scene.view["phase"] != "actions":
            return Node(title, [*self._listed(say, rest), *last])
        groups: dict[str, list[Act]] = {}
        for move in rest:
            kind = GROUPS.get(move.do, move.do)
            groups.setdefault(kind if kind in ORDER else "other", []).append(move)
        items, missing = [], {}
        for i, kind in enumerate(ORDER, 1):
            name, behind = words("monumental-group", kind=kind), groups.get(kind)
            if not behind:
                missing[str(i)] = name
                continue
            face = line(name, (f" ({len(behind)})", QUIET))
            to: Choice | Callable[[], Node] = self._group(say, name, kind, behind)
            if kind == "progress":
                to, face = behind[0], line(name, (f" {NONE} {say(behind[0])[1]}", QUIET))
            items.append(Item(str(i), [face], to))
        return Node(title, [*items, *last], flow=True, missing=missing)

    def _listed(self, say: Speech, moves: Sequence[Act]) -> list[Item]:
        items = []
        for i, move in enumerate(moves, 1):
            label, note = say(move)
            items.append(Item(str(i), [line(label)], move, note))
        return items

    def _group(self, say: Speech, name: str, kind: str, moves: Sequence[Act]) -> Callable[[], Node]:
        hint = say.words("monumental-key-read", read=_reading(say.names)) if kind not in ON_MAP else ""
        return lambda: Node(name, self._listed(say, moves), hint=hint)

    def labels(self, state: State, words: Words) -> list[tuple[Choice, str]]:
        """Say every choice in the reader's language."""
        say = self._speech(state, words)
        return [(choice, say.label(choice)) for choice in state.choices()]

    def note(self, state: State, choice: Choice, words: Words) -> str:
        """Say what a choice would bring."""
        return self._speech(state, words)(choice)[1]

    def ends(self, choice: Choice, after: State) -> bool:  # noqa: ARG002
        """Tell whether a choice ends a turn."""
        return isinstance(choice, End)

    def told(self, events: Sequence[Event], to: Hearer) -> str:
        """Tell what happened."""
        return Tale(self._names(to.words), to).tell(events)

    # ------------------------------------------------------------ looking

    def keys(self, words: Words) -> list[tuple[str, str]]:
        """List what can be looked at."""
        looks = ("land", "city", "display", "players")
        return [(name[0], words(f"monumental-key-{name}")) for name in looks]

    def guide(self, words: Words) -> list[str]:
        """Explain the drawing and the choices."""
        names = self._names(words)
        signs = land.legend(names, set(land.SIGNS))
        return [
            words("monumental-help-choose", example=EXAMPLE),
            words("monumental-help-look", read=_reading(names)),
            words("monumental-help-board"),
            f"{words('monumental-help-signs')}\n{signs}",
        ]

    def look(self, command: str, argument: str, state: State, scene: Scene) -> Block | None:  # noqa: ARG002
        """Show the list of tiles, a City, the display, all players, the Markets or the Automa."""
        names = self._names(scene.words)
        seats = len(scene.view["seats"])
        match command:
            case "l":
                return land.index(scene, names, argument)
            case "c" if not argument or (argument.isdecimal() and 1 <= int(argument) <= seats):
                return self._city(scene, names, int(argument) - 1 if argument else scene.seat)
            case "d" if not argument:
                return self._display(scene, names)
            case "p" if not argument:
                order = [(scene.seat + i) % seats for i in range(seats)]
                shown = [row for seat in order for row in (*cards.seat(scene, names, seat), line())]
                return [*self.score(scene), line(), *shown]
            case "k" if not argument:
                hint = paragraph(scene.words("monumental-markets-hint"), scene.width, QUIET)
                return [*land.stalls(scene, names), line(), *hint]
            case "a" if not argument:
                return self._automa(scene, names)
            case _:
                return None

    def _city(self, scene: Scene, names: Names, seat: Seat) -> Block:
        own = scene.view["seats"][seat]
        if own["automa"]:
            return self._automa(scene, names)
        return [cards.badge(scene, names, seat), line(), *cards.texts(names, own, scene.width)]

    def _display(self, scene: Scene, names: Names) -> Block:
        """Show everything on offer with its text."""
        rows: Block = [line((scene.words("monumental-display"), STRONG))]
        view = scene.view
        offers = [offer for shelf in view["display"] for offer in shelf if offer]
        for offer in [*offers, *view["piles"]]:
            rows.append(cards.offer(names, offer, scene.width))
            rows += [
                line("      ", row) for row in paragraph(names.text("cards", offer["card"]), scene.width - 6, QUIET)
            ]
        for hero in view["hero_row"]:
            rows.append(line((names.hero(hero["id"]), STRONG), f"  {names.amount('gold', hero['price'])}"))
            rows += [line("      ", row) for row in paragraph(names.text("heroes", hero["id"]), scene.width - 6, QUIET)]
        for monster in view["monsters"]:
            rows.append(line(("Ω ", ACCENT), cards.beast(scene, names, monster)))
            rows += [
                line("      ", row) for row in paragraph(names.text("monsters", monster["id"]), scene.width - 6, QUIET)
            ]
        return rows

    def _automa(self, scene: Scene, names: Names) -> Block:
        """Show what the Automa has and which cards it has played."""
        words, automa = scene.words, scene.view["automa"]
        if automa is None:
            return paragraph(words("monumental-automa-none"), scene.width)
        rows = cards.seat(scene, names, automa["seat"])
        land_of = scene.view["seats"][automa["seat"]]["civilization"]
        rows.append(line(words("monumental-automa-deck", n=automa["deck"])))
        for title, listed in (("waiting", automa["waiting"]), ("played", automa["done"] + automa["discard"])):
            if listed:
                rows += [line(), line((words(f"monumental-automa-{title}"), STRONG))]
                for card in listed:
                    rows += paragraph(names.automa(card, land_of), scene.width)
        return rows

    def entries(self, words: Words) -> list[Entry]:
        """List the components that can be explained."""
        return self._names(words).entries()

    def score(self, scene: Scene) -> Block:
        """Tell every part of each score, as it is now."""
        return [line((scene.words("terminal-score"), STRONG)), *board.score(scene)]

    # ------------------------------------------------------------ the end

    def ending(self, scene: Scene) -> Block:
        """Tell the end."""
        return board.ending(scene)

    def verdict(self, state: State, scene: Scene) -> Block:
        """Say who wins, and by how much; a victory may be shared."""
        words, scores, winners = scene.words, list(state.scores()), state.winners()
        if len(winners) > 1:
            names = self._names(words).listed([scene.name(seat) for seat in winners])
            return [line((words("monumental-shared", names=names), ACCENT))]
        rows = []
        for seat in winners:
            margin = int(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
            who = "you" if seat == scene.you else "other"
            rows.append(line((words("monumental-wins", who=who, name=scene.names[seat], n=margin), ACCENT)))
        return rows

    def components(self, words: Words) -> list[tuple[str, Block]]:
        """List everything by its kind."""
        return components.components(self._content, words)

    def ask_setup(self, screen: Screen, words: Words, players: int, choose: Choose) -> dict[str, Any]:
        """Ask for the standard game, or which map and which modules."""
        return opening.ask(screen, words, players, choose)

    def rules(self, words: Words) -> list[Entry]:
        """Give the rules, section by section."""
        return sections(words, "monumental-rules", SECTIONS, figures.values())

    def terms(self, words: Words) -> list[Entry]:
        """Give the glossary."""
        return terms(words, "monumental-term", TERMS)

    def left(self, question: Question | None) -> int:
        """Count the Units that are still to march."""
        return (question.count or 0) if question is not None and question.kind == "units" else 0
