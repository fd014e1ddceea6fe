"""What Monumental shows to a seat or a guest: all that lies on the table, as plain data, and nothing that is hidden."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from cairn import kernel
from cairn.core import Seat
from cairn.kernel import look
from cairn.monumental import codes, entries, questions
from cairn.monumental import kinds as k
from cairn.monumental.components import ERAS
from cairn.monumental.events import event, outcome, parts
from cairn.monumental.ids import Plain, automa_card, card, market, monster, place, policy, thing, tokens
from cairn.monumental.kit import Kit
from cairn.monumental.language import Word, write
from cairn.monumental.outlook import landing, outlook
from cairn.monumental.reading import OF_SEATS, Reading
from cairn.monumental.rows import DRAW_STEP, DRAWN, KEEP_TOKEN, KIND, SEAT
from cairn.monumental.shapes import View
from cairn.monumental.terms import RESOURCES, Points

if TYPE_CHECKING:
    from cairn.monumental.state import Monumental

T = TypeVar("T")

__all__ = ["event", "view"]

OPTIONS = {  # the words of the set-up, and the fields of the position
    "renaissance": "renaissance",
    "heroes": "heroes",
    "continuous": "continuous",
    "explorers_in_capitals": "guests_in_capitals",
    "wandering_marker": "marker",
    "plain_display": "plain",
}

# Of which fields parts of a view are made that seldom change: see reading.py.
ON_TILES = (
    *("owner", "soldiers", "outpost", "waits", "free_city", "market", "production", "monument", "warlord", "explorer"),
    *("left", "hero", "hero_at", "monster_at"),
)
IN_DECK = ("pool", "hidden_heroes", "swept", "hero_row")
IN_CITY = ("city", "under", "active", "straight", "used")
IN_PILES = ("city", "deck", "tops", "top", "pile", "stale", "spent", "archive", "guest")
IN_MARKETS = ("market", "left", "seen", "stack", "claimed", "held", "shown")
BESIDE = ("held", "shown", "slain", "monument", "soldiers", "passed")

# ---------------------------------------------------------------- the map


def board(state: "Monumental", now: Reading) -> list[Plain]:
    """Show every tile and all that is on it."""
    numbers = kernel.numbers(3 * len(state.kit.map.tiles))
    entries.provinces_box(state.box, state.kit.tables, numbers)
    strength, mark = kernel.plain(numbers), now.mark(ON_TILES)
    return state.kept.part("map", mark and (mark, strength), lambda: tiles(state.kit, now, strength))


def tiles(kit: Kit, now: Plain, strength: list[int]) -> list[Plain]:
    """Show every tile; its terrain value, its defense and the Units needed are in `strength`."""
    seats = range(now["players"])
    wonders = lying((at, card(kit, number)) for number, at in enumerate(now["monument"]) if at)
    beasts = lying((at, monster(kit, beast)) for beast, at in enumerate(now["monster_at"]) if at)
    warlords = lying((now["warlord"][seat], seat) for seat in seats)
    heroes = lying((now["hero_at"][seat], seat) for seat in seats if now["hero"][seat])
    explorers = lying((at, seat) for seat in seats for at in now["explorer"][seat])
    shown: list[Plain] = []
    for i, spot in enumerate(kit.map.tiles):
        stall = now["market"][i] - 1
        shown.append(
            {
                "name": spot.name,
                "q": spot.q,
                "r": spot.r,
                "kind": spot.kind,
                "terrain": strength[3 * i] if spot.province else None,
                "defense": strength[3 * i + 1] if spot.province else None,
                "needed": strength[3 * i + 2] if spot.province else None,
                "owner": now["owner"][i] - 1 if now["owner"][i] else None,
                "soldiers": now["soldiers"][i],
                "outpost": bool(now["outpost"][i]),
                "warlords": warlords.get(i, []),
                "heroes": heroes.get(i, []),
                "explorers": explorers.get(i, []),
                "waits": waits(kit, now, i),
                "market": market(kit, stall) if stall >= 0 else None,
                "tokens": now["left"][stall] if stall >= 0 else 0,
                "production": bool(now["production"][i]),
                "wonders": wonders.get(i, []),
                "monsters": beasts.get(i, []),
            }
        )
    return shown


def lying(things: Iterable[tuple[int, T]]) -> dict[int, list[T]]:
    """List what lies on each tile; a place is 1 + the tile, or 0."""
    found: dict[int, list[T]] = {}
    for at, what in things:
        if at:
            found.setdefault(at - 1, []).append(what)
    return found


def waits(kit: Kit, now: Plain, at: int) -> Plain | None:
    """Show what waits in a Province: Barbarians with their number, or a Free City with what it asks."""
    if now["waits"][at] == k.CAMP:
        return {"what": "barbarian", "number": kit.map.tiles[at].barbarian}
    if now["waits"][at] != k.CITY:
        return None
    number = now["free_city"][at] - 1
    if number < 0:  # not drawn yet
        return {"what": "city", "number": kit.map.tiles[at].city, "id": None, "asks": {}}
    city = kit.content.cities[number]
    asks = {str(word.args[0]).lower(): word.args[1] for word in city.asks}
    return {"what": "city", "number": kit.map.tiles[at].city, "id": city.id, "asks": asks}


def markets(state: "Monumental", now: Reading, seat: Seat | None) -> list[Plain]:
    """Show the Markets as a seat knows them."""
    row = now["row"][now["depth"] - 1] if now["depth"] else [0] * k.WIDTH
    looking = row[KEEP_TOKEN.market] if row[KIND] == KEEP_TOKEN.kind and row[SEAT] == seat else -1
    mark = now.mark(IN_MARKETS)
    return state.kept.part(("markets", seat), mark and (mark, looking), lambda: stalls(state.kit, now, seat, looking))


def stalls(kit: Kit, now: Plain, seat: Seat | None, looking: int) -> list[Plain]:
    """Show the Markets: what a seat saw in each, and what may still be there for all it knows."""
    shown: list[Plain] = []
    for at, number in sorted((at, number) for number, at in places(now["market"])):
        seen = now["seen"][number][seat] if seat is not None else 0
        if number == looking:
            seen = now["stack"][number]
        gone = now["claimed"][number]
        for other, held in enumerate(now["held"][number]):
            if held and (now["shown"][number][other] or other == seat):
                gone |= 1 << held - 1
        maybe = (seen or (1 << k.TOKENS) - 1) & ~gone if now["left"][number] else 0
        shown.append(
            {
                "id": market(kit, number),
                "tile": place(kit, at),
                "left": now["left"][number],
                "saw": [token.id for token in tokens(kit, number, seen)] if seen else None,
                "maybe": [token.id for token in tokens(kit, number, maybe)],
            }
        )
    return shown


def places(laid: Sequence[int]) -> list[tuple[int, int]]:
    """Pair what lies on the tiles with where it lies."""
    return [(number - 1, at) for at, number in enumerate(laid) if number]


def beasts(kit: Kit, now: Plain) -> list[Plain]:
    """Show the Monsters in play in the order in which they came."""
    here = sorted((now["arrived"][i], i) for i, at in enumerate(now["monster_at"]) if at)
    return [
        {
            "id": monster(kit, i),
            "tile": place(kit, now["monster_at"][i] - 1),
            "timer": now["timer"][i] + 1,  # below which card of the display, from 1
            "attacks": now["attacks"][i],
            "hoard": now["hoard"][i],
        }
        for _, i in here
    ]


# ---------------------------------------------------------------- cards


def counts(kit: Kit, row: Iterable[int]) -> dict[str, int]:
    """Count cards by their ids."""
    return {card(kit, number): n for number, n in enumerate(row) if n}


def offers(state: "Monumental", now: Plain) -> tuple[list[list[Plain | None]], list[Plain]]:
    """Show the display, each row from the deck on, and the basic piles; `now` is the price for whose turn it is."""
    kit, seat = state.kit, now["seat"]
    buys = not now["over"] and now["automa"] != seat + 1

    def offer(number: int) -> Plain:
        cost = entries.price_box(state.box, kit.tables, seat, number, 0) if buys else None
        return {"card": card(kit, number), "price": list(kit.content.cards[number].price), "now": cost}

    spaces = [offer(number - 1) if number else None for number in now["display"][: now["width"]]]
    length = now["width"] // now["rows"]
    rows = [spaces[i * length : (i + 1) * length] for i in range(now["rows"])]
    piles = look(kit.tables, "piles")
    return rows, [{**offer(number), "left": left} for number, left in zip(piles, now["piles"], strict=True)]


def deck(state: "Monumental", now: Reading) -> Plain:
    """Show what is left of the Development deck, what came of it and has gone, and the Heroes that came of it."""
    return state.kept.part("deck", now.mark(IN_DECK), lambda: drawn_from(state.kit, now))


def drawn_from(kit: Kit, now: Plain) -> Plain:
    """Show the Development deck and what came of it."""
    return {
        "development": development(kit, now),
        "swept": [card(kit, number) for number, gone in enumerate(now["swept"]) if gone],
        "hero_row": [{"id": h.id, "price": h.price} for i, h in enumerate(kit.content.heroes) if now["hero_row"][i]],
    }


def development(kit: Kit, now: Plain) -> Plain:
    """Show how many cards, and how many Heroes among them, each Era has left in the deck, and which Era is on top."""
    left = dict.fromkeys(ERAS, 0)
    for item, there in zip(kit.content.cards, now["pool"], strict=False):
        if there:
            left[item.deck] += 1
    heroes = dict(zip(ERAS, now["hidden_heroes"], strict=True))
    total = {name: left[name] + heroes[name] for name in ERAS}
    era = next((name for name in ERAS if total[name]), None)
    return {"left": sum(total.values()), "era": era, "cards": total, "heroes": heroes}


def unused(effect: tuple[Word, ...], used: int) -> list[int]:
    """List the effects that can be used once a turn and have not been, by number as the notation does."""
    clauses = [word.name for word in effect if word.name != "gives"]
    return [i + 1 for i, name in enumerate(clauses) if name == "once" and not used >> i & 1]


def spaces(kit: Kit, now: Plain, seat: Seat) -> list[list[Plain]]:
    """Show a City: three rows of three spaces."""
    cards, used = kit.content.cards, now["used"][seat]
    shown: list[Plain] = []
    for slot in range(k.SLOTS):
        upper, lower = now["city"][seat][slot] - 1, now["under"][seat][slot] - 1
        active = bool(now["active"][seat][slot])
        space: Plain = {
            "card": cards[upper].id if upper >= 0 else None,
            "knowledge": cards[lower].id if lower >= 0 else None,
            "active": active,
            "stays": bool(now["straight"][seat][slot]),
        }
        if active and upper >= 0:
            space["effects"] = unused(cards[upper].effect, used[slot])
        if active and lower >= 0:
            space["knowledge_effects"] = unused(cards[lower].effect, used[k.COVERED + slot])
        shown.append(space)
    return [shown[i : i + 3] for i in range(0, k.SLOTS, 3)]


def in_hand(now: Plain, seat: Seat) -> list[int]:
    """List the cards that a seat has drawn and not yet discarded, those being used last."""
    drawn: list[int] = []
    for row in now["row"][: now["depth"]]:
        if row[SEAT] == seat and row[KIND] in (DRAW_STEP.kind, DRAWN.kind):
            hand = row[DRAWN.cards : DRAWN.cards + row[DRAWN.drawn]]
            drawn += [codes.drawn_card(number) for number in hand if number]
    return drawn + [number - 1 for number in now["using"][seat] if number]


def completed(kit: Kit, now: Plain, seat: Seat, drawn: list[int]) -> list[Plain]:
    """List the completed Wonders of a seat, each with the tile of its token."""
    known = {number - 1 for number in now["city"][seat]} | set(now["top"][seat][: now["tops"][seat]]) | set(drawn)
    deck, pile = now["deck"][seat], now["pile"][seat]
    return [
        {"card": item.id, "tile": place(kit, now["monument"][i] - 1)}
        for i, item in enumerate(kit.content.cards)
        if item.kind == "wonder" and (i in known or deck[i] or pile[i])
    ]


# ---------------------------------------------------------------- players


def held(kit: Kit, now: Plain, seat: Seat, viewer: Seat | None) -> list[Plain]:
    """Show the Market tokens of a seat: which one it is only to itself, and to all once it is used."""
    shown: list[Plain] = []
    for number in range(k.MARKETS):
        at = now["held"][number][seat] - 1
        if at < 0:
            continue
        used = bool(now["shown"][number][seat])
        known: Plain = {"market": market(kit, number), "used": used, "token": None, "effect": None, "gold": None}
        if used or seat == viewer:
            token = kit.content.markets[number].tokens[at]
            known |= {"token": token.id, "effect": write(token.effect), "gold": token.gold}
        shown.append(known)
    return shown


def cross(now: Plain, seat: Seat, viewer: Seat | None) -> Plain | bool:
    """Show the activation chosen in Continuous Play: to its own seat what it is, to the others whether it is made."""
    picked = now["picked"][seat]
    if picked and seat == viewer:
        return {"row": codes.cross_row(picked) + 1, "column": codes.cross_column(picked) + 1}
    return bool(picked)


def building(state: "Monumental", now: Plain, seat: Seat) -> Plain | None:
    """Show the Wonder under construction."""
    number = now["wonder"][seat] - 1
    if number < 0:
        return None
    cost = None if now["automa"] == seat + 1 else entries.price_box(state.box, state.kit.tables, seat, number, 1)
    return {"card": card(state.kit, number), "price": list(state.kit.content.cards[number].price), "now": cost}


def leader(kit: Kit, now: Plain, seat: Seat) -> Plain | None:
    """Show the Hero of a seat."""
    if not now["hero"][seat]:
        return None
    own = kit.content.heroes[now["hero"][seat] - 1]
    uses = next((word.args[0] for word in own.returns if word.name == "uses"), None)
    return {
        "id": own.id,
        "tile": place(kit, now["hero_at"][seat] - 1),
        "uses": now["hero_uses"][seat],
        "most_uses": uses,
        "effects": unused(own.effect, now["used"][seat][k.OWN_HERO]),
    }


def policies(kit: Kit, now: Plain, seat: Seat) -> Plain:
    """Show the policies of a seat: those developed, in order, and those left; only the last one works."""
    numbers = [number - 1 for number in now["policy"][seat][: now["policies"][seat]]]
    land = kit.content.civilizations[now["civilization"][seat]].id
    left = [p.id for i, p in enumerate(kit.content.policies) if p.civilization == land and i not in numbers]
    works = now["automa"] != seat + 1 and numbers
    effects = unused(kit.content.policies[numbers[-1]].effect, now["used"][seat][k.TOP_POLICY]) if works else []
    return {"policies": [policy(kit, i) for i in numbers], "policies_left": left, "policy_effects": effects}


def own_city(kit: Kit, now: Plain, seat: Seat) -> Plain:
    """Show the City of a seat, and where the next cards come."""
    return {"city": [] if now["automa"] == seat + 1 else spaces(kit, now, seat), "lands": landing(now, seat)}


def own_piles(kit: Kit, now: Plain, seat: Seat, drawn: list[int]) -> Plain:
    """Show the cards of a seat; what is in the deck is known, but not the order below the known ones."""
    top = [card(kit, number) for number in reversed(now["top"][seat][: now["tops"][seat]])]
    stale = [a + b for a, b in zip(now["stale"][seat], now["spent"][seat], strict=True)]
    return {
        "deck": {"size": len(top) + sum(now["deck"][seat]), "top": top, "rest": counts(kit, now["deck"][seat])},
        "discard": counts(kit, now["pile"][seat]),
        "archive": counts(kit, now["archive"][seat]),
        "drawn": [card(kit, number) for number in drawn],
        "drawn_before": counts(kit, stale),
        "copied": [thing(kit, number - 1) for number in now["guest"][seat] if number],
        "wonders": completed(kit, now, seat, drawn),
    }


def cards_of(state: "Monumental", now: Reading, seat: Seat, drawn: list[int]) -> Plain:
    """Show all cards of a seat."""
    kit, kept, piles = state.kit, state.kept, now.mark(IN_PILES, seat)
    mark = piles and (piles, drawn, now.mark(("monument",)))
    return {
        **kept.part(("city", seat), now.mark(IN_CITY, seat), lambda: own_city(kit, now, seat)),
        **kept.part(("piles", seat), mark, lambda: own_piles(kit, now, seat, drawn)),
        **policies(kit, now, seat),
    }


def units(now: Plain, seat: Seat) -> Plain:
    """Show who is in the Capital of a seat."""
    at = now["capital"][seat]
    return {
        "soldiers": now["soldiers"][at - 1] if at else 0,
        "warlord": bool(at) and now["warlord"][seat] == at,
        "hero": bool(at and now["hero"][seat]) and now["hero_at"][seat] == at,
    }


def player(state: "Monumental", now: Reading, score: Points, seat: Seat) -> Plain:
    """Show all that everybody sees of a player."""
    drawn, wonder, own = in_hand(now, seat), building(state, now, seat), now.mark(OF_SEATS, seat)
    mark = own and (own, now.mark(BESIDE), drawn, wonder, score)
    return state.kept.part(("seat", seat), mark, lambda: everything(state, now, score, seat, drawn, wonder))


def everything(
    state: "Monumental", now: Reading, score: Points, seat: Seat, drawn: list[int], wonder: Plain | None
) -> Plain:
    """Show all that a player has."""
    kit = state.kit
    return {
        "civilization": kit.content.civilizations[now["civilization"][seat]].id,
        "automa": now["automa"] == seat + 1,
        "resources": {
            **dict(zip(RESOURCES, (*now["basic"][seat], now["gold"][seat], now["culture"][seat]), strict=True)),
            "against_barbarians": now["raid"][seat],
            "for_wonders": now["quarry"][seat],
        },
        "gained": dict(zip(RESOURCES, now["gained"][seat], strict=True)),
        **cards_of(state, now, seat, drawn),
        "wonder": wonder,
        "capital": place(kit, now["capital"][seat] - 1),
        "units": units(now, seat),
        "warlord": place(kit, now["warlord"][seat] - 1),
        "warlord_used": bool(now["warlord_used"][seat]),
        "outposts": now["supply"][seat],
        "explorers": [
            {"tile": place(kit, at - 1), "collected": bool(done)}
            for at, done in zip(now["explorer"][seat], now["collected"][seat], strict=True)
        ],
        "production_tokens": now["tokens"][seat],
        "market_tokens": held(kit, now, seat, None),
        "looted": {kit.content.barbarians[i].id: n for i, n in enumerate(now["looted"][seat]) if n},
        "cities": [kit.content.cities[i].id for i, n in enumerate(now["freed"][seat]) if n],
        "hero": leader(kit, now, seat),
        "recruited": bool(now["recruited"][seat]),
        "slain": [monster(kit, i) for i, by in enumerate(now["slain"]) if by == seat + 1],
        "reinforcements": now["reinforcements"][seat],
        "passed": bool(now["continuous"] and now["passed"] >> seat & 1),
        "picked": cross(now, seat, None),
        "score": sum(cast("dict[str, int]", score).values()),
        "parts": score,
    }


# ---------------------------------------------------------------- everything


def view(state: "Monumental", seat: Seat | None) -> View:
    """Show all that the table shows to a seat; None is a guest. What everybody sees is made once."""
    read = Reading(state.box)
    now, shown = state.kept.part("table", read.data, lambda: (read, table(state, read)))
    own: Plain = {"you": seat}
    if seat is not None:
        seats = list(shown["seats"])
        seats[seat] = {
            **seats[seat],
            "market_tokens": held(state.kit, now, seat, seat),
            "picked": cross(now, seat, seat),
        }
        own |= {"markets": markets(state, now, seat), "seats": seats}
        if now["continuous"] and shown["phase"] == "column":
            own["question"] = asked(state, seat, now)
    return cast("View", {**shown, **own})


def asked(state: "Monumental", seat: Seat | None, now: Reading) -> Plain | None:
    """Show what is asked."""
    found = questions.question(state, seat, now)
    return None if found is None else found.as_dict()


def table(state: "Monumental", now: Reading) -> Plain:
    """Show all that everybody sees."""
    kit = state.kit
    display, piles = offers(state, now)
    cards, question = deck(state, now), asked(state, None, now)
    scored = [parts(state, who) for who in range(now["players"])]
    shown: Plain = {
        "game": "monumental",
        "players": now["players"],
        "you": None,
        "turn": state.turn,
        "phase": "over" if question is None else question["kind"],
        "question": question,
        "seat": now["seat"],
        "first": now["first"],
        "round": now["rounds"],
        "turns": now["turns"],
        "ending": bool(now["ending"]),
        "left": now["last"] if now["ending"] else None,
        "options": {
            "map": kit.map.id,
            "monsters": now["monsters"],
            "automa": bool(now["automa"]),
            **{name: bool(now[field]) for name, field in OPTIONS.items()},
        },
        "map": board(state, now),
        "markets": markets(state, now, None),
        "display": display,
        "piles": piles,
        **cards,
        "monsters": beasts(kit, now),
        "automa": None
        if not now["automa"]
        else {
            "seat": now["automa"] - 1,
            "deck": sum(now["a_deck"]),
            "done": [automa_card(kit, number) for number, there in enumerate(now["a_done"]) if there],
            "waiting": [automa_card(kit, number - 1) for number in now["a_wait"] if number],
            "discard": [automa_card(kit, number) for number, there in enumerate(now["a_pile"]) if there],
        },
        "outlook": outlook(kit, now, cards["development"], scored),
        "seats": [player(state, now, score, who) for who, score in enumerate(scored)],
    }
    if state.turn is None:
        shown["winners"] = outcome(state)["winners"]
    return shown
