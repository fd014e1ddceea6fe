# ruff: noqa: E501 - one card, one line
# fmt: off
"""Heroes: three of each Era. The Era, the price in Gold, where to deploy, attack, defense, effect, return, origin."""

from cairn.monumental.cards.lines import Legend

HEROES: tuple[Legend, ...] = (
    ("ashoka",       "Ashoka",              "I",   3, "capital",             0, 0, "when(TURN_ENDED, without_conquest, gain(CULTURE, 1))",                     "uses(2)",                                                               "reconstructed"),
    ("hypatia",      "Hypatia",             "I",   2, "capital",             0, 0, "once(pay(SCIENCE, 1), draw(3, use=2))",                                    "uses(2)",                                                               "reconstructed"),
    ("amanirenas",   "Amanirenas",          "I",   2, "capital_or_province", 1, 2, "when(CONQUERED, barbarian, with_hero, both_benefits())",                   "uses(2) until(HERO_PROVINCE_LOST)",                                     "reconstructed"),
    ("genghis-khan", "Genghis Khan",        "II",  3, "capital_or_province", 3, 2, "",                                                                         "until(TURN_ENDED, without_conquest_by_hero) until(HERO_PROVINCE_LOST)", "name public, rest reconstructed"),
    ("hildegard",    "Hildegard of Bingen", "II",  2, "capital",             0, 0, "once(archive(1), gain(SCIENCE, 1))",                                       "uses(3)",                                                               "reconstructed"),
    ("pachacuti",    "Pachacuti",           "II",  2, "rough_province",      0, 2, "discount(wonder_section, 3)",                                              "until(COMPLETED_WONDER) until(HERO_PROVINCE_LOST)",                     "reconstructed"),
    ("shakespeare",  "William Shakespeare", "R",   2, "capital",             0, 0, "once(copy(own_policy))",                                                   "uses(3)",                                                               "name public, rest reconstructed"),
    ("nzinga",       "Nzinga of Ndongo",    "R",   2, "province",            0, 2, "defense(1, adjacent) when(PROVINCE_LOST, other_than_hero, gain(GOLD, 1))", "uses(2) until(HERO_PROVINCE_LOST)",                                     "reconstructed"),
    ("tupaia",       "Tupaia",              "R",   3, "capital_or_coast",    0, 2, "once(sail_explorer(1))",                                                   "uses(3)",                                                               "reconstructed"),
    ("einstein",     "Albert Einstein",     "III", 2, "capital",             0, 0, "once(trade(PRODUCTION, SCIENCE, rate=2, max=3))",                          "uses(2)",                                                               "name public, rest reconstructed"),
    ("tubman",       "Harriet Tubman",      "III", 2, "province",            0, 2, "once(regroup(3)) shelter()",                                               "uses(3) until(HERO_PROVINCE_LOST)",                                     "reconstructed"),
    ("lakshmibai",   "Rani Lakshmibai",     "III", 3, "capital_or_province", 2, 2, "when(CONQUERED, player, with_hero, gain(GOLD, 1))",                        "uses(3, CONQUERED) until(HERO_PROVINCE_LOST)",                          "reconstructed"),
)
