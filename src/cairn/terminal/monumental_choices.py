"""Monumental's choices in words: what each says, what it would bring, and under which question it is asked."""

from collections.abc import Callable, Mapping
from typing import Any

from cairn import cardtexts
from cairn.core import Choice, Event
from cairn.kernel import look
from cairn.monumental import Monumental, events
from cairn.monumental import kinds as k
from cairn.monumental.choices import FIGURES, Move, amounts
from cairn.monumental.events import RESOURCES
from cairn.monumental.payments import DOUBLED
from cairn.terminal import monumental_map as land
from cairn.terminal.drawing import Scene
from cairn.terminal.monumental_names import Names, figure

BASICS = ("production", "science", "military")
TRIOS = ("soldiers", "warlord")
FIELDS = ("city", "under", "policy", "policies", "hero", "guest", "using", "explorer")
KINDS = {"science": (k.V_PROGRESS,), "military": (k.V_STEP, k.V_MOVE, k.V_MOVE_WARLORD, k.V_MOVE_HERO, k.V_DEFEAT)}
CHARGED = {verb: resource for resource, verbs in KINDS.items() for verb in verbs}  # what it costs besides cards
ANY = "any"
MANY = 40  # no more steps than this are tried
Said = tuple[str, str]  # the choice, and a note
Say = Callable[["Speech", int, int], Said]


class Speech:
    """Says the choices of one position in one language."""

    def __init__(self, state: Monumental, names: Names, scene: Scene) -> None:
        self.state, self.names, self.words, self.scene = state, names, names.words, scene
        self.kit = state.kit
        self.seat = state.turn or 0
        self.now = {name: look(state.box, name) for name in FIELDS}
        self.tiles: Mapping[str, Mapping[str, Any]] = {tile["name"]: tile for tile in scene.view["map"]}

    def __call__(self, choice: Choice) -> Said:
        """Say a choice, what it costs and what it would bring."""
        if not isinstance(choice, Move):
            return str(choice), ""
        label, note = self._said(choice)
        verb, number = choice.code >> k.VERB, choice.code >> k.HALFWAY & k.MASK
        if verb == k.V_CONQUER:
            note = f"{self.conquest(choice, number)} · {note}"
        elif verb in CHARGED:
            cost = self.charged(CHARGED[verb], self.payment(choice))
            told = " · ".join(part for part in (cost, note) if part)
            note = self.do("progress-note", cost=cost) if verb == k.V_PROGRESS else told
        elif verb in (k.V_ACQUIRE, k.V_COMPLETE):
            note = f"{self.bought(choice, number)} {note}".strip()
        return label, note

    def label(self, choice: Choice) -> str:
        """Say a choice only."""
        return self._said(choice)[0] if isinstance(choice, Move) else str(choice)

    def _said(self, choice: Move) -> Said:
        verb = choice.code >> k.VERB
        if verb == k.V_PAY:
            return self.paid(choice.code), ""
        if verb == k.V_LESS:
            saved = dict(zip(BASICS, amounts(choice.code), strict=False))
            return self.do("less", amounts=self.names.amounts(saved)), ""
        if verb == k.V_NEXT:
            return self.waiting(choice.code & 0xFFFF)
        say = SAYINGS.get(verb)
        return say(self, choice.code >> k.HALFWAY & k.MASK, choice.code & k.MASK) if say else (str(choice), "")

    def do(self, what: str, **values: object) -> str:
        """Say what is done."""
        return self.words(f"monumental-do-{what}", **values)

    # ------------------------------------------------------------ what it costs

    def payment(self, choice: Choice) -> dict[str, int] | None:
        """Try a choice to its payment: what would be paid, of ANY kind where there are several ways; None: unknown."""
        tried, told = self.state.copy(), list[Event]()
        tried.play(choice, told.append)
        for _ in range(MANY):  # the first Units there are: any cost the same
            if tried.turn != self.seat or tried.view(self.seat)["phase"] != "units":
                break
            tried.play(tried.choices()[0], told.append)
        phase = tried.view(self.seat)["phase"] if tried.turn == self.seat else ""
        if phase == "payment":
            ways = [amounts(way.code) for way in tried.choices() if isinstance(way, Move)]
            sums = [sum(way) for way in ways if not way[3]]
            return {ANY: max(sums)} if sums else None
        if phase == "discount":
            return None
        paid: dict[str, int] = {}
        for event in told:
            if event.kind == "paid" and event.data["seat"] == self.seat:
                paid[event.data["resource"]] = paid.get(event.data["resource"], 0) + event.data["count"]
        return paid

    def charged(self, resource: str, paid: Mapping[str, int] | None, cost: int | None = None) -> str:
        """Say a cost, and what pays for it where that is something else."""
        if cost is None:
            cost = sum((paid or {}).values())
        if not cost:
            return ""
        said = self.names.amount(resource, cost)
        if not paid or set(paid) <= {resource, ANY}:
            return said
        part = "some" if resource in paid else "all"
        other = {name: n for name, n in paid.items() if name != resource}
        return self.do("paid-with", cost=said, amounts=self.names.amounts(other), part=part)

    def conquest(self, choice: Choice, number: int) -> str:
        """Say what a conquest costs: Military and Units."""
        tile = self.tiles[self.tile(number)]
        waits, paid = tile["waits"], self.payment(choice)
        asks = waits["asks"] if waits is not None and waits["what"] == "city" else {}
        units = tile["needed"]
        asked = {ANY: sum(asks.values())} if paid and ANY in paid else asks
        rest = {name: n - asked.get(name, 0) for name, n in (paid or {}).items() if n > asked.get(name, 0)}
        return self.do("conquest", cost=self.charged("military", rest) or self.names.amount("military", units), n=units)

    def bought(self, choice: Choice, number: int) -> str:
        """Say what a card costs, and what pays for it where its own resource does not suffice."""
        name, view = events.card(self.kit, number), self.scene.view
        resource, own = self.names.paid_in(name), view["seats"][self.seat]
        offers = [offer for shelf in view["display"] for offer in shelf if offer] + view["piles"] + [own["wonder"]]
        cost = next((offer["now"] for offer in offers if offer and offer["card"] == name), None)
        if cost is None:
            return ""
        enough = own["resources"][resource] + own["resources"]["for_wonders"] >= cost
        return f"{self.charged(resource, None if enough else self.payment(choice), cost)}."

    # ------------------------------------------------------------ what the numbers mean

    def tile(self, number: int) -> str:
        """Name a tile."""
        return self.kit.tile(number)

    def figure(self, kind: str, number: int) -> str:
        """Name a figure on a tile."""
        seats = self.tiles[self.tile(number)]["warlords"]
        return figure(kind, self.scene.view["seats"][seats[0] if seats else self.seat]["civilization"])

    def about(self, number: int) -> str:
        """Say what is on a tile."""
        tile = self.tiles[self.tile(number)]
        needed = tile["needed"]
        kind = self.names.terrain(tile["kind"])
        owner = land.owner(self.scene, tile)
        told = land.contents(self.scene, self.names, tile)
        head = kind if needed is None else f"{kind} {needed}"
        return ", ".join(part for part in (head, owner, told) if part)

    def card(self, number: int) -> str:
        """Name a card."""
        return self.names.card(events.card(self.kit, number))

    def at(self, number: int, slot: int) -> str:
        """Name a card with its space in the City."""
        return self.words("monumental-slot", name=self.card(number), slot=slot % k.SLOTS + 1)

    def text(self, part: str, name: str) -> str:
        """Say what is printed on a component."""
        return self.names.text(part, name)

    def explorer(self, number: int) -> str:
        """Name the tile where an Explorer is."""
        return self.tile(self.now["explorer"][self.seat][number] - 1)

    def row(self, slots: range) -> str:
        """Say what cards of the City would be activated, and what they give."""
        spaces = [space for row in self.scene.view["seats"][self.seat]["city"] for space in row]
        cards = [spaces[slot][part] for slot in slots for part in ("card", "knowledge") if spaces[slot][part]]
        total: dict[str, int] = {}
        for card in cards:
            for resource, n in self.names.yields(card):
                total[resource] = total.get(resource, 0) + n
        told = ", ".join(map(self.names.card, cards))
        return self.words("monumental-titled", title=self.names.amounts(total), text=told) if total else told

    def token(self, market: int, number: int) -> str:
        """Say what a Market token gives."""
        found = self.kit.content.markets[market]
        return self.names.token(found.id, found.tokens[number].id)

    def source(self, at: int, clause: int) -> Said:
        """Name what has an effect, and say the effect."""
        found = events.source(self.kit, self.now, self.seat, at)
        if found is None:
            return "", ""
        name = self.names.thing(found)
        if "slot" in found:
            name = self.words("monumental-slot", name=name, slot=found["slot"])
        return name, self.names.effect(found["what"], found["id"], clause + 1)

    def use(self, at: int, clause: int) -> Said:
        """Say that an effect is used."""
        name, effect = self.source(at, clause)
        return self.do("use", name=name), effect

    def waiting(self, entry: int) -> Said:
        """Say what comes next."""
        kind, argument = entry >> k.HALFWAY, entry & k.MASK
        if kind not in (k.E_LOOT, k.E_WARLORD, k.E_ONE_OFF, k.E_MONSTER):
            name, effect = self.source(argument >> 3, argument & 7)
            return self.do("next", name=name), effect
        found = events.waiting(self.kit, self.now, self.seat, entry)
        part = {"warlord": "warlords", "policy": "policies", "monster": "monsters", "city": "cities"}.get(found["what"])
        told = ""
        if found["what"] == "warlord":
            told = self.text("warlords", next(w.id for w in self.kit.content.warlords if w.civilization == found["id"]))
        elif part is not None:
            told = self.text(part, found["id"])
        return self.do("next", name=self.names.thing(found)), told

    def paid(self, code: int) -> str:
        """Say a payment."""
        names = self.names
        *basics, doubled, gold = amounts(code)
        parts = [names.amount(name, n) for name, n in zip(BASICS, basics, strict=True) if n]
        if doubled:
            parts.append(self.do("double", n=doubled))
        if gold:
            parts.append(names.amount("gold", gold))
        return self.do("pay", amounts=names.listed(parts))

    def chosen(self, number: int) -> str:
        """Say one of several effects."""
        return " ".join(cardtexts.text(self.words, (self.kit.words[number],)))

    def benefit(self, token: int, number: int) -> str:
        """Say one of two benefits."""
        found = events.loot(self.kit, token)
        return self.names.benefit(found["what"], found["id"], number + 1)

    def recruit(self, number: int) -> Said:
        """Say that a Hero is recruited."""
        hero = self.kit.content.heroes[number]
        note = f"{self.names.amount('gold', hero.price)}. {self.text('heroes', hero.id)}"
        return self.do("recruit", name=self.names.hero(hero.id)), note

    def develop(self, number: int) -> Said:
        """Say that a Policy is developed."""
        policy, own = events.policy(self.kit, number), self.scene.view["seats"][self.seat]
        cost = self.names.amount("culture", len(own["policies"]) + 1)
        return self.do("develop", name=self.names.policy(policy)), f"{cost}. {self.text('policies', policy)}"

    def outpost(self, number: int) -> str:
        """Say what an Outpost takes; one that an effect gives takes nothing."""
        about = self.about(number)
        return f"{self.do('outpost-note')} · {about}" if self.scene.view["phase"] == "actions" else about

    def land(self) -> str:
        """Tell the civilization of who decides."""
        return str(self.scene.view["seats"][self.seat]["civilization"])

    def given_up(self, slot: int, below: int) -> str:
        """Name a card of the City that is given up."""
        number = self.now["under" if below else "city"][self.seat][slot] - 1
        return self.do("give-up", name=self.at(number, slot))


def _tile(what: str, *, told: bool = True) -> Say:
    return lambda s, a, _: (s.do(what, tile=s.tile(a)), s.about(a) if told else "")


def _figure(what: str, number: int) -> Say:
    return lambda s, a, _: (s.do(what, figure=s.figure(FIGURES[number], a), tile=s.tile(a)), "")


def _card(what: str) -> Say:
    return lambda s, a, _: (s.do(what, name=s.card(a)), s.text("cards", events.card(s.kit, a)))


def _slot(what: str) -> Say:
    return lambda s, a, b: (s.do(what, name=s.at(a, b)), s.text("cards", events.card(s.kit, a)))


def _drawn(s: Speech, a: int, b: int) -> Said:
    said = s.do("use", name=s.card(a))
    text = s.text("cards", events.card(s.kit, a))
    return said, f"{s.do('spent-before')} {text}" if b else text


def _exchange(s: Speech, a: int, b: int) -> Said:
    first = s.do("double", n=1) if a == DOUBLED else s.names.amount(RESOURCES[a], 1)
    return s.do("exchange", first=first, second=s.names.amount(BASICS[b], 1)), ""


def _collect(s: Speech, a: int, _: int) -> Said:
    return s.do("collect", n=a + 1, tile=s.explorer(a)), ""


SAYINGS: dict[int, Say] = {
    k.V_CAPITAL: _tile("capital", told=False),
    k.V_ROW: lambda s, a, _: (s.do("row", n=a + 1), s.row(range(3 * a, 3 * a + 3))),
    k.V_COLUMN: lambda s, a, _: (s.do("column", n=a + 1), s.row(range(a, 9, 3))),
    k.V_ACQUIRE: _card("acquire"),
    k.V_KEEP_WONDER: _card("keep"),
    k.V_KEEP_KNOWLEDGE: _card("keep"),
    k.V_COMPLETE: _card("complete"),
    k.V_PLACE: _tile("place"),
    k.V_DEVELOP: lambda s, a, _: s.develop(a),
    k.V_CONQUER: _tile("conquer"),
    k.V_FROM: _figure("from", 0),
    k.V_WARLORD: _figure("from", 1),
    k.V_HERO_FROM: _figure("from", 2),
    k.V_MOVE: _figure("move", 0),
    k.V_MOVE_WARLORD: _figure("move", 1),
    k.V_MOVE_HERO: _figure("move", 2),
    k.V_TO: _tile("to"),
    k.V_OUTPOST: lambda s, a, _: (s.do("outpost", tile=s.tile(a)), s.outpost(a)),
    k.V_WITH: lambda s, a, _: (s.do("with", who=TRIOS[a], figure=figure("warlord", s.land())), ""),
    k.V_STEP: lambda s, a, b: (s.do("explore", n=a + 1, tile=s.tile(b)), s.about(b)),
    k.V_SAIL: lambda s, a, b: (s.do("sail", n=a + 1, tile=s.tile(b)), s.about(b)),
    k.V_COLLECT: _collect,
    k.V_DEFEAT: lambda s, a, b: (
        s.do("defeat", n=a + 1, name=s.names.monster(events.monster(s.kit, b))),
        s.text("monsters", events.monster(s.kit, b)),
    ),
    k.V_KEEP_TOKEN: lambda s, a, b: (s.token(a, b), ""),
    k.V_USE_TOKEN: lambda s, a, b: (s.do("use-token", name=s.names.market(events.market(s.kit, a))), s.token(a, b)),
    k.V_USE_PRODUCTION: lambda s, _, __: (s.do("use-production"), s.names.amount("production", 1)),
    k.V_USE: lambda s, a, b: s.use(a, b),
    k.V_PROGRESS: lambda s, _, __: (s.do("progress"), ""),
    k.V_END: lambda s, _, __: (s.do("pass" if s.state.setup["continuous"] else "end"), ""),
    k.V_CHOOSE: lambda s, a, _: (s.chosen(a), ""),
    k.V_BENEFIT: lambda s, a, b: (s.benefit(a, b), ""),
    k.V_GAIN: lambda s, a, _: (s.do("gain", amounts=s.names.amount(BASICS[a], 1)), ""),
    k.V_EXCHANGE: _exchange,
    k.V_STOP: lambda s, _, __: (s.do("stop"), ""),
    k.V_USE_DRAWN: _drawn,
    k.V_ACTIVATE: _slot("activate"),
    k.V_REINFORCE: _slot("reinforce"),
    k.V_ARCHIVE: _slot("archive"),
    k.V_DISCARD: _slot("discard"),
    k.V_COPY: _slot("copy"),
    k.V_COPY_POLICY: lambda s, a, _: (
        s.do("copy", name=s.names.policy(events.policy(s.kit, a))),
        s.text("policies", events.policy(s.kit, a)),
    ),
    k.V_COPY_OTHER: _card("copy"),
    k.V_DESTROY: _figure("destroy", 0),
    k.V_DESTROY_WARLORD: _figure("destroy", 1),
    k.V_TAKE: _card("take"),
    k.V_SECTION: _card("section"),
    k.V_RECRUIT: lambda s, a, _: s.recruit(a),
    k.V_DEPLOY: _tile("deploy"),
    k.V_TRADE: lambda s, a, _: (s.do("trade", n=a), ""),
    k.V_ROUT: _figure("lose", 0),
    k.V_ROUT_WARLORD: _figure("lose", 1),
    k.V_ROUT_HERO: _figure("lose", 2),
    k.V_GIVE_UP: lambda s, a, b: (s.given_up(a, b), ""),
    k.V_WALK: _tile("walk"),
    k.V_SHELTER: _tile("shelter"),
    k.V_PROVINCE: _tile("province"),
}


def question(say: Speech) -> str:
    """Ask what the position asks."""
    view, names = say.scene.view, say.names
    about = view["about"]
    said: dict[str, Any] = {"n": about.get("count") or 1}
    for key in ("tile", "from", "explorer"):
        if key in about:
            said[key] = about[key]
    if "figure" in about:
        said["figure"] = figure(about["figure"], view["seats"][say.seat]["civilization"])
    for key, name in (("card", names.card), ("market", names.market), ("hero", names.hero), ("monster", names.monster)):
        if key in about:
            said[key] = name(about[key])
    if "what" in about:
        said["thing"] = names.thing(about)
    elif isinstance(about.get("token"), dict):
        said["thing"] = names.thing(about["token"])
    return names.words(f"monumental-ask-{view['phase'].replace('_', '-')}", **said)
