"""What a game of Monolyth is set up with."""

from collections.abc import Mapping
from typing import Any

from cairn.core import CairnError, Chance, shown
from cairn.monolyth.content import Content

PLAYERS = range(1, 5)


def _limit(players: int) -> int:
    return 4 if players <= 2 else 3  # noqa: PLR2004


def checked(setup: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """Check a complete set-up."""
    players, structure, boards = setup.get("players"), setup.get("structure"), setup.get("boards")
    for key in setup:
        if key not in ("players", "structure", "boards"):
            raise CairnError(f"set-up: unknown field {shown(key)}; expected players, structure, boards")
    if type(players) is not int or players not in PLAYERS:
        raise CairnError(f"set-up: players must be 1 to 4, not {shown(players)}")
    card = next((c for c in content.structures if c.id == structure), None)
    if card is None:
        raise CairnError(
            f"set-up: there is no Structure card {shown(structure)}; expected one of {', '.join(cards(content))}"
        )
    if not card.usable(_limit(players)):
        raise CairnError(f"set-up: {structure} needs level 4, which {players} players cannot build")
    ids = [b.id for b in content.boards]
    if not isinstance(boards, list) or len(boards) != players:
        raise CairnError(f"set-up: boards must be a list of {players}, one for each player, not {shown(boards)}")
    for board in boards:
        if type(board) is not int or board not in ids:
            raise CairnError(f"set-up: there is no player board {shown(board)}; expected some of {ids}")
    if len(set(boards)) < players:
        raise CairnError(f"set-up: boards must differ, not {shown(boards)}")
    return {"players": players, "structure": structure, "boards": list(boards)}


def cards(content: Content) -> list[str]:
    """Name the Structure cards."""
    return [c.id for c in content.structures]


def settled(wanted: Mapping[str, Any], content: Content, chance: Chance) -> tuple[dict[str, Any], list[str]]:
    """Complete a set-up: first the Structure card, then the boards in seat order (ML-SET-10, ML-SET-16)."""
    setup, drawn = dict(wanted), []
    players = setup.get("players")
    if type(players) is not int or players not in PLAYERS:
        raise CairnError(f"set-up: players must be 1 to 4, not {shown(players)}")
    if setup.get("structure") is None:
        usable = [c.id for c in content.structures if c.usable(_limit(players))]
        setup["structure"] = usable[chance.below(len(usable))]
        drawn.append("structure")
    if setup.get("boards") is None:
        left = [b.id for b in content.boards]
        setup["boards"] = [left.pop(chance.below(len(left))) for _ in range(players)]
        drawn.append("boards")
    return checked(setup, content), drawn
