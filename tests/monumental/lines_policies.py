# ruff: noqa: E501 - one card, one line
# fmt: off
"""Cultural Policies and Warlords, line by line."""

from tests.monumental.card_lines import Line
from tests.monumental.lines_cards import D2, E3, E4, LOOT

# The ongoing effect: the policy is the topmost one, row 2 and column 2 of the City are activated.
ONGOING: list[Line] = [
    ("Research & Development", "Stonehenge@4, Writing@6",                         "use Research & Development; !use Research & Development",                                     "1 Science, 2 Gold"),
    ("Research & Development", "Stonehenge@4, Writing@1",                         "!use Research & Development",                                                                 "1 Science"),
    ("Research & Development", "Stonehenge@1, Writing@4",                         "!use Research & Development",                                                                 ""),
    ("Taxation",               "Work Camp@4, Library@5, Fort@6",                  "use Taxation; !use Taxation",                                                                 "1 Production, 1 Science, 1 Military, 1 Gold"),
    ("Taxation",               "Work Camp@4, Library@5, 3 Military",              "!use Taxation",                                                                               "1 Production, 1 Science, 3 Military"),
    ("Guided Tours",           "e4 1, building Stonehenge, display Taj Mahal, 17 Production", "complete Stonehenge; place f3; acquire Taj Mahal; complete Taj Mahal",                  "2 Science, 3 Culture"),
    ("Imperial Examinations",  "display Writing, 3 Science, Fort@1",              "acquire Writing; resolve Imperial Examinations; use Writing drawn",                           "1 Science, pile Writing, pile Fort"),
    ("Imperial Examinations",  "3 Production",                                    "acquire Workshop; !resolve Imperial Examinations",                                            "top Workshop"),
    ("Mandate of Heaven",      "2 Military, 3 Production",                        f"{E4}; !use Mandate of Heaven; acquire Workshop; use Mandate of Heaven; !use Mandate of Heaven", "3 Science, 1 Culture"),
    ("Mandate of Heaven",      "3 Production",                                    "acquire Workshop; !use Mandate of Heaven",                                                    ""),
    ("Raiding Parties",        "e3 1, 4 Military",                                D2,                                                                                            "3 Science, 1 Gold"),
    ("Raiding Parties",        "2 Military",                                      E4,                                                                                            "3 Science"),
    ("Pillaging",              "5 Military",                                      f"{E4}; {E3}",                                                                                 "2 Production, 6 Science"),
    ("Warrior Culture",        "4 Military, 2 Gold",                              "use Warrior Culture; !use Warrior Culture",                                                   "2 Military, 2 Gold, 1 Culture"),
    ("Warrior Culture",        "1 Military, 3 Gold",                              "!use Warrior Culture",                                                                        "1 Military, 3 Gold"),
    ("Berserkers",             "Fort@1, Fort@3, Fort@4",                          "use Berserkers; !discard Fort 4; !stop; discard Fort 1; !use Berserkers",                     "3 Military, pile Fort, !Fort@1, Fort@3"),
    ("Berserkers",             "Fort@4",                                          "!use Berserkers",                                                                             "1 Military"),
    ("Danegeld",               "e3 1, their d2 1, their d3 1, their c3 1",        "use Danegeld; !use Danegeld",                                                                 "2 Gold"),
    ("Danegeld",               "e3 1, their d2 1, their d3 1, their d4 1, their e2 1", "use Danegeld; !use Danegeld",                                                            "3 Gold"),
    ("Expansion",              "3 Military",                                      f"{E4}; {E3}",                                                                                 "6 Science, e4 2, e3 3"),
    ("Expansion",              "their e4 1, 1 Military",                          "conquer e4; from f3",                                                                         "e4 1"),
    ("Guilds",                 "2 Production",                                    "use Guilds; !use Guilds",                                                                     "1 Production, 2 Science"),
    ("Corvée",                 "display Stonehenge, 6 Production",                "acquire Stonehenge; complete Stonehenge",                                                     "2 Science, top Stonehenge"),
    ("Corvée",                 "3 Production, display Temple",                    "!acquire Temple",                                                                             "3 Production"),
    ("Funerary Cult",          "wonders 1",                                       "use Funerary Cult; gain Military; !gain Military; !use Funerary Cult",                        "1 Military"),
    ("Funerary Cult",          "wonders 4",                                       "use Funerary Cult; gain Military; gain Science; gain Science; !gain Science; !use Funerary Cult", "2 Science, 1 Military"),
    ("Nile Trade",             "explorer 1 e4, explorer 2 e3",                    "explorer 1 collects; explorer 2 collects",                                                    "2 Gold, tokens 2"),
    ("Siege Warfare",          "2 Science",                                       "use Siege Warfare; !use Siege Warfare",                                                       "1 Science, 2 Military"),
    ("Coinage",                "3 Gold, display Stables, display Monastery, 1 Production", "!acquire Monastery; acquire Stables; pay 2 double Gold 1 Gold",                      "1 Production, top Stables"),
    ("Coinage",                "4 Gold, display Stables",                         "acquire Stables; pay 2 double Gold 1 Gold; !acquire Workshop",                                "1 Gold, top Stables"),
    ("Colonies",               "e4 1 outpost",                                    "use Colonies; !use Colonies",                                                                 "1 Gold"),
    ("Colonies",               "e4 1 outpost, e3 1 outpost",                      "use Colonies; !use Colonies",                                                                 "2 Gold"),
    ("Democracy",              "Fort@1, Fort@3, Fort@4",                          "use Democracy; !activate Fort 4; activate Fort 1; !use Democracy",                            "2 Military, active 1, !active 3"),
    ("Lyceum",                 "top Fort, top Fort, top Fort, top Fort, 4 Science", "3x scientific progress; !scientific progress",                                              "1 Science, 3 Military, pile 3 Fort, top Fort"),
    ("Diplomacy",              "e3 1, city venice d3, 2 Production, 1 Military",  "conquer d3; from f3; loot 3 Gold",                                                            "3 Gold, d3 1, freed venice"),
    ("Diplomacy",              "e3 1, city venice d3, 1 Production, 1 Science, 1 Military, 1 Gold", "conquer d3; from f3; less 1 Production 1 Science; loot 3 Gold",             "4 Gold"),
    ("Diplomacy",              "1 Military",                                      "!conquer e4",                                                                                 "1 Military"),
    ("Rapid Expansion",        "their e3 3, their e2 1, 2 Military",              "conquer e3; 4x from f3",                                                                      "e3 4, their a3 8 warlord"),
    ("Rapid Expansion",        "e4 1, their e3 2, 2 Military",                    "!conquer e3",                                                                                 "2 Military"),
    ("Cultural Exchange",      "their Temple@1, their Writing@2, their Stonehenge@3, 3 Production", "use Cultural Exchange; !copy Writing; !copy Stonehenge; copy Temple; use Temple copied 1; pay 1 Production; !use Temple copied 1; !use Cultural Exchange", "1 Production, 1 Science, 1 Culture"),
    ("Foreign Learning",       "their Theology@1, their Temple@2, 2 Science",     "use Foreign Learning; !copy Temple; copy Theology; use Theology copied 1; !use Theology copied 1; !use Foreign Learning", "1 Science, 1 Culture"),
    ("Way of Tea",             "Fort@2, Fort@4, Fort@6",                          "use Way of Tea; !use Way of Tea; end turn; reinforce Fort 4; reinforce Fort 6",               "Fort@4, Fort@6, !Fort@2"),
]

# The one-off effect: there is 1 Culture, and the policy is developed.
ONE_OFF: list[Line] = [
    ("Research & Development", "",                     "",                                                                             "1 Science, 1 Gold"),
    ("Taxation",               "",                     "resolve Taxation; gain Production; !gain Production; gain Military",           "1 Production, 1 Military"),
    ("Guided Tours",           "",                     "",                                                                             "3 Production"),
    ("Imperial Examinations",  "",                     "",                                                                             "3 Science"),
    ("Mandate of Heaven",      "",                     "resolve Mandate of Heaven; gain Science; !gain Science; gain Military",        "1 Science, 1 Military"),
    ("Raiding Parties",        "",                     "",                                                                             "1 Gold"),
    ("Pillaging",              "",                     "",                                                                             "2 Production"),
    ("Warrior Culture",        "",                     "resolve Warrior Culture; explorer 1 to e4; explorer 2 to e3; !explorer 2 to d3", "explorer 1 e4, explorer 2 e3"),
    ("Berserkers",             "Fort@1, Fort@2",       "resolve Berserkers; archive Fort 1; !archive Fort 2",                          "archive Fort, Fort@2"),
    ("Danegeld",               "",                     "",                                                                             "2 Military"),
    ("Expansion",              "",                     "",                                                                             "1 Military"),
    ("Guilds",                 "",                     "",                                                                             "1 Science"),
    ("Corvée",                 "",                     "",                                                                             "1 Production"),
    ("Funerary Cult",          "",                     "",                                                                             "1 Gold"),
    ("Nile Trade",             "",                     "resolve Nile Trade; explorer 1 to e4; !explorer 1 to d4",                      "explorer 1 e4"),
    ("Siege Warfare",          "",                     "",                                                                             "3 Military"),
    ("Coinage",                "",                     "resolve Coinage; gain Science; !gain Science",                                 "1 Science, 1 Gold"),
    ("Colonies",               "e4 1, e3 1",           "resolve Colonies; outpost e4; !outpost e3",                                    "e4 1 outpost, e3 1"),
    ("Democracy",              "",                     "resolve Democracy; gain Production; !gain Production; gain Science",           "1 Production, 1 Science"),
    ("Lyceum",                 "",                     "",                                                                             "3 Science"),
    ("Diplomacy",              "",                     "resolve Diplomacy; gain Production; !gain Production; gain Science",           "1 Production, 1 Science"),
    ("Rapid Expansion",        "",                     "",                                                                             "3 Military"),
    ("Cultural Exchange",      "top Fort, top Quarry", "resolve Cultural Exchange",                                                    "3 Production, pile Quarry, top Fort"),
    ("Foreign Learning",       "",                     "",                                                                             "2 Science"),
    ("Way of Tea",             "",                     "",                                                                             "1 Gold"),
]

# A conquest with the Warlord, and a second one in the same turn, which gives no benefit any more.
MARCH = f"conquer e4; warlord from f3; {LOOT}; conquer e2; warlord from e4; turn token b1a; loot 2 Science"
DRAWN = "conquer e4; warlord from f3; turn token b2a; resolve Hua Mulan; use Fort; !use Library; loot 3 Science; conquer e2; warlord from e4; turn token b1a; !resolve Hua Mulan; loot 2 Science"
WARLORDS: list[Line] = [
    ("Hua Mulan",        "4 Military, top Quarry, top Fort, top Library", DRAWN, "5 Science, 1 Military, pile Fort, pile Library, top Quarry"),
    ("Siegfried",        "4 Military", MARCH, "5 Science, 2 Military, e2 1 warlord"),
    ("Ramesses II",      "4 Military", MARCH, "5 Science, 2 Production, e2 1 warlord"),
    ("Heracles",         "4 Military", MARCH, "5 Science, 1 Gold, e2 1 warlord"),
    ("Miyamoto Musashi", "4 Military", MARCH, "7 Science, e2 1 warlord"),
]
