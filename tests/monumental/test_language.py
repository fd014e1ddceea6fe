# ruff: noqa: E501 - one mistake, one line
"""The language of effects: what is read, what is written again, and how a mistake is told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cairn.core import CairnError
from cairn.monumental import language
from cairn.monumental.content import load
from cairn.monumental.language import (
    ACTION,
    ASKS,
    ATTACK,
    BENEFIT,
    BUILDING,
    DEFEAT,
    HABIT,
    HERO,
    KNOWLEDGE,
    ONGOING,
    POLICY,
    RETURNS,
    REWARD,
    WONDER,
    EffectError,
    Vocabulary,
    Word,
    parse,
    write,
)

VOCABULARIES = {
    "building": BUILDING,
    "knowledge": KNOWLEDGE,
    "wonder": WONDER,
    "policy": POLICY,
    "hero": HERO,
    "returns": RETURNS,
    "benefit": BENEFIT,
    "reward": REWARD,
    "ongoing": ONGOING,
    "attack": ATTACK,
    "defeat": DEFEAT,
    "asks": ASKS,
    "action": ACTION,
    "habit": HABIT,
}
DOING = (
    "one of if_gained, if_active, if_done, per, choose, pay, pay_any, gain, gain_any, exchange, trade, hand_over, "
    "activate_more, reinforce, archive, discard, draw, draw_use, copy, take, complete_section, move_explorer, "
    "sail_explorer, move_units, regroup, destroy, place_outpost, repeat_one_offs"
)

# vocabulary, effect, the whole message
MISTAKES = [
    # not a word
    ("building", "?", "column 1: expected a word such as gain(GOLD, 1), not '?'"),
    ("building", "5", "column 1: expected a word such as gain(GOLD, 1), not '5'"),
    ("building", "gives", "column 6: expected (, not the end"),
    ("building", "gives GOLD", "column 7: expected (, not 'GOLD'"),
    ("building", "gives(", "column 7: expected a number, a name or a word, not the end"),
    ("building", "gives(GOLD, 1", "column 14: expected , or ), not the end"),
    ("building", "gives(GOLD 1)", "column 12: expected , or ), not '1'"),
    ("building", "gives(GOLD, 1))", "column 15: expected a word such as gain(GOLD, 1), not ')'"),
    ("building", "gives(GOLD, 1),", "column 16: expected a word, not the end"),
    ("building", "gives(GOLD, 1),, once()", "column 16: expected a word such as gain(GOLD, 1), not ','"),
    ("building", "gives(GOLD, 1,)", "column 15: expected a number, a name or a word, not ')'"),
    ("building", "gives(GOLD, -1)", "column 13: expected a number, a name or a word, not '-'"),
    ("building", "gives(GÖLD, 1)", "column 8: expected , or ), not 'Ö'"),
    ("building", "gives(\x1b[0m)", "column 7: expected a number, a name or a word, not '\\x1b'"),
    # a word where it cannot stand
    ("building", "gain(GOLD, 1)", "column 1: gain cannot stand here; expected one of gives, once, when, discount, half, gold_as, reinforce_self"),
    ("building", "at_once(gain(GOLD, 1))", "column 1: at_once cannot stand here; expected one of gives, once, when, discount, half, gold_as, reinforce_self"),
    ("knowledge", "reinforce_self()", "column 1: reinforce_self cannot stand here; expected one of gives, once, when, discount, half, gold_as"),
    ("knowledge", "once(archive_self())", f"column 6: archive_self cannot stand here; expected {DOING}"),
    ("policy", "gives(GOLD, 1)", "column 1: gives cannot stand here; expected one of once, when, discount, half, gold_as, one_off"),
    ("policy", "one_off(repeat_one_offs())", f"column 9: repeat_one_offs cannot stand here; expected {DOING.removesuffix(', repeat_one_offs')}"),
    ("hero", "when(CONQUERED, gain(GOLD, 1), both_benefits())", "column 1: expected both_benefits() alone, without other words"),
    ("hero", "once(both_benefits())", f"column 6: both_benefits cannot stand here; expected {DOING}"),
    ("benefit", "once(gain(GOLD, 1))", f"column 1: once cannot stand here; expected {DOING}"),
    ("building", "gives(GOLD, 1) bless()", "column 16: bless is no word of this field; expected one of gives, once, when, discount, half, gold_as, reinforce_self"),
    ("building", "once(gain(GOLD, 1), bless())", f"column 21: bless is no word of this field; expected {DOING}, archive_self"),
    ("attack", "walk(1) or_else(walk(1), rout(1, here))", "column 17: walk cannot stand here; expected one of choose, rout, lose, give_up"),
    ("attack", "each_near(1, give_up(WONDER))", "column 14: give_up cannot stand here; expected lose"),
    ("action", "draw_twice()", "column 1: draw_twice cannot stand here; expected one of conquer, building, know, wonder, policy, explore, gold, gold_per_policy, all_knowledge, pay, reshuffle"),
    ("defeat", "gain(GOLD, 1)", "column 1: gain is no word of this field; expected pay"),
    # arguments
    ("building", "gives(FOOD, 1)", "column 7: expected one of PRODUCTION, SCIENCE, MILITARY, GOLD, CULTURE, not FOOD"),
    ("building", "gives(EACH, 1)", "column 7: expected one of PRODUCTION, SCIENCE, MILITARY, GOLD, CULTURE, not EACH"),
    ("building", "gives(GOLD)", "column 11: expected a number from 1 to 20, not )"),
    ("building", "gives(GOLD, 0)", "column 13: expected a number from 1 to 20, not 0"),
    ("building", "gives(GOLD, 21)", "column 13: expected a number from 1 to 20, not 21"),
    ("building", f"gives(GOLD, {'9' * 5000})", "column 13: expected a number from 1 to 20, not a huge number"),
    ("building", "gives(GOLD, True)", "column 13: expected a number from 1 to 20, not True"),
    ("building", "gives(GOLD, MANY)", "column 13: expected a number from 1 to 20, not MANY"),
    ("building", "gives(GOLD, gain(GOLD, 1))", "column 13: expected a number from 1 to 20, not gain(…)"),
    ("building", "gives(GOLD, 1, 2)", "column 16: expected ), not 2"),
    ("building", "reinforce_self(1)", "column 16: expected ), not 1"),
    ("building", "once()", f"column 6: expected {DOING}, archive_self, not )"),
    ("building", "once(GOLD)", f"column 6: expected {DOING}, archive_self, not GOLD"),
    ("building", "once(gain(GOLD, 1), GOLD)", f"column 21: expected {DOING}, archive_self, not GOLD"),
    ("building", "when(CONQUERED, costal, gain(GOLD, 1))", f"column 17: expected one of coastal, barbarian, free_city, player or {DOING}, not costal"),
    ("building", "when(CONQUERED, coastal, coastal, gain(GOLD, 1))", "column 26: coastal is there twice"),
    ("building", "when(ACQUIRED, coastal, gain(GOLD, 1))", f"column 16: expected one of building, knowledge, wonder, basic or {DOING}, not coastal"),
    ("building", "when(gain(GOLD, 1))", "column 6: expected one of CONQUERED, COMPLETED_WONDER, ACQUIRED, COLLECTED, DEVELOPED_POLICY, ARCHIVED_SELF, not gain(…)"),
    ("policy", "when(ARCHIVED_SELF, gain(GOLD, 1))", "column 6: expected one of CONQUERED, COMPLETED_WONDER, ACQUIRED, COLLECTED, DEVELOPED_POLICY, not ARCHIVED_SELF"),
    ("building", "when(CONQUERED, with_hero, gain(GOLD, 1))", f"column 17: expected one of coastal, barbarian, free_city, player or {DOING}, not with_hero"),
    ("building", "once(choose(gain(GOLD, 1)))", f"column 26: expected {DOING}, not )"),
    ("building", f"once({', '.join(['archive(1)'] * 7)})", "column 78: expected ), not archive(…)"),
    ("building", "once(copy(other_city))", "column 21: expected one of BUILDING, KNOWLEDGE, WONDER, not )"),
    ("building", "once(copy(own_policy, BUILDING))", "column 23: expected ), not BUILDING"),
    ("building", "once(take(WONDER))", "column 11: expected one of BUILDING, KNOWLEDGE, BASIC, not WONDER"),
    ("building", "discount(building, 1, coastal)", "column 23: expected ), not coastal"),
    ("building", "half(building)", "column 6: expected wonder_section, not building"),
    ("asks", "pay(CULTURE, 1)", "column 5: expected one of PRODUCTION, SCIENCE, MILITARY, GOLD, not CULTURE"),
    ("attack", "rout(NONE, here)", "column 6: expected a number from 1 to 20 or one of ALL, HALF, not NONE"),
    ("attack", "rout(1, here, near1)", "column 15: expected guarded, not near1"),
    ("attack", "walk(2)", "column 6: expected the number 1, not 2"),
    ("ongoing", "terrain(5)", "column 9: expected a number from 0 to 4, not 5"),
    ("reward", "per(outposts, gain(GOLD, 1))", "column 5: expected one of controlled_province, three_controlled_provinces, wonder_completed, outpost, other_active_military_card, bordered_opponent_province, attacks, not outposts"),
    ("action", "pay(2, pay(2, wonder()))", "column 8: pay cannot stand here; expected one of conquer, building, know, wonder, policy, explore, gold, gold_per_policy, all_knowledge"),
    # keywords
    ("building", "once(gain(GOLD, 1, only=barbarian))", "column 20: unknown keyword only; expected none here"),
    ("building", "once(gain(MILITARY, 1, only=wonder))", "column 24: expected only= with barbarian, not only=wonder"),
    ("building", "once(draw(2))", "column 12: expected use= with a number from 1 to 6, not )"),
    ("building", "once(draw(2, use=3))", "column 19: expected use= with at most the 2 drawn, not 3"),
    ("building", "once(draw(2, usw=1))", "column 14: unknown keyword usw; expected use="),
    ("building", "once(draw(2, use=1, use=1))", "column 21: the keyword use is there twice"),
    ("building", "once(draw(use=1, 2))", "column 18: expected use=1 after 2: keywords stand last"),
    ("building", "once(pay_any(2, different=2))", "column 17: expected different= with one of True, False, not different=2"),
    ("building", "once(take(BASIC, max_cost=ALL))", "column 18: expected max_cost= with a number from 1 to 20 or ANY, not max_cost=ALL"),
    ("building", "gold_as(2)", "column 10: expected max= with a number from 1 to 7, not )"),
    ("building", "discount(progress, 1, max=8)", "column 23: expected a number from 1 to 7, not 8"),
    ("building", "once(draw(2, use=gain(GOLD, 1)))", "column 22: expected , or ), not '('"),
    ("building", "once(draw(2, 3=1))", "column 14: expected a keyword such as max=2, not '3'"),
    # too deep
    ("building", "a(b(c(d(e(f())))))", "column 11: expected at most 5 words inside each other"),
    ("building", "once(" * 5000, "column 26: expected at most 5 words inside each other"),
]  # fmt: skip


def every_effect() -> list[tuple[str, str, Vocabulary]]:
    """List all effects of the standard components: where, text, vocabulary."""
    data = load().as_dict()
    found = [(card["id"], card["effect"], VOCABULARIES[card["kind"]]) for card in data["cards"]]
    found += [(item["id"], item["effect"], POLICY) for item in data["policies"]]
    found += [(item["id"], item["effect"], BENEFIT) for item in data["warlords"]]
    found += [(item["id"], item["effect"], HERO) for item in data["heroes"]]
    found += [(item["id"], item["returns"], RETURNS) for item in data["heroes"]]
    for field in ("ongoing", "attack", "defeat", "reward"):
        found += [(item["id"], item[field], VOCABULARIES[field]) for item in data["monsters"]]
    for item in (*data["barbarians"], *data["cities"]):
        found += [(item["id"], benefit, BENEFIT) for benefit in item["benefits"]]
    found += [(item["id"], item["asks"], ASKS) for item in data["cities"]]
    found += [(token["id"], token["effect"], BENEFIT) for market in data["markets"] for token in market["tokens"]]
    for item in data["automa"]:
        found += [(item["id"], item[field], HABIT) for field in ("base", "special")]
    return found


def test_a_word_holds_what_was_written() -> None:
    assert parse("when(CONQUERED, coastal, gain(GOLD, 1), max=2)", BUILDING) == (
        Word("when", ("CONQUERED", "coastal", Word("gain", ("GOLD", 1))), (("max", 2),)),
    )
    (word,) = parse("pay(MILITARY, 2, gold=False)", BENEFIT)
    assert (word.option("gold"), word.option("gold", default=True), word.option("max"), word.option("max", 9)) == (
        False,
        False,
        None,
        9,
    )


@pytest.mark.parametrize(
    "text",
    [
        "gain(GOLD, 1) archive(1)",
        "gain(GOLD, 1), archive(1)",
        "gain(GOLD,1)archive(1)",
        "  gain ( GOLD\n,\t01 )\narchive( 1)  ",
    ],
)
def test_blanks_and_commas_part_words(text: str) -> None:
    assert write(parse(text, BENEFIT)) == "gain(GOLD, 1) archive(1)"


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_an_effect_may_be_empty(text: str) -> None:
    assert parse(text, BUILDING) == ()


def test_every_effect_reads_back_as_it_is_written() -> None:
    effects = every_effect()
    assert len(effects) > 250
    for where, text, vocabulary in effects:
        words = parse(text, vocabulary)
        assert write(words) == text, where
        assert parse(write(words), vocabulary) == words, where


def test_every_word_of_the_language_is_used_or_takes_what_it_says() -> None:
    used = " ".join(text for _, text, _ in every_effect())
    words = {
        name.split()[0]
        for table in (language.CLAUSES, language.WORDS, language.ONGOINGS, language.ACTIONS)
        for name in table
    }
    assert {word for word in words if f"{word}(" not in used} == {"hand_over"}  # for content files of one's own


@pytest.mark.parametrize(("field", "text", "message"), MISTAKES, ids=[f"{m[0]}: {m[1][:40]!r}" for m in MISTAKES])
def test_a_mistake_is_told_with_its_column_and_what_was_expected(field: str, text: str, message: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse(text, VOCABULARIES[field])
    assert str(caught.value) == message
    assert isinstance(caught.value, CairnError)


NAMES = sorted(
    {
        name.split()[0]
        for table in (language.CLAUSES, language.WORDS, language.ONGOINGS, language.ACTIONS)
        for name in table
    }
    | {name for slot in language.SLOTS.values() for name in slot.names}
)
SCRAPS = st.one_of(
    st.sampled_from(NAMES),
    st.sampled_from(["(", ")", "(", ")", ",", "=", " ", "max=", "use=", "only=", "True", "False", "-", "\n", "é", "٣"]),
    st.integers(0, 25).map(str),
)
TEXTS = st.one_of(st.text(max_size=60), st.lists(SCRAPS, max_size=25).map("".join), st.lists(SCRAPS).map(" ".join))


def check(text: str, vocabulary: Vocabulary) -> None:
    """Read a text: it is refused in one short line, or can be written and read again."""
    try:
        words = parse(text, vocabulary)
    except EffectError as error:
        message = str(error)
        assert message.startswith("column ")
        assert message.isprintable()
        assert len(message) < 600
        column = int(message.removeprefix("column ").split(":")[0])
        assert 1 <= column <= len(text) + 1
    else:
        assert parse(write(words), vocabulary) == words


@settings(max_examples=300, deadline=None)
@given(TEXTS, st.sampled_from(sorted(VOCABULARIES)))
def test_any_text_is_read_or_refused(text: str, field: str) -> None:
    check(text, VOCABULARIES[field])


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_text_with_a_slip_is_read_or_refused(data: st.DataObject) -> None:
    _, text, vocabulary = data.draw(st.sampled_from(every_effect()))
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 6))
    check(text[:at] + data.draw(SCRAPS) + text[at + cut :], vocabulary)
