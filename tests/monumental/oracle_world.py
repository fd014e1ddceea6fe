"""A table of one's own, slow and plain: the model plays on it with the answers of the record, then both are compared.

Whatever a model does not touch must be as it was: every field of the position is compared.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, TypeVar

from cairn.monumental import Monumental
from cairn.monumental.fields import Position
from tests.monumental.oracle import Table

T = TypeVar("T")

STACK = frozenset({"depth", "row", "seat", "dealt", "dealt_stale", "waitings", "waiting"})
COUNTED = frozenset(  # what the kernel counts within a turn
    {"gained", "conquests", "hero_conquests", "acquisitions", "completions", "collections", "developments", "tally"}
)
USED = frozenset({"used", "counted", "guest", "guest_from", "collected", "warlord_used", "recruited", "reinforcements"})


class Answer(NamedTuple):
    """A question of the record: who was asked, what could be answered, and what was."""

    seat: int
    offered: frozenset[str]
    text: str


class World(Table):
    """What lies on the table, with hands that move it; the rules' questions are answered as the record has them."""

    turns: int
    passed: int

    def __init__(self, state: Monumental) -> None:
        super().__init__(state)
        for name in Position.fields:
            getattr(self, name)
        self.answers: list[Answer] = []

    def controlled(self, seat: int) -> list[int]:
        """As on any table, but looked at anew: here tiles change hands."""
        return [tile for tile in range(len(self.map.tiles)) if self.owner[tile] == seat + 1]

    def ask(self, seat: int, options: Mapping[str, T]) -> T:
        """Put a question: what the record offers must be this; what is certain is not asked."""
        if len(options) == 1:
            return next(iter(options.values()))
        assert self.answers, f"the model asks for one of {sorted(options)}, the record has no more to say"
        answer = self.answers.pop(0)
        assert answer.offered == frozenset(options), f"{sorted(answer.offered)} instead of {sorted(options)}"
        assert answer.seat == seat, f"{answer.text!r}: seat {answer.seat} was asked instead of {seat}"
        return options[answer.text]

    def differences(self, after: Table, besides: Collection[str] = ()) -> dict[str, tuple[Any, Any]]:
        """Name the fields in which the model and the kernel do not agree: what the model says, what the kernel has."""
        names = [name for name in Position.fields if name not in STACK and name not in besides]
        pairs = {name: (getattr(self, name), getattr(after, name)) for name in names}
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}

    # Names of tiles

    def at(self, verb: str, tiles: Collection[int]) -> dict[str, int]:
        """Write a choice for each of some tiles."""
        return {f"{verb} {self.kit.tile(tile)}": tile for tile in sorted(tiles)}

    # Who decides, and what is gained

    def decider(self, seat: int) -> int:
        """The Automa's choices are made by the player to its right (MN-AUT-30, Q-24)."""
        return seat - 1 if self.automa == seat + 1 else seat

    def home(self, seat: int) -> int:
        """The tile of a Capital."""
        return int(self.capital[seat]) - 1

    def distances(self, start: int) -> list[int]:
        """Steps from a tile to every other over whatever lies between."""
        found = {start: 0}
        waiting = [start]
        while waiting:
            tile = waiting.pop(0)
            for other in self.map.neighbours[tile]:
                if other not in found:
                    found[other] = found[tile] + 1
                    waiting.append(other)
        return [found.get(tile, 99) for tile in range(len(self.map.tiles))]

    # Units

    def units(self, tile: int) -> int:
        """Count the Units of whoever controls a tile."""
        return len(self.figures(self.owner[tile] - 1, tile)) if self.owner[tile] else 0

    def hero_words(self, seat: int, part: str = "effect") -> list[Any]:
        """The words of a seat's Hero card: its effect, or when it returns."""
        return list(getattr(self.content.heroes[self.hero[seat] - 1], part)) if self.hero[seat] else []

    def flee(self, seat: int, tile: int, figure: str) -> None:
        """Send a Unit that is destroyed or driven out home, or where a Hero shelters it (MN-TRM-11, MN-CON-36).

        The Unit has left its tile already.
        """
        goal = self.home(seat)
        shelter = any(word.name == "shelter" for word in self.hero_words(seat)) and self.provinces(seat)
        if shelter and figure != "hero":
            goal = self.ask(seat, self.at("shelter", [other for other in self.controlled(seat) if other != tile]))
        if figure == "soldier":
            self.soldiers[goal] += 1
        elif figure == "warlord":
            self.warlord[seat] = goal + 1
        else:
            self.hero_at[seat] = goal + 1

    def leave(self, seat: int, tile: int, figure: str) -> None:
        """Take a Unit off its tile."""
        if figure == "soldier":
            self.soldiers[tile] -= 1
        elif figure == "warlord":
            self.warlord[seat] = 0
        else:
            self.hero_at[seat] = 0

    def let_go(self, tile: int) -> bool:
        """Give a Province up if nothing holds it any more (MN-CON-16, MN-MON-11); tell whether that was so."""
        if not self.owner[tile] or not self.province(tile) or self.units(tile) or self.outpost[tile]:
            return False
        self.owner[tile] = 0
        return True

    def destroy(self, tile: int, figure: str) -> None:
        """Destroy a Unit: it goes home; with the last one the Province is lost (MN-TRM-11, MN-MON-11)."""
        seat = self.owner[tile] - 1
        self.leave(seat, tile, figure)
        lost = self.let_go(tile)
        if figure == "hero":  # H3: it goes to the Capital and does not come back to the row
            self.flee(seat, tile, figure)
        here = lost and self.hero_on(seat, tile) is not None
        if here:
            self.send_back(seat)
        if figure != "hero":
            self.flee(seat, tile, figure)
        if lost and not here:
            self.mourn(seat)

    def drive_out(self, tile: int, winner: int) -> None:
        """Let a Province change hands: Units flee, the Outpost goes to the supply, a Hero returns (MN-CON-36, -37)."""
        seat = self.owner[tile] - 1
        figures = [figure for figure in ("warlord", "soldier") for there in self.figures(seat, tile) if there == figure]
        here = self.hero_on(seat, tile) is not None
        for figure in figures:
            self.leave(seat, tile, figure)
        self.supply[seat] += self.outpost[tile]
        self.outpost[tile] = 0
        self.owner[tile] = winner + 1
        if here:
            self.send_back(seat)  # H3
        for figure in figures:
            self.flee(seat, tile, figure)
        if not here:
            self.mourn(seat)

    # Heroes

    def send_back(self, seat: int) -> None:
        """Return a Hero to its row (MN-HER-10); if it held a Province alone, another Unit takes its place (H4)."""
        number, tile = self.hero[seat] - 1, self.hero_at[seat] - 1
        self.hero[seat] = self.hero_at[seat] = self.hero_uses[seat] = 0
        self.hero_row[number] = 1
        own = tile >= 0 and self.owner[tile] == seat + 1 and self.province(tile)
        if not own or self.units(tile) or self.outpost[tile]:
            return
        home = self.home(seat)
        if self.soldiers[home]:
            self.soldiers[home] -= 1
            self.soldiers[tile] += 1
        elif self.warlord[seat] == home + 1:
            self.warlord[seat] = tile + 1
        self.let_go(tile)

    def work(self, seat: int) -> None:
        """Count a use of a Hero, who goes back after the last one."""
        self.hero_uses[seat] += 1
        self.tire(seat)

    def tire(self, seat: int) -> None:
        """Send a Hero back whose uses are used up."""
        for word in self.hero_words(seat, "returns"):
            if word.name == "uses" and self.hero_uses[seat] >= word.args[0]:
                self.send_back(seat)

    def offered_use(self, seat: int) -> bool:
        """Ask whether a Hero is used where it may be: never compulsory, and a use only if it was (H5)."""
        return self.ask(seat, {f"resolve {self.kit.hero(self.hero[seat] - 1)}": True, "stop": False})

    def mourn(self, seat: int) -> None:
        """Let a Hero gain something for a lost Province where she was not."""
        for word in self.hero_words(seat):
            if word.name == "when" and word.args[0] == "PROVINCE_LOST" and self.offered_use(seat):
                self.gold[seat] += 1  # Nzinga
                self.work(seat)

    # Cards

    def archive_card(self, seat: int, slot: int, *, below: bool) -> None:
        """Archive a card of a City: the one on top, whose Knowledge is discarded, or the Knowledge (MN-TRM-04)."""
        card = (self.under if below else self.city)[seat][slot] - 1
        self.archive[seat][card] += 1
        if self.content.cards[card].kind == "wonder":
            self.wonders[seat] -= 1
        elif self.content.cards[card].kind == "knowledge":
            self.knowledge[seat] -= self.content.cards[card].deck != "starting"
        if below:
            self.under[seat][slot] = 0
            self.active[seat][slot] *= self.city[seat][slot] > 0
            return
        if self.under[seat][slot]:
            self.pile[seat][self.under[seat][slot] - 1] += 1
            self.under[seat][slot] = 0
        self.city[seat][slot] = self.active[seat][slot] = 0
