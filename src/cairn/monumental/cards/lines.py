"""What stands in a line of each list: the English name, and at the end the origin; other languages are in locales."""

Named = tuple[str, str]  # id, name
Leader = tuple[str, str, str, str, str]  # civilization, name, kind, effect
Common = tuple[int, str, str, str]  # how many, name, effect
Owned = tuple[str, str, str, str]  # civilization, name, effect
Priced = tuple[str, tuple[int, ...], str, str]  # name, price (a Wonder has two), effect
Legend = tuple[str, str, str, int, str, int, int, str, str, str]  # as the head of heroes.py says
Beast = tuple[str, str, int, str, str, str, str, str]  # as the head of monsters.py says
Action = tuple[str, str, str, str, str]  # id, base, kind, special
Habit = tuple[str, str, str]  # civilization, base
