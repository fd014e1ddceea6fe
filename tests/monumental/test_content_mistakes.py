# ruff: noqa: E501 - a message stands in one line
"""Mistakes in content files: each is told in one line with the file, the place and what was expected."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn.content import ContentError
from cairn.core import CairnError
from cairn.languages import LANGUAGES
from cairn.monumental.components import PARTS
from cairn.monumental.content import load

HUGE = "9" * 5000
FIVE = " ".join(["once(archive(1))"] * 5)
SEVEN = " ".join(["wonder()"] * 7)

# what is wrong: the file, then the whole message after the file's name
MISTAKES: dict[str, tuple[str, str]] = {
    # parts, ids and fields
    "unknown part": (
        "\n[card.market]\nprice = [5]\n",
        f", line 2, card: unknown field; expected {', '.join(PARTS)}",
    ),
    "unknown card": (
        "[cards.markt]\nprice = [5]\n",
        ", line 1, cards.markt: unknown id; expected market",
    ),
    "card that is like none": (
        "[cards.zzz]\nprice = [5]\n",
        ", line 1, cards.zzz: unknown id; `cairn content monumental` lists them",
    ),
    "new card": (
        '[cards.sphinx]\nprice = [5, 5]\neffect = "gives(GOLD, 2)"\n',
        ", line 1, cards.sphinx: unknown id; `cairn content monumental` lists them",
    ),
    "unknown civilization": (
        '[civilizations.rome.names]\nen = "Rome"\n',
        ", line 1, civilizations.rome: unknown id; expected china, denmark, egypt, greece, japan",
    ),
    "unknown token of a Market": (
        "[markets.spice.tokens]\nspice-6 = { gold = 3 }\n",
        ", line 2, markets.spice.tokens.spice-6: unknown id; expected spice-1, spice-2, spice-3, spice-4, spice-5",
    ),
    "unknown value": (
        "[values]\nculture = 1\n",
        ", line 2, values.culture: unknown id; expected gold, soldiers, outposts, soldier_defense, warlord_defense, hero_defense, outpost_defense, wonder_defense, production_tokens",
    ),
    "unknown field of a card": (
        "[cards.market]\ncost = [5]\n",
        ", line 2, cards.market.cost: unknown field; expected names, price, effect, origin",
    ),
    "number of cards": (
        "[cards.market]\ncount = 2\n",
        ", line 2, cards.market.count: unknown field; expected names, price, effect, origin",
    ),
    "price of a starting card": (
        "[cards.fort]\nprice = [1]\n",
        ", line 2, cards.fort.price: unknown field; expected names, effect, origin",
    ),
    "effect of a civilization": (
        '[civilizations.china]\neffect = ""\n',
        ", line 2, civilizations.china.effect: unknown field; expected names",
    ),
    "value of Water": (
        "[terrain.water]\nvalue = 1\n",
        ", line 2, terrain.water.value: unknown field; expected names, count, origin",
    ),
    "special part of an Automa card without": (
        '[automa.china]\nspecial = "wonder()"\n',
        ", line 2, automa.china.special: unknown field; expected base, origin",
    ),
    "unknown language": (
        '[cards.market.names]\nit = "Mercato"\n',
        ", line 2, cards.market.names.it: unknown field; expected " + ", ".join(LANGUAGES),
    ),
    # types
    "part a list": ("cards = [1]\n", ", line 1, cards: expected a table, not [1]"),
    "parts as a list of tables": (
        '[[cards]]\nid = "market"\n',
        ", line 1, cards: expected a table, not [{'id': 'market'}]",
    ),
    "card a number": ("[cards]\nmarket = 5\n", ", line 2, cards.market: expected a table, not 5"),
    "value a text": ('[values]\ngold = "2"\n', ", line 2, values.gold: expected a whole number from 0 to 20, not '2'"),
    "value a truth": (
        "[values]\ngold = true\n",
        ", line 2, values.gold: expected a whole number from 0 to 20, not True",
    ),
    "name a number": ("[cards.market.names]\nde = 5\n", ", line 2, cards.market.names.de: expected a text, not 5"),
    "name empty": ('[cards.market.names]\nde = " "\n', ", line 2, cards.market.names.de: expected a text, not ' '"),
    "name of two lines": (
        '[cards.market.names]\nde = "a\\nb"\n',
        ", line 2, cards.market.names.de: expected a name of at most 60 letters in one line, not 'a\\nb'",
    ),
    "name too long": (
        f'[cards.market.names]\nde = "{"x" * 61}"\n',
        f", line 2, cards.market.names.de: expected a name of at most 60 letters in one line, not '{'x' * 56}...",
    ),
    "names a text": (
        '[cards.market]\nnames = "Markt"\n',
        ", line 2, cards.market.names: expected a table, not 'Markt'",
    ),
    "origin unknown": (
        '[cards.market]\norigin = "box"\n',
        ", line 2, cards.market.origin: expected one of rulebook, public, reconstructed, own, not 'box'",
    ),
    # prices and numbers
    "price a number": ("[cards.market]\nprice = 5\n", ", line 2, cards.market.price: expected a list, not 5"),
    "price zero": (
        "[cards.market]\nprice = [0]\n",
        ", line 2, cards.market.price[0]: expected a whole number from 1 to 20, not 0",
    ),
    "two prices": (
        "[cards.market]\nprice = [2, 2]\n",
        ", line 2, cards.market.price: expected a list of 1 items, not of 2",
    ),
    "one price of a Wonder": (
        "[cards.stonehenge]\nprice = [8]\n",
        ", line 2, cards.stonehenge.price: expected a list of 2 items, not of 1",
    ),
    "front too high": (
        "[barbarians.b1a]\nfront = 5\n",
        ", line 2, barbarians.b1a.front: expected a whole number from 1 to 4, not 5",
    ),
    "front of a Monster zero": (
        "[monsters.roc]\nfront = 0\n",
        ", line 2, monsters.roc.front: expected a whole number from 1 to 4, not 0",
    ),
    "one benefit": (
        '[barbarians.b1a]\nbenefits = ["gain(GOLD, 1)"]\n',
        ", line 2, barbarians.b1a.benefits: expected a list of 2 items, not of 1",
    ),
    "too many Barbarians": (
        "[barbarians.b1a]\ncount = 3\n",
        ", line 1, barbarians: expected 40 Barbarian tokens in all, not 41",
    ),
    "too many Capitals": ("[terrain.capital]\ncount = 5\n", ", line 1, terrain: expected 4 Capitals in all, not 5"),
    "too few tiles": (
        "\n[terrain.meadow]\ncount = 7\n",
        ", line 2, terrain: expected 36 tiles besides the Capitals in all, not 35",
    ),
    "terrain too high": (
        "[terrain.meadow]\nvalue = 5\n",
        ", line 2, terrain.meadow.value: expected a whole number from 0 to 4, not 5",
    ),
    "attack of a Hero negative": (
        "[heroes.einstein]\nattack = -1\n",
        ", line 2, heroes.einstein.attack: expected a whole number from 0 to 9, not -1",
    ),
    "place unknown": (
        '[heroes.einstein]\nplace = "sea"\n',
        ", line 2, heroes.einstein.place: expected one of capital, province, rough_province, capital_or_province, capital_or_coast, not 'sea'",
    ),
    "kind of a Warlord unknown": (
        '[warlords.heracles]\nkind = "heroic"\n',
        ", line 2, warlords.heracles.kind: expected one of architectural, cultural, aggressive, technological, economic, not 'heroic'",
    ),
    # effects
    "effect a number": (
        "[cards.market]\neffect = 3\n",
        ", line 2, cards.market.effect: expected an effect as a text, not 3",
    ),
    "effect that does not parse": (
        '[cards.market]\nprice = [5]\neffect = "gives(FOOD, 2)"\n',
        ", line 3, cards.market.effect: column 7: expected one of PRODUCTION, SCIENCE, MILITARY, GOLD, CULTURE, not FOOD",
    ),
    "one-off on a card": (
        '[cards.market]\neffect = "one_off(gain(GOLD, 2))"\n',
        ", line 2, cards.market.effect: column 1: one_off cannot stand here; expected one of gives, once, when, discount, half, gold_as, reinforce_self",
    ),
    "yield on a policy": (
        '[policies.corvee]\neffect = "gives(GOLD, 2)"\n',
        ", line 2, policies.corvee.effect: column 1: gives cannot stand here; expected one of once, when, discount, half, gold_as, one_off",
    ),
    "too many clauses": (
        f'[cards.market]\neffect = "gives(GOLD, 1) {FIVE}"\n',
        ", line 2, cards.market.effect: expected at most 4 clauses besides gives, not 5",
    ),
    "too many clauses on a policy": (
        f'[policies.corvee]\neffect = "{FIVE}"\n',
        ", line 2, policies.corvee.effect: expected at most 4 words, not 5",
    ),
    "Warlord without an effect": (
        '[warlords.heracles]\neffect = ""\n',
        ", line 2, warlords.heracles.effect: expected 1 to 4 words, not 0",
    ),
    "Hero who never returns": (
        '[heroes.einstein]\nreturns = ""\n',
        ", line 2, heroes.einstein.returns: expected 1 to 4 words, not 0",
    ),
    "Hero with two limits": (
        '[heroes.einstein]\nreturns = "uses(2) uses(3)"\n',
        ", line 2, heroes.einstein.returns: expected at most 1 uses",
    ),
    "Monster that cannot be defeated": (
        '[monsters.roc]\ndefeat = ""\n',
        ", line 2, monsters.roc.defeat: expected 1 to 4 words, not 0",
    ),
    "benefit that does not parse": (
        '[barbarians.b1a]\nbenefits = ["gain(GOLD, 1)", "gain(GOLD, )"]\n',
        ", line 2, barbarians.b1a.benefits[1]: column 12: expected a number, a name or a word, not ')'",
    ),
    "city that asks for Culture": (
        '[cities.venice]\nasks = "pay(CULTURE, 2)"\n',
        ", line 2, cities.venice.asks: column 5: expected one of PRODUCTION, SCIENCE, MILITARY, GOLD, not CULTURE",
    ),
    "token of a Market that does not parse": (
        '[markets.spice.tokens]\nspice-1 = { effect = "gain(GOLD 1)" }\n',
        ", line 2, markets.spice.tokens.spice-1.effect: column 11: expected , or ), not '1'",
    ),
    "too many words of the Automa": (
        f'[automa.action-1]\nbase = "{SEVEN}"\n',
        ", line 2, automa.action-1.base: expected 1 to 6 words, not 7",
    ),
}


SIXTY = ", ".join([f"choose({', '.join(f'archive({n})' for n in range(1, 7))})"] * 6)
MUCH = "".join(f'[policies.{p.id}]\neffect = "once({SIXTY})"\n' for p in load().policies)
NO_TOML = {
    "table": ("[cards.market\nprice = 5\n", ": is not TOML: "),
    "key twice": ("[values]\ngold = 1\ngold = 2\n", ": is not TOML: "),
    "nested": (f"cards = {'[' * 3000}\n", ": is nested too deeply"),
    "digits": (f"[values]\ngold = {HUGE}\n", ": is not TOML: a number has thousands of digits"),
}


def refused(file: Path) -> str:
    """Give the message with which a file is refused."""
    with pytest.raises(ContentError) as caught:
        load(str(file))
    message = str(caught.value)
    assert isinstance(caught.value, CairnError)
    assert len(message.splitlines()) == 1
    assert len(message) < 600 + len(str(file))
    assert message.startswith(str(file))
    return message.removeprefix(str(file))


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_place_and_what_was_expected(mistake: str, tmp_path: Path) -> None:
    text, message = MISTAKES[mistake]
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert refused(file) == message


def test_too_many_words_are_told(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(MUCH, encoding="utf-8")
    assert refused(file) == ": expected at most 1000 words in all effects together, not 1690"


@pytest.mark.parametrize("mistake", NO_TOML)
def test_a_file_that_is_not_toml_is_told(mistake: str, tmp_path: Path) -> None:
    text, message = NO_TOML[mistake]
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert refused(file).startswith(message)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path / "absent.toml").startswith(": cannot be read (")
    assert refused(tmp_path).startswith(": cannot be read (")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\x00\x01\xff\xfe" * 9)
    assert refused(binary) == ": is not a text in UTF-8 (byte 2)"
    with pytest.raises(CairnError, match="cannot be read"):
        load("own\0.toml")


OWN = """
[cards.market]
price = [5]
effect = "gives(GOLD, 2) once(pay(GOLD, 1), gain(CULTURE, 1))"
names = { de = "Markt" }
[policies.corvee]
effect = "discount(wonder_section, 2) one_off(gain(GOLD, 1))"
[heroes.einstein]
returns = "uses(4)"
[monsters.roc]
attack = "or_else(rout(1, lonely2), rout(ALL, here))"
[barbarians]
b1a = { count = 1, benefits = ["gain(GOLD, 2)", "archive(1)"] }
b1b.count = 3
[markets.spice.tokens]
spice-1 = { effect = "gain(GOLD, 3)", gold = 5 }
[automa.action-1]
special = "explore(3) pay(2, wonder())"
[values]
gold = 3
"""
SCRAPS = [
    "0",
    "-1",
    "99",
    '"',
    "'",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    ".",
    "\n",
    "#",
    "true",
    "(",
    ")",
    "é",
    "[cards.fort]",
]
SCRAPS += [
    "cards",
    "price",
    "effect",
    "names",
    "origin",
    "gives(GOLD, 1)",
    "max=2",
    "gain",
    "when",
    "1.5",
    "2024-01-01",
]


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(OWN)), st.integers(0, 8), st.sampled_from(SCRAPS) | st.text(max_size=5))
def test_a_file_with_a_slip_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, at: int, cut: int, scrap: str
) -> None:
    file = tmp_path_factory.getbasetemp() / "slip.toml"
    file.write_text(OWN[:at] + scrap + OWN[at + cut :], encoding="utf-8", errors="replace")
    try:
        made = load(str(file))
    except ContentError:
        refused(file)
    else:
        assert len(made.as_dict()["cards"]) == 68
        assert len(made.hash) == 64
