"""What stands in a line of each list: names in English, German, Spanish and French, and at the end the origin."""

Named = tuple[str, str, str, str, str]  # id, names
Leader = tuple[str, str, str, str, str, str, str, str]  # civilization, names, kind, effect
Common = tuple[int, str, str, str, str, str, str]  # how many, names, effect
Owned = tuple[str, str, str, str, str, str, str]  # civilization, names, effect
Priced = tuple[str, str, str, str, tuple[int, ...], str, str]  # names, price (a Wonder has two), effect
Legend = tuple[str, str, str, str, str, str, int, str, int, int, str, str, str]  # as the head of heroes.py says
Beast = tuple[str, str, str, str, str, int, str, str, str, str, str]  # as the head of monsters.py says
Action = tuple[str, str, str, str, str]  # id, base, kind, special
Habit = tuple[str, str, str]  # civilization, base
