"""Counting what lies on the table, slow and plain: scores, winners, and what never changes in number."""

from collections import Counter

from cairn.monumental import kinds as k
from tests.monumental.oracle import Table


def owned(table: Table, seat: int) -> Counter[int]:
    """Every card of a seat but the archived ones and the Wonder under construction, wherever it is (MN-SCO-09)."""
    cards: Counter[int] = Counter()
    cards.update(card - 1 for card in (*table.city[seat], *table.under[seat]) if card)
    cards.update({card: n for card, n in enumerate(table.deck[seat]) if n})
    cards.update(table.top[seat][: table.tops[seat]])
    cards.update({card: n for card, n in enumerate(table.pile[seat]) if n})
    return cards


def archived(table: Table, seat: int) -> Counter[int]:
    """The archived cards of a seat."""
    return Counter({card: n for card, n in enumerate(table.archive[seat]) if n})


def counts(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Provinces, bought Knowledge cards, completed Wonders, Policies (MN-SCO-01 to -09)."""
    cards = owned(table, seat)
    shown = table.content.cards
    return (
        sum(bool(table.figures(seat, tile)) or bool(table.outpost[tile]) for tile in table.provinces(seat)),
        sum(n for card, n in cards.items() if shown[card].kind == "knowledge" and shown[card].deck != "starting"),
        sum(n for card, n in cards.items() if shown[card].kind == "wonder"),
        sum(policy > 0 for policy in table.policy[seat]),
    )


def scores(table: Table) -> list[int]:
    """Score every seat (MN-SCO, MN-AUT-43)."""
    everyone = [counts(table, seat) for seat in range(table.players)]
    found = []
    for seat, (provinces, knowledge, wonders, policies) in enumerate(everyone):
        points = provinces + knowledge + 2 * wonders + 2 * policies
        points += sum(slayer == seat + 1 for slayer in table.slain)
        for mine, all_of_it in zip(everyone[seat], zip(*everyone, strict=True), strict=True):
            points += 3 * (mine > 0 and mine == max(all_of_it))
        points += table.gold[seat] // 3 if table.automa == seat + 1 else 0
        found.append(points)
    return found


def winners(table: Table) -> list[int]:
    """Name the winners (MN-SCO-15, MN-TIE-01 to -04)."""
    ranked = [(points, table.gold[seat], table.culture[seat]) for seat, points in enumerate(scores(table))]
    return [seat for seat, rank in enumerate(ranked) if rank == max(ranked)]


# What never changes in number


def check_map(table: Table) -> None:
    """Units, Outposts and control (MN-INV-01 to -04)."""
    laid = all(table.capital[seat] for seat in range(table.players))
    for seat in range(table.players):
        own = table.controlled(seat)
        assert table.supply[seat] + sum(table.outpost[tile] for tile in own) == 2
        if not laid:
            continue
        assert table.capital[seat] - 1 in own
        if table.rests():
            units = sum(table.soldiers[tile] for tile in own) + (table.warlord[seat] - 1 in own)
            assert units == 10, f"seat {seat} has {units} Units"
            for tile in own:
                holds = bool(table.figures(seat, tile)) or bool(table.outpost[tile])
                assert holds or not table.province(tile), f"nobody holds {table.kit.tile(tile)}"
        if table.hero[seat] and table.hero_at[seat]:
            assert table.hero_at[seat] - 1 in own
    for tile, owner in enumerate(table.owner[: len(table.map.tiles)]):
        assert owner or not (table.soldiers[tile] or table.outpost[tile])
        assert table.outpost[tile] <= 1
        assert not (owner and table.waits[tile])
        assert table.waits[tile] == k.EMPTY or table.province(tile)
        if owner and not table.province(tile):
            assert table.capital[owner - 1] == tile + 1
            assert not table.outpost[tile]
        assert bool(table.free_city[tile]) <= (table.waits[tile] == k.CITY)


def check_cards(table: Table) -> None:
    """Every card is somewhere, once (MN-INV-05)."""
    shown = table.content.cards
    everywhere: Counter[int] = Counter()
    for seat in range(table.players):
        own = owned(table, seat) + archived(table, seat)
        own.update([table.wonder[seat] - 1] if table.wonder[seat] else [])
        own.update(card - 1 for card in table.using[seat][: table.usings[seat]] if 0 < card <= k.CARDS)
        if seat in table.humans:
            civilization = table.content.civilizations[table.civilization[seat]].id
            start = {card: n for card, n in own.items() if shown[card].deck in ("common", "special", "starting")}
            want = {
                number: card.count
                for number, card in enumerate(shown)
                if card.deck in ("common", "special", "starting") and card.civilization in (None, civilization)
            }
            assert start == want, f"starting cards of seat {seat}"
        everywhere += own
    everywhere.update(card - 1 for card in table.display if card)
    everywhere.update(card for card, there in enumerate(table.pool) if there)
    everywhere.update(card for card, there in enumerate(table.swept) if there)
    for pile, left in enumerate(table.piles):
        everywhere[[number for number, card in enumerate(shown) if card.deck == "basic"][pile]] += left
    replaced = table.state.setup["replaced"]
    eras = {card.deck for card in shown if card.id in replaced}
    for number, card in enumerate(shown):
        if card.deck == "basic":
            assert everywhere[number] == 10, card.id
        elif card.deck in ("I", "II", "III", "R"):
            used = table.renaissance if card.deck == "R" else 1
            if card.alternative:
                used = card.deck in eras
            elif card.id in replaced:
                used = 0
            assert everywhere[number] == used, f"{card.id}: {everywhere[number]}"


def check_tokens(table: Table, start: Table, *, rests: bool) -> None:
    """Tokens of Barbarians, Free Cities, Production and Markets (MN-SET-13, MN-CON-40)."""
    seats = range(table.players)
    for number, token in enumerate(table.content.barbarians):
        assert table.barbarians[number] + sum(table.looted[seat][number] for seat in seats) == token.count
    for front in range(1, 5):
        tokens = [number for number, token in enumerate(table.content.barbarians) if token.front == front]
        left = sum(table.barbarians[number] for number in tokens)
        camps = [
            tile
            for tile, shown in enumerate(table.map.tiles)
            if shown.barbarian == front and table.waits[tile] == k.CAMP and not table.lair[tile]
        ]
        looted = sum(table.looted[seat][number] for seat in seats for number in tokens)
        placed = sum(shown.barbarian == front for shown in table.map.tiles)
        lairs = sum(table.content.monsters[m].front == front for m in came(table))
        assert left >= len(camps)
        if rests:
            assert len(camps) + looted == placed - lairs
    for number in range(k.CITIES):
        assert (number + 1 in table.free_city) + sum(table.freed[seat][number] for seat in seats) == (
            number + 1 in start.free_city
        )
    for tile in range(len(table.map.tiles)):
        assert table.production[tile] <= start.production[tile]
        assert table.market[tile] == start.market[tile] or not table.left[start.market[tile] - 1]
    for market in range(k.MARKETS):
        if market + 1 in start.market and table.stacked[market]:
            kept = sum(table.held[market][seat] > 0 for seat in table.humans) + table.claimed[market].bit_count()
            assert table.left[market] + kept == table.players
            assert table.stack[market].bit_count() == table.left[market]


def came(table: Table) -> list[int]:
    """The Monsters of this game: hidden, come, or slain."""
    hidden = {lair - 1 for lair in table.lair if lair}
    shown = {number for number in range(k.MONSTERS) if table.arrived[number] or table.slain[number]}
    return sorted(hidden | shown)


def check_wonders(table: Table) -> None:
    """Wonder cards and tokens agree (MN-INV-10, MN-WON-14, MN-AUT-24)."""
    shown = table.content.cards
    with_token = {card for card, place in enumerate(table.monument) if place}
    found: set[int] = set()
    for seat in range(table.players):
        cards = {card for card in owned(table, seat) if shown[card].kind == "wonder"}
        assert table.wonders[seat] == len(cards)
        assert table.wonder[seat] - 1 not in with_token
        found |= cards | {card for card in archived(table, seat) if shown[card].kind == "wonder"}
    assert found == with_token
    here = Counter(table.monument)
    for tile in range(len(table.map.tiles)):
        assert table.monuments[tile] == here[tile + 1]
        automa = table.automa and table.capital[table.automa - 1] == tile + 1
        assert here[tile + 1] <= 1 or automa


def check_resources(table: Table) -> None:
    """Nothing is negative, and basic resources belong to the running turn (MN-INV-06)."""
    for seat in range(table.players):
        held = (*table.basic[seat], table.gold[seat], table.culture[seat], table.raid[seat], table.quarry[seat])
        assert min(held) >= 0, held
        assert table.tokens[seat] >= 0
        if not table.continuous and seat != table.seat:
            assert not any((*table.basic[seat], table.raid[seat], table.quarry[seat]))
