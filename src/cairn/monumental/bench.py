"""What is measured of Monumental."""

from cairn import kernel
from cairn.bench import PLAYERS, Start, Subject
from cairn.monumental import entries, fields


def _most_rounds(start: Start) -> int:
    """Give the most rounds of a game: a card leaves each row of the display in every turn."""
    cards, rows = sum(kernel.look(start.box, "pool")), kernel.look(start.box, "rows")
    return int(-(-cards // rows) // PLAYERS + 3)


SETUP = {"map": "twin-lakes", "civilizations": ["egypt", "greece"]}
SUBJECT = Subject(entries, fields, SETUP, batch=100, compiling="one to two minutes", rounds=_most_rounds)
