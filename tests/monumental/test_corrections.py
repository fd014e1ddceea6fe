"""A file of one's own corrects any component, in the notation in which they are printed."""

import json
from pathlib import Path

import pytest

from cairn.monumental.components import PARTS
from cairn.monumental.content import Content, find, load
from cairn.monumental.language import Word

STANDARD = load()


def own(text: str, folder: Path) -> Content:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return load(str(file))


CORRECTIONS = [
    "[cards.market]\nprice = [5]\n",
    "[cards.stonehenge]\nprice = [5, 4]\n",
    '[cards.market]\neffect = "gives(GOLD, 2)"\n',
    '[cards.work-camp]\neffect = "gives(PRODUCTION, 2)"\n',
    '[policies.corvee]\neffect = "discount(wonder_section, 2) one_off(gain(GOLD, 1))"\n',
    '[warlords.heracles]\neffect = "gain(GOLD, 2)"\n',
    '[warlords.heracles]\nkind = "cultural"\n',
    "[heroes.einstein]\nprice = 3\n",
    '[heroes.einstein]\nplace = "province"\nattack = 2\ndefense = 3\n',
    '[heroes.einstein]\neffect = "once(gain(SCIENCE, 2))"\nreturns = "uses(4)"\n',
    "[monsters.roc]\nfront = 4\n",
    '[monsters.roc]\nongoing = "slows(1)"\nattack = "walk(1)"\ndefeat = "pay(GOLD, 3)"\nreward = ""\n',
    '[barbarians.b1a]\nbenefits = ["gain(GOLD, 2)", "archive(1), gain(GOLD, 1)"]\n',
    "[barbarians]\nb1a = { front = 3, count = 1, gold = 4 }\nb1b.count = 3\n",
    '[cities.samarkand]\nasks = "pay(SCIENCE, 1) pay(GOLD, 1)"\n',
    '[cities.samarkand]\nbenefits = ["gain(CULTURE, 2)", "gain(GOLD, 4)"]\ngold = 4\n',
    '[markets.spice.tokens]\nspice-1 = { effect = "gain(GOLD, 3)", gold = 5 }\n',
    '[automa.action-1]\nbase = "wonder()"\nkind = "economic"\nspecial = "explore(3)"\n',
    '[automa.japan]\nbase = "if_fewer(provinces, conquer(high)) else_draw()"\n',
    "[terrain]\nmeadow.count = 7\nwater.count = 8\n",
    "[terrain.meadow]\nvalue = 1\n",
    "[values]\ngold = 3\n",
    "[values.gold]\nvalue = 3\n",
]


@pytest.mark.parametrize("text", CORRECTIONS)
def test_a_correction_changes_just_that(text: str, tmp_path: Path) -> None:
    made = own(text, tmp_path)
    assert made.hash != STANDARD.hash
    before, after = STANDARD.as_dict(), made.as_dict()
    part = text.strip("[").split(".")[0].split("]")[0]
    assert {name for name in PARTS if before[name] != after[name]} == {part}
    changed = [(old, new) for old, new in zip(before[part], after[part], strict=True) if old != new]
    assert len(changed) == (2 if ".count" in text else 1)
    for old, new in changed:
        if part == "markets":
            old, new = old["tokens"][0], new["tokens"][0]  # noqa: PLW2901
        assert old["id"] == new["id"]
        assert new["origin"] == "own"


def test_values_of_a_correction(tmp_path: Path) -> None:
    made = own(
        '[cards.market]\nprice = [5]\neffect = "gives(GOLD, 2)"\n'
        "[heroes.genghis-khan]\nattack = 4\n[markets.silk.tokens.silk-2]\ngold = 7\n[values]\noutposts = 3\n",
        tmp_path,
    )
    assert (made.card("market").price, made.card("market").effect) == ((5,), (Word("gives", ("GOLD", 2)),))
    assert find(made.heroes, "genghis-khan").attack == 4
    assert find(made.markets, "silk").tokens[1].gold == 7
    assert made.value("outposts") == 3


def test_names_may_be_corrected_and_do_not_matter_for_play(tmp_path: Path) -> None:
    made = own(
        '[cards.market.names]\nde = "Markt"\n[civilizations.china.names]\nen = "The Middle Kingdom"\n'
        '[markets.spice]\nnames = { fr = "Épices" }\n',
        tmp_path,
    )
    assert made.card("market").names == {**STANDARD.card("market").names, "de": "Markt"}
    assert made.civilizations[0].names["en"] == "The Middle Kingdom"
    assert made.card("market").origin == STANDARD.card("market").origin
    assert made.hash == STANDARD.hash


def test_an_owner_may_tell_the_origin(tmp_path: Path) -> None:
    made = own('[cards.market]\nprice = [5]\norigin = "rulebook"\n', tmp_path)
    assert made.card("market").origin == "rulebook"
    assert own('[cards.market]\norigin = "price rulebook, rest own"\n', tmp_path).hash == STANDARD.hash


def test_the_standard_written_out_changes_nothing(tmp_path: Path) -> None:
    lines = []
    for item in STANDARD.as_dict()["cards"]:
        lines.append(f"[cards.{item['id']}]\neffect = {json.dumps(item['effect'])}\n")
        lines.append(f"price = {item['price']}\n" if item["price"] else "")
    assert own("".join(lines), tmp_path).hash == STANDARD.hash


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    assert own("", tmp_path) == STANDARD
    assert own("[cards]\n[values]\n", tmp_path) == STANDARD


def test_blanks_and_commas_in_effects_do_not_matter(tmp_path: Path) -> None:
    made = own('[cards.market]\neffect = """\n gives(PRODUCTION,1),gives(GOLD,1)\n  once( exchange(1) )"""\n', tmp_path)
    assert made.hash == STANDARD.hash
