# ruff: noqa: E501 - one card, one line
# fmt: off
"""Monsters: the number on the token's front, the ongoing rule, the Attack, what defeats it, the reward, origin."""

from cairn.monumental.cards.lines import Beast

MONSTERS: tuple[Beast, ...] = (
    ("mogwai",     "Mogwai",     3, "",                          "rout(1, here) rout(1, near1, guarded)",                                     "pay(PRODUCTION, 2) pay(SCIENCE, 2)",                               "gain(GOLD, 2)",                                       "name rulebook, rest reconstructed"),
    ("kraken",     "Kraken",     3, "on_water() closes_coast()", "rout(1, coast)",                                                            "pay(MILITARY, 5)",                                                 "gain(CULTURE, 1) gain(GOLD, 1)",                      "name and Water rulebook, rest reconstructed"),
    ("hydra",      "Hydra",      4, "grows(1, max=6)",           "rout(2, here)",                                                             "pay(MILITARY, 3)",                                                 "gain(CULTURE, 1) per(attacks, gain(GOLD, 1), max=2)", "reconstructed"),
    ("apep",       "Apep",       4, "",                          "choose(give_up(KNOWLEDGE), rout(ALL, here))",                               "pay(SCIENCE, 5)",                                                  "choose(take(KNOWLEDGE, max_cost=6), gain(GOLD, 3))",  "reconstructed"),
    ("cherufe",    "Cherufe",    4, "terrain(4)",                "rout(ALL, here)",                                                           "pay(PRODUCTION, 4) pay(MILITARY, 1)",                              "choose(complete_section(max_cost=7), gain(GOLD, 3))", "reconstructed"),
    ("rakshasa",   "Rakshasa",   4, "",                          "or_else(choose(lose(GOLD, 3), give_up(WONDER, KNOWLEDGE)), rout(2, here))", "pay(PRODUCTION, 2) pay(SCIENCE, 2) pay(MILITARY, 2)",              "gain(CULTURE, 1) gain(GOLD, 2)",                      "reconstructed"),
    ("roc",        "Roc",        3, "",                          "rout(HALF, biggest2)",                                                      "pay(MILITARY, 3) pay(PRODUCTION, 1)",                              "gain(GOLD, 1) move_explorer(3)",                      "reconstructed"),
    ("baba-yaga",  "Baba Yaga",  3, "",                          "choose(rout(2, here), lose(GOLD, 1), lose(CULTURE, 1)) walk(1)",            "pay(PRODUCTION, 1) pay(SCIENCE, 1) pay(MILITARY, 1) pay(GOLD, 1)", "gain(CULTURE, 1) draw(2, use=1)",                     "reconstructed"),
    ("grootslang", "Grootslang", 3, "hoards()",                  "each_near(1, lose(GOLD, 1))",                                               "pay(SCIENCE, 2) pay(MILITARY, 2)",                                 "gain(GOLD, 2) gain_hoard()",                          "reconstructed"),
    ("ahuizotl",   "Ahuizotl",   3, "",                          "rout(1, here) send_home(near1)",                                            "pay(MILITARY, 2) pay(SCIENCE, 1)",                                 "gain(GOLD, 1) gain(PRODUCTION, 2)",                   "reconstructed"),
    ("bunyip",     "Bunyip",     3, "slows(1)",                  "if_terrain(swamp_or_coast, rout(2, here), rout(1, here))",                  "pay(SCIENCE, 2) pay(PRODUCTION, 1)",                               "take(BASIC)",                                         "reconstructed"),
    ("amarok",     "Amarok",     3, "",                          "or_else(rout(1, lonely2), rout(1, here))",                                  "pay(MILITARY, 4)",                                                 "gain(GOLD, 2) reinforce(1)",                          "reconstructed"),
)
