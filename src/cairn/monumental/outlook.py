"""What is to come, as far as the rules tell: the end, what leaves the display, Monsters' attacks, dominance."""

from collections.abc import Sequence
from typing import cast

from cairn.monumental import kinds as k
from cairn.monumental.components import ERAS
from cairn.monumental.ids import Plain, card, monster
from cairn.monumental.kit import Kit
from cairn.monumental.rows import DEAL, DISPLAY_PHASE, KIND, MONSTER_TURN, ROUND, ROUND_END
from cairn.monumental.shapes import Dominance, Outlook, Strike
from cairn.monumental.terms import BASICS, Points

Stack = dict[int, list[int]]  # the rows that are unfinished, by their kind
DOMINANCE = ("provinces", "knowledge", "wonders", "policies")
DEALING = 4  # the stage of a round in which the display has been replenished
STRIKES = 6  # a timer that comes so far, counted from 0


def outlook(kit: Kit, now: Plain, development: Plain, scored: Sequence[Points]) -> Outlook:
    """Tell what is to come from a position, if nobody does anything about it."""
    stack: Stack = {row[KIND]: row for row in now["row"][: now["depth"]]}
    left = turns_left(now, stack, development)
    return {
        "left": left,
        "unit": "rounds" if now["continuous"] else "turns",
        "lapses": list(BASICS),  # MN-TRN-05, CP-16
        "falls": [card(kit, now["display"][space] - 1) for space in falling(now, stack)],
        "strikes": strikes(kit, now, stack, left),
        "dominance": dominance(now, scored),
    }


# ---------------------------------------------------------------- the display and the end


def to_come(now: Plain, stack: Stack) -> bool:
    """Tell whether the display will yet be replenished in this turn, or round."""
    if now["continuous"]:
        return ROUND.kind in stack and stack[ROUND.kind][ROUND.stage] < DEALING and not setting_up(stack)
    return DISPLAY_PHASE.kind in stack


def setting_up(stack: Stack) -> bool:
    """Tell whether the first cards of the display have not all been dealt."""
    return DEAL.kind in stack and bool(stack[DEAL.kind][DEAL.setting_up])


def falling(now: Plain, stack: Stack) -> list[int]:
    """List the spaces of the display whose cards leave it at the end of this turn if nobody acquires another.

    In each row it is the card furthest from the deck, unless whose turn it is has acquired one there; in Continuous
    Play one card for each player who has not.
    """
    if now["ending"] or now["over"] or not to_come(now, stack):
        return []
    length = now["width"] // now["rows"]
    found = []
    for row in range(now["rows"]):
        laid = [space for space in range((row + 1) * length - 1, row * length - 1, -1) if now["display"][space]]
        found += laid[: _idle(now, row)]
    return found


def _idle(now: Plain, row: int) -> int:
    """Count the players who have acquired nothing from a row: all in Continuous Play, else whose turn it is."""
    seats = range(now["players"]) if now["continuous"] else (now["seat"],)
    return sum(not now["touched"][seat] >> row & 1 for seat in seats)


def turns_left(now: Plain, stack: Stack, development: Plain) -> int:
    """Count the turns, or rounds, that can follow this one at most.

    The end is triggered by the display phase that takes the last card of the Development deck (MN-END-01). A turn takes
    at least one card for each row of the display: whoever acquires none lets one fall. In Continuous Play each player
    does so once a round. Heroes fill no space, so they only hasten the end; but one that lies below all cards may be
    left when all spaces are full, and wait for the next phase. Nothing ever comes back to the deck. Then the round is
    finished and one more is played (MN-END-02, -03; CP-21), so the latest trigger is also the latest end. So many
    turns follow indeed if nobody acquires more than the one card of each row that would fall anyway, and such a Hero
    does lie at the bottom.
    """
    if now["over"]:
        return 0
    if now["ending"]:
        return cast("int", now["last"])
    cards = development["left"] - sum(development["heroes"].values())
    lowest = next((era for era in reversed(ERAS) if development["cards"][era]), None)
    cards += lowest is not None and development["heroes"][lowest] > 0
    gaps = now["display"][: now["width"]].count(0)
    length = now["width"] // now["rows"]
    each = now["rows"] * (min(now["players"], length) if now["continuous"] else 1)
    place = (now["seat"] - now["first"]) % now["players"]
    if setting_up(stack):  # no turn has begun
        phases, place = max(1, _ceil(cards - gaps, each)), -1
    elif to_come(now, stack):
        phases = _ceil(cards - gaps - len(falling(now, stack)), each)
    elif DEAL.kind in stack:
        phases = _ceil(cards - gaps, each)
    else:
        phases = _ceil(cards, each)
    if now["continuous"]:
        return phases + 1
    trigger = place + phases
    return cast("int", trigger - trigger % now["players"] + 2 * now["players"] - 1 - place)


def _ceil(cards: int, each: int) -> int:
    return max(0, -(-cards // each))


# ---------------------------------------------------------------- Monsters


def strikes(kit: Kit, now: Plain, stack: Stack, left: int) -> list[Strike]:
    """Tell when each Monster in play attacks: at the end of which turn, in the order in which they came.

    Timers move at the end of every turn, in Continuous Play once for each player at the end of a round.
    """
    if not now["monsters"]:
        return []
    each = now["players"] if now["continuous"] else 1
    moves = each
    if ROUND_END.kind in stack:
        moves = 3 * each - max(stack[ROUND_END.kind][ROUND_END.stage], 2 * each)
    moving = stack.get(MONSTER_TURN.kind)
    found: list[Strike] = []
    for came, beast in sorted((now["arrived"][i], i) for i, at in enumerate(now["monster_at"]) if at):
        here = moves
        if moving is not None:  # those that came before have moved
            here = (moves if now["continuous"] else 0) + (came > moving[MONSTER_TURN.arrived])
        after = _ceil(STRIKES - now["timer"][beast] - here, each)
        seat = None if now["continuous"] else (now["seat"] + after) % now["players"]
        comes = after <= left and not now["over"]
        found.append(
            {"monster": monster(kit, beast), "after": after if comes else None, "seat": seat if comes else None}
        )
    return found


# ---------------------------------------------------------------- dominance, the City


def dominance(now: Plain, scored: Sequence[Points]) -> Dominance:
    """Tell who has the most of what counts, all who are tied, and how many each seat has."""
    counts = {
        "provinces": [part["provinces"] for part in scored],
        "knowledge": [part["knowledge"] for part in scored],
        "wonders": now["wonders"][: now["players"]],
        "policies": now["policies"][: now["players"]],
    }
    return cast(
        "Dominance",
        {
            name: {
                "counts": counts[name],
                "leads": [seat for seat, part in enumerate(scored) if cast("Plain", part)[f"most_{name}"]],
            }
            for name in DOMINANCE
        },
    )


def landing(now: Plain, seat: int) -> list[int]:
    """List the spaces of a City, from 1, that the next cards from its deck will fill, in this order."""
    if now["automa"] == seat + 1:
        return []
    city, active, stays = now["city"][seat], now["active"][seat], now["straight"][seat]
    return [slot + 1 for slot in range(k.SLOTS) if not city[slot] or (active[slot] and not stays[slot])]
