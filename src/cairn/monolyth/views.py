"""What Monolyth tells and shows: events and views as plain data, made from the kernel's numbers."""

from functools import cache
from typing import TYPE_CHECKING, cast, get_args

from cairn import kernel
from cairn.core import CHANCE, Event, Question, Seat
from cairn.kernel import look
from cairn.monolyth import entries, fields, rules, shapes
from cairn.monolyth.content import COLOURS, GRID, SIDES, Colour, Side
from cairn.monolyth.danger import dangers, still

if TYPE_CHECKING:
    from cairn.monolyth.state import Monolyth

MOST_POINTS = 200  # beyond any rank
PHASES: tuple[shapes.Phase, ...] = get_args(shapes.Phase)
REASONS: tuple[shapes.Reason | None, ...] = (None, *get_args(shapes.Reason))


def event(state: "Monolyth", row: list[int]) -> Event:
    """Name a row of the kernel's events."""
    kind, a, b, c, d, e = row
    stones, value = state.kit.stone, None
    if kind == fields.MOVED:
        return Event("moved", {"seat": a, "from": b, "to": c, "steps": d})
    if kind in (fields.TAKEN, fields.SWAPPED, fields.DISCARDED):
        name = {fields.TAKEN: "taken", fields.SWAPPED: "swapped", fields.DISCARDED: "discarded"}[kind]
        return Event(name, {"seat": a, "site": b, **stones(c)})
    if kind == fields.PLACED:
        shape = state.kit.content.stones[state.kit.shape_of[b]].id
        cells = list(state.kit.names(b, c, d))
        return Event("placed", {"seat": a, "shape": shape, "colour": COLOURS[e], "cells": cells})
    if kind == fields.REFILLED:
        return Event("refilled", {"site": a, **stones(b)})
    if kind == fields.CLOSED:
        return Event("closed", {"site": a})
    if kind == fields.FORETOLD:
        return Event("prophecy", {"seat": a, "value": b, "side": SIDES[c]})
    if kind == fields.GAVE_UP:
        return Event("burnt", {"seat": a, "value": b})
    if kind == fields.LEVEL:
        return Event("level", {"seat": a, "level": b, "points": c})
    if kind == fields.STRUCTURE:
        return Event("structure", {"seat": a, "points": b, "symmetry": c})
    if kind == fields.ENDING:
        return Event("ending", {"seat": a})
    value = {
        "reason": REASONS[a],
        "scores": state.scores(),
        "winners": state.winners(),
        "walls": [walls(state, seat, known) for seat, known in enumerate(survey(state))],
    }
    return Event("over", value)


def survey(state: "Monolyth") -> list[list[int]]:
    """Ask the kernel once for all that it knows of each seat."""
    numbers = kernel.numbers(entries.SURVEY * state.seats)
    entries.survey_box(state.box, state.kit.tables, numbers)
    plain = kernel.plain(numbers)
    return [plain[entries.SURVEY * seat : entries.SURVEY * (seat + 1)] for seat in range(state.seats)]


def walls(state: "Monolyth", seat: Seat, known: list[int]) -> dict[Side, shapes.Wall]:
    """Give each wall's colour, its count, its prophecy and what that can still come to."""
    slots = look(state.box, "slot")[seat]
    sides = state.kit.content.boards[look(state.box, "board")[seat]].sides
    shown: dict[Side, shapes.Wall] = {}
    for i, side in enumerate(SIDES):
        count, value = known[16 + i], slots[i] or None
        shown[side] = {
            "colour": sides[i],
            "count": count,
            "reach": known[20 + i],
            "prophecy": value,
            "needs": max(0, value - count) if value else None,
            "points": value if value and count >= value else 0,
        }
    return shown


def heights(known: list[int]) -> list[list[int]]:
    """Give the height of every column, rows from north to south."""
    return [known[GRID * y : GRID * y + GRID] for y in range(GRID)]


def structure(state: "Monolyth", seat: Seat, known: list[int]) -> shapes.Structured:
    """Show how far a build is from the Structure card, the card turned to its best."""
    points = look(state.box, "structure_points")[seat]
    done = bool(look(state.box, "structured")[seat])
    turned = known[24]
    if turned < 0:
        return {"done": done, "points": points, "symmetry": None, "grid": None, "missing": None}
    grid, low = state.kit.turned[look(state.box, "card")][turned]
    lacking = [
        [max(0, least - h) for least, h in zip(*rows, strict=True)] for rows in zip(low, heights(known), strict=True)
    ]
    return {"done": done, "points": points, "symmetry": turned, "grid": grid, "missing": lacking}


@cache
def _spaces(bits: int) -> list[int]:
    """List the spaces that are set in a number of one bit a space."""
    return [space for space in range(GRID * GRID) if bits >> space & 1]


def cubes(levels: list[list[int]]) -> list[shapes.Space]:
    """Give the colour of every cube: levels from the bottom, rows from north to south."""
    shown = []
    for level in levels:
        spaces: list[Colour | None] = [None] * (GRID * GRID)
        for k, bits in enumerate(level):
            for space in _spaces(bits) if bits else ():
                spaces[space] = COLOURS[k]
        shown.append([spaces[:4], spaces[4:8], spaces[8:12], spaces[12:]])
    return shown


def reach(state: "Monolyth") -> list[shapes.Reached]:
    """List the sites that the crystal can reach, each with the fewest steps; none when the game is over."""
    found: list[shapes.Reached] = []
    if state.turn is not None and any(look(state.box, "site")):
        for steps in range(1, 5):
            site = entries.destination_box(state.box, steps)
            if site < 0 or site in [there["site"] for there in found]:
                break
            found.append({"steps": steps, "site": site})
    return found


def question(state: "Monolyth") -> Question | None:
    """Say what is asked: nature for stones, one site after the other; a player for an act, or a token to give up."""
    if state.turn is None:
        return None
    kind = PHASES[look(state.box, "phase")]
    if state.turn != CHANCE:
        return Question(kind, state.turn, count=1)
    waiting = _spaces(look(state.box, "waiting"))
    return Question(kind, CHANCE, count=min(len(waiting), look(state.box, "lidded")), about={"site": waiting[0]})


def view(state: "Monolyth") -> shapes.View:
    """Show all that a table shows."""
    now = kernel.look_all(state.box)
    content, tokens = state.kit.content, state.kit.content.tokens[state.seats]
    lid, taken = now["lid"], now["levels_taken"]
    levels_left = sorted(tokens.level, reverse=state.seats > 1)[taken:]  # in the order in which they are taken
    values = state.kit.values[state.seats]
    asked, surveyed = question(state), survey(state)
    near = dangers(state, [heights(known) for known in surveyed])
    shown: shapes.View = {
        "game": "monolyth",
        "players": state.seats,
        "turn": state.turn,
        "question": cast("shapes.Asking", asked.as_dict()) if asked else None,
        "phase": PHASES[now["phase"]],
        "round": now["rounds"],
        "limit": now["limit"],
        "ending": bool(now["ending"]),
        "still": still(state),
        "reason": REASONS[now["reason"]],
        "crystal": now["crystal"],
        "sites": [state.kit.stone(kind - 1) if kind else None for kind in now["site"]],
        "waiting": _spaces(now["waiting"]),
        "reach": reach(state),
        "lid": {
            stone.id: dict(zip(COLOURS, lid[i * fields.COLOURS : (i + 1) * fields.COLOURS], strict=True))
            for i, stone in enumerate(content.stones)
            if i != fields.SINGLE
        },
        "lid_total": now["lidded"],
        "supply": dict(zip(COLOURS, now["supply"], strict=True)),
        "tokens": {
            "prophecy": [v for v, n in zip(values, now["prophecies"], strict=False) for _ in range(n)],
            "level": levels_left,
            "structure": sorted(tokens.structure, reverse=True)[now["structures_taken"] :],
        },
        "structure": {
            "id": content.structures[now["card"]].id,
            "grid": [list(row) for row in content.structures[now["card"]].grid],
        },
        "seats": [
            {
                "board": content.boards[now["board"][who]].id,
                "walls": walls(state, who, known),
                "heights": heights(known),
                "cubes": cubes(now["cubes"][who][: now["limit"]]),
                "levels": now["levels"][who],
                "level_points": now["level_points"][who],
                "structure": structure(state, who, known),
                "danger": near[who],
                "score": known[25],
            }
            for who, known in enumerate(surveyed)
        ],
    }
    if state.turn is None:
        shown["winners"] = state.winners()
        if state.seats == 1:
            points = state.scores()[0]
            shown["rank"] = rules.rank(points)
            above = next((more for more in range(points + 1, MOST_POINTS) if rules.rank(more) > shown["rank"]), None)
            if above is not None:
                shown["next_rank"] = above
    return shown
