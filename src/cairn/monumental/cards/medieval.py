# ruff: noqa: E501 - one card, one line
# fmt: off
"""Era II, Medieval. The last Wonder is the alternative one."""

from cairn.monumental.cards.lines import Priced

WONDERS: tuple[Priced, ...] = (
    ("Machu Picchu", (5, 5), "gives(PRODUCTION, 1) gives(SCIENCE, 1) once(activate_more(1)) at_once(gain(GOLD, 2))", "name public, rest reconstructed"),
    ("Hagia Sophia", (5, 6), "gives(GOLD, 1) once(pay_any(1), gain(CULTURE, 1)) at_once(gain(CULTURE, 2))",          "reconstructed"),
    ("Angkor Wat",   (6, 6), "gives(PRODUCTION, 3) discount(building, 1) at_once(take(BUILDING, max_cost=6))",       "reconstructed"),
    ("Alhambra",     (5, 6), "gives(MILITARY, 2) once(copy(own_policy)) at_once(gain(GOLD, 3))",                     "reconstructed"),
    ("Notre-Dame",   (5, 5), "gives(CULTURE, 1) once(reinforce(1)) at_once(archive(2))",                             "name rulebook, rest reconstructed"),
)

BUILDINGS: tuple[Priced, ...] = (
    ("Monastery",      (7,), "gives(SCIENCE, 2) once(archive(1), gain(CULTURE, 1))",                                        "effect public, rest reconstructed"),
    ("Siege Workshop", (5,), "gives(MILITARY, 3) once(choose(destroy(2), gain(GOLD, 1)))",                                  "reconstructed"),
    ("Caravanserai",   (5,), "gives(GOLD, 2) once(pay(GOLD, 1), gain(PRODUCTION, 1), gain(SCIENCE, 1), gain(MILITARY, 1))", "effect public, rest reconstructed"),
    ("Masons' Lodge",  (7,), "gives(PRODUCTION, 1) half(wonder_section)",                                                   "effect public, rest reconstructed"),
)

KNOWLEDGE: tuple[Priced, ...] = (
    ("Compass",       (4,), "once(move_explorer(2))",                                    "reconstructed"),
    ("Feudalism",     (4,), "once(per(three_controlled_provinces, gain_any(1), max=3))", "reconstructed"),
    ("Theology",      (5,), "once(pay(SCIENCE, 1), gain(CULTURE, 1))",                   "reconstructed"),
    ("Scholasticism", (5,), "once(copy(own_city, BUILDING))",                            "reconstructed"),
)
