# ruff: noqa: E501 - one card, one line
# fmt: off
"""Cultural Policies: five of each civilization."""

from cairn.monumental.cards.lines import Owned

POLICIES: tuple[Owned, ...] = (
    ("china",   "Research & Development", "once(if_active(WONDER, KNOWLEDGE, gain(GOLD, 2))) one_off(gain(GOLD, 1), gain(SCIENCE, 1))", "ongoing effect rulebook, rest reconstructed"),
    ("china",   "Taxation",               "once(if_gained(EACH, 1, gain(GOLD, 1))) one_off(gain_any(2, different=True))",               "ongoing effect rulebook, rest reconstructed"),
    ("china",   "Guided Tours",           "when(COMPLETED_WONDER, gain(CULTURE, 1)) one_off(gain(PRODUCTION, 3))",                      "ongoing effect rulebook, rest reconstructed"),
    ("china",   "Imperial Examinations",  "when(ACQUIRED, knowledge, draw_use(1)) one_off(gain(SCIENCE, 3))",                           "reconstructed"),
    ("china",   "Mandate of Heaven",      "once(if_done(CONQUERED, ACQUIRED, gain(CULTURE, 1))) one_off(gain_any(2, different=True))",  "reconstructed"),
    ("denmark", "Raiding Parties",        "when(CONQUERED, coastal, gain(GOLD, 1)) one_off(gain(GOLD, 1))",                             "ongoing effect rulebook, one-off reconstructed"),
    ("denmark", "Pillaging",              "when(CONQUERED, gain(PRODUCTION, 1)) one_off(gain(PRODUCTION, 2))",                          "ongoing effect rulebook, one-off reconstructed"),
    ("denmark", "Warrior Culture",        "once(pay(MILITARY, 2, gold=False), gain(CULTURE, 1)) one_off(move_explorer(2))",             "ongoing effect rulebook, one-off reconstructed"),
    ("denmark", "Berserkers",             "once(discard(1), gain(MILITARY, 2)) one_off(archive(1))",                                    "reconstructed"),
    ("denmark", "Danegeld",               "once(per(bordered_opponent_province, gain(GOLD, 1), max=3)) one_off(gain(MILITARY, 2))",     "reconstructed"),
    ("egypt",   "Expansion",              "discount(conquest, 1) one_off(gain(MILITARY, 1))",                                           "name rulebook, rest reconstructed"),
    ("egypt",   "Guilds",                 "once(pay(PRODUCTION, 1), gain(SCIENCE, 2)) one_off(gain(SCIENCE, 1))",                       "name rulebook, rest reconstructed"),
    ("egypt",   "Corvée",                 "discount(wonder_section, 1) one_off(gain(PRODUCTION, 1))",                                   "reconstructed"),
    ("egypt",   "Funerary Cult",          "once(per(wonder_completed, gain_any(1), max=3)) one_off(gain(GOLD, 1))",                     "reconstructed"),
    ("egypt",   "Nile Trade",             "when(COLLECTED, gain(GOLD, 1)) one_off(move_explorer(1))",                                   "reconstructed"),
    ("greece",  "Siege Warfare",          "once(pay(SCIENCE, 1), gain(MILITARY, 2)) one_off(gain(MILITARY, 3))",                        "ongoing effect rulebook, one-off reconstructed"),
    ("greece",  "Coinage",                "gold_as(2, max=2) one_off(gain(GOLD, 1), gain_any(1))",                                      "reconstructed"),
    ("greece",  "Colonies",               "once(per(outpost, gain(GOLD, 1), max=2)) one_off(place_outpost(1))",                         "reconstructed"),
    ("greece",  "Democracy",              "once(activate_more(1)) one_off(gain_any(2, different=True))",                                "reconstructed"),
    ("greece",  "Lyceum",                 "discount(progress, 1, max=3) one_off(gain(SCIENCE, 3))",                                     "reconstructed"),
    ("japan",   "Diplomacy",              "discount(conquest, 2, free_city) one_off(gain_any(2, different=True))",                      "ongoing effect rulebook, one-off reconstructed"),
    ("japan",   "Rapid Expansion",        "discount(conquest, 2, player_with_more_provinces) one_off(gain(MILITARY, 3))",               "ongoing effect rulebook, one-off reconstructed"),
    ("japan",   "Cultural Exchange",      "once(pay_any(1), copy(other_city, BUILDING)) one_off(draw_use(1))",                          "verb rulebook, rest reconstructed"),
    ("japan",   "Foreign Learning",       "once(copy(other_city, KNOWLEDGE)) one_off(gain(SCIENCE, 2))",                                "reconstructed"),
    ("japan",   "Way of Tea",             "once(reinforce(2)) one_off(gain(GOLD, 1))",                                                  "reconstructed"),
)
