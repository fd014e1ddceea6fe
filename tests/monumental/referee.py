"""Watches a game of Monumental and holds every position against the slow model; counts what it has looked at."""

from collections import Counter
from random import Random
from typing import Any

from cairn.core import CHANCE, Choice, parse
from cairn.kernel import look
from cairn.monumental import Monumental
from cairn.monumental import kinds as k
from cairn.monumental import rows as layout
from tests.monumental import oracle as o
from tests.monumental import oracle_table as counting
from tests.monumental.oracle import Table
from tests.monumental.oracle_city import City, Display, Script
from tests.monumental.oracle_conquest import Attack, after, conquests, destinations, less_text, movable

MOST_MUSTERS = 60
CITY_ROWS = {layout.N_CARD.kind, layout.KEEP_KNOWLEDGE.kind, layout.REINFORCE_CHOICE.kind}
ENDS = ("end turn", "pass")
PAYING = {layout.UNITS.kind, layout.LESS.kind, layout.PAYMENT.kind}


class Phases:
    """The end of a turn (of a round, in Continuous Play): what was there before, and what the record has said since."""

    def __init__(self, state: Monumental, losses: list[int], seats: list[int]) -> None:
        self.before = Table(state, keep=True)
        self.losses = losses
        self.seats = seats
        self.texts: list[str] = []
        self.city_done = False


class Referee:
    """Looks at a game before and after each choice."""

    def __init__(self, state: Monumental, rng: Random, seen: Counter[str], effort: float) -> None:
        self.state = state
        self.rng = rng
        self.seen = seen
        self.effort = effort  # how often the costly checks are made
        self.start: Table | None = None
        self.touched: set[tuple[int, int]] = set()  # seat and row of the display
        self.phases: Phases | None = None
        self.texts: list[str] = []
        self.triggered: int | None = None
        self.acts: Counter[tuple[int, str]] = Counter()  # what a seat has done in this turn that discounts count

    # Before a choice

    def look(self) -> None:
        """Check everything that can be checked in this position."""
        if self.state.turn == CHANCE and self.rng.random() > self.effort:
            return
        table = Table(self.state)
        table.acts = self.acts
        self.everywhere(table)
        if self.state.turn is None or self.state.turn == CHANCE:
            return
        kind, texts = table.asked()[0], {str(choice) for choice in self.state.choices()}
        if kind == layout.PAYMENT.kind:
            assert o.asked_ways(table).agree({o.read_way(text) for text in texts})
            self.seen["ways to pay"] += 1
            self.seen["double Gold"] += any("double" in text for text in texts)
        elif kind == layout.ACTIONS.kind:
            self.actions(table, texts)
            if self.rng.random() < self.effort:
                self.probe(table, texts)

    def everywhere(self, table: Table) -> None:
        """Check what holds in every position."""
        over = self.state.turn is None
        kind = table.asked()[0]
        rests = over or kind in (layout.ROW_CHOICE.kind, layout.ACTIONS.kind)
        counting.check_map(table)
        counting.check_resources(table)
        laid = not table.turns and not any(map(any, table.freed)) and all(table.capital[: table.players])
        if self.start is None and laid:
            self.start = Table(self.state, keep=True)
        if self.start and (rests or self.rng.random() < self.effort):
            counting.check_tokens(table, self.start, rests=rests)
        begun = over or kind == layout.ROW_CHOICE.kind  # the turn is counted by now
        if table.ending and self.triggered is None and begun:
            self.triggered = table.turns
        if kind == layout.ROW_CHOICE.kind and not table.continuous:
            assert not any(any(basic) for basic in table.basic)
            self.seen["turns begun"] += 1
        if rests:
            counting.check_cards(table)
            counting.check_wonders(table)
            assert list(self.state.scores()) == counting.scores(table)
            assert self.state.winners() == counting.winners(table)
            self.seen["scores"] += 1
            self.seen["shared victory"] += len(self.state.winners()) > 1
        if over:
            assert table.over
            assert table.depth == 0

    def actions(self, table: Table, texts: set[str]) -> None:
        """Check which actions are offered."""
        seat = int(self.state.turn or 0)
        held, kit = o.purse(table, seat), table.kit

        def offered(verb: str) -> set[str]:
            return {text.removeprefix(verb) for text in texts if text.startswith(verb)}

        assert offered("conquer ") == {kit.tile(tile) for tile in conquests(table, seat)}
        self.seen["conquests offered"] += len(offered("conquer "))
        assert {f"move {text}" for text in offered("move ")} == movable(table, seat)
        self.seen["moves offered"] += len(offered("move "))
        cards = {card - 1 for card in table.display if card}
        basics = [number for number, card in enumerate(table.content.cards) if card.deck == "basic"]
        cards |= {card for card, left in zip(basics, table.piles, strict=True) if left}
        assert offered("acquire ") == {kit.card(card) for card in cards if self.affordable(table, seat, card)}
        self.seen["cards offered"] += len(offered("acquire "))
        building = table.wonder[seat] - 1
        room = any(not table.monuments[tile] for tile in table.controlled(seat))
        able = building >= 0 and room and o.payable(o.purse(table, seat, wonder=True), self.completion(table, seat))
        assert offered("complete ") == ({kit.card(building)} if able else set())
        self.seen["completions offered"] += able
        left = {
            policy.names["en"]
            for number, policy in enumerate(table.content.policies)
            if policy.civilization == table.content.civilizations[table.civilization[seat]].id
            and number + 1 not in table.policy[seat]
        }
        enough = table.culture[seat] > table.policies[seat]
        assert offered("develop ") == (left if enough else set())
        self.seen["policies offered"] += len(offered("develop "))
        deck = sum(table.deck[seat]) + table.tops[seat] + sum(table.pile[seat])
        assert ("scientific progress" in texts) == (deck > 0 and o.payable(held, o.progress_price(table, seat)))
        self.seen["progress offered"] += "scientific progress" in texts

    @staticmethod
    def affordable(table: Table, seat: int, card: int) -> bool:
        """Tell whether a card can be paid for."""
        wonder = table.content.cards[card].kind == "wonder"
        return o.payable(o.purse(table, seat, wonder=wonder), o.card_price(table, seat, card))

    @staticmethod
    def completion(table: Table, seat: int) -> o.Price:
        """Price the second section of the Wonder under construction."""
        price = table.content.cards[table.wonder[seat] - 1].price[1]
        return o.section(table, seat, price), 0, 0

    # Trying actions out

    def probe(self, table: Table, texts: set[str]) -> None:
        """Try some of the offered actions on a copy, in every way they can be carried out."""
        seat = int(self.state.turn or 0)
        conquer = [text for text in sorted(texts) if text.startswith("conquer ")]
        if conquer:
            self.probe_conquest(table, seat, self.rng.choice(conquer))
        names = {card.names["en"]: number for number, card in enumerate(table.content.cards)}
        for text in sorted(texts):
            if text.startswith("acquire "):
                card = names[text.removeprefix("acquire ")]
                wonder = table.content.cards[card].kind == "wonder"
                self.probe_price(table, seat, text, o.card_price(table, seat, card), wonder=wonder)
            elif text.startswith("complete "):
                self.probe_price(table, seat, text, self.completion(table, seat), wonder=True)
            elif text == "scientific progress":
                self.probe_price(table, seat, text, o.progress_price(table, seat))
            elif text.startswith("move soldier"):
                self.probe_move(table, seat, text)

    @staticmethod
    def tried(state: Monumental, text: str) -> Monumental:
        """Play a choice on a copy."""
        clone = state.copy()
        clone.play(parse(clone, text))
        return clone

    def probe_price(self, table: Table, seat: int, text: str, price: o.Price, *, wonder: bool = False) -> None:
        """Check what is paid for an action: the only way there is, or every way that is asked for."""
        want = o.ways(o.purse(table, seat, wonder=wonder), price)
        clone = self.tried(self.state, text)
        if Table(clone).asked()[0] == layout.PAYMENT.kind:
            got = {o.spent(table, Table(self.tried(clone, str(choice))), seat) for choice in clone.choices()}
            self.seen["payments asked"] += 1
        else:
            got = {o.spent(table, Table(clone), seat)}
            self.seen["payments made"] += 1
        every, needed = ({(*way[:3], way[3] + way[4]) for way in some} for some in want)
        assert needed <= got <= every, f"{text}: {got} instead of {want}"

    def probe_move(self, table: Table, seat: int, text: str) -> None:
        """Check where a Unit can go."""
        tile = [t.name for t in table.map.tiles].index(text.rsplit(" ", 1)[1])
        want = {f"to {table.kit.tile(other)}" for other in destinations(table, seat, tile)}
        clone = self.tried(self.state, text)
        row = Table(clone).asked()
        if row[layout.KIND] == layout.PAYMENT.kind:
            clone = self.tried(clone, str(clone.choices()[0]))
            row = Table(clone).asked()
        if row[layout.KIND] == layout.MOVE_TO.kind:
            assert {str(choice) for choice in clone.choices()} == want
            self.seen["places to move to"] += 1
        else:
            assert len(want) == 1

    def probe_conquest(self, table: Table, seat: int, text: str) -> None:
        """Carry out a conquest in every way: Units, price, and where everything lies then."""
        target = [tile.name for tile in table.map.tiles].index(text.removeprefix("conquer "))
        attack = Attack(table, seat, target)
        if len(attack.paid_musters) > MOST_MUSTERS:
            self.seen["conquests too wide"] += 1
            return
        maps = {_key(after(attack, muster)): muster for muster in attack.paid_musters}
        loser = table.owner[target] - 1
        upset = table.lair[target] > 0 or (loser >= 0 and _shelters(table, loser)) or _tires(table, seat)
        found = set()
        for leaf in self.leaves(self.tried(self.state, text), attack):
            then = Table(leaf)
            assert then.owner[target] == seat + 1
            if upset:
                continue
            key = _key({name: getattr(then, name) for name in next(iter(maps))[0]}) if maps else None
            assert key in maps, f"{text}: the map is not what the model says of any way to carry it out"
            muster = maps[key]
            found.add(muster)
            paid = o.spent(table, then, seat)
            want = {
                (*way[:3], way[3] + way[4])
                for price in attack.prices(len(muster.figures)).values()
                for way in o.ways(attack.held, price).every
            }
            assert paid in want, f"{text}: {paid} instead of one of {want}"
            self.seen["conquests carried out"] += 1
            self.seen["conquests of players"] += loser >= 0
            self.seen["conquests of Free Cities"] += table.waits[target] == k.CITY
        if not upset:
            assert found == attack.paid_musters, f"{text}: {attack.paid_musters ^ found}"
            self.seen["conquests probed"] += 1

    def leaves(self, state: Monumental, attack: Attack) -> list[Monumental]:
        """Answer every question of a conquest in every way; of payments, only the first."""
        table = Table(state)
        row = table.asked()
        if row[layout.KIND] not in PAYING or state.turn != attack.seat:
            return [state]
        texts = [str(choice) for choice in state.choices()]
        if row[layout.KIND] == layout.PAYMENT.kind:
            assert o.asked_ways(table).agree({o.read_way(text) for text in texts})
            texts = texts[:1]
        elif row[layout.KIND] == layout.LESS.kind:
            reductions = [{less_text(off) for off in attack.prices(figures)} for figures in range(1, attack.need + 1)]
            assert set(texts) in reductions
            self.seen["discounts divided"] += 1
        return [leaf for text in texts for leaf in self.leaves(self.tried(state, text), attack)]

    # After a choice

    def play(self, choice: Choice) -> None:
        """Play a choice; follow what it does to the display, and the phases at the end of a turn."""
        turn, text = self.state.turn, str(choice)
        if text in ENDS:
            self.ending()
        seat, display = look(self.state.box, "seat"), look(self.state.box, "display")
        self.state.play(choice)
        self.texts.append(text)
        if text.startswith("activate row"):
            self.acts[int(turn or 0), "progress"] = 0
        self.acts[int(turn or 0), "progress"] += text == "scientific progress"
        self.seen["choices"] += 1
        table = Table(self.state)
        if self.phases:
            self.phases.texts += [] if text in ENDS else [text]
            self.follow(table)
        elif turn is not None and turn >= 0:
            for space, card in enumerate(display):
                if card and not table.display[space]:
                    self.touched.add((seat, space * table.rows // table.width))

    def ending(self) -> None:
        """Take note of the position before the choice that ends a turn, or the last pass of a round (CP-12)."""
        table = Table(self.state)
        seat = int(self.state.turn or 0)
        seats = [seat]
        if table.continuous:
            everybody = (1 << table.players) - 1
            if table.automa or table.passed | 1 << seat != everybody:
                return
            seats = [(table.first + number) % table.players for number in range(table.players)]
        losses = [sum((seat, row) not in self.touched for seat in seats) for row in range(table.rows)]  # CP-19, CP-20
        self.touched.clear()
        self.phases = Phases(self.state, losses, seats)

    def follow(self, table: Table) -> None:
        """See whether a phase has ended, and check it then."""
        phases = self.phases
        assert phases
        kind = table.asked()[0]
        if kind in CITY_ROWS and table.turns == phases.before.turns:
            return
        if not phases.city_done:
            self.check_city(table, phases)
        if kind == layout.N_DEVELOPMENT.kind:
            return
        self.check_display(table, phases)
        self.phases = None

    def check_city(self, table: Table, phases: Phases) -> None:
        """Compare the City with the model's."""
        phases.city_done = True
        said = [text for text in phases.texts if not text.startswith("deal ")]
        if any(not text.startswith(("draw ", "keep ", "reinforce ", "stop")) for text in said):
            self.seen["cities skipped"] += 1
            phases.texts.clear()
            return
        script = Script(phases.texts)
        for seat in phases.seats:
            model = City(phases.before, seat)
            model.replenish(script)
            assert model.state() == City(table, seat).state()
            assert not any(table.active[seat])
            assert not any(table.straight[seat])
            self.seen["cities"] += 1
            self.seen["covered Knowledge"] += any(card >= 0 for card in model.below)
            self.seen["lone Knowledge"] += any(b >= 0 > t for b, t in zip(model.below, model.top, strict=True))
            self.seen["unfilled"] += -1 in model.top
        self.seen["Knowledge kept"] += sum(text.startswith("keep ") for text in said)
        self.seen["reinforced"] += sum(text.startswith("reinforce ") for text in said)
        phases.texts = script.texts

    def check_display(self, table: Table, phases: Phases) -> None:
        """Compare the display with the model's."""
        went_on = table.a_deck != phases.before.a_deck  # the Automa's last card is certain: it has acted already
        if went_on or any(not text.startswith("deal ") for text in phases.texts):
            self.seen["displays skipped"] += 1
            return
        model = Display(phases.before)
        final = model.empty
        model.replenish(phases.losses, Script(phases.texts))
        got = Display(table)
        assert got.spaces == model.spaces
        assert got.pool == model.pool
        returned = {hero - 1 for hero in phases.before.hero if hero and hero not in table.hero}
        assert got.row == model.row | returned
        assert all(table.swept[card] for card in model.swept)
        assert sum(table.swept) == sum(phases.before.swept) + len(model.swept)
        if not final:
            assert bool(table.ending) == model.empty
        self.seen[f"displays of {table.rows}"] += 1
        self.seen["untouched rows"] += sum(phases.losses)
        self.seen["final displays"] += final
        self.seen["rounds of Continuous Play"] += table.continuous


def _key(parts: dict[str, Any]) -> tuple[tuple[str, ...], str]:
    return tuple(parts), repr([parts[name] for name in parts])


def _shelters(table: Table, seat: int) -> bool:
    """Tell whether a seat's Hero gives shelter: then its Units may go elsewhere."""
    owned = table.hero[seat]
    return bool(owned) and any(word.name == "shelter" for word in table.content.heroes[owned - 1].effect)


def _tires(table: Table, seat: int) -> bool:
    """Tell whether a seat's Hero may return after a conquest."""
    owned = table.hero[seat]
    return bool(owned) and any(word.name == "uses" for word in table.content.heroes[owned - 1].returns)
