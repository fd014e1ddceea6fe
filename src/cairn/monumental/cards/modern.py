# ruff: noqa: E501 - one card, one line
# fmt: off
"""Era III, Modern: no buildings. The last Wonder is the alternative one."""

from cairn.monumental.cards.lines import Priced

WONDERS: tuple[Priced, ...] = (
    ("Eiffel Tower",                (6, 8), "gives(CULTURE, 1) once(pay_any(2), gain(CULTURE, 1)) at_once(gain(CULTURE, 2))",                          "reconstructed"),
    ("Statue of Liberty",           (7, 8), "gives(MILITARY, 3) when(CONQUERED, gain(GOLD, 1)) at_once(per(controlled_province, gain_any(1), max=6))", "reconstructed"),
    ("Hoover Dam",                  (7, 8), "gives(PRODUCTION, 4) once(exchange(3)) at_once(activate_more(3))",                                        "reconstructed"),
    ("Sydney Opera House",          (7, 7), "gives(GOLD, 2) once(copy(own_policy)) at_once(repeat_one_offs())",                                        "reconstructed"),
    ("International Space Station", (8, 9), "gives(SCIENCE, 3) once(copy(own_city, KNOWLEDGE)) at_once(take(KNOWLEDGE, max_cost=ANY))",                "name rulebook, rest reconstructed"),
)

KNOWLEDGE: tuple[Priced, ...] = (
    ("Broadcasting", (5,), "once(pay_any(2), gain(CULTURE, 2))",        "reconstructed"),
    ("Electricity",  (6,), "once(activate_more(2))",                    "reconstructed"),
    ("Flight",       (6,), "discount(conquest, 2) once(move_units(2))", "reconstructed"),
    ("Computing",    (7,), "gives(SCIENCE, 2) once(copy(own_city))",    "reconstructed"),
)
