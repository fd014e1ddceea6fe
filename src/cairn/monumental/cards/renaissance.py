# ruff: noqa: E501 - one card, one line
# fmt: off
"""The Renaissance, between Era II and Era III; it may be left out and has no alternative Wonder."""

from cairn.monumental.cards.lines import Priced

WONDERS: tuple[Priced, ...] = (
    ("Taj Mahal",               (6, 7), "gives(GOLD, 2) once(copy(own_city, WONDER)) at_once(gain(CULTURE, 1))",                              "reconstructed"),
    ("Sistine Chapel",          (6, 6), "gives(CULTURE, 1) when(DEVELOPED_POLICY, gain(GOLD, 1)) at_once(gain(CULTURE, 2))",                  "reconstructed"),
    ("Saint Basil's Cathedral", (6, 7), "gives(MILITARY, 3) when(CONQUERED, draw_use(1), max=2) at_once(gain(MILITARY, 4))",                  "reconstructed"),
    ("Forbidden City",          (7, 7), "gives(PRODUCTION, 2) gives(SCIENCE, 2) discount(knowledge, 1) at_once(take(KNOWLEDGE, max_cost=6))", "reconstructed"),
)

BUILDINGS: tuple[Priced, ...] = (
    ("Shipyard",       (5,), "gives(PRODUCTION, 2) gives(MILITARY, 1) once(move_explorer(3))", "reconstructed"),
    ("Printing House", (7,), "gives(SCIENCE, 3) once(draw(3, use=1))",                         "reconstructed"),
    ("Bank",           (6,), "gives(GOLD, 2) gold_as(2, max=2)",                               "reconstructed"),
    ("Manufactory",    (8,), "gives(PRODUCTION, 4) discount(wonder_section, 2)",               "reconstructed"),
)

KNOWLEDGE: tuple[Priced, ...] = (
    ("Perspective",   (5,), "once(pay(GOLD, 1), gain(CULTURE, 1))",   "reconstructed"),
    ("Bookkeeping",   (6,), "when(ACQUIRED, gain(GOLD, 1), max=2)",   "reconstructed"),
    ("Gunpowder",     (6,), "discount(conquest, 1) once(destroy(1))", "reconstructed"),
    ("Heliocentrism", (7,), "gives(SCIENCE, 1) once(reinforce(2))",   "reconstructed"),
)
