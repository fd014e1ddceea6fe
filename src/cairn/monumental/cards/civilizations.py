# ruff: noqa: E501 - one card, one line
# fmt: off
"""Civilizations: the lands, the Warlords and the 15 cards each begins with."""

from cairn.monumental.cards.lines import Common, Leader, Named, Owned

LANDS: tuple[Named, ...] = (
    ("china",   "China"),
    ("denmark", "Denmark"),
    ("egypt",   "Egypt"),
    ("greece",  "Greece"),
    ("japan",   "Japan"),
)

WARLORDS: tuple[Leader, ...] = (
    ("china",   "Hua Mulan",        "technological", "draw(2, use=1)",      "kind public, rest rulebook"),
    ("denmark", "Siegfried",        "aggressive",    "gain(MILITARY, 2)",   "kind public, rest rulebook"),
    ("egypt",   "Ramesses II",      "architectural", "gain(PRODUCTION, 2)", "kind public, rest rulebook"),
    ("greece",  "Heracles",         "economic",      "gain(GOLD, 1)",       "kind public, rest rulebook"),
    ("japan",   "Miyamoto Musashi", "cultural",      "gain(SCIENCE, 2)",    "rulebook"),
)

# Everybody's: how many, then the card.
COMMON: tuple[Common, ...] = (
    (5, "Work Camp", "gives(PRODUCTION, 1)",                                               "count rulebook, yield reconstructed"),
    (3, "Library",   "gives(SCIENCE, 1)",                                                  "count rulebook, yield reconstructed"),
    (3, "Fort",      "gives(MILITARY, 1)",                                                 "count rulebook, yield reconstructed"),
    (1, "Forum",     "once(pay_any(2, different=True), gain(CULTURE, 1))",                 "name rulebook, rest reconstructed"),
    (1, "Mine",      "gives(PRODUCTION, 1) once(if_gained(PRODUCTION, 3, gain(GOLD, 1)))", "shape rulebook, numbers reconstructed"),
)

SPECIAL: tuple[Owned, ...] = (
    ("china",   "Paper Maker",     "gives(SCIENCE, 1) once(pay(GOLD, 1), gain_any(2, different=True))",                           "effect rulebook, price public, yield reconstructed"),
    ("denmark", "Dolmen",          "gives(MILITARY, 1) once(pay(MILITARY, 2), gain(CULTURE, 1))",                                 "theme rulebook, numbers reconstructed"),
    ("egypt",   "Pharaoh's Barge", "gives(MILITARY, 1) once(archive_self()) when(ARCHIVED_SELF, complete_section(max_cost=ANY))", "rulebook"),
    ("greece",  "Hoplite Grounds", "gives(MILITARY, 1) once(per(other_active_military_card, gain(MILITARY, 1)))",                 "effect rulebook, yield reconstructed"),
    ("japan",   "Samurai School",  "gives(MILITARY, 1) once(pay(GOLD, 1), gain(MILITARY, 2, only=barbarian))",                    "effect rulebook, yield reconstructed"),
)

KNOWLEDGE: tuple[Owned, ...] = (
    ("china",   "Pyrotechnics", "once(archive(1))",                "verb rulebook, rest reconstructed"),
    ("denmark", "Scouting",     "once(move_explorer(1))",          "rulebook"),
    ("egypt",   "Masonry",      "once(pay_any(2), gain(GOLD, 1))", "rulebook"),
    ("greece",  "Philosophy",   "once(exchange(1))",               "rulebook"),
    ("japan",   "Bushido",      "once(reinforce(1))",              "rulebook"),
)
