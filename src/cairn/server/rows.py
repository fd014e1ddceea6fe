"""What is read from the store and written to it, as values."""

from dataclasses import dataclass, field, fields
from typing import Any, Literal

HINTS = "hints"  # in the header of a record: how many each seat has had
ABSENT = "absent"  # in a table's clock: chair, from, to, of each time that a bot stood in


class StaleError(Exception):
    """Somebody else was first: the table is no longer where the writer thought it was."""


@dataclass(slots=True)
class SeatRow:
    """A chair at a table and who sits on it; a person with a bot is absent, and the bot stands in."""

    table: str
    chair: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    nonce: str | None
    holders: set[str] = field(default_factory=set)
    link: int = 0  # how many of its private links have been made void

    def held_by(self, person: str | None) -> bool:
        """Tell whether this person may play the seat."""
        return person is not None and (person == self.person or person in self.holders)

    @property
    def agreed(self) -> bool:
        """Tell whether nobody is waited for here: a person has sat down, who adds a nonce by that."""
        return self.kind == "bot" or (self.kind != "open" and self.nonce is not None)

    @property
    def called(self) -> str:
        """Give a name for records and logs; viewers without one to read are told so in their own language."""
        return self.name or f"Player {self.chair + 1}"

    @property
    def decides(self) -> bool:
        """Tell whether a person decides here now."""
        return self.kind in ("person", "local") and self.bot is None


@dataclass(slots=True)
class TableRow:
    """A table without its choices."""

    id: str
    epoch: int
    game: str
    name: str
    status: str
    listed: bool
    host: str | None
    wanted: dict[str, Any]
    begins: int | None
    clock: dict[str, Any] | None
    secret: str | None
    header: dict[str, Any] | None
    result: dict[str, Any] | None
    prefix: int
    made: int
    began: int | None
    deadline: int | None
    played_on: str | None
    rematch: str | None
    finished: int | None = None
    hints: bool = False  # whether everybody may ask for hints, also where several people play
    chairs: list[SeatRow] = field(default_factory=list)

    @property
    def full(self) -> bool:
        """Tell whether everyone sits whom the game needs."""
        return all(chair.agreed for chair in self.chairs)

    @property
    def first(self) -> int:
        """The chair that begins, as far as it is settled: it is seat 0."""
        return int((self.header or {}).get("first") or 0)

    def chair(self, seat: int) -> SeatRow:
        """Find the chair of a seat."""
        return self.chairs[(seat + self.first) % len(self.chairs)]

    @property
    def bots(self) -> set[int]:
        """The seats of bots; not those where one only stands in."""
        return {self.seat(row.chair) for row in self.chairs if row.kind == "bot"}

    @property
    def hinting(self) -> Literal["off", "alone", "all"]:
        """Who may ask for hints: nobody, the only person at the table, or, where the host wished so, everybody."""
        if self.hints:
            return "all"
        return "alone" if sum(row.kind != "bot" for row in self.chairs) == 1 else "off"

    @property
    def hinted(self) -> list[int]:
        """How many hints each seat has had."""
        found = (self.header or {}).get(HINTS) or []
        return [*found, *[0] * (len(self.chairs) - len(found))]

    def seat(self, chair: int) -> int:
        """Give the seat of a chair."""
        return (chair - self.first) % len(self.chairs)

    @property
    def absences(self) -> dict[int, list[tuple[int, int | None]]]:
        """When a bot stood in at each seat: from a moment of the server's own time to another, or until now."""
        found: dict[int, list[tuple[int, int | None]]] = {}
        for chair, start, end in (self.clock or {}).get(ABSENT, ()):
            found.setdefault(self.seat(chair), []).append((start, end))
        return found

    def seats_of(self, person: str | None) -> list[int]:
        """List the seats that a person may play."""
        return sorted(self.seat(row.chair) for row in self.chairs if row.held_by(person))


def new_row(game: str, host: str | None, chairs: list[SeatRow], **values: Any) -> TableRow:  # noqa: ANN401
    """Make the row of a new table: what is not given is not settled yet."""
    blank: dict[str, Any] = dict.fromkeys(field.name for field in fields(TableRow))
    blank |= {"epoch": 0, "name": "", "status": "open", "listed": False, "wanted": {}, "prefix": 0, "hints": False}
    return TableRow(**(blank | {"game": game, "host": host} | values | {"chairs": chairs}))


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A choice as it is kept."""

    n: int
    text: str
    pick: int
    made: int


@dataclass(frozen=True, slots=True)
class Append:
    """The next choices of a table, and what they change of its row."""

    table: str
    epoch: int
    rows: list[ChoiceRow]
    change: dict[str, Any] | None = None
    news: str | None = None  # what other processes hear once it is kept


@dataclass(frozen=True, slots=True)
class LineRow:
    """Something said."""

    chair: int | None
    name: str
    text: str
    made: int
