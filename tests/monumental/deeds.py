"""Actions that have to do with Heroes and Monsters, held against the slow models: what is offered, and what results."""

from collections import Counter

from cairn.core import Event
from cairn.monumental import kinds as k
from tests.monumental import oracle_heroes as heroes
from tests.monumental import oracle_monsters as monsters
from tests.monumental.oracle import Table, defeat_price, purse, spent, ways
from tests.monumental.oracle_conquest import Attack, Muster, after
from tests.monumental.oracle_world import COUNTED, Answer, World

DEFEATS = ("explorer 1 defeats ", "explorer 2 defeats ")
PLAIN = ("from ", "warlord from ", "hero from ", "pay ", "less ", "lose ", "walk to ", "shelter ", "resolve ")


def look_at_actions(table: Table, texts: set[str], seen: Counter[str]) -> None:
    """Check which Heroes, effects of Heroes, defeats and steps of Explorers are offered."""
    seat = int(table.state.turn or 0)
    assert {text for text in texts if text.startswith("recruit ")} == heroes.recruits(table, seat)
    seen["Heroes offered"] += any(text.startswith("recruit ") for text in texts)
    if table.hero[seat]:
        name = f"use {table.kit.hero(table.hero[seat] - 1)}"
        assert (name in texts) == heroes.usable(table, seat), name
        seen["effects of Heroes looked at"] += 1
    if table.monsters:
        deeds = monsters.deeds(table, seat, 0) | monsters.deeds(table, seat, 1)
        offered = {text for text in texts if text.startswith("explorer ")}
        assert offered == deeds | monsters.steps(table, seat, 1)
        seen["defeats offered"] += any(text.startswith(DEFEATS) for text in texts)
        seen["steps looked at"] += 1
    assert {text for text in texts if text.startswith("outpost ")} == heroes.outposts(table, seat)
    seen["Outposts offered"] += any(text.startswith("outpost ") for text in texts)


def look_at_steps(table: Table, texts: set[str], seen: Counter[str]) -> None:
    """Check what is offered between and after the free steps of an effect (MN-EXP-18, Q-66, Q-67)."""
    _, seat, left, must, moved, *_ = table.asked()
    wanted = monsters.steps(table, seat, 0) if left else set()
    if not left or wanted:
        for which in range(2):
            wanted |= monsters.deeds(table, seat, which) if left or moved >> which & 1 else set()
    assert texts == wanted | (set() if must else {"stop"})
    seen["free steps looked at"] += 1
    seen["deeds after the last free step"] += not left


class Deed:
    """An action: the table before it, its words, and everything that was asked while it was carried out."""

    def __init__(self, before: Table, text: str) -> None:
        self.before = before
        self.text = text
        self.seat = int(before.state.turn or 0)
        self.answers: list[Answer] = []
        names = [tile.name for tile in before.map.tiles]
        self.target = names.index(text.removeprefix("conquer ")) if text.startswith("conquer ") else -1
        self.events: list[Event] | None = [] if self.target >= 0 and before.lair[self.target] else None

    def check(self, table: Table, seen: Counter[str]) -> None:
        """Hold what has come of it against the models."""
        held = self.before.hero[self.seat]
        if self.text.startswith("recruit ") or (held and self.text == f"use {self.before.kit.hero(held - 1)}"):
            self.check_hero(table, seen)
        elif any(self.before.hero):
            self.check_heroes_after(table, seen)
        if self.text.startswith(DEFEATS):
            self.check_defeat(table, seen)
        if self.events:
            self.check_arrival(table, self.events, seen)

    def check_hero(self, table: Table, seen: Counter[str]) -> None:
        """Acquire a Hero, or use one, on the model's table."""
        world = World(self.before.state)
        world.answers = list(self.answers)
        followed = True
        if self.text.startswith("recruit "):
            heroes.recruit(world, self.seat, self.text)
            seen["Heroes acquired"] += 1
            seen["Heroes replaced"] += bool(self.before.hero[self.seat])
        else:
            seen[f"{heroes.card_of(world, self.seat)} used"] += 1
            followed = heroes.use(world, self.seat)
            seen["Heroes used up"] += not world.hero[self.seat]
        if followed:
            assert not world.answers, world.answers
            besides = COUNTED | {"used", "counted"}
            assert not world.differences(table, besides), (self.text, world.differences(table, besides))
        assert (world.hero, world.hero_uses) == (table.hero, table.hero_uses), self.text
        assert world.hero_row == table.hero_row, self.text

    def check_heroes_after(self, table: Table, seen: Counter[str]) -> None:
        """Check who has still a Hero after an action, and how often it was used."""
        before, seat, target = self.before, self.seat, self.target
        if target >= 0 and before.hero[seat] and heroes.entitled(before, table, seat, target):
            name = f"resolve {before.kit.hero(before.hero[seat] - 1)}"
            assert any(name in answer.offered for answer in self.answers), self.text
            if heroes.card_of(before, seat) == "amanirenas":  # both benefits instead of a choice
                used = any(answer.text == name for answer in self.answers)
                assert used != any(answer.text.startswith("loot ") for answer in self.answers), self.text
            seen["conquests with a Hero at work"] += 1
        loser = before.owner[target] - 1 if target >= 0 else -1
        if loser >= 0 and heroes.card_of(before, loser) == "nzinga" and before.hero_at[loser] != target + 1:
            mourning = frozenset({f"resolve {before.kit.hero(before.hero[loser] - 1)}", "stop"})
            assert any((answer.seat, answer.offered) == (loser, mourning) for answer in self.answers), self.text
            seen["Provinces mourned"] += 1
        for other in range(table.players):
            if not before.hero[other]:
                assert not table.hero[other]
                continue
            lost = target >= 0 and before.owner[target] == other + 1 and before.hero_at[other] == target + 1
            stays = not lost and heroes.stays(before, table, other, self.answers)
            assert bool(table.hero[other]) == stays, self.text
            uses = before.hero_uses[other] + heroes.uses_in(before, table, other, self.answers)
            assert table.hero_uses[other] == (uses if stays else 0), self.text
            assert table.hero_row[before.hero[other] - 1] == (not stays), self.text
            seen["Heroes looked at after an action"] += 1
            seen[f"{heroes.card_of(before, other)} went back"] += not stays
            seen["Heroes whose Province was conquered"] += lost

    def check_defeat(self, table: Table, seen: Counter[str]) -> None:
        """Check a Monster's defeat: paid, gone, its card kept, its reward gained (MN-MON-23 to -25)."""
        before, seat = self.before, self.seat
        monster = next(n for n in range(k.MONSTERS) if self.text.endswith(f"defeats {before.kit.monster(n)}"))
        assert table.slain[monster] == seat + 1
        assert table.monster_at[monster] == table.timer[monster] == 0
        assert table.collected[seat][int(self.text.split()[1]) - 1]
        seen["defeats"] += 1
        gained = monsters.reward(before, monster)
        if gained and all(answer.text.startswith(("pay ", "stop")) for answer in self.answers):
            got = [now - then for now, then in zip(table.gained[seat], before.gained[seat], strict=True)]
            assert tuple(got) == gained, self.text
            price, gold = defeat_price(before, monster)
            held = purse(before, seat)
            want = ways(held._replace(gold=held.gold - gold), price).every
            assert spent(before, table, seat) in {(*way[:3], way[3] + way[4] + gold) for way in want}, self.text
            seen["defeats paid and rewarded"] += 1

    def check_arrival(self, table: Table, events: list[Event], seen: Counter[str]) -> None:
        """Check the arrival of a Monster whose token was looted by a player (MN-MON-03 to -07)."""
        if any(not answer.text.startswith(PLAIN) for answer in self.answers):
            seen["arrivals too involved"] += 1
            return
        names = [tile.name for tile in self.before.map.tiles]
        figures = [(e.data["figure"], names.index(e.data["from"])) for e in events if e.kind == "marched"]
        world = World(self.before.state)
        for name, value in after(Attack(self.before, self.seat, self.target), Muster(tuple(figures))).items():
            setattr(world, name, value)
        world.answers = [answer for answer in self.answers if answer.text.startswith(("lose ", "walk ", "shelter "))]
        monsters.arrive(world, self.seat, self.target)
        assert not world.answers, self.text
        moved = ("owner", "soldiers", "warlord", "outpost", "hero_at") if table.hero == self.before.hero else ()
        for name in (*moved, "lair", "monster_at", "arrived", "timer", "attacks", "waits", "slain"):
            assert getattr(world, name) == getattr(table, name), (self.text, name)
        assert table.gained[self.seat][k.CULTURE] - self.before.gained[self.seat][k.CULTURE] == 1, self.text
        seen["arrivals"] += 1
