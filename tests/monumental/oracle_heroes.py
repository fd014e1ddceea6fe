"""Heroes, slow and plain: who can be acquired and deployed where, what each one's effect does, when they go back."""

from collections.abc import Callable

from cairn.monumental import kinds as k
from tests.monumental.oracle import Price, Table, payable, purse, read_way, ways
from tests.monumental.oracle_conquest import must_stay, terrain
from tests.monumental.oracle_monsters import deeds, slowed
from tests.monumental.oracle_world import Answer, World

TRADED = 3  # at most, by Einstein
MOVED = 3  # at most, by Tubman


def card_of(table: Table, seat: int) -> str:
    """Name the Hero of a seat by its id; "" if it has none."""
    return table.content.heroes[table.hero[seat] - 1].id if table.hero[seat] else ""


# Acquiring


def places(table: Table, seat: int, hero: int) -> list[int]:
    """Where a Hero may be deployed: always on one's own, as its card says (MN-HER-06)."""
    place = table.content.heroes[hero].place
    fits: dict[str, Callable[[int], bool]] = {
        "capital": lambda tile: not table.province(tile),
        "province": table.province,
        "rough_province": lambda tile: table.province(tile) and terrain(table, tile) >= 2,
        "capital_or_province": lambda _: True,
        "capital_or_coast": lambda tile: not table.province(tile) or table.coastal(tile),
    }
    return [tile for tile in table.controlled(seat) if fits[place](tile)]


def recruits(table: Table, seat: int) -> set[str]:
    """Every Hero that can be acquired now: one a turn, for Gold alone (MN-HER-04, -05)."""
    return {
        f"recruit {table.kit.hero(number)}"
        for number, hero in enumerate(table.content.heroes)
        if table.hero_row[number]
        and not table.recruited[seat]
        and table.gold[seat] >= hero.price
        and places(table, seat, number)
    }


def recruit(world: World, seat: int, name: str) -> None:
    """Acquire a Hero; the one a player has goes back first (MN-HER-05, -06, -11)."""
    hero = next(number for number in range(k.HEROES) if name == f"recruit {world.kit.hero(number)}")
    world.gold[seat] -= world.content.heroes[hero].price
    world.recruited[seat] = 1
    world.hero_row[hero] = 0
    if world.hero[seat]:
        world.send_back(seat)
    where = places(world, seat, hero) or [world.home(seat)]  # its place may be lost with the one that went back
    world.hero_at[seat] = world.ask(seat, world.at("deploy", where)) + 1
    world.hero[seat] = hero + 1
    world.hero_uses[seat] = 0


# Outposts


def outposts(table: Table, seat: int) -> set[str]:
    """Where an Outpost can be built: of three Soldiers, or two and the Warlord; a Hero is none of them (Q-65)."""
    return {
        f"outpost {table.kit.tile(tile)}"
        for tile in table.provinces(seat)
        if table.supply[seat]
        and not table.outpost[tile]
        and sum(figure != "hero" for figure in table.figures(seat, tile)) >= 3
    }


# Effects that are used


def voyages(table: Table, seat: int) -> dict[str, tuple[int, int]]:
    """Where Explorers can sail: from a coastal Province to another on the same Water."""
    found = {}
    for which in range(2):
        start = table.explorer[seat][which] - 1
        shores = lakes_at(table, start) if table.province(start) else set()
        for tile in range(len(table.map.tiles)):
            joined = tile != start and table.province(tile) and shores & lakes_at(table, tile)
            if joined and payable(purse(table, seat), (0, 0, slowed(table, tile))):
                found[f"explorer {which + 1} sails to {table.kit.tile(tile)}"] = (which, tile)
    return found


def lakes_at(table: Table, tile: int) -> set[int]:
    """The Waters a tile touches, each named by its first tile; Water tiles joined edge to edge are one."""
    found = set()
    for start in table.map.neighbours[tile]:
        if table.map.tiles[start].kind == "water":
            lake, waiting = {start}, [start]
            while waiting:
                for other in table.map.neighbours[waiting.pop()]:
                    if table.map.tiles[other].kind == "water" and other not in lake:
                        lake.add(other)
                        waiting.append(other)
            found.add(min(lake))
    return found


def marches(table: Table, seat: int) -> dict[str, tuple[str, int]]:
    """The Units that can go to another Province of one's own, joined or not; none is emptied."""
    return {
        f"move {figure} {table.kit.tile(tile)}": (figure, tile)
        for tile in table.controlled(seat)
        for figure in table.figures(seat, tile)
        if len(table.figures(seat, tile)) > must_stay(table, seat, tile)
        and any(other != tile for other in table.provinces(seat))
    }


def quiet_cards(table: Table, seat: int) -> dict[str, int]:
    """The inactive cards of a City, each with its space."""
    cards = [(slot, table.city[seat][slot] or table.under[seat][slot]) for slot in range(k.SLOTS)]
    return {
        f"archive {table.kit.card(card - 1)} {slot + 1}": slot
        for slot, card in cards
        if card and not table.active[seat][slot]
    }


def covered(table: Table, seat: int) -> list[int]:
    """The developed Policies below the topmost, but those that can only copy: they would lead nowhere (Q-75)."""
    below = [policy - 1 for policy in table.policy[seat][: max(0, table.policies[seat] - 1)]]
    ongoing = {n: [word for word in table.words(k.POLICY + n) if word.name != "one_off"] for n in below}
    return [number for number in below if any("copy(" not in str(word) for word in ongoing[number])]


def usable(table: Table, seat: int) -> bool:
    """Tell whether the effect of a Hero can be used now: once a turn, paid in full, doing something."""
    if table.used[seat][k.OWN_HERO] & 1:
        return False
    deck = sum(table.deck[seat]) + table.tops[seat] + sum(table.pile[seat])
    conditions: dict[str, Callable[[], bool]] = {
        "hypatia": lambda: deck > 0 and payable(purse(table, seat), (0, 1, 0)),
        "hildegard": lambda: bool(quiet_cards(table, seat)),
        "shakespeare": lambda: bool(covered(table, seat)) and 0 in table.guest[seat],
        "tupaia": lambda: bool(voyages(table, seat)),
        "einstein": lambda: payable(purse(table, seat), (1, 0, 0)),
        "tubman": lambda: bool(marches(table, seat)),
    }
    hero = card_of(table, seat)
    return hero in conditions and conditions[hero]()


def pay(world: World, seat: int, price: Price) -> None:
    """Pay as the record has it, or in the only way there is."""
    want = ways(purse(world, seat), price)
    if world.answers and world.answers[0].text.startswith("pay "):
        answer = world.answers.pop(0)
        assert answer.seat == seat
        assert want.agree({read_way(text) for text in answer.offered})
        way = read_way(answer.text)
    else:
        assert len(want.needed) == 1, f"not asked how to pay {price}: {want.needed}"
        (way,) = want.needed
    for basic in range(3):
        world.basic[seat][basic] -= way[basic]
    world.gold[seat] -= way[3] + way[4]


def use(world: World, seat: int) -> bool:
    """Use the effect of a Hero; tell whether all of it could be followed."""
    effects: dict[str, Callable[[World, int], bool]] = {
        "hildegard": purge,
        "shakespeare": stage,
        "tupaia": sail,
        "einstein": trade,
        "tubman": regroup,
    }
    world.used[seat][k.OWN_HERO] |= 1
    effect = effects.get(card_of(world, seat))
    followed = effect is not None and effect(world, seat)
    world.work(seat)
    return followed


def purge(world: World, seat: int) -> bool:
    """Hildegard: archive a card, gain 1 Science; a card that does something when it is archived goes too far."""
    slot = world.ask(seat, quiet_cards(world, seat))
    card = world.city[seat][slot] - 1
    world.archive_card(seat, slot, below=card < 0)
    world.basic[seat][k.SCIENCE] += 1
    return card < 0 or "ARCHIVED_SELF" not in str([str(word) for word in world.words(card)])


def stage(world: World, seat: int) -> bool:
    """Shakespeare: a covered Policy works again until the end of the turn."""
    names = {f"copy {world.kit.policy(policy)}": policy for policy in covered(world, seat)}
    policy = world.ask(seat, names)
    world.guest[seat][world.guest[seat].index(0)] = k.POLICY + policy + 1
    return True


def sail(world: World, seat: int) -> bool:
    """Tupaia: an Explorer crosses the sea; before and after that it may do its one thing (Q-67)."""
    before = dict.fromkeys(deeds(world, seat, 0) | deeds(world, seat, 1), (-1, -1))
    which, tile = world.ask(seat, voyages(world, seat) | before)
    if which < 0:
        return False  # what it collects or defeats is followed elsewhere
    pay(world, seat, (0, 0, slowed(world, tile)))
    world.explorer[seat][which] = tile + 1
    # Otherwise it can do so as the next action.
    then = dict.fromkeys(deeds(world, seat, which), False) if world.continuous else {}
    return not then or world.ask(seat, then | {"stop": True})


def trade(world: World, seat: int) -> bool:
    """Einstein: up to 3 Production become twice as much Science; Gold may stand in (MN-RES-07)."""
    amounts = {f"trade {n}": n for n in range(1, TRADED + 1) if payable(purse(world, seat), (n, 0, 0))}
    n = world.ask(seat, amounts)
    pay(world, seat, (n, 0, 0))
    world.basic[seat][k.SCIENCE] += 2 * n
    return True


def regroup(world: World, seat: int) -> bool:
    """Tubman: up to 3 Units go to any Provinces of one's own."""
    for number in range(MOVED):
        able = marches(world, seat)
        if not able:
            break
        chosen = world.ask(seat, able | ({"stop": ("", -1)} if number else {}))
        figure, start = chosen
        if not figure:
            break
        goal = world.ask(seat, world.at("to", [tile for tile in world.provinces(seat) if tile != start]))
        if figure == "soldier":
            world.soldiers[start] -= 1
            world.soldiers[goal] += 1
        elif figure == "warlord":
            world.warlord[seat] = goal + 1
        else:
            world.hero_at[seat] = goal + 1
    return True


# What happens by itself


def farewell(world: World, seat: int) -> None:
    """End a turn: Ashoka rewards peace, Genghis Khan rides off if he has not conquered."""
    hero = card_of(world, seat)
    if hero == "ashoka" and not world.conquests[seat] and world.offered_use(seat):
        world.culture[seat] += 1
        world.work(seat)
    if hero == "genghis-khan" and not world.hero_conquests[seat]:
        world.send_back(seat)


def uses_in(before: Table, after: Table, seat: int, answers: list[Answer]) -> int:
    """Count how often a Hero was used while its owner did something else than use it."""
    if card_of(before, seat) == "lakshmibai":  # every conquest with her counts
        return int(after.hero_conquests[seat] - before.hero_conquests[seat])
    name = f"resolve {before.kit.hero(before.hero[seat] - 1)}"
    return sum(answer.text == name and answer.seat == seat for answer in answers)


def stays(before: Table, after: Table, seat: int, answers: list[Answer]) -> bool:
    """Tell whether the Hero of whoever has acted stays after an action (MN-HER-10)."""
    uses = before.hero_uses[seat] + uses_in(before, after, seat, answers)
    for word in before.content.heroes[before.hero[seat] - 1].returns:
        if word.name == "uses" and uses >= int(str(word.args[0])):
            return False
        if str(word.args[0]) == "COMPLETED_WONDER" and after.completions[seat] > before.completions[seat]:
            return False
    return True


def entitled(before: Table, after: Table, seat: int, target: int) -> bool:
    """Tell whether a conquest lets the conqueror's Hero do something: loot twice, or gain Gold."""
    with_hero = after.hero_conquests[seat] > before.hero_conquests[seat]
    hero = card_of(before, seat)
    looted = before.waits[target] == k.CAMP and not before.lair[target]
    return with_hero and ((hero == "amanirenas" and looted) or (hero == "lakshmibai" and before.owner[target] > 0))
