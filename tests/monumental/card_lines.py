"""How a test line is read: a position in words, choices in their notation, a result in the same words as the position.

A line is (component, position, choices, result).

Position and result are words between commas, of seat 0; "their" before a word means seat 1:
    2 Gold                what a seat has; a result names all that seat 0 has, so "" is nothing at all
    Fort@4, active 4      a card in space 4 of the City (Knowledge: uncovered, or below another card); it is active
    top Fort, pile Fort   a card on top of the City deck, in the discard pile
    display Temple        a card on the display; building Pyramids: the Wonder under construction
    policy Guilds         developed, the last one on top
    wonders 2             so many completed; knowledge 2: owned; tokens 1: Production tokens kept
    e4 2 outpost warlord  a Province of the seat: Soldiers, an Outpost, the Warlord; "e4 nobody": of nobody
    explorer 1 e4         where it stands
    hero Ashoka f3        the Hero owned and its tile; uses 1: how often it was used; row Ashoka: in the Hero row
    city venice d3        a Free City; lair Kraken d4: a Monster hidden under a token
    monster Hydra e4 5    a Monster and where its timer is; attacks Hydra 2, hoard 2
In a result only: archive Fort (archived), deck Fort (known in the deck), Pyramids on f3 (the Wonder's token), slain
Hydra, looted b1a, freed venice, 15 cards (in the Automa's deck); "!word" does not hold.

Choices are played one after the other; "?choice" is on offer at that moment, "!choice" is not; "4x choice" is played
four times. Nature draws by itself where a line does not say what it draws.
"""

import re
from collections import Counter

from cairn.chance import Dice
from cairn.core import CHANCE, draw
from cairn.monumental import kinds as k
from tests.monumental.positions import CARDS, CITIES, CONTENT, HEROES, MONSTERS, POLICIES, Table, acting, start

Line = tuple[str, str, str, str]
THINGS = ("Production", "Science", "Military", "Gold", "Culture")
STOCK = re.compile(rf"(\d+) ({'|'.join(THINGS)})( for barbarian| for wonder)?")
WHOSE = ("", "their ")
CROSS = "activate row 2; activate column 2"


def words(text: str, mark: str = ", ") -> list[str]:
    """Split a part of a line."""
    return [word.strip() for word in text.split(mark) if word.strip()]


# ---------------------------------------------------------------- laying a position


def clear(table: Table) -> Table:
    """Begin with nothing: no resources, empty Cities, decks, piles and display."""
    s = table.s
    for seat in range(2):
        table.give(seat, production=0, science=0, military=0, gold=0, culture=0)
        table.city(seat, *[""] * k.SLOTS).deck(seat).pile(seat)
    table.display()
    for tile in range(k.TILES):
        s.lair[tile] = 0
    return table.ready()


def lay_thing(table: Table, seat: int, first: str, rest: str) -> bool:
    """Lay what is named by its first word; says whether it knows the word."""
    s = table.s
    if first == "top":
        s.top[seat][s.tops[seat]] = CARDS[rest]
        s.tops[seat] += 1
    elif first == "pile":
        s.pile[seat][CARDS[rest]] += 1
    elif first == "display":
        s.display[next(i for i in range(k.ROW) if not s.display[i])] = CARDS[rest] + 1
        s.pool[CARDS[rest]] = 0
    elif first == "building":
        s.wonder[seat] = CARDS[rest] + 1
    elif first == "policy":
        s.policy[seat][s.policies[seat]] = POLICIES[rest] + 1
        s.a_policy[POLICIES[rest]] = 0
        s.policies[seat] += 1
    elif first in ("wonders", "knowledge", "tokens"):
        getattr(s, first)[seat] = int(rest)
    elif first == "uses":
        s.hero_uses[seat] = int(rest)
    elif first == "active":
        s.active[seat][int(rest) - 1] = 1
    elif first == "explorer":
        table.explorer(seat, int(rest[0]), rest[2:])
    elif first == "row":
        s.hero_known[HEROES[rest]] = s.hero_row[HEROES[rest]] = 1
    elif first == "hero":
        name, _, tile = rest.rpartition(" ")
        table.hero(seat, name, tile)
    else:
        return False
    return True


def lay_world(table: Table, first: str, rest: str) -> bool:
    """Lay what belongs to nobody."""
    s = table.s
    if first == "city":
        token, tile = rest.split()
        s.waits[table.tile(tile)] = k.CITY
        s.free_city[table.tile(tile)] = CITIES[token] + 1
    elif first == "monster":
        name, tile, timer = rest.rsplit(" ", 2)
        table.monster(name, tile, int(timer))
    elif first == "lair":
        name, _, tile = rest.rpartition(" ")
        table.camp(tile, name)
    elif first == "attacks":
        name, _, n = rest.rpartition(" ")
        s.attacks[MONSTERS[name]] = int(n)
    elif first == "hoard":
        s.hoard[MONSTERS["Grootslang"]] = int(rest)
    elif rest == "nobody":
        table.own(0, first)
        s.owner[table.tile(first)] = 0
        s.soldiers[table.tile(first)] = 0
    else:
        return False
    return True


def lay(table: Table, position: str, own: int = 0) -> Table:
    """Lay a position in words; plain words are those of a seat."""
    s = table.s
    for whole in words(position):
        seat = 1 - own if whole.startswith("their ") else own
        word = whole.removeprefix("their ")
        first, _, rest = word.partition(" ")
        stock = STOCK.fullmatch(word)
        if stock:
            table.give(seat, **{stock[2].lower(): int(stock[1])})
        elif "@" in word:
            card, _, slot = word.partition("@")
            where = s.under if CONTENT.cards[CARDS[card]].kind == "knowledge" else s.city
            where[seat][int(slot) - 1] = CARDS[card] + 1
        elif not lay_thing(table, seat, first, rest) and not lay_world(table, first, rest):
            n, *marks = rest.split()
            table.own(seat, first, int(n), outpost="outpost" in marks, warlord="warlord" in marks)
    return table.ready()


# ---------------------------------------------------------------- playing


def settle(table: Table, text: str) -> None:
    """Let nature draw until this choice, or none of nature, is next."""
    dice = Dice(1)
    while table.state.turn == CHANCE and text not in table.texts():
        table.state.play(draw(table.state, dice), table.events.append)


def play(table: Table, choices: str) -> Table:
    """Play the choices of a line."""
    for step in words(choices, ";"):
        times, _, text = step.rpartition("x ") if re.match(r"\d+x ", step) else ("1", "", step)
        plain = text.lstrip("!?")
        settle(table, plain)
        if text[0] in "!?":
            assert (plain in table.texts()) == (text[0] == "?"), f"{text} of {table.texts()}"
            continue
        for _ in range(int(times)):
            settle(table, plain)
            assert plain in table.texts(), f"{plain} of {table.texts()}"
            table.play(plain)
    return table


# ---------------------------------------------------------------- telling the result


def stock(table: Table, seat: int) -> dict[str, int]:
    """Tell what a seat has, what pays for one thing only apart."""
    s = table.s
    found = {name.capitalize(): n for name, n in table.have(seat).items()}
    found |= {"Military for barbarian": int(s.raid[seat]), "Production for wonder": int(s.quarry[seat])}
    return {name: n for name, n in found.items() if n}


def cards_of(table: Table, seat: int) -> set[str]:
    """Tell where a seat's cards are."""
    s, kit = table.s, table.state.kit
    found = set()
    for slot in range(k.SLOTS):
        found |= {f"{kit.card(card - 1)}@{slot + 1}" for card in (s.city[seat][slot], s.under[seat][slot]) if card}
        found |= {f"active {slot + 1}"} if s.active[seat][slot] else set()
    for card in range(k.CARDS):
        for name, count in (("pile", s.pile[seat][card]), ("archive", s.archive[seat][card])):
            found |= {f"{name} {kit.card(card)}", f"{name} {count} {kit.card(card)}"} if count else set()
    found |= {f"deck {kit.card(s.top[seat][i])}" for i in range(s.tops[seat])}
    if s.tops[seat]:
        found.add(f"top {kit.card(s.top[seat][s.tops[seat] - 1])}")
    if s.wonder[seat]:
        found.add(f"building {kit.card(s.wonder[seat] - 1)}")
    found |= {f"policy {kit.policy(s.policy[seat][i] - 1)}" for i in range(s.policies[seat])}
    if s.hero[seat]:
        found.add(f"hero {kit.hero(s.hero[seat] - 1)} {kit.tile(s.hero_at[seat] - 1)}")
    return found


def things_of(table: Table, seat: int) -> set[str]:
    """Tell everything of a seat."""
    s, kit = table.s, table.state.kit
    found = cards_of(table, seat)
    found |= {f"{n} {name}" for name, n in stock(table, seat).items()}
    found |= {f"{name} {getattr(s, name)[seat]}" for name in ("wonders", "knowledge", "tokens")}
    found |= {f"explorer {which + 1} {kit.tile(s.explorer[seat][which] - 1)}" for which in range(2)}
    found |= {f"looted {token.id}" for i, token in enumerate(CONTENT.barbarians) if s.looted[seat][i]}
    found |= {f"freed {city.id}" for i, city in enumerate(CONTENT.cities) if s.freed[seat][i]}
    for tile in range(len(kit.map.tiles)):
        if s.owner[tile] == seat + 1:
            marks = " outpost" * int(s.outpost[tile]) + " warlord" * int(s.warlord[seat] == tile + 1)
            found.add(f"{kit.tile(tile)} {s.soldiers[tile]}{marks}")
    return found


def facts(table: Table, own: int = 0) -> set[str]:
    """Tell the position in the words of the lines; plain words are those of a seat."""
    s, kit = table.s, table.state.kit
    found = {WHOSE[i] + word for i in range(2) for word in things_of(table, (own + i) % 2)}
    found.add(f"{sum(s.a_deck[card] for card in range(k.AUTOMA))} cards")
    found |= {f"{kit.tile(i)} nobody" for i in range(len(kit.map.tiles)) if not s.owner[i]}
    found |= {f"{kit.card(card)} on {kit.tile(s.monument[card] - 1)}" for card in range(k.CARDS) if s.monument[card]}
    found |= {f"row {kit.hero(hero)}" for hero in range(k.HEROES) if s.hero_row[hero]}
    found |= {f"display {kit.card(s.display[i] - 1)}" for i in range(s.width) if s.display[i]}
    for number in range(k.MONSTERS):
        name = kit.monster(number)
        if s.monster_at[number]:
            found |= {f"monster {name} {kit.tile(s.monster_at[number] - 1)} {s.timer[number]}"}
            found |= {f"attacks {name} {s.attacks[number]}", f"hoard {s.hoard[number]}"}
        if s.slain[number]:
            found.add(f"{WHOSE[(s.slain[number] - 1 + own) % 2]}slain {name}")
    return found


def compare(table: Table, result: str, own: int = 0) -> None:
    """Compare a position with a result: all resources of a seat, and whatever else is named; nothing is left open."""
    if not own:
        settle(table, "")
    assert table.offers("end turn", "activate row", "automa "), f"still to choose: {table.texts()}"
    wanted = {f"{m[2]}{m[3] or ''}": int(m[1]) for m in map(STOCK.fullmatch, words(result)) if m}
    assert stock(table, own) == wanted, f"there is {stock(table, own)}"
    there = facts(table, own)
    for word in words(result):
        assert (word.lstrip("!") in there) != word.startswith("!"), f"{word}: {sorted(there)}"


def missing(lines: dict[str, list[Line]] | list[Line], wanted: list[str], least: int = 1) -> list[str]:
    """Name the components that have too few lines."""
    every = [line for part in lines.values() for line in part] if isinstance(lines, dict) else lines
    count = Counter(line[0] for line in every)
    assert set(count) <= set(wanted), set(count) - set(wanted)
    return [name for name in wanted if count[name] < least]


# ---------------------------------------------------------------- lines that are played in more than one place


def card_line(card: str, position: str, choices: str, result: str) -> None:
    """Play a line of a city card: it lies in space 5 and is activated."""
    table = lay(clear(start()), f"{card}@5, {position}")
    compare(play(table, f"{CROSS}; {choices}"), result)


def of(land: str) -> list[str]:
    """Seat a civilization first, and another one."""
    return [land, "greece" if land != "greece" else "egypt"]


def owner(policy: str) -> list[str]:
    """Seat the civilization that a policy belongs to."""
    return of(CONTENT.policies[POLICIES[policy]].civilization)


def ongoing_line(policy: str, position: str, choices: str, result: str) -> None:
    """Play a line of a policy's ongoing effect: it is the topmost one."""
    table = lay(clear(start(civilizations=owner(policy))), f"policy {policy}, {position}")
    compare(play(table, f"{CROSS}; {choices}"), result)


def warlord_line(warlord: str, position: str, choices: str, result: str) -> None:
    """Play a line of a Warlord."""
    land = next(w.civilization for w in CONTENT.warlords if w.names["en"] == warlord)
    compare(play(lay(clear(acting(civilizations=of(land))), position), choices), result)
