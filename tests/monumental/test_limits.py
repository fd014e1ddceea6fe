"""Limits: one that is reached is an error that names it, and the position stays; the head-room left is reported."""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn import kernel
from cairn.chance import Dice
from cairn.content import ContentError
from cairn.core import CHANCE, CairnError, LimitError, draw
from cairn.monumental import MONUMENTAL, Monumental, rows
from cairn.monumental import kinds as k
from cairn.monumental.content import Content, load
from cairn.monumental.setups import SWITCHES
from tests.monumental.positions import CARDS, Table, acting

pytestmark = pytest.mark.modes

LIMITS = {
    "depth": k.DEPTH,
    "choices": k.MENU,
    "waiting": k.WAITING,
    "copied": k.GUESTS,
    "in use": k.USINGS,
    "known on a deck": k.TOPS,
    "of a resource": k.HELD,
}


def laid(*cards: str, active: tuple[int, ...] = (), **wanted: Any) -> Table:
    """Let seat 0 act with a City, some spaces of it active; deck, discard pile and purse are empty."""
    return acting(**wanted).city(0, *cards).give(gold=0).deck(0).pile(0).acting(active=active)


# ---------------------------------------------------------------- each limit, reached


def deep() -> Table:
    """A stack that is full but for one row."""
    table = laid("Scouting", active=(0,), civilizations=["denmark", "egypt"])
    s = table.s
    row, top = [int(n) for n in s.row[0]], [int(n) for n in s.row[s.depth - 1]]
    for i in range(s.depth - 1, k.DEPTH - 1):
        for j in range(k.WIDTH):
            s.row[i][j] = row[j]
    for j in range(k.WIDTH):
        s.row[k.DEPTH - 1][j] = top[j]
    s.depth = k.DEPTH
    s.waits[table.tile("e2")] = k.EMPTY
    return table.give(military=9)


def waiting() -> Table:
    """A list of things that happen at the same moment that is full."""
    table = acting(civilizations=["denmark", "egypt"]).policies(0, "Pillaging").give(military=3)
    table.s.waits[table.tile("e2")] = k.EMPTY
    table.s.waitings = k.WAITING
    return table.ready()


def rich() -> Table:
    return laid("Paper Maker", active=(0,), civilizations=["china", "egypt"]).give(gold=1, science=k.HELD)


def copied() -> Table:
    table = laid("Computing", "Workshop", active=(0,))
    for i in range(k.GUESTS):
        table.s.guest[0][i] = CARDS["Workshop"] + 1
    return table.ready()


def in_use() -> Table:
    table = laid().give(science=2).deck(0, top=["Forum"])
    for i in range(k.USINGS):
        table.s.using[0][i] = CARDS["Fort"] + 1
    table.s.usings[0] = k.USINGS
    return table.ready()


def known() -> Table:
    return laid().deck(0, top=["Fort"] * k.TOPS).give(production=9)


REACHED: dict[str, tuple[Callable[[], Table], str, str]] = {
    "unfinished effects": (deep, "conquer e2", ""),
    "things that happen at the same moment": (waiting, "conquer e2", "from f3"),
    "of one resource": (rich, "use Paper Maker 1", "gain Science"),
    "cards copied in a turn": (copied, "use Computing 1", "copy Workshop 2"),
    "drawn cards in use at once": (in_use, "scientific progress", ""),
    "cards whose place in a deck is known": (known, "acquire Workshop", ""),
}


@pytest.mark.parametrize("limit", REACHED)
def test_a_limit_that_is_reached_is_named_and_the_position_stays(limit: str) -> None:
    make, choice, then = REACHED[limit]
    table = make()
    if then:
        table.play(choice)
        choice = then
    before, texts = table.state.copy(), table.texts()
    with pytest.raises(LimitError, match=f"has reached a limit: .*{limit}"):
        table.play(choice)
    assert table.state == before
    assert table.texts() == texts
    if make not in (deep, waiting):
        table.play("end turn" if "end turn" in texts else texts[-1])  # and it can go on


def test_more_choices_than_can_be_offered_are_an_error() -> None:
    table = laid("Masonry", "Bank", active=(0, 1), civilizations=["egypt", "greece"])
    table.give(production=20, science=20, military=20, gold=40)
    s = table.s
    row = s.row[s.depth]
    row[rows.KIND], row[rows.PAYMENT.any] = rows.PAYMENT.kind, 30  # of any kind: thousands of ways
    s.depth += 1
    with pytest.raises(LimitError, match=f"has reached a limit: {k.MENU} choices at once"):
        table.ready()


# ---------------------------------------------------------------- head-room


def measure(state: Monumental, most: Counter[str]) -> None:
    """Remember how near a position comes to each limit."""
    s = state.box[0]
    now = {
        "depth": s.depth,
        "choices": len(state.choices()),
        "waiting": s.waitings,
        "copied": max(sum(1 for thing in row if thing) for row in s.guest),
        "in use": max(s.usings),
        "known on a deck": max(s.tops),
        "of a resource": max(*s.gold, *s.culture, *(max(row) for row in s.basic)),
    }
    for name, n in now.items():
        most[name] = max(most[name], int(n))


def play(content: Content, wanted: dict[str, Any], seed: int, most: Counter[str]) -> int:
    """Play a game at random, with a liking for effects; gives how often a limit refused a choice."""
    dice, rng, refused = Dice(seed), Random(seed), 0
    setup, _ = MONUMENTAL.settle(wanted, content, dice)
    state = MONUMENTAL.start(setup, content)
    for _ in range(1500):
        if state.turn is None:
            break
        measure(state, most)
        choices = list(state.choices())
        if state.turn != CHANCE and rng.random() < 0.7:
            choices = [choice for choice in choices if str(choice).startswith(("use", "copy", "acquire"))] or choices
        before = state.copy()
        try:
            state.play(draw(state, dice) if state.turn == CHANCE else rng.choice(choices))
        except LimitError as error:
            assert "has reached a limit" in str(error)
            assert state == before
            refused += 1
            break
    return refused


def report(what: str, most: Counter[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Tell the head-room left."""
    told = ", ".join(f"{name} {most[name]} of {limit}" for name, limit in LIMITS.items())
    with capsys.disabled():
        sys.stderr.write(f"\n{what}: the most was {told}\n")  # which is also shown where tests run side by side


def test_no_mix_of_modules_comes_near_a_limit(capsys: pytest.CaptureFixture[str]) -> None:
    most: Counter[str] = Counter()
    rng = Random(5)
    for seed in range(60 if kernel.COMPILED else 2):
        players = rng.randint(1, 4)
        wanted: dict[str, Any] = {name: rng.random() < 0.5 for name in SWITCHES} | {"players": players, "monsters": 3}
        wanted["automa"] = players == 1 or (players < 4 and wanted["automa"])
        assert play(MONUMENTAL.content(), wanted, seed, most) == 0
    report("the edition, all modules", most, capsys)
    for name, limit in LIMITS.items():
        assert most[name] <= 0.75 * limit, name


# Effects at their extremes; each may be said of any Building, Knowledge or Wonder.
EXTREMES = (
    "gives(PRODUCTION, 20) gives(SCIENCE, 20) once(draw_use(20)) once(draw(6, use=6)) once(copy(own_city))",
    "gives(MILITARY, 20) once(pay_any(10), gain(CULTURE, 20)) gold_as(2, max=7) once(exchange(20))",
    "once(trade(PRODUCTION, GOLD, rate=20, max=20)) once(trade(GOLD, CULTURE, rate=20, max=20)) gold_as(2, max=7)",
    "when(ACQUIRED, take(BUILDING)) when(ACQUIRED, draw_use(2)) when(ACQUIRED, gain_any(20)) when(ACQUIRED, archive(1))",  # noqa: E501
    "when(CONQUERED, draw_use(3)) when(CONQUERED, move_units(20)) when(CONQUERED, exchange(3)) when(CONQUERED, pay_any(9), draw(6, use=6))",  # noqa: E501
    "gives(GOLD, 20) once(per(controlled_province, gain_any(20))) once(activate_more(20)) once(repeat_one_offs())",
    "once(choose(draw_use(2), choose(archive(1), gain(GOLD, 20)), copy(own_city))) once(complete_section()) once(take(KNOWLEDGE))",  # noqa: E501
    "discount(conquest, 20) discount(building, 20, max=7) half(wonder_section) once(pay(GOLD, 2), pay(GOLD, 2), pay(MILITARY, 1), draw_use(1))",  # noqa: E501
    "once(move_explorer(20)) once(sail_explorer(20)) when(COLLECTED, draw_use(1)) once(destroy(20))",
)


@st.composite
def extremes(draw_: st.DrawFn) -> str:
    """A content file that says much about many cards."""
    cards = [card for card in MONUMENTAL.content().cards if "starting" not in card.deck]
    chosen = draw_(st.lists(st.sampled_from(cards), min_size=12, max_size=24, unique_by=lambda card: card.id))
    lines = [f"[cards.{card.id}]\neffect = '{draw_(st.sampled_from(EXTREMES))}'\n" for card in chosen]
    if draw_(st.booleans()):
        lines.append("[values]\nsoldiers = 20\noutposts = 9\nsoldier_defense = 9\ngold = 20\n")
    return "".join(lines)


SEEN: Counter[str] = Counter()


@settings(max_examples=8 if kernel.COMPILED else 2, deadline=None)
@given(extremes(), st.integers(2, 4), st.booleans(), st.integers(0, 2**32))
def test_a_content_file_at_its_extremes_works(text: str, players: int, continuous: bool, seed: int) -> None:  # noqa: FBT001
    file = Path(str(seed))  # a name for what is wrong; nothing is written
    content = read(text, file)
    wanted = {"players": players, "continuous": continuous, "heroes": True, "monsters": 3, "renaissance": True}
    SEEN["games"] += 1
    SEEN["refused"] += play(content, wanted, seed, SEEN)


def read(text: str, file: Path) -> Content:
    from tempfile import TemporaryDirectory  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{file}.toml"
        path.write_text(text, encoding="utf-8")
        return load(str(path))


def test_the_head_room_of_extremes_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    report(f"content at its extremes, {SEEN['games']} games, {SEEN['refused']} stopped", SEEN, capsys)


# ---------------------------------------------------------------- what a content file may not say


def own(text: str, folder: Path) -> Content:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return load(str(file))


REFUSED = {
    "line 2, cards.bank.effect: column 14: expected a number from 1 to 10, not 11": (
        '[cards.bank]\neffect = "once(pay_any(11), gain(GOLD, 1))"\n'
    ),
    "line 1, monsters.roc: expected a price that can be paid in at most 1024 ways": (
        '[monsters.roc]\ndefeat = "pay(PRODUCTION, 9) pay(SCIENCE, 9) pay(MILITARY, 9)"\n'
    ),
    "line 1, cards.bank: expected the same number in every gold_as; bank has 3, coinage has 2": (
        '[cards.bank]\neffect = "gold_as(3, max=2)"\n'
    ),
    "line 2, policies.corvee.effect: expected at most 1 one_off": (
        '[policies.corvee]\neffect = "one_off(gain(GOLD, 1)) one_off(gain(GOLD, 2))"\n'
    ),
    "line 2, cards.bank.effect: column 6: expected different words in choose": (
        '[cards.bank]\neffect = "once(choose(gain(GOLD, 1), gain(GOLD, 1)))"\n'
    ),
    "line 1, cards.bank: the English name 'Temple' is that of temple already": '[cards.bank.names]\nen = "Temple"\n',
}


@pytest.mark.parametrize("message", REFUSED)
def test_what_could_not_work_is_refused_with_its_line(message: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        own(REFUSED[message], tmp_path)
    assert message in str(error.value)


# ---------------------------------------------------------------- payments of any size


def test_prices_above_fifteen_are_paid_in_full(tmp_path: Path) -> None:
    content = own("[cards.quarry]\nprice = [20]\n[cards.writing]\nprice = [16]\n", tmp_path)
    setup, _ = MONUMENTAL.settle({"players": 2, "map": "twin-lakes"}, content, Dice(0))
    state = MONUMENTAL.start(setup, content)
    dice = Dice(0)
    while not str(state.choices()[0]).startswith("activate"):
        state.play(draw(state, dice) if state.turn == CHANCE else state.choices()[0])
    table = Table(state).play("activate row 1", "activate column 1").display("Quarry", "Writing")
    table.give(production=20, science=17, military=0, gold=0).play("acquire Quarry", "acquire Writing")
    assert table.have(0) == {"production": 0, "science": 1, "military": 0, "gold": 0, "culture": 0}
    table = Table(state.copy()).give(production=18, gold=3)
    table.display("Quarry").play("acquire Quarry")
    assert (table.have(0)["production"], table.have(0)["gold"]) == (0, 1)


def test_sixteen_units_and_more_march_and_are_paid(tmp_path: Path) -> None:
    content = own("[values]\nsoldiers = 20\nsoldier_defense = 9\n", tmp_path)
    setup, _ = MONUMENTAL.settle({"players": 2, "map": "twin-lakes"}, content, Dice(0))
    state, dice = MONUMENTAL.start(setup, content), Dice(0)
    while not str(state.choices()[0]).startswith("activate"):
        state.play(draw(state, dice) if state.turn == CHANCE else state.choices()[0])
    table = Table(state).play("activate row 1", "activate column 1").own(1, "e2", 2)  # 1 + 2 x 9 to defend it
    table.give(military=19, gold=0, production=0, science=0).play("conquer e2")
    while table.offers("from", "warlord"):
        table.play(table.texts()[0])
    assert table.have(0)["military"] == 0
    assert table.s.soldiers[table.tile("e2")] == 19


def test_an_effect_that_cannot_be_paid_in_the_end_gives_nothing(tmp_path: Path) -> None:
    effect = "once(draw_use(1), pay(MILITARY, 2), gain(CULTURE, 1))"
    content = own(f'[cards.bank]\neffect = "{effect}"\n[cards.forum]\neffect = "once(pay(MILITARY, 2))"\n', tmp_path)
    setup, _ = MONUMENTAL.settle({"players": 2, "map": "twin-lakes"}, content, Dice(0))
    state, dice = MONUMENTAL.start(setup, content), Dice(0)
    while not str(state.choices()[0]).startswith("activate"):
        state.play(draw(state, dice) if state.turn == CHANCE else state.choices()[0])
    table = Table(state).play("activate row 1", "activate column 1").city(0, "Bank").acting(active=(0,))
    table.give(military=2, gold=0).deck(0, top=["Forum"]).play("use Bank 1", "use Forum drawn")
    assert table.have(0)["culture"] == 0
    assert table.have(0)["military"] == 0
    assert table.offers("end turn")
    with pytest.raises(CairnError):
        table.play("use Bank 1")
