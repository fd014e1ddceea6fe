"""What a position asks: the topmost row of the kernel's stack as a word with plain data."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from cairn.core import CHANCE, Question, Seat
from cairn.kernel import head
from cairn.monumental import codes, rows
from cairn.monumental import kinds as k
from cairn.monumental.fields import Position
from cairn.monumental.ids import (
    card,
    figure,
    hero,
    loot,
    market,
    monster,
    nth,
    same,
    source,
    tile,
    truth,
    waiting,
)
from cairn.monumental.kit import Kit
from cairn.monumental.reading import Reading
from cairn.monumental.terms import By

if TYPE_CHECKING:
    from cairn.monumental.state import Monumental

Read = Callable[[Kit, int], Any]

HOW_MANY, WHERE, BEAST = ("count", "left", same), ("tile", "tile", tile), ("monster", "monster", monster)
# Each kind of row that can be on top: a word, and what the places of its row say.
ASKED: dict[rows.Row, tuple[str, tuple[tuple[str, str, Read], ...]]] = {
    rows.CAPITAL_CHOICE: ("capital", ()),
    rows.ROW_CHOICE: ("row", ()),
    rows.COLUMN_CHOICE: ("column", (("row", "across", nth),)),
    rows.ACTIONS: ("actions", ()),
    rows.PAYMENT: (
        "payment",
        (
            ("production", "production", same),
            ("science", "science", same),
            ("military", "military", same),
            ("any", "any", same),
            ("different", "different", truth),
            ("no_gold", "no_gold", truth),
        ),
    ),
    rows.LESS: ("discount", (WHERE, ("military", "military", same), ("less", "less", same))),
    rows.KEEP_WONDER: ("wonder", (("card", "card", card), ("other", "other", card))),
    rows.PLACE_WONDER: ("place", (("card", "card", card),)),
    rows.UNITS: ("units", (WHERE, ("count", "need", same))),
    rows.MOVE_TO: ("destination", (("from", "tile", tile), ("figure", "figure", figure))),
    rows.OUTPOST_UNITS: ("garrison", (WHERE,)),
    rows.KEEP_TOKEN: ("token", (("market", "market", market),)),
    rows.BENEFIT: ("benefit", (("token", "loot", loot),)),
    rows.GAIN_CHOICE: ("gain", (HOW_MANY, ("different", "different", truth))),
    rows.EXCHANGE_CHOICE: ("exchange", (HOW_MANY,)),
    rows.ALTERNATIVE: ("alternative", ()),
    rows.DRAWN: ("drawn", (("count", "uses", same),)),
    rows.EFFECTS: ("effects", ()),
    rows.ACTIVATE_CHOICE: ("activate", (HOW_MANY,)),
    rows.REINFORCE_CHOICE: ("reinforce", ()),
    rows.CARD_CHOICE: ("discard", (HOW_MANY,)),
    rows.COPY_CHOICE: ("copy", ()),
    rows.STEPS: ("steps", (HOW_MANY,)),
    rows.FREE_UNITS: ("move", (HOW_MANY, ("anywhere", "anywhere", truth))),
    rows.DESTROY_CHOICE: ("destroy", (HOW_MANY,)),
    rows.OUTPOST_CHOICE: ("outpost", (HOW_MANY,)),
    rows.TAKE_CHOICE: ("take", (("most", "most", same),)),
    rows.SECTION_CHOICE: ("section", (("most", "most", same),)),
    rows.NEXT: ("next", ()),
    rows.KEEP_KNOWLEDGE: ("knowledge", (("slot", "slot", nth), ("card", "card", card))),
    rows.DEPLOY: ("deploy", (("hero", "hero", hero),)),
    rows.TRADE_CHOICE: ("trade", ()),
    rows.SAIL_CHOICE: ("sail", (HOW_MANY,)),
    rows.GO_ON: ("go_on", ()),
    rows.WORD_CHOICE: ("word", (HOW_MANY,)),
    rows.ROUT_CHOICE: ("rout", (WHERE, ("count", "left", same))),
    rows.GIVE_UP_CHOICE: ("give_up", ()),
    rows.WALK_CHOICE: ("walk", (BEAST,)),
    rows.SHELTER_CHOICE: ("shelter", (("from", "tile", tile), ("figure", "figure", figure))),
    rows.LAIR_CHOICE: ("surface", (BEAST, ("tile", "tile", tile))),
    rows.PROVINCE_CHOICE: ("province", (WHERE,)),
    rows.A_CONQUER_CHOICE: ("automa_conquest", ()),
    rows.A_STEP_CHOICE: ("automa_step", (("explorer", "explorer", nth),)),
    rows.A_PLACE_CHOICE: ("automa_place", (("card", "card", card),)),
    rows.N_CARD: ("draw", (("seat", "seat", same),)),
    rows.N_DEVELOPMENT: ("development", (("space", "space", nth),)),
    rows.N_MARKET: ("market", (WHERE,)),
    rows.N_CITY: ("city", (WHERE,)),
    rows.N_MONSTER: ("hide", ()),
    rows.N_LAIR: ("hide", ()),
    rows.N_TOKEN: ("loot", (WHERE,)),
    rows.N_STACK: ("stack", (("market", "market", market),)),
    rows.N_TOP: ("top", (("market", "market", market),)),
    rows.N_AUTOMA: ("automa", ()),
    rows.N_POLICY: ("policy", ()),
    rows.N_SITE: ("site", ()),
}
LAYOUTS = {layout.kind: layout for layout in ASKED}
MOST_ASKED = k.ANY_COST  # `take` and `section` without a limit


def _row(s: Position, below: int) -> list[int]:
    """Read a row of the stack; the topmost is 1."""
    return list(s.row[s.depth - below])


def word(s: Position) -> str:
    """Give the word of what is asked."""
    if s.over or not s.depth:
        return "over"
    row = _row(s, 1)
    if row[rows.KIND] == rows.CARD_CHOICE.kind and row[rows.CARD_CHOICE.verb] == k.V_ARCHIVE:
        return "archive"
    return ASKED[LAYOUTS[row[rows.KIND]]][0]


def question(state: "Monumental", viewer: Seat | None, now: Reading | None = None) -> Question | None:
    """Tell what is asked, as a viewer may know it: a row chosen in secret is told to nobody else."""
    if state.turn is None:
        return None
    kit, s = state.kit, cast("Position", Reading(state.box) if now is None else now)
    row = _row(s, 1)
    kind, seat, layout = row[rows.KIND], row[rows.SEAT], LAYOUTS[row[rows.KIND]]
    places = {**layout._asdict(), "seat": rows.SEAT}
    about = {name: read(kit, row[places[place]]) for name, place, read in ASKED[layout][1]}
    if kind == rows.COLUMN_CHOICE.kind and s.continuous and seat != viewer:
        about = {}
    if about.get("most") == MOST_ASKED:
        about["most"] = None
    if kind == rows.NEXT.kind:
        first, n = row[rows.NEXT.first], row[rows.NEXT.waiting]
        about["waiting"] = [waiting(kit, s, seat, int(entry)) for entry in s.waiting[first : first + n]]
    elif kind == rows.WORD_CHOICE.kind:
        about["effect"] = str(kit.words[row[rows.WORD_CHOICE.pc]])
    may_decline = state.turn != CHANCE and codes.verb_of(head(state.menu(), "code", state.count)[-1]) == k.V_STOP
    count = about.pop("count", None)
    return Question(word(s), state.turn, by(kit, s), count, may_decline, about)


# ---------------------------------------------------------------- whose effect asks


def by(kit: Kit, s: Position) -> By | None:
    """Find whose effect asks; None where the rules themselves ask."""
    row = _row(s, 1)
    kind, seat = row[rows.KIND], row[rows.SEAT]
    if kind == rows.BENEFIT.kind:
        looted = loot(kit, row[rows.BENEFIT.loot])
        return {"what": looted["what"], "id": looted["id"]}
    if kind == rows.EFFECTS.kind:
        return _source(kit, s, seat, row[rows.EFFECTS.source], -1)
    if row[rows.WORD] and (kind != rows.DRAWN.kind or row[rows.DRAWN.drawn] <= rows.SHORT):
        return _source(kit, s, seat, row[rows.SOURCE] - 1, row[rows.WORD] - 1)
    if kind in (rows.WALK_CHOICE.kind, rows.LAIR_CHOICE.kind):
        return {"what": "monster", "id": monster(kit, row[LAYOUTS[kind].monster])}
    if s.depth == 1 or kind >= rows.NATURE:
        return None
    below = _row(s, 2)
    if below[rows.KIND] == rows.MONSTER_TURN.kind:
        last = below[rows.MONSTER_TURN.arrived]
        found = next((beast for beast, came in enumerate(s.arrived) if came and came == last), None)
        return None if found is None else {"what": "monster", "id": monster(kit, found)}
    return None


def _source(kit: Kit, s: Position, seat: Seat, at: int, pc: int) -> By | None:
    """Name what stands at a source; where it is none, whose word has this place in the kernel's code."""
    if at >= k.MONSTER_SOURCE:
        return {"what": "monster", "id": monster(kit, at - k.MONSTER_SOURCE)}
    found = source(kit, s, seat, at) if at < k.SOURCES else kit.owner(pc)
    return cast("By | None", found)
