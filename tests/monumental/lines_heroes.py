# ruff: noqa: E501 - one Hero, a few lines
# fmt: off
"""Heroes, line by line."""

from tests.monumental.card_lines import Line
from tests.monumental.lines_cards import E4, LOOT

ATTACK = {"Amanirenas": 1, "Genghis Khan": 3, "Rani Lakshmibai": 2}  # the Heroes that are Units

# The Hero lies in the Hero row, exactly its price is there (with 1 less it cannot be had), and it is acquired.
ACQUIRED: list[Line] = [
    ("Ashoka",              "3 Gold, e4 1, d4 1", "",                                    "hero Ashoka f3, !row Ashoka"),
    ("Hypatia",             "2 Gold, e4 1, d4 1", "",                                    "hero Hypatia f3"),
    ("Amanirenas",          "2 Gold, e4 1",       "?deploy f3; deploy e4",               "hero Amanirenas e4"),
    ("Genghis Khan",        "3 Gold, e4 1",       "?deploy e4; deploy f3",               "hero Genghis Khan f3"),
    ("Hildegard of Bingen", "2 Gold, e4 1, d4 1", "",                                    "hero Hildegard of Bingen f3"),
    ("Pachacuti",           "2 Gold, e4 1, e3 1, d2 1", "",                              "hero Pachacuti d2"),
    ("William Shakespeare", "2 Gold, e4 1, d4 1", "",                                    "hero William Shakespeare f3"),
    ("Nzinga of Ndongo",    "2 Gold, e4 1, d2 1", "!deploy f3; ?deploy d2; deploy e4",   "hero Nzinga of Ndongo e4"),
    ("Tupaia",              "3 Gold, e4 1, d4 1", "!deploy e4; ?deploy f3; deploy d4",   "hero Tupaia d4"),
    ("Albert Einstein",     "2 Gold, e4 1, d4 1", "",                                    "hero Albert Einstein f3"),
    ("Harriet Tubman",      "2 Gold, e4 1, d2 1", "!deploy f3; ?deploy d2; deploy e4",   "hero Harriet Tubman e4"),
    ("Rani Lakshmibai",     "3 Gold, e4 1",       "?deploy f3; deploy e4",               "hero Rani Lakshmibai e4"),
]

# At work: what it does, and that it stays.
AT_WORK: list[Line] = [
    ("Ashoka",              "hero Ashoka f3",                                             "end turn; resolve Ashoka",                                                           "1 Culture, hero Ashoka f3"),
    ("Ashoka",              "hero Ashoka f3, 2 Military",                                 f"{E4}; end turn; !resolve Ashoka",                                                   "hero Ashoka f3"),
    ("Hypatia",             "hero Hypatia f3, 2 Science, top Mine, top Quarry, top Fort, top Library", "use Hypatia; !use Mine; use Fort; use Quarry; !use Library; !use Hypatia", "3 Production, 1 Science, 1 Military, hero Hypatia f3, pile Library, top Mine"),
    ("Hypatia",             "hero Hypatia f3, 2 Production, top Fort",                    "!use Hypatia",                                                                       "2 Production"),
    ("Amanirenas",          "hero Amanirenas f3, 2 Military",                             "conquer e4; hero from f3; from f3; turn token b2d; resolve Amanirenas",              "1 Production, 3 Science, 1 Gold, hero Amanirenas e4, e4 1"),
    ("Amanirenas",          "hero Amanirenas f3, 2 Military",                             "conquer e4; 2x from f3; turn token b2d; !resolve Amanirenas; loot 3 Science",         "3 Science, hero Amanirenas f3, e4 2"),
    ("Amanirenas",          "e3 1, hero Amanirenas e3, city kilwa d3, 3 Military",        "conquer d3; hero from e3; !resolve Amanirenas; loot 1 Culture",                      "1 Culture, hero Amanirenas d3, d3 0"),
    ("Genghis Khan",        "hero Genghis Khan f3, 1 Military",                           f"conquer e3; {LOOT}; end turn",                                                      "hero Genghis Khan e3, e3 0"),
    ("Genghis Khan",        "hero Genghis Khan f3, 1 Military",                           f"conquer e4; {LOOT}",                                                                "3 Science, hero Genghis Khan e4, e4 0"),
    ("Genghis Khan",        "e3 1, hero Genghis Khan e3, 2 Military",                     f"conquer d2; hero from e3; from f3; {LOOT}",                                                   "3 Science, hero Genghis Khan d2, d2 1, e3 1"),
    ("Hildegard of Bingen", "hero Hildegard of Bingen f3, uses 1, Fort@1, Fort@3",        "use Hildegard of Bingen; !stop; archive Fort 1; !use Hildegard of Bingen",           "1 Science, archive Fort, Fort@3, hero Hildegard of Bingen f3"),
    ("Hildegard of Bingen", "hero Hildegard of Bingen f3",                                "!use Hildegard of Bingen",                                                           ""),
    ("Pachacuti",           "d2 1, hero Pachacuti d2, display Taj Mahal, 3 Production",   "acquire Taj Mahal",                                                                  "building Taj Mahal, hero Pachacuti d2"),
    ("Pachacuti",           "d2 1, hero Pachacuti d2, display Stonehenge, display Temple, 1 Production", "!acquire Temple; acquire Stonehenge",                                 "building Stonehenge"),
    ("William Shakespeare", "hero William Shakespeare f3, uses 1, policy Guilds, policy Corvée, policy Expansion, 2 Production", "use William Shakespeare; !copy Expansion; copy Guilds; use Guilds copied 1; !use Guilds copied 1; !use William Shakespeare", "1 Production, 2 Science, hero William Shakespeare f3"),
    ("William Shakespeare", "hero William Shakespeare f3, policy Guilds",                 "!use William Shakespeare",                                                           ""),
    ("Nzinga of Ndongo",    "their e3 1, their hero Nzinga of Ndongo e3, their e2 1, 2 Military", "!conquer e2",                                                                "2 Military"),
    ("Nzinga of Ndongo",    "their e3 1, their hero Nzinga of Ndongo e3, their e2 1, 3 Military", "conquer e2; 3x from f3; resolve Nzinga of Ndongo",                           "e2 3, their 1 Gold, their hero Nzinga of Ndongo e3"),
    ("Nzinga of Ndongo",    "their d2 1, their hero Nzinga of Ndongo d2, their e4 1, 1 Military", "conquer e4; from f3; resolve Nzinga of Ndongo",                              "e4 1, their 1 Gold"),
    ("Tupaia",              "hero Tupaia f3, uses 1, explorer 1 d4, explorer 2 e4",       "use Tupaia; !explorer 1 sails to b2; !explorer 2 sails to d4; explorer 1 sails to b4; !use Tupaia", "explorer 1 b4, explorer 2 e4, hero Tupaia f3"),
    ("Albert Einstein",     "hero Albert Einstein f3, 4 Production",                      "use Albert Einstein; !trade 4; trade 3; !use Albert Einstein",                       "1 Production, 6 Science, hero Albert Einstein f3"),
    ("Harriet Tubman",      "e4 1, hero Harriet Tubman e4, uses 1, d2 3",                 "use Harriet Tubman; !move soldier e4; 2x move soldier d2; !move soldier d2; move soldier f3; to d2; !use Harriet Tubman", "d2 2, e4 3, f3 4 warlord, hero Harriet Tubman e4"),
    ("Harriet Tubman",      "their e2 1, their hero Harriet Tubman e2, their e3 2, 3 Military", "conquer e3; 3x from f3; shelter e2; shelter a3",                               "e3 3, their e2 2, their a3 7 warlord"),
    ("Rani Lakshmibai",     "their e3 2, hero Rani Lakshmibai f3, uses 1, 2 Military",    "conquer e3; hero from f3; from f3; resolve Rani Lakshmibai",                         "1 Gold, hero Rani Lakshmibai e3, e3 1"),
    ("Rani Lakshmibai",     "their e3 2, hero Rani Lakshmibai f3, 3 Military",            "conquer e3; 3x from f3; !resolve Rani Lakshmibai",                                   "hero Rani Lakshmibai f3, e3 3"),
    ("Rani Lakshmibai",     "hero Rani Lakshmibai f3, 1 Military",                        f"conquer e4; {LOOT}; !resolve Rani Lakshmibai",                                      "3 Science, hero Rani Lakshmibai e4, e4 0"),
]

# Going back to the Hero row.
RETURNS: list[Line] = [
    ("Ashoka",              "hero Ashoka f3, uses 1",                                     "end turn; resolve Ashoka",                                              "1 Culture, row Ashoka, !hero Ashoka f3"),
    ("Hypatia",             "hero Hypatia f3, uses 1, 1 Science, top Quarry, top Fort, top Library", "use Hypatia; use Fort; use Library",                         "1 Science, 1 Military, row Hypatia"),
    ("Amanirenas",          "hero Amanirenas f3, uses 1, 2 Military",                     "conquer e4; hero from f3; from f3; turn token b2d; resolve Amanirenas", "1 Production, 3 Science, 1 Gold, row Amanirenas, e4 1"),
    ("Amanirenas",          "their e3 1, their hero Amanirenas e3, 4 Military",           "conquer e3; 4x from f3",                                                "e3 4, row Amanirenas"),
    ("Amanirenas",          "their e3 1, their hero Amanirenas e3, 3 Military",           "!conquer e3",                                                           "3 Military"),
    ("Genghis Khan",        "hero Genghis Khan f3",                                       "end turn",                                                              "row Genghis Khan"),
    ("Genghis Khan",        "e3 0, hero Genghis Khan e3, 2 Military",                     f"{E4}; end turn",                                                       "row Genghis Khan, e3 1, e4 2, f3 6 warlord"),
    ("Genghis Khan",        "their e3 1, their hero Genghis Khan e3, 4 Military",         "conquer e3; 4x from f3",                                                "e3 4, row Genghis Khan"),
    ("Hildegard of Bingen", "hero Hildegard of Bingen f3, uses 2, Fort@1",                "use Hildegard of Bingen",                                               "1 Science, row Hildegard of Bingen"),
    ("Pachacuti",           "d2 1, hero Pachacuti d2, building Taj Mahal, 4 Production",  "complete Taj Mahal; place d2",                                          "1 Culture, row Pachacuti"),
    ("Pachacuti",           "e3 1, their d2 1, their hero Pachacuti d2, 5 Military",      "conquer d2; 5x from f3",                                                "row Pachacuti, d2 5"),
    ("William Shakespeare", "hero William Shakespeare f3, uses 2, policy Guilds, policy Corvée, policy Expansion, 1 Production", "use William Shakespeare; copy Guilds; use Guilds copied 1", "2 Science, row William Shakespeare"),
    ("Nzinga of Ndongo",    "their e3 1, their hero Nzinga of Ndongo e3, their uses 1, their e2 1, 3 Military", "conquer e2; 3x from f3; resolve Nzinga of Ndongo", "their 1 Gold, row Nzinga of Ndongo"),
    ("Nzinga of Ndongo",    "their e3 1, their hero Nzinga of Ndongo e3, their e2 1, 4 Military", "conquer e3; 4x from f3",                                        "!their 1 Gold, row Nzinga of Ndongo"),
    ("Tupaia",              "hero Tupaia f3, uses 2, explorer 1 d4",                      "use Tupaia; explorer 1 sails to b4",                                    "explorer 1 b4, row Tupaia"),
    ("Tupaia",              "e3 1, their d4 1, their hero Tupaia d4, 2 Military",         "!conquer d4",                                                           "2 Military"),
    ("Tupaia",              "e3 1, their d4 1, their hero Tupaia d4, 3 Military",         "conquer d4; 3x from f3",                                                "d4 3, row Tupaia"),
    ("Albert Einstein",     "hero Albert Einstein f3, uses 1, 2 Production",              "use Albert Einstein; trade 1",                                          "1 Production, 2 Science, row Albert Einstein"),
    ("Harriet Tubman",      "e4 1, hero Harriet Tubman e4, uses 2, e3 1",                 "use Harriet Tubman; move soldier f3; to e4; stop",                      "e4 2, row Harriet Tubman"),
    ("Harriet Tubman",      "their e2 1, their hero Harriet Tubman e2, 4 Military",       "conquer e2; 4x from f3",                                                "e2 4, row Harriet Tubman, their a3 9 warlord"),
    ("Rani Lakshmibai",     "hero Rani Lakshmibai f3, uses 2, 1 Military",                f"conquer e4; {LOOT}",                                                   "3 Science, row Rani Lakshmibai, e4 1, f3 8 warlord"),
    ("Rani Lakshmibai",     "their e3 1, their hero Rani Lakshmibai e3, 4 Military",      "conquer e3; 4x from f3",                                                "e3 4, row Rani Lakshmibai"),
]
