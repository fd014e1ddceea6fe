"""Golden records: whole games written out with what was offered, told and seen at each choice."""

import hashlib
import json
from pathlib import Path

from cairn import record
from cairn.core import Event
from cairn.games import GAMES

FOLDER = Path(__file__).parent / "records"


def digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


def annotated(kept: record.Record, every: int = 1) -> str:
    """Write a record with, before each choice, a comment: the choices there were, and after it what was told.

    Views of all seats are looked at before every so many choices.
    """
    game = record.game_of(kept, GAMES)
    state = record.start(kept, game, game.content())
    rows = [json.dumps(kept.header)]
    events: list[Event] = []
    for n, choice in record.replay(kept, state, events.append):
        rows.extend(f"#   {json.dumps(event.as_dict())}" for event in events)
        events.clear()
        texts = [str(c) for c in state.choices()]
        seen = "" if n % every else f", views {digest([state.view(seat) for seat in (None, *range(state.seats))])}"
        rows += [f"# {n}: {len(texts)} choices {digest(texts)}{seen}", str(choice)]
    rows.extend(f"#   {json.dumps(event.as_dict())}" for event in events)
    rows.append(f"# the end: {json.dumps(state.view(None))}")
    rows.append(json.dumps(kept.result))
    return "\n".join(rows) + "\n"
