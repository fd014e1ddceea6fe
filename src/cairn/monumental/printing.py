"""Maps of this edition as text: a list of them, or one as a file to start from."""

import json

from cairn.core import CairnError, quoted
from cairn.monumental import maps


def listed(language: str, *, as_json: bool) -> str:
    """List the maps of this edition: id, players, tiles, name."""
    known = maps.presets().values()
    if as_json:
        return json.dumps([maps.as_data(board) for board in known], ensure_ascii=False)
    return "\n".join(
        f"{board.id:16} {board.players} players  {len(board.tiles)} tiles  {board.name(language)}" for board in known
    )


def printed(name: str, *, as_json: bool) -> str:
    """Print a map of this edition as a file that can be changed and played on: `cairn play monumental --map FILE`."""
    known = maps.presets()
    if name not in known:
        raise CairnError(f"there is no map {quoted(name)}; expected one of {', '.join(known)}")
    return json.dumps(maps.as_data(known[name]), ensure_ascii=False) if as_json else maps.text_of(name).rstrip("\n")
