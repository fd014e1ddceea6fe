# ruff: noqa: E501 - one Monster, a few lines
# fmt: off
"""Monsters, line by line."""

from tests.monumental.card_lines import Line

# Standing rules, and how a Monster comes.
ONGOING: list[Line] = [
    ("Kraken",     "e3 1, lair Kraken d4, 3 Military",                    "conquer d4; 3x from f3",                                        "1 Culture, d4 3, monster Kraken c4 2"),
    ("Kraken",     "monster Kraken c4 3, explorer 1 d4, explorer 2 e4",   "!explorer 1 collects; explorer 2 collects",                     "tokens 1"),
    ("Hydra",      "monster Hydra e4 3, attacks Hydra 2, explorer 1 e4, 4 Military", "!explorer 1 defeats Hydra",                          "4 Military"),
    ("Hydra",      "monster Hydra e4 3, attacks Hydra 9, explorer 1 e4, 5 Military", "!explorer 1 defeats Hydra",                          "5 Military"),
    ("Cherufe",    "monster Cherufe e4 3, their e4 1, 4 Military",        "!conquer e4",                                                   "4 Military"),
    ("Cherufe",    "monster Cherufe e4 3, their e4 1, 5 Military",        "conquer e4; 5x from f3",                                        "e4 5"),
    ("Grootslang", "monster Grootslang e4 5, e4 1, 3 Gold",               "end turn",                                                      "2 Gold, hoard 1"),
    ("Bunyip",     "monster Bunyip e4 3, 1 Military",                     "!explorer 1 to e4; explorer 1 to e3",                           "explorer 1 e3"),
    ("Bunyip",     "monster Bunyip e4 3, 2 Military",                     "explorer 1 to e4",                                              "explorer 1 e4"),
]

# Its timer is at the last place: at the end of this turn it attacks.
ATTACKS: list[Line] = [
    ("Mogwai",     "e4 1, e3 2, d4 1, d3 3",                              "end turn",                                                      "e4 nobody, e3 1, d4 1, d3 3, monster Mogwai e4 3, attacks Mogwai 1"),
    ("Mogwai",     "e4 3, e3 1 outpost, their d4 2",                      "end turn",                                                      "e4 1, e3 0 outpost, their d4 1"),
    ("Mogwai",     "e4 1 warlord",                                        "end turn; ?lose soldier e4; lose warlord e4",                   "e4 1, f3 8 warlord"),
    ("Kraken",     "d4 2, d3 1, e4 2, their b4 2, their b2 2",            "end turn",                                                      "d4 1, d3 nobody, e4 2, their b4 1, their b2 2"),
    ("Hydra",      "e4 3, e3 2",                                          "end turn",                                                      "e4 1, e3 2, attacks Hydra 1"),
    ("Apep",       "e4 3, e3 2, Writing@1, Masonry@3",                    "end turn; choose give up knowledge",                            "e4 3, archive Writing, Masonry@3"),
    ("Apep",       "e4 3, e3 2, Writing@1",                               "end turn; choose rout all here",                                "e4 nobody, e3 2, Writing@1, f3 7 warlord"),
    ("Apep",       "e4 3, Masonry@3, Stonehenge@1",                       "end turn",                                                      "e4 nobody, Masonry@3, Stonehenge@1"),
    ("Cherufe",    "e4 2, e3 2",                                          "end turn",                                                      "e4 nobody, e3 2"),
    ("Cherufe",    "e4 2 outpost",                                        "end turn",                                                      "e4 0 outpost, f3 9 warlord"),
    ("Rakshasa",   "e4 3, 4 Gold, Writing@1",                             "end turn; ?choose give up wonder knowledge; choose lose gold 3", "1 Gold, e4 3, Writing@1"),
    ("Rakshasa",   "e4 3, 2 Gold, Writing@1, Stonehenge@2, Masonry@3, wonders 1", "end turn; ?give up Writing 1; !give up Masonry 3; give up Stonehenge 2", "2 Gold, e4 3, archive Stonehenge, wonders 0"),
    ("Rakshasa",   "e4 3, e3 2, 2 Gold, Masonry@3, Fort@1",               "end turn",                                                      "2 Gold, e4 1, e3 2"),
    ("Roc",        "e4 1, e3 3, their d3 5",                              "end turn",                                                      "e4 1, e3 3, their d3 2"),
    ("Roc",        "e4 1, e3 3, d4 3, their c3 4",                        "end turn; !province c3; ?province e3; province d4",             "d4 1, e3 3, their c3 4"),
    ("Baba Yaga",  "e4 3, 1 Gold, 1 Culture",                             "end turn; choose lose gold 1; !walk to d3; ?walk to d4; walk to e3", "1 Culture, e4 3, monster Baba Yaga e3 3"),
    ("Baba Yaga",  "e4 3, 1 Gold, 1 Culture",                             "end turn; choose lose culture 1; walk to d4",                   "1 Gold, e4 3, monster Baba Yaga d4 3"),
    ("Baba Yaga",  "e4 3, 1 Gold",                                        "end turn; !choose lose culture 1; choose rout 2 here; walk to d4", "1 Gold, e4 1, monster Baba Yaga d4 3"),
    ("Grootslang", "e4 1, 3 Gold, their d4 1, their 1 Gold",              "end turn",                                                      "2 Gold, !their 1 Gold, hoard 2"),
    ("Grootslang", "e4 1, e3 1, 3 Gold, their d3 1, their 1 Gold",        "end turn",                                                      "2 Gold, their 1 Gold, hoard 1"),
    ("Ahuizotl",   "e4 2, e3 2, explorer 1 e3, explorer 2 d3, their explorer 1 d4", "end turn",                                            "e4 1, e3 2, explorer 1 f3, explorer 2 d3, their explorer 1 a3"),
    ("Bunyip",     "e4 3, e3 2",                                          "end turn",                                                      "e4 2, e3 2"),
    ("Amarok",     "e4 3, e3 2, d4 1, their d3 1",                        "end turn",                                                      "e4 3, d4 nobody, their d3 1"),
    ("Amarok",     "e4 3, e3 1, d4 1",                                    "end turn; ?province e3; province d4",                           "e4 3, e3 1, d4 nobody"),
    ("Amarok",     "e4 3, e3 2, d4 1 outpost",                            "end turn",                                                      "e4 2, e3 2, d4 1 outpost"),
]
COASTAL: list[Line] = [  # the same on d4, which is coastal
    ("Bunyip",     "d4 3, e3 2",                                          "end turn",                                                      "d4 1, e3 2"),
]

# What does not do to defeat it.
REFUSALS: list[Line] = [
    ("Kraken",     "monster Kraken c4 3, explorer 1 e4, 9 Military",      "!explorer 1 defeats Kraken",                                    "9 Military"),
    ("Baba Yaga",  "monster Baba Yaga e4 3, explorer 1 e4, 2 Production, 2 Science, 2 Military", "!explorer 1 defeats Baba Yaga",          "2 Production, 2 Science, 2 Military"),
]

# Explorer 1 stands in its Province, exactly the price is there (with 1 less of anything it cannot be paid), and it is defeated.
DEFEATS: list[Line] = [
    ("Mogwai",     "2 Production, 2 Science",                             "",                                                              "2 Gold, slain Mogwai"),
    ("Kraken",     "5 Military",                                          "",                                                              "1 Gold, 1 Culture"),
    ("Hydra",      "3 Military",                                          "",                                                              "1 Culture"),
    ("Hydra",      "4 Military, attacks Hydra 1",                         "",                                                              "1 Gold, 1 Culture"),
    ("Hydra",      "6 Military, attacks Hydra 3",                         "",                                                              "2 Gold, 1 Culture"),
    ("Hydra",      "6 Military, attacks Hydra 5",                         "",                                                              "2 Gold, 1 Culture"),
    ("Apep",       "5 Science, display Computing, display Electricity, display Temple", "choose take knowledge max cost 6; !take Computing; !take Temple; take Electricity", "top Electricity, knowledge 1"),
    ("Apep",       "5 Science, display Electricity",                      "choose 3 Gold",                                                 "3 Gold"),
    ("Cherufe",    "4 Production, 1 Military, display Hoover Dam, display International Space Station", "choose complete section max cost 7; !section International Space Station; section Hoover Dam", "building Hoover Dam"),
    ("Cherufe",    "4 Production, 1 Military, display Hoover Dam",        "choose 3 Gold",                                                 "3 Gold"),
    ("Rakshasa",   "2 Production, 2 Science, 2 Military",                 "",                                                              "2 Gold, 1 Culture"),
    ("Roc",        "1 Production, 3 Military",                            "explorer 1 to d4; explorer 1 to d3; explorer 2 to e3; explorer 2 to e2", "explorer 1 d3, explorer 2 e2"),
    ("Baba Yaga",  "1 Production, 1 Science, 1 Military, 1 Gold, top Quarry, top Fort, top Library", "!use Quarry; use Fort; !use Library", "1 Military, 1 Culture, pile Fort, pile Library"),
    ("Grootslang", "2 Science, 2 Military, hoard 3",                       "",                                                              "5 Gold"),
    ("Ahuizotl",   "1 Science, 2 Military",                               "",                                                              "2 Production, 1 Gold"),
    ("Bunyip",     "1 Production, 2 Science, display Temple",             "!take Temple; ?take Workshop; take Laboratory",                 "top Laboratory"),
    ("Amarok",     "4 Military, Fort@4, Fort@5, Fort@6, active 4, active 5", "end turn; !reinforce Fort 6; reinforce Fort 4",              "2 Gold, Fort@4, !Fort@5"),
]
