"""Monumental's choices in words: what each says, what it would bring, and under which question it is asked."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from cairn.core import Choice
from cairn.monumental import Monumental, cardtexts
from cairn.monumental import acts_board as b
from cairn.monumental import acts_effects as e
from cairn.monumental.acts import Card, InCity, Priced, Spot, Unit
from cairn.monumental.language import BENEFIT, parse
from cairn.monumental.terminal import map as land
from cairn.monumental.terminal.names import Names, figure
from cairn.monumental.terms import BASICS, Cost
from cairn.terminal.drawing import Scene

SPARED = {b.Conquer: "against_barbarians", b.Acquire: "for_wonders", b.Complete: "for_wonders"}
Said = tuple[str, str]  # the choice, and a note
Say = Callable[["Speech", Any], Said]


class Speech:
    """Says the choices of one position in one language."""

    def __init__(self, state: Monumental, names: Names, scene: Scene) -> None:
        self.names, self.words, self.scene = names, names.words, scene
        self.seat = state.turn or 0
        self.own: Mapping[str, Any] = scene.view["seats"][self.seat]
        self.tiles: Mapping[str, Mapping[str, Any]] = {tile["name"]: tile for tile in scene.view["map"]}

    def __call__(self, choice: Choice) -> Said:
        """Say a choice, what it costs and what it would bring."""
        say = SAYINGS.get(type(choice))
        return say(self, choice) if say else (str(choice), "")

    def picked(self, choice: e.Pick) -> str:
        """Name what a word picks."""
        if choice.seat is not None:
            return self.scene.name(choice.seat)
        if choice.card is not None:
            return self.names.card(choice.card)
        return choice.tile or str(choice.slot or choice.count)

    def label(self, choice: Choice) -> str:
        """Say a choice only."""
        return self(choice)[0]

    def do(self, what: str, **values: object) -> str:
        """Say what is done."""
        return self.words(f"monumental-do-{what}", **values)

    # ------------------------------------------------------------ what it costs

    def cost(self, choice: Priced, cost: Mapping[str, int] | None = None) -> str:
        """Say what a choice costs, and how much Gold pays for it where something lacks."""
        asked = cast("Mapping[str, int]", choice.cost if cost is None else cost)
        said = self.names.amounts(asked)
        if not choice.gold:
            return said
        goods = self.own["resources"]
        spared = goods[SPARED[type(choice)]] if type(choice) in SPARED else 0
        part = "some" if spared or any(goods[name] for name in BASICS if name in asked) else "all"
        gold = self.names.amount("gold", choice.gold)
        return self.do("paid-with", cost=said, amounts=gold, part=part)

    def conquest(self, choice: b.Conquer) -> str:
        """Say what a conquest costs: Military and Units; what a Free City asks is said with it."""
        waits = self.tiles[choice.tile]["waits"]
        asks: Cost = waits["asks"] if waits is not None and waits["what"] == "city" else {}
        military = choice.cost.get("military", 0) - asks.get("military", 0)
        return self.do("conquest", cost=self.cost(choice, {"military": military}), n=choice.units)

    # ------------------------------------------------------------ what the parts mean

    def figure(self, kind: str, tile: str) -> str:
        """Name a figure on a tile."""
        seats = self.tiles[tile]["warlords"]
        return figure(kind, self.scene.view["seats"][seats[0] if seats else self.seat]["civilization"])

    def about(self, name: str) -> str:
        """Say what is on a tile."""
        tile = self.tiles[name]
        needed = tile["needed"]
        kind = self.names.terrain(tile["kind"])
        owner = land.owner(self.scene, tile)
        told = land.contents(self.scene, self.names, tile)
        head = kind if needed is None else f"{kind} {needed}"
        return ", ".join(part for part in (head, owner, told) if part)

    def at(self, card: str, slot: int) -> str:
        """Name a card with its space in the City."""
        return self.words("monumental-slot", name=self.names.card(card), slot=slot)

    def text(self, part: str, name: str) -> str:
        """Say what is printed on a component."""
        return self.names.text(part, name)

    def row(self, slots: range) -> str:
        """Say what cards of the City would be activated, and what they give."""
        spaces = [space for row in self.own["city"] for space in row]
        cards = [spaces[slot][part] for slot in slots for part in ("card", "knowledge") if spaces[slot][part]]
        total: dict[str, int] = {}
        for card in cards:
            for resource, n in self.names.yields(card):
                total[resource] = total.get(resource, 0) + n
        told = ", ".join(map(self.names.card, cards))
        return self.words("monumental-titled", title=self.names.amounts(total), text=told) if total else told

    def source(self, choice: e.Use | e.Resolve) -> Said:
        """Name what has an effect, and say the effect, or all that is printed on it."""
        what, name = choice.what, self.names.thing({"what": choice.what, "id": choice.id})
        if choice.slot is not None:
            name = self.words("monumental-slot", name=name, slot=choice.slot)
        if choice.effect is not None:
            return name, self.names.effect(what, choice.id, choice.effect)
        if what == "warlord":
            content = self.names.content
            return name, self.text("warlords", next(w.id for w in content.warlords if w.civilization == choice.id))
        part = {"policy": "policies", "monster": "monsters", "city": "cities"}.get(what)
        return name, "" if part is None else self.text(part, choice.id)

    def paid(self, choice: e.Pay) -> str:
        """Say a payment."""
        parts = [self.names.amount(name, getattr(choice, name)) for name in BASICS if getattr(choice, name)]
        if choice.double_gold:
            parts.append(self.do("double", n=choice.double_gold))
        if choice.gold:
            parts.append(self.names.amount("gold", choice.gold))
        return self.do("pay", amounts=self.names.listed(parts))

    def exchanged(self, choice: e.Exchange) -> str:
        """Say an exchange."""
        given = choice.resource
        first = self.do("double", n=1) if given == "double_gold" else self.names.amount(given, 1)
        return self.do("exchange", first=first, second=self.names.amount(choice.into, 1))


def _joined(parts: Iterable[str], between: str = " · ") -> str:
    return between.join(part for part in parts if part)


def _tile(what: str, *, told: bool = True) -> Say:
    def say(s: Speech, choice: Spot) -> Said:
        return s.do(what, tile=choice.tile), s.about(choice.tile) if told else ""

    return say


def _figure(what: str) -> Say:
    def say(s: Speech, choice: Unit | b.MoveUnit) -> Said:
        label = s.do(what, figure=s.figure(choice.figure, choice.tile), tile=choice.tile)
        return label, s.cost(choice) if isinstance(choice, Priced) else ""

    return say


def _card(what: str) -> Say:
    def say(s: Speech, choice: Card | b.Acquire | b.Complete) -> Said:
        text = s.text("cards", choice.card)
        if isinstance(choice, Priced):
            text = f"{s.cost(choice)}. {text}".strip()
        return s.do(what, name=s.names.card(choice.card)), text

    return say


def _slot(what: str) -> Say:
    def say(s: Speech, choice: InCity) -> Said:
        return s.do(what, name=s.at(choice.card, choice.slot)), s.text("cards", choice.card)

    return say


def _step(what: str) -> Say:
    def say(s: Speech, choice: b.Explore | b.Sail) -> Said:
        return s.do(what, n=choice.explorer, tile=choice.tile), _joined([s.cost(choice), s.about(choice.tile)])

    return say


def _plain(what: str) -> Say:
    return lambda s, _: (s.do(what), "")


def _copy(s: Speech, choice: e.Copy) -> Said:
    if choice.what == "policy":
        return s.do("copy", name=s.names.policy(choice.id)), s.text("policies", choice.id)
    name = s.names.card(choice.id) if choice.slot is None else s.at(choice.id, choice.slot)
    return s.do("copy", name=name), s.text("cards", choice.id)


def _drawn(s: Speech, choice: e.UseDrawn) -> Said:
    text = s.text("cards", choice.card)
    return s.do("use", name=s.names.card(choice.card)), text if choice.state == "fresh" else (
        f"{s.do('spent-before')} {text}"
    )


def _outpost(s: Speech, choice: b.Outpost) -> Said:
    note = s.do("outpost-note") if choice.units else ""
    return s.do("outpost", tile=choice.tile), _joined([note, s.about(choice.tile)])


def _named(what: str, part: str, said: str) -> Say:
    """Say what has a price and a name: a policy, a Hero."""

    def say(s: Speech, choice: Any) -> Said:  # noqa: ANN401  (its part goes by different names)
        name = getattr(choice, part)
        return s.do(what, name=getattr(s.names, part)(name)), f"{s.cost(choice)}. {s.text(said, name)}"

    return say


def _defeat(s: Speech, choice: b.Defeat) -> Said:
    label = s.do("defeat", n=choice.explorer, name=s.names.monster(choice.monster))
    return label, _joined([s.cost(choice), s.text("monsters", choice.monster)])


def _use(s: Speech, choice: e.Use) -> Said:
    name, effect = s.source(choice)
    return s.do("use", name=name), effect


def _next(s: Speech, choice: e.Resolve) -> Said:
    name, told = s.source(choice)
    return s.do("next", name=name), told


def _less(s: Speech, choice: e.Less) -> Said:
    return s.do("less", amounts=s.names.amounts({name: getattr(choice, name) for name in BASICS})), ""


SAYINGS: dict[type[Choice], Say] = {
    b.Capital: _tile("capital", told=False),
    b.Row: lambda s, c: (s.do("row", n=c.row), s.row(range(3 * c.row - 3, 3 * c.row))),
    b.Column: lambda s, c: (s.do("column", n=c.column), s.row(range(c.column - 1, 9, 3))),
    b.Acquire: _card("acquire"),
    b.Keep: _card("keep"),
    b.Complete: _card("complete"),
    b.Take: _card("take"),
    b.Section: _card("section"),
    b.Place: _tile("place"),
    b.Develop: _named("develop", "policy", "policies"),
    b.Recruit: _named("recruit", "hero", "heroes"),
    b.Progress: lambda s, c: (s.do("progress"), s.do("progress-note", cost=s.cost(c))),
    b.Conquer: lambda s, c: (s.do("conquer", tile=c.tile), f"{s.conquest(c)} · {s.about(c.tile)}"),
    b.March: _figure("from"),
    b.MoveUnit: _figure("move"),
    b.To: _tile("to"),
    b.Destroy: _figure("destroy"),
    b.Lose: _figure("lose"),
    b.Outpost: _outpost,
    b.With: lambda s, c: (s.do("with", who=c.who, figure=figure("warlord", s.own["civilization"])), ""),
    b.Explore: _step("explore"),
    b.Sail: _step("sail"),
    b.Collect: lambda s, c: (
        s.do("collect", n=c.explorer, tile=s.own["explorers"][c.explorer - 1]["tile"]),
        "",
    ),
    b.Defeat: _defeat,
    b.KeepToken: lambda s, c: (s.names.token(c.market, c.token), ""),
    b.Deploy: _tile("deploy"),
    b.Walk: _tile("walk"),
    b.Shelter: _tile("shelter"),
    b.Province: _tile("province"),
    b.Activate: _slot("activate"),
    b.Reinforce: _slot("reinforce"),
    b.Archive: _slot("archive"),
    b.Discard: _slot("discard"),
    b.GiveUp: lambda s, c: (s.do("give-up", name=s.at(c.card, c.slot)), ""),
    e.UseToken: lambda s, c: (
        s.do("use-token", name=s.names.market(c.market)),
        s.names.token(c.market, c.token),
    ),
    e.UseProduction: lambda s, _: (s.do("use-production"), s.names.amount("production", 1)),
    e.Use: _use,
    e.UseDrawn: _drawn,
    e.Resolve: _next,
    e.Copy: _copy,
    e.Pick: lambda s, c: (s.picked(c), ""),
    e.Choose: lambda s, c: (cardtexts.phrase(s.words, c.word), ""),
    e.Benefit: lambda s, c: (s.names.benefit(c.what, c.id, c.benefit), ""),
    e.Pay: lambda s, c: (s.paid(c), ""),
    e.Less: _less,
    e.Gain: lambda s, c: (s.do("gain", amounts=s.names.amount(c.resource, 1)), ""),
    e.Exchange: lambda s, c: (s.exchanged(c), ""),
    e.Trade: lambda s, c: (s.do("trade", n=c.count), ""),
    e.End: _plain("end"),
    e.Pass: _plain("pass"),
    e.Stop: _plain("stop"),
}


def question(say: Speech) -> str:
    """Ask what the position asks."""
    view, names = say.scene.view, say.names
    asked = view["question"]
    about = asked["about"]
    if asked["kind"] == "word":
        return " ".join(cardtexts.text(names.words, parse(about["effect"], BENEFIT)))
    said: dict[str, Any] = {"n": asked["count"] or 1}
    for key in ("tile", "from", "explorer"):
        if key in about:
            said[key] = about[key]
    if "figure" in about:
        said["figure"] = figure(about["figure"], view["seats"][say.seat]["civilization"])
    for key, name in (("card", names.card), ("market", names.market), ("hero", names.hero), ("monster", names.monster)):
        if key in about:
            said[key] = name(about[key])
    if asked["by"] is not None:
        said["thing"] = names.thing(asked["by"])
    return names.words(f"monumental-ask-{view['phase'].replace('_', '-')}", **said)
