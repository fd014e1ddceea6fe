"""What the rulebook says of the civilizations, and rulings that single cards show."""

import pytest

from tests.monumental import lines_cards, lines_policies
from tests.monumental.card_lines import card_line, clear, compare, lay, ongoing_line, play, warlord_line
from tests.monumental.positions import CONTENT, acting

pytestmark = pytest.mark.modes


def run(land: str, *components: str) -> None:
    """Play every line of some components of a civilization."""
    owners = {card.names["en"]: card.civilization for card in CONTENT.cards}
    owners |= {policy.names["en"]: policy.civilization for policy in CONTENT.policies}
    owners |= {warlord.names["en"]: warlord.civilization for warlord in CONTENT.warlords}
    for component in components:
        assert owners[component] == land
        played = 0
        for lines, line in (
            ([line for part in lines_cards.LINES.values() for line in part], card_line),
            (lines_policies.ONGOING, ongoing_line),
            (lines_policies.WARLORDS, warlord_line),
        ):
            for parts in lines:
                if parts[0] == component:
                    line(*parts)
                    played += 1
        assert played


@pytest.mark.rule("MN-CIV-01", "Q-43")
def test_pharaohs_barge_completes_a_section_when_archived() -> None:
    run("egypt", "Pharaoh's Barge")
    card_line(
        "Pyrotechnics",
        "Pharaoh's Barge@1, display Hoover Dam",
        "use Pyrotechnics 5; archive Pharaoh's Barge 1; section Hoover Dam",
        "building Hoover Dam",
    )


@pytest.mark.rule("MN-CIV-02")
def test_masonry_turns_two_basic_resources_into_gold() -> None:
    run("egypt", "Masonry")


@pytest.mark.rule("MN-CIV-03")
def test_ramesses_and_the_named_policies_of_egypt() -> None:
    run("egypt", "Ramesses II", "Expansion", "Guilds")


@pytest.mark.rule("MN-CIV-04", "Q-36")
def test_samurai_school_gives_military_against_barbarians_only() -> None:
    run("japan", "Samurai School")


@pytest.mark.rule("MN-CIV-05")
def test_bushido_reinforces_a_card() -> None:
    run("japan", "Bushido")


@pytest.mark.rule("MN-CIV-06", "Q-35")
def test_diplomacy_makes_free_cities_cheaper() -> None:
    run("japan", "Diplomacy")


@pytest.mark.rule("MN-CIV-07", "Q-35")
def test_rapid_expansion_makes_the_larger_cheaper_to_conquer() -> None:
    run("japan", "Rapid Expansion")


@pytest.mark.rule("MN-CIV-08", "Q-15")
def test_cultural_exchange_copies_cards_of_others() -> None:
    run("japan", "Cultural Exchange")


@pytest.mark.rule("MN-CIV-09")
def test_musashi_gives_science() -> None:
    run("japan", "Miyamoto Musashi")


@pytest.mark.rule("MN-CIV-10")
def test_dolmen_trades_military_for_culture() -> None:
    run("denmark", "Dolmen")


@pytest.mark.rule("MN-CIV-11")
def test_scouting_moves_an_explorer() -> None:
    run("denmark", "Scouting")


@pytest.mark.rule("MN-CIV-12", "MN-EFF-07")
def test_the_named_policies_of_denmark() -> None:
    run("denmark", "Raiding Parties", "Pillaging", "Warrior Culture")


@pytest.mark.rule("MN-CIV-13")
def test_siegfried_gives_military() -> None:
    run("denmark", "Siegfried")


@pytest.mark.rule("MN-CIV-14")
def test_paper_maker_turns_gold_into_two_different_resources() -> None:
    run("china", "Paper Maker")


@pytest.mark.rule("MN-CIV-15")
def test_pyrotechnics_archives_cards() -> None:
    run("china", "Pyrotechnics")


@pytest.mark.rule("MN-CIV-16")
def test_the_named_policies_of_china() -> None:
    run("china", "Research & Development", "Taxation", "Guided Tours")


@pytest.mark.rule("MN-CIV-17")
def test_hua_mulan_draws_two_cards_and_uses_one() -> None:
    run("china", "Hua Mulan")


@pytest.mark.rule("MN-CIV-18")
def test_hoplite_grounds_count_the_other_military_cards() -> None:
    run("greece", "Hoplite Grounds")


@pytest.mark.rule("MN-CIV-19")
def test_philosophy_changes_a_resource() -> None:
    run("greece", "Philosophy")


@pytest.mark.rule("MN-CIV-20")
def test_siege_warfare_exchanges_science_for_military() -> None:
    run("greece", "Siege Warfare")


@pytest.mark.rule("MN-CIV-21")
def test_heracles_gives_gold() -> None:
    run("greece", "Heracles")


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("Q-37")
def test_a_drawn_card_discounts_nothing_once_it_is_discarded() -> None:
    card_line("Library", "1 Science, top Archery Range", "scientific progress; !conquer e3", "2 Military")


@pytest.mark.rule("Q-38")
def test_a_drawn_knowledge_card_is_used_alone() -> None:
    card_line(
        "Library", "2 Science, top Fort, top Theology", "scientific progress; use Theology drawn", "1 Culture, top Fort"
    )


@pytest.mark.rule("Q-39")
def test_a_wonder_that_is_drawn_or_copied_gives_no_bonus() -> None:
    card_line("Library", "1 Science, top Taj Mahal", "scientific progress", "2 Gold, pile Taj Mahal")
    card_line("Taj Mahal", "Machu Picchu@1", "use Taj Mahal 5; copy Machu Picchu 1", "1 Production, 1 Science, 2 Gold")


@pytest.mark.rule("Q-40")
def test_copying_a_policy_leaves_its_one_off_out() -> None:
    card_line("Alhambra", "policy Funerary Cult, policy Guilds", "use Alhambra 5; copy Funerary Cult", "2 Military")


@pytest.mark.rule("Q-43")
def test_a_barge_that_is_drawn_archives_itself_too() -> None:
    played = "scientific progress; use Pharaoh's Barge drawn; section Stonehenge"
    result = "1 Military, building Stonehenge, archive Pharaoh's Barge, !pile Pharaoh's Barge"
    card_line("Library", "1 Science, top Pharaoh's Barge, display Stonehenge", played, result)


@pytest.mark.rule("Q-48")
def test_a_discount_stands_all_turn_and_an_exchange_is_used_once() -> None:
    ongoing_line("Expansion", "3 Military", f"{lines_cards.E4}; {lines_cards.E3}", "6 Science")
    ongoing_line("Guilds", "2 Production", "use Guilds; !use Guilds", "1 Production, 2 Science")


@pytest.mark.rule("Q-51")
def test_an_attack_value_counts_as_so_many_units_for_one_military() -> None:
    table = lay(clear(acting(heroes=True)), "hero Genghis Khan f3, 1 Military")
    compare(play(table, f"conquer e3; {lines_cards.LOOT}"), "3 Science, hero Genghis Khan e3, e3 0, f3 9 warlord")


@pytest.mark.rule("Q-56")
def test_the_cards_in_the_automas_area_may_be_copied() -> None:
    table = lay(
        clear(acting(players=1, civilizations=["japan", "egypt"])), "policy Foreign Learning, their pile Theology"
    )
    compare(play(table.give(science=1), "use Foreign Learning; copy Theology; use Theology copied 1"), "1 Culture")
