"""Words that no component of the edition has, for content files of one's own: `hand_over`."""

from pathlib import Path
from typing import Any

import pytest

from cairn.monumental import cardtexts
from cairn.monumental.content import Content, load
from cairn.monumental.language import BENEFIT, parse
from cairn.words import Words
from tests.monumental.card_lines import CROSS, clear, compare, lay, play
from tests.monumental.positions import start

pytestmark = pytest.mark.modes

GIVE = "hand over player 2"
EITHER = "once(choose(hand_over(1), gain(CULTURE, 1)))"
MARKET = '[cards.market]\neffect = "{}"\n'
# what the Market has, position, choices after it is activated, result
LINES = [
    ("once(hand_over(1))", "their 3 Gold", f"use Market 5; ?stop; {GIVE}", "1 Gold, their 2 Gold"),
    ("once(hand_over(2))", "1 Gold, their 3 Gold", f"use Market 5; {GIVE}", "3 Gold, their 1 Gold"),
    ("once(hand_over(2))", "their 1 Gold", f"use Market 5; {GIVE}", "1 Gold, !their 1 Gold"),
    ("once(hand_over(2))", "their 1 Gold", "use Market 5; stop", "their 1 Gold"),
    ("once(hand_over(2))", "2 Gold, their 4 Science", "!use Market 5", "2 Gold, their 4 Science"),
    ("once(hand_over(1), gain(CULTURE, 1))", "their 1 Gold", "use Market 5", "1 Gold, 1 Culture"),
    ("once(hand_over(1), gain(CULTURE, 1))", "", "!use Market 5", ""),
    ("once(pay(SCIENCE, 1), hand_over(1))", "1 Science, their 1 Gold", f"use Market 5; {GIVE}", "1 Gold"),
    (EITHER, "", "use Market 5", "1 Culture"),
    (
        "once(choose(hand_over(1), gain(CULTURE, 1)))",
        "their 1 Gold",
        f"use Market 5; choose hand over 1; {GIVE}",
        "1 Gold",
    ),
    ("once(per(wonder_completed, hand_over(1)))", "wonders 2, their 3 Gold", f"use Market 5; 2x {GIVE}", "2 Gold"),
    ("once(if_gained(GOLD, 1, hand_over(1)))", "their 1 Gold", "!use Market 5", ""),
]


def own(text: str, folder: Path) -> Content:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return load(str(file))


@pytest.mark.parametrize(("effect", "position", "choices", "result"), LINES)
def test_a_card_that_lets_a_player_hand_over_gold(
    effect: str, position: str, choices: str, result: str, tmp_path: Path
) -> None:
    table = lay(clear(start(content=own(MARKET.format(effect), tmp_path))), f"Market@5, {position}")
    compare(play(table, f"{CROSS}; {choices}"), result)


def test_any_other_player_may_be_chosen_the_automa_too(tmp_path: Path) -> None:
    made = own(MARKET.format("once(hand_over(1))"), tmp_path)
    for wanted in ({"players": 3}, {"players": 2, "automa": True}):
        options: dict[str, Any] = wanted
        table = lay(clear(start(content=made, **options)), "Market@5, their 1 Gold").give(2, gold=2)
        play(table, f"{CROSS}; use Market 5; !hand over player 1; ?{GIVE}").play("hand over player 3")
        assert [table.have(seat)["gold"] for seat in range(3)] == [1, 1, 1]
        assert [(event.kind, event.data["seat"], event.data["count"]) for event in table.events] == [
            ("paid", 2, 1),
            ("gained", 0, 1),
        ]


ELSEWHERE = [
    (
        '[cards.stonehenge]\neffect = "at_once(hand_over(1))"\nprice = [5, 4]\n',
        "building Stonehenge, 4 Production, their 1 Gold",
        f"complete Stonehenge; {GIVE}",
        "1 Gold, top Stonehenge",
    ),
    (
        '[policies.corvee]\neffect = "discount(wonder_section, 2) one_off(hand_over(1))"\n',
        "1 Culture, their 1 Gold",
        f"develop Corvée; resolve Corvée; {GIVE}",
        "1 Gold, policy Corvée",
    ),
    (
        '[cards.market]\neffect = "when(DEVELOPED_POLICY, hand_over(2))"\n',
        "Market@5, active 5, 1 Culture, their 2 Gold",
        f"develop Corvée; resolve Market 5; {GIVE}",
        "1 Production, 2 Gold, policy Corvée",
    ),
]


@pytest.mark.parametrize(("text", "position", "choices", "result"), ELSEWHERE)
def test_it_may_stand_wherever_players_do_things(
    text: str, position: str, choices: str, result: str, tmp_path: Path
) -> None:
    compare(play(lay(clear(start(content=own(text, tmp_path)).acting()), position), choices), result)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "A player of your choice hands you 1 Gold."),
        ("de", "Ein Mitspieler deiner Wahl gibt dir 1 Gold."),
        ("es", "Un jugador de tu elección te entrega 1 de oro."),
        ("fr", "Un joueur de votre choix vous remet 1 Or."),
    ],
)
def test_what_it_says(code: str, said: str) -> None:
    assert cardtexts.text(Words(code), parse("hand_over(1)", BENEFIT)) == [said]
