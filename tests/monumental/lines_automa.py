# ruff: noqa: E501 - one card, one line
# fmt: off
"""The Automa's cards, line by line. Here plain words are the Automa's, "their" ones the player's.

It sits on a3 of Twin Lakes with both Explorers, next to a2 (terrain 0), b3 (1) and a4 (1); the Spice Market is on c1,
the Silk Market on d5. The card is the first of its turn.
"""

from tests.monumental.card_lines import Line

WALK = "explorer 1 to a2; explorer 2 to a4"  # then b2 and b4 on the ways to the Markets; every Province there has a Production token

# The base part alone: the Warlord is of another kind.
BASE: list[Line] = [
    ("action-1",  "2 Gold",                                                                  "turn token b2a; turn token b3a",  "7 Gold, a2 1, b2 1 warlord, a3 7, looted b2a, looted b3a"),
    ("action-2",  "",                                                                        "turn token b2a; turn token b3a",  "5 Gold, a2 1, b2 1 warlord, a3 7"),
    ("action-3",  "2 Gold, display Writing, display Theology, display Mathematics",          "",                                "pile Theology, pile Mathematics, knowledge 2, display Writing"),
    ("action-3",  "1 Gold, display Writing, display Theology, display Mathematics",          "",                                "1 Gold, pile Theology, knowledge 1"),
    ("action-4",  "2 Gold, display Writing, display Theology, display Mathematics",          "",                                "pile Theology, pile Mathematics, knowledge 2, display Writing"),
    ("action-4",  "",                                                                        "",                                "2 Gold, knowledge 0"),
    ("action-5",  "3 Gold",                                                                  "automa Coinage; automa Lyceum",   "policy Coinage, policy Lyceum"),
    ("action-5",  "2 Gold",                                                                  "automa Coinage",                  "2 Gold, policy Coinage"),
    ("action-6",  "3 Gold",                                                                  "automa Coinage; automa Lyceum",   "policy Coinage, policy Lyceum"),
    ("action-7",  "1 Gold",                                                                  "",                                "4 Gold"),
    ("action-8",  "1 Gold",                                                                  "",                                "4 Gold"),
    ("action-9",  "2 Gold, display Taj Mahal, display Stonehenge, display Stables, display Temple", "",                         "wonders 1, pile Stonehenge, Stonehenge on a3, pile Temple, display Taj Mahal, display Stables"),
    ("action-9",  "1 Gold, display Taj Mahal, display Stonehenge",                           "",                                "3 Gold, building Stonehenge"),
    ("action-10", "2 Gold, display Taj Mahal, display Stonehenge, display Stables, display Temple", "",                         "wonders 1, pile Stonehenge, Stonehenge on a3, pile Temple, display Taj Mahal, display Stables"),
    ("action-11", "1 Gold, display Stables, display Temple",                                 WALK,                              "1 Gold, explorer 1 b2, explorer 2 b4, pile Temple, display Stables"),
    ("action-12", "1 Gold, display Stables, display Temple",                                 WALK,                              "1 Gold, explorer 1 b2, explorer 2 b4, pile Temple, display Stables"),
    ("action-13", "1 Gold, display Stables, display Temple",                                 WALK,                              "1 Gold, explorer 1 b2, explorer 2 b4, pile Temple, display Stables"),
    ("action-14", "1 Gold, display Stables, display Temple",                                 WALK,                              "1 Gold, explorer 1 b2, explorer 2 b4, pile Temple, display Stables"),
    ("action-15", "1 Gold, display Stables, display Temple",                                 WALK,                              "1 Gold, explorer 1 b2, explorer 2 b4, pile Temple, display Stables"),
    ("action-15", "display Temple",                                                          WALK,                              "1 Gold, explorer 1 a2, explorer 2 a4, pile Temple, 15 cards"),
]

# The whole card: the Warlord is of the kind it names.
WHOLE: list[Line] = [
    ("action-1",  "2 Gold, display Stonehenge, display Pyramids, display Stables, display Temple", "turn token b2a; turn token b3a; place a2", "7 Gold, b2 1 warlord, wonders 1, Stonehenge on a2, pile Temple, display Pyramids, display Stables"),
    ("action-2",  "2 Gold",                                                                  "turn token b2a; turn token b3a; explorer 1 to a2; ?explorer 2 to a4; explorer 2 to a4", "9 Gold, explorer 1 b2, explorer 2 b4"),
    ("action-3",  "2 Gold, display Theology, display Mathematics",                           "turn token b2a; ?province b3; province a4; turn token b1a", "5 Gold, knowledge 2, a2 1, a4 1 warlord"),
    ("action-4",  "2 Gold, display Theology, display Mathematics, display Stonehenge, display Stables, display Temple", "", "knowledge 2, wonders 1, Stonehenge on a3, pile Temple, display Stables"),
    ("action-5",  "3 Gold, display Writing, display Theology, display Mathematics",          "automa Taxation; automa Guided Tours", "policy Taxation, policy Guided Tours, pile Writing, pile Theology, display Mathematics"),
    ("action-6",  "3 Gold",                                                                  "automa Danegeld; automa Pillaging; turn token b2a; province a4; turn token b1a", "5 Gold, policy Danegeld, policy Pillaging, a2 1, a4 1 warlord"),
    ("action-7",  "display Writing, display Theology, display Mathematics",                  "",                                 "3 Gold, pile Writing, pile Theology, display Mathematics"),
    ("action-8",  "policy Diplomacy",                                                        "automa Way of Tea",                "7 Gold, policy Way of Tea"),
    ("action-9",  "2 Gold, display Stonehenge, display Temple",                              WALK,                               "2 Gold, wonders 1, pile Temple, explorer 1 b2, explorer 2 b4"),
    ("action-10", "2 Gold, display Stonehenge, display Temple",                              "automa Way of Tea",                "2 Gold, wonders 1, pile Temple, policy Way of Tea"),
    ("action-11", "display Stonehenge, display Pyramids, display Taj Mahal, display Temple, display Stables, display Monastery", WALK, "1 Gold, Stonehenge on a3, building Pyramids, pile Temple, pile Monastery, display Stables, 16 cards"),
    ("action-12", "display Temple",                                                          f"{WALK}; province b3; turn token b2a; turn token b2b; ?province a4; province c5; turn token b3a", "11 Gold, b3 1, b4 1, c5 1 warlord, 16 cards"),
    ("action-13", "display Temple, display Writing, display Theology, display Mathematics",  WALK,                               "1 Gold, pile Temple, pile Writing, pile Theology, pile Mathematics, knowledge 3, 16 cards"),
    ("action-14", "display Temple",                                                          f"{WALK}; automa Way of Tea; automa Diplomacy", "1 Gold, policy Way of Tea, policy Diplomacy, 16 cards"),
    ("action-15", "display Temple",                                                          f"{WALK}; turn Spice Market 5; turn Silk Market 1", "11 Gold, explorer 1 a3, explorer 2 a3, 16 cards"),
]

# What a token is worth to it in Gold.
GOLD: dict[str, int] = {
    "b1a": 2, "b1b": 2, "b1c": 2, "b1d": 2, "b1e": 2, "b1f": 2, "b1g": 2, "b1h": 2,
    "b2a": 3, "b2b": 3, "b2c": 3, "b2d": 3, "b2e": 3, "b2f": 3, "b2g": 3, "b2h": 3, "b2i": 3, "b2j": 3, "b2k": 3,
    "b3a": 4, "b3b": 4, "b3c": 4, "b3d": 4, "b3e": 4, "b3f": 4, "b3g": 4, "b3h": 4,
    "b4a": 5, "b4b": 5, "b4c": 5, "b4d": 5,
    "samarkand": 2, "palmyra": 4, "kilwa": 4, "cahokia": 4, "timbuktu": 3, "novgorod": 5, "carthage": 5, "calicut": 5, "venice": 3, "malacca": 6,
    "spice-1": 3, "spice-2": 3, "spice-3": 3, "spice-4": 4, "spice-5": 4,
    "silk-1": 4, "silk-2": 4, "silk-3": 4, "silk-4": 4, "silk-5": 4,
    "horse-1": 4, "horse-2": 4, "horse-3": 4, "horse-4": 4, "horse-5": 4,
    "stone-1": 4, "stone-2": 4, "stone-3": 4, "stone-4": 4, "stone-5": 4,
}

# The card of its civilization, and the one it draws.
HABITS: list[Line] = [
    ("china",   "display Writing, display Theology",                            "automa action-1; automa action-7",                              "3 Gold, pile Writing, pile Theology, a3 9 warlord"),
    ("denmark", "b2 1, b4 1, a2 1",                                             "automa action-7",                                               "5 Gold"),
    ("egypt",   "",                                                             "automa action-7",                                               "6 Gold"),
    ("egypt",   "display Theology, display Mathematics, display Stonehenge",    "automa action-4",                                               "pile Theology, pile Mathematics, display Stonehenge"),
    ("greece",  "",                                                             "automa action-8; automa Coinage",                               "2 Gold, policy Coinage"),
    ("japan",   "their e4 1",                                                   "turn token b2a",                                                "3 Gold, a2 1 warlord"),
    ("japan",   "their policy Taxation",                                        "automa Way of Tea",                                             "policy Way of Tea"),
    ("japan",   "their e4 1, their policy Taxation",                            "turn token b2a; automa Way of Tea",                             "3 Gold, a2 1 warlord, policy Way of Tea"),
    ("japan",   "",                                                             "automa action-7",                                               "3 Gold"),
]
