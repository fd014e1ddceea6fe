# ruff: noqa: E501 - one card, one line
# fmt: off
"""City cards, line by line: the card lies in space 5, row 2 and column 2 are activated, then the choices are played."""

from tests.monumental.card_lines import Line

LOOT = "turn token b2a; loot 3 Science"  # what is found in a Province with Barbarians of 2 (e3, e4, d2)
LAND = "e2 1, e3 1, e4 1, d1 1, d2 1, d3 1, d4 1"  # seven Provinces
WIDE = LAND + ", d5 1, c1 1, c3 0 outpost, c5 0 outpost, b2 0 warlord"  # twelve
E4, E3, D2 = f"conquer e4; 2x from f3; {LOOT}", f"conquer e3; 3x from f3; {LOOT}", f"conquer d2; 4x from f3; {LOOT}"

STARTING: list[Line] = [
    ("Work Camp",       "",                                              "",                                                                                          "1 Production"),
    ("Library",         "",                                              "",                                                                                          "1 Science"),
    ("Fort",            "",                                              "",                                                                                          "1 Military"),
    ("Forum",           "2 Production, 2 Military",                      "use Forum 5; !use Forum 5",                                                                 "1 Production, 1 Military, 1 Culture"),
    ("Forum",           "2 Military",                                    "!use Forum 5",                                                                              "2 Military"),
    ("Mine",            "Work Camp@4, Work Camp@6",                      "use Mine 5; !use Mine 5",                                                                   "3 Production, 1 Gold"),
    ("Mine",            "Work Camp@4, 9 Production",                     "!use Mine 5",                                                                               "11 Production"),
    ("Paper Maker",     "2 Gold",                                        "use Paper Maker 5; gain Production; !gain Production; gain Military; !use Paper Maker 5",   "1 Production, 1 Science, 1 Military, 1 Gold"),
    ("Paper Maker",     "3 Production",                                  "!use Paper Maker 5",                                                                        "3 Production, 1 Science"),
    ("Dolmen",          "1 Military, 2 Gold",                            "use Dolmen 5; !use Dolmen 5",                                                               "2 Gold, 1 Culture"),
    ("Dolmen",          "",                                              "!use Dolmen 5",                                                                             "1 Military"),
    ("Dolmen",          "1 Gold",                                        "use Dolmen 5",                                                                              "1 Culture"),
    ("Pharaoh's Barge", "display Taj Mahal, display Fort, Fort@1",       "use Pharaoh's Barge 5; !section Fort; section Taj Mahal",                                   "1 Military, building Taj Mahal, archive Pharaoh's Barge, !Pharaoh's Barge@5"),
    ("Pharaoh's Barge", "building Taj Mahal, display Stonehenge",        "use Pharaoh's Barge 5; ?section Stonehenge; section Taj Mahal",                             "1 Military, 1 Culture, top Taj Mahal, Taj Mahal on f3, wonders 1"),
    ("Hoplite Grounds", "Fort@4, Archery Range@6, Fort@2, Fort@1",       "use Hoplite Grounds 5; !use Hoplite Grounds 5",                                             "8 Military"),
    ("Samurai School",  "1 Gold",                                        "use Samurai School 5; !use Samurai School 5",                                               "1 Military, 2 Military for barbarian"),
    ("Samurai School",  "1 Science",                                     "!use Samurai School 5",                                                                     "1 Military, 1 Science"),
    ("Samurai School",  "2 Gold",                                        f"use Samurai School 5; {E3}",                                                               "1 Gold, 3 Science, e3 3"),
    ("Samurai School",  "1 Gold, their e3 1",                            "use Samurai School 5; !conquer e3; ?conquer e4",                                            "1 Military, 2 Military for barbarian"),
    ("Pyrotechnics",    "Fort@1, Fort@3, Fort@4",                        "use Pyrotechnics 5; !archive Fort 4; archive Fort 1; !use Pyrotechnics 5",                  "1 Military, archive Fort, !Fort@1, Fort@3"),
    ("Pyrotechnics",    "Pharaoh's Barge@1, display Stonehenge, Fort@3", "use Pyrotechnics 5; archive Pharaoh's Barge 1; section Stonehenge",                         "building Stonehenge, archive Pharaoh's Barge"),
    ("Scouting",        "",                                              "use Scouting 5; explorer 1 to e4; !explorer 1 to d4; !use Scouting 5",                      "explorer 1 e4, explorer 2 f3"),
    ("Masonry",         "3 Production, 1 Science",                       "use Masonry 5; pay 1 Production 1 Science; !use Masonry 5",                                 "2 Production, 1 Gold"),
    ("Philosophy",      "2 Production",                                  "use Philosophy 5; exchange Production for Science; !use Philosophy 5",                      "1 Production, 1 Science"),
    ("Bushido",         "Fort@4, Fort@6, Fort@1",                        "use Bushido 5; !use Bushido 5; end turn; !reinforce Fort 1; reinforce Fort 4",              "Fort@4, !active 4, !Fort@6"),
]

BASIC: list[Line] = [
    ("Workshop",        "",                                              "use Workshop 5; exchange Production for Military; !use Workshop 5",                         "1 Production, 1 Military"),
    ("Laboratory",      "top Fort, top Fort",                            "scientific progress; !scientific progress",                                                 "1 Science, 1 Military, pile Fort, top Fort"),
    ("Archery Range",   "1 Military",                                    f"{E3}; {E4}",                                                                               "6 Science, e3 3, e4 2"),
    ("Archery Range",   "their e3 2",                                    "!conquer e3",                                                                               "2 Military"),
]

CLASSICAL: list[Line] = [
    ("Stonehenge",               "top Quarry, top Fort, top Library",                   "use Stonehenge 5; !use Quarry; use Library; !use Fort; !use Stonehenge 5",                        "2 Science, pile Library, pile Fort, top Quarry"),
    ("Pyramids",                 "Fort@4",                                              "end turn; !reinforce Fort 4; reinforce Pyramids 5",                                               "Pyramids@5, !active 5, !Fort@4"),
    ("Pyramids",                 "",                                                    "",                                                                                                "2 Production"),
    ("Great Wall",               "e4 1, e2 1",                                          "use Great Wall 5; move soldier f3; to e4; move soldier f3; to e2; !to e4; !use Great Wall 5",      "2 Military, e4 2, e2 2, f3 5 warlord"),
    ("Hanging Gardens",          "3 Production",                                        "use Hanging Gardens 5; exchange Production for Science; exchange Production for Military; !use Hanging Gardens 5", "1 Production, 1 Science, 1 Military, 1 Gold"),
    ("Lighthouse of Alexandria", "explorer 1 e4, explorer 2 e3",                        "explorer 1 collects; explorer 2 collects; !explorer 1 collects",                                  "1 Military, 2 Gold, tokens 2"),
    ("Colossus of Rhodes",       "e3 1, 3 Military",                                    f"{D2}; !conquer e4",                                                                              "1 Gold, 3 Science, d2 4"),
    ("Market",                   "",                                                    "use Market 5; exchange Production for Military; !use Market 5",                                   "1 Military, 1 Gold"),
    ("Temple",                   "1 Production",                                        "use Temple 5; pay 1 Production; !use Temple 5",                                                   "1 Science, 1 Culture"),
    ("Stables",                  "",                                                    "use Stables 5; explorer 1 to e4; explorer 2 to e3; explorer 2 to d3; !use Stables 5",             "1 Military, explorer 1 e4, explorer 2 d3"),
    ("Quarry",                   "",                                                    "",                                                                                                "3 Production"),
    ("Scribes' School",          "Fort@1, Fort@3, Fort@4",                              "use Scribes' School 5; !archive Fort 4; archive Fort 1; !use Scribes' School 5",                  "2 Science, 1 Military, archive Fort, !Fort@1, Fort@3"),
    ("The Wheel",                "e4 1",                                                "use The Wheel 5; 2x move soldier f3; !use The Wheel 5",                                           "e4 3, f3 6 warlord"),
    ("Irrigation",               "Quarry@4",                                            "use Irrigation 5; !use Irrigation 5",                                                             "4 Production"),
    ("Irrigation",               "Work Camp@4, Work Camp@6, 5 Production",              "!use Irrigation 5",                                                                               "7 Production"),
    ("Writing",                  "Fort@1, Fort@3, Fort@4",                              "use Writing 5; !discard Fort 4; !stop; discard Fort 1; !use Writing 5",                           "1 Science, 1 Military, pile Fort, !Fort@1, Fort@3"),
    ("Writing",                  "Fort@4",                                              "!use Writing 5",                                                                                  "1 Military"),
    ("Metal Casting",            "",                                                    "use Metal Casting 5; choose 1 Military; !use Metal Casting 5",                                    "1 Military"),
    ("Metal Casting",            "",                                                    "use Metal Casting 5; choose 1 Production; !use Metal Casting 5",                                  "1 Production"),
    ("Mathematics",              "display Temple, display Stonehenge, 9 Production",    "acquire Temple; acquire Stonehenge; complete Stonehenge",                                         "2 Science, top Stonehenge"),
    ("Mathematics",              "display Writing, 2 Science",                          "!acquire Writing",                                                                                "2 Science"),
]

MEDIEVAL: list[Line] = [
    ("Machu Picchu",    "Fort@1, Fort@3",                                          "use Machu Picchu 5; activate Fort 1; !use Machu Picchu 5",                            "1 Production, 1 Science, 1 Military, active 1, !active 3"),
    ("Hagia Sophia",    "1 Production",                                            "use Hagia Sophia 5; !use Hagia Sophia 5",                                             "1 Gold, 1 Culture"),
    ("Angkor Wat",      "display Temple",                                          "acquire Temple",                                                                      "top Temple"),
    ("Angkor Wat",      "display Stonehenge, display Writing, 2 Science",          "!acquire Stonehenge; !acquire Writing",                                               "3 Production, 2 Science"),
    ("Alhambra",        "policy Guilds, policy Expansion, 2 Production",           "use Alhambra 5; !copy Expansion; copy Guilds; use Guilds copied 1; !use Guilds copied 1; !use Alhambra 5", "1 Production, 2 Science, 2 Military"),
    ("Alhambra",        "policy Corvée, policy Guilds, display Stonehenge, 3 Production", "!acquire Stonehenge; use Alhambra 5; copy Corvée; acquire Stonehenge",          "2 Military, building Stonehenge"),
    ("Notre-Dame",      "Fort@4, Fort@6",                                          "use Notre-Dame 5; !use Notre-Dame 5; end turn; ?reinforce Notre-Dame 5; reinforce Fort 4", "1 Culture, Fort@4, !Fort@6, !Notre-Dame@5"),
    ("Monastery",       "Fort@1, Fort@3, Fort@4",                                  "use Monastery 5; !archive Fort 4; !stop; archive Fort 1; !use Monastery 5",           "2 Science, 1 Military, 1 Culture, archive Fort, Fort@3"),
    ("Monastery",       "Fort@4",                                                  "!use Monastery 5",                                                                    "2 Science, 1 Military"),
    ("Siege Workshop",  "e3 1, their d3 4",                                        "use Siege Workshop 5; choose destroy 2; 2x destroy soldier d3; !use Siege Workshop 5", "3 Military, their d3 2, their a3 7 warlord"),
    ("Siege Workshop",  "e3 1, their d3 2, their c3 3",                            "use Siege Workshop 5; choose destroy 2; !destroy soldier c3; destroy soldier d3; !destroy soldier d3", "3 Military, their d3 1, their c3 3"),
    ("Siege Workshop",  "e3 1, their d3 4",                                        "use Siege Workshop 5; choose 1 Gold; !use Siege Workshop 5",                          "3 Military, 1 Gold, their d3 4"),
    ("Caravanserai",    "1 Production, 1 Science, 1 Military",                     "use Caravanserai 5; !use Caravanserai 5",                                             "2 Production, 2 Science, 2 Military, 1 Gold"),
    ("Masons' Lodge",   "display Hoover Dam, 7 Production",                        "acquire Hoover Dam; complete Hoover Dam",                                             "top Hoover Dam"),
    ("Masons' Lodge",   "Mathematics@4, display Hoover Dam, 2 Production",         "acquire Hoover Dam",                                                                  "building Hoover Dam"),
    ("Compass",         "",                                                        "use Compass 5; explorer 1 to e4; explorer 1 to d4; !explorer 1 to d3; !use Compass 5", "explorer 1 d4"),
    ("Feudalism",       LAND,                                                      "use Feudalism 5; gain Production; gain Military; !gain Military; !use Feudalism 5",   "1 Production, 1 Military"),
    ("Feudalism",       WIDE,                                                      "use Feudalism 5; 3x gain Science; !gain Science; !use Feudalism 5",                   "3 Science"),
    ("Theology",        "2 Science",                                               "use Theology 5; !use Theology 5",                                                     "1 Science, 1 Culture"),
    ("Scholasticism",   "Quarry@1, Stonehenge@2, Writing@3",                       "use Scholasticism 5; !copy Stonehenge 2; !copy Writing 3; copy Quarry 1; !use Scholasticism 5", "3 Production, 1 Science"),
    ("Scholasticism",   "Temple@4, 2 Production",                                  "use Temple 4; pay 1 Production; use Scholasticism 5; copy Temple 4; use Temple copied 1; pay 1 Production; !use Temple copied 1", "2 Science, 2 Culture"),
    ("Scholasticism",   "Pharaoh's Barge@1, display Stonehenge",                   "use Scholasticism 5; copy Pharaoh's Barge 1; !use Pharaoh's Barge copied 1",          "1 Military, Pharaoh's Barge@1"),
]

RENAISSANCE: list[Line] = [
    ("Taj Mahal",               "Hanging Gardens@1, Quarry@3, 2 Production",      "use Taj Mahal 5; !copy Quarry 3; !copy Taj Mahal 5; copy Hanging Gardens 1; use Hanging Gardens copied 1; 2x exchange Production for Science; !use Taj Mahal 5", "2 Science, 3 Gold"),
    ("Sistine Chapel",          "2 Culture",                                      "develop Corvée; develop Guilds",                                                       "2 Production, 1 Science, 2 Gold, policy Corvée, policy Guilds"),
    ("Saint Basil's Cathedral", "",                                               "",                                                                                     "3 Military"),
    ("Saint Basil's Cathedral", "top Library, top Library, top Library, 4 Military", f"conquer e4; 2x from f3; turn token b2a; resolve Saint Basil's Cathedral 5; loot 3 Production; conquer e2; 2x from f3; turn token b1a; resolve token b1a; loot 2 Production; resolve Saint Basil's Cathedral 5; {E3}", "5 Production, 5 Science, pile 2 Library, top Library"),
    ("Forbidden City",          "display Writing",                                "acquire Writing",                                                                      "2 Production, top Writing, knowledge 1"),
    ("Forbidden City",          "display Temple, 1 Production",                   "!acquire Temple",                                                                      "3 Production, 2 Science"),
    ("Shipyard",                "",                                               "",                                                                                     "2 Production, 1 Military"),
    ("Shipyard",                "",                                               "use Shipyard 5; explorer 1 to e4; explorer 2 to e3; explorer 2 to d3; explorer 2 to d2; !use Shipyard 5", "2 Production, explorer 1 e4, explorer 2 d2"),
    ("Printing House",          "top Quarry, top Fort, top Library, top Market",  "use Printing House 5; !use Quarry; use Fort; !use Library; !use Printing House 5",     "3 Science, 1 Military, pile Fort, pile Library, pile Market, top Quarry"),
    ("Bank",                    "1 Gold, display Stables, display Monastery, 1 Production", "!acquire Monastery; acquire Stables; pay 2 double Gold 1 Gold",              "1 Production, top Stables"),
    ("Bank",                    "2 Gold, display Stables",                        "acquire Stables; pay 2 double Gold 1 Gold; !acquire Workshop",                         "1 Gold, top Stables"),
    ("Manufactory",             "display Taj Mahal, 5 Production",                "acquire Taj Mahal; complete Taj Mahal",                                                "1 Culture, top Taj Mahal"),
    ("Manufactory",             "display Stables",                                "!acquire Stables",                                                                     "4 Production"),
    ("Perspective",             "2 Gold",                                         "use Perspective 5; !use Perspective 5",                                                "1 Gold, 1 Culture"),
    ("Perspective",             "3 Production, 3 Science, 3 Military",            "!use Perspective 5",                                                                   "3 Production, 3 Science, 3 Military"),
    ("Bookkeeping",             "9 Production",                                   "3x acquire Workshop",                                                                  "2 Gold, top Workshop"),
    ("Gunpowder",               "3 Military",                                     f"{E4}; {E3}",                                                                          "6 Science, e4 2, e3 3"),
    ("Gunpowder",               "e3 1, their d3 3",                               "use Gunpowder 5; destroy soldier d3; !destroy soldier d3; !use Gunpowder 5",           "their d3 2, their a3 7 warlord"),
    ("Heliocentrism",           "Fort@2, Fort@4, Fort@6",                         "use Heliocentrism 5; !use Heliocentrism 5; end turn; reinforce Fort 4; reinforce Fort 6", "Fort@4, Fort@6, !Fort@2"),
    ("Heliocentrism",           "",                                               "",                                                                                     "1 Science"),
]

MODERN: list[Line] = [
    ("Eiffel Tower",                "2 Production, 2 Science",                          "use Eiffel Tower 5; pay 2 Production; !use Eiffel Tower 5",                    "2 Science, 2 Culture"),
    ("Statue of Liberty",           "",                                                 "",                                                                             "3 Military"),
    ("Statue of Liberty",           "2 Military",                                       f"{E4}; {E3}",                                                                  "6 Science, 2 Gold"),
    ("Hoover Dam",                  "",                                                 "use Hoover Dam 5; 3x exchange Production for Science; !exchange Production for Science; !use Hoover Dam 5", "1 Production, 3 Science"),
    ("Sydney Opera House",          "policy Guilds, policy Expansion, 2 Production",    "use Sydney Opera House 5; !copy Expansion; copy Guilds; use Guilds copied 1; !use Guilds copied 1; !use Sydney Opera House 5", "1 Production, 2 Science, 2 Gold"),
    ("International Space Station", "Theology@1, Fort@3, Stonehenge@2",                 "use International Space Station 5; !copy Fort 3; !copy Stonehenge 2; copy Theology 1; use Theology copied 1; !use International Space Station 5", "3 Science, 1 Culture"),
    ("Broadcasting",                "4 Production",                                     "use Broadcasting 5; !use Broadcasting 5",                                      "2 Production, 2 Culture"),
    ("Electricity",                 "Fort@1, Fort@3, Fort@7, Fort@9",                   "use Electricity 5; activate Fort 1; activate Fort 7; !activate Fort 3; !use Electricity 5", "2 Military, active 1, active 7, !active 3"),
    ("Flight",                      "e3 1, 2 Military",                                 D2,                                                                             "3 Science, d2 4"),
    ("Flight",                      "e4 1",                                             "use Flight 5; 2x move soldier f3; !use Flight 5",                              "e4 3, f3 6 warlord"),
    ("Computing",                   "Quarry@1, Stonehenge@3, Writing@9",                "use Computing 5; !copy Computing 5; ?copy Stonehenge 3; ?copy Writing 9; copy Quarry 1; !use Computing 5", "3 Production, 2 Science"),
]

LINES = {"starting": STARTING, "basic": BASIC, "I": CLASSICAL, "II": MEDIEVAL, "R": RENAISSANCE, "III": MODERN}

# Completing a Wonder: it is under construction, exactly the price of its second section is there, and it is completed.
BONUSES: list[Line] = [
    ("Stonehenge",                  "",                                                  "",                                                          "2 Science, top Stonehenge, Stonehenge on f3, wonders 1"),
    ("Pyramids",                    "display Machu Picchu, display Great Wall",          "!section Machu Picchu; section Great Wall",                 "top Pyramids, building Great Wall"),
    ("Great Wall",                  "e4 1, e3 1",                                        "outpost e4; !outpost e3; place f3",                         "e4 1 outpost, e3 1, Great Wall on f3"),
    ("Hanging Gardens",             "",                                                  "",                                                          "1 Gold, 1 Culture"),
    ("Lighthouse of Alexandria",    "",                                                  "explorer 1 to e4; explorer 1 to d4; explorer 1 to d3; explorer 2 to e4; !explorer 2 to d4", "explorer 1 d3, explorer 2 e4"),
    ("Colossus of Rhodes",          "",                                                  "",                                                          "3 Military"),
    ("Machu Picchu",                "",                                                  "",                                                          "2 Gold"),
    ("Hagia Sophia",                "",                                                  "",                                                          "2 Culture"),
    ("Angkor Wat",                  "display Bank, display Monastery, display Compass, display Pyramids", "!take Monastery; !take Compass; !take Pyramids; ?take Workshop; take Bank", "top Angkor Wat, deck Bank"),
    ("Alhambra",                    "",                                                  "",                                                          "3 Gold"),
    ("Notre-Dame",                  "Fort@1, Fort@2, Fort@3",                            "archive Fort 1; archive Fort 2; !archive Fort 3",           "archive 2 Fort, Fort@3, !Fort@1, !Fort@2"),
    ("Taj Mahal",                   "",                                                  "",                                                          "1 Culture"),
    ("Sistine Chapel",              "",                                                  "",                                                          "2 Culture"),
    ("Saint Basil's Cathedral",     "",                                                  "",                                                          "4 Military"),
    ("Forbidden City",              "display Heliocentrism, display Gunpowder, display Temple", "!take Heliocentrism; !take Temple; take Gunpowder",  "top Forbidden City, deck Gunpowder, knowledge 1"),
    ("Eiffel Tower",                "",                                                  "",                                                          "2 Culture"),
    ("Statue of Liberty",           LAND,                                                "2x gain Production; 2x gain Science; 2x gain Military; !gain Military; place f3", "2 Production, 2 Science, 2 Military"),
    ("Hoover Dam",                  "Fort@1, Fort@2, Quarry@3, Fort@4",                  "activate Fort 1; activate Fort 2; activate Quarry 3; !activate Fort 4", "3 Production, 2 Military, active 3, !active 4"),
    ("Sydney Opera House",          "policy Guilds, policy Funerary Cult, policy Nile Trade", "resolve Nile Trade; explorer 1 to e4",                 "1 Science, 1 Gold, explorer 1 e4"),
    ("International Space Station", "display Computing, display Temple",                 "!take Temple; take Computing",                              "top International Space Station, deck Computing, knowledge 1"),
]

# What a card costs to acquire, and a Wonder to complete.
PRICES: dict[str, tuple[int, ...]] = {
    "Workshop": (3,), "Laboratory": (3,), "Archery Range": (3,),
    "Stonehenge": (4, 4), "Pyramids": (4, 5), "Great Wall": (4, 4), "Hanging Gardens": (4, 5), "Lighthouse of Alexandria": (4, 4), "Colossus of Rhodes": (4, 4),
    "Market": (4,), "Temple": (4,), "Stables": (5,), "Quarry": (4,), "Scribes' School": (4,),
    "The Wheel": (2,), "Irrigation": (3,), "Writing": (3,), "Metal Casting": (4,), "Mathematics": (4,),
    "Machu Picchu": (5, 5), "Hagia Sophia": (5, 6), "Angkor Wat": (6, 6), "Alhambra": (5, 6), "Notre-Dame": (5, 5),
    "Monastery": (7,), "Siege Workshop": (5,), "Caravanserai": (5,), "Masons' Lodge": (7,),
    "Compass": (4,), "Feudalism": (4,), "Theology": (5,), "Scholasticism": (5,),
    "Taj Mahal": (6, 7), "Sistine Chapel": (6, 6), "Saint Basil's Cathedral": (6, 7), "Forbidden City": (7, 7),
    "Shipyard": (5,), "Printing House": (7,), "Bank": (6,), "Manufactory": (8,),
    "Perspective": (5,), "Bookkeeping": (6,), "Gunpowder": (6,), "Heliocentrism": (7,),
    "Eiffel Tower": (6, 8), "Statue of Liberty": (7, 8), "Hoover Dam": (7, 8), "Sydney Opera House": (7, 7), "International Space Station": (8, 9),
    "Broadcasting": (5,), "Electricity": (6,), "Flight": (6,), "Computing": (7,),
}
