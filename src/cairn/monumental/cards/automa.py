# ruff: noqa: E501 - one card, one line
# fmt: off
"""The Automa's cards: 15 action cards (the second part is done if the Warlord is of that kind), 5 of the civilizations."""

from cairn.monumental.cards.lines import Action, Habit

ACTIONS: tuple[Action, ...] = (
    ("action-1",  "conquer(low) pay(2, conquer(low))",           "architectural", "wonder() wonder() building(low)",                       "public"),
    ("action-2",  "conquer(low) pay(2, conquer(low))",           "economic",      "explore(2)",                                            "public"),
    ("action-3",  "know(high) pay(2, know(high))",               "aggressive",    "conquer(low) conquer(high)",                            "public"),
    ("action-4",  "know(high) pay(2, know(high))",               "architectural", "wonder() wonder() building(low)",                       "public"),
    ("action-5",  "policy() pay(3, policy())",                   "technological", "know(low) know(high)",                                  "public"),
    ("action-6",  "policy() pay(3, policy())",                   "aggressive",    "conquer(low) conquer(high)",                            "public"),
    ("action-7",  "gold(3)",                                     "technological", "know(low) know(high)",                                  "public"),
    ("action-8",  "gold(3)",                                     "cultural",      "policy() gold_per_policy(2)",                           "public"),
    ("action-9",  "wonder() pay(2, wonder()) building(low)",     "economic",      "explore(2)",                                            "public"),
    ("action-10", "wonder() pay(2, wonder()) building(low)",     "cultural",      "policy() gold_per_policy(2)",                           "public"),
    ("action-11", "explore(1) pay(2, explore(1)) building(low)", "architectural", "wonder() wonder() wonder() building(high) reshuffle()", "public"),
    ("action-12", "explore(1) pay(2, explore(1)) building(low)", "aggressive",    "conquer(high) conquer(high) conquer(high) reshuffle()", "public"),
    ("action-13", "explore(1) pay(2, explore(1)) building(low)", "technological", "all_knowledge() reshuffle()",                           "public"),
    ("action-14", "explore(1) pay(2, explore(1)) building(low)", "cultural",      "policy() policy() reshuffle()",                         "public"),
    ("action-15", "explore(1) pay(2, explore(1)) building(low)", "economic",      "explore(3) reshuffle()",                                "public"),
)

CIVILIZATIONS: tuple[Habit, ...] = (
    ("china",   "find_kind()",                                                                "public"),
    ("denmark", "gold_per_coast(1) draw_more()",                                              "public"),
    ("egypt",   "draw_twice()",                                                               "public"),
    ("greece",  "draw_special()",                                                             "public"),
    ("japan",   "if_fewer(provinces, conquer(low)) if_fewer(policies, policy()) else_draw()", "public"),
)
