# ruff: noqa: E501 - one card, one line
# fmt: off
"""Era I, Classical. The last Wonder is the alternative one."""

from cairn.monumental.cards.lines import Priced

WONDERS: tuple[Priced, ...] = (
    ("Stonehenge",               (4, 4), "gives(SCIENCE, 1) once(draw(2, use=1)) at_once(gain(SCIENCE, 2))",            "name rulebook, rest reconstructed"),
    ("Pyramids",                 (4, 5), "gives(PRODUCTION, 2) reinforce_self() at_once(complete_section(max_cost=4))", "name public, rest reconstructed"),
    ("Great Wall",               (4, 4), "gives(MILITARY, 2) once(move_units(2)) at_once(place_outpost(1))",            "name public, rest reconstructed"),
    ("Hanging Gardens",          (4, 5), "gives(GOLD, 1) once(exchange(2)) at_once(gain(CULTURE, 1), gain(GOLD, 1))",   "reconstructed"),
    ("Lighthouse of Alexandria", (4, 4), "gives(MILITARY, 1) when(COLLECTED, gain(GOLD, 1)) at_once(move_explorer(4))", "reconstructed"),
    ("Colossus of Rhodes",       (4, 4), "gives(GOLD, 1) discount(conquest, 1, coastal) at_once(gain(MILITARY, 3))",    "name rulebook, rest reconstructed"),
)

BUILDINGS: tuple[Priced, ...] = (
    ("Market",          (4,), "gives(PRODUCTION, 1) gives(GOLD, 1) once(exchange(1))", "name rulebook, rest reconstructed"),
    ("Temple",          (4,), "gives(SCIENCE, 1) once(pay_any(1), gain(CULTURE, 1))",  "name public, rest reconstructed"),
    ("Stables",         (5,), "gives(MILITARY, 2) once(move_explorer(2))",             "reconstructed"),
    ("Quarry",          (4,), "gives(PRODUCTION, 3)",                                  "reconstructed"),
    ("Scribes' School", (4,), "gives(SCIENCE, 2) once(archive(1))",                    "reconstructed"),
)

KNOWLEDGE: tuple[Priced, ...] = (
    ("The Wheel",     (2,), "once(move_units(2))",                                  "reconstructed"),
    ("Irrigation",    (3,), "once(if_gained(PRODUCTION, 3, gain(PRODUCTION, 1)))",  "name public, rest reconstructed"),
    ("Writing",       (3,), "once(discard(1), gain(SCIENCE, 1))",                   "reconstructed"),
    ("Metal Casting", (4,), "once(choose(gain(PRODUCTION, 1), gain(MILITARY, 1)))", "name public, rest reconstructed"),
    ("Mathematics",   (4,), "discount(building, 1) discount(wonder_section, 1)",    "reconstructed"),
)
