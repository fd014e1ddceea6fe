# ruff: noqa: E501 - one card, one line
# fmt: off
"""Basic Buildings: three piles of ten."""

from cairn.monumental.cards.lines import Priced

PILES: tuple[Priced, ...] = (
    ("Workshop",      (3,), "gives(PRODUCTION, 2) once(exchange(1))",              "name and resource rulebook, numbers reconstructed"),
    ("Laboratory",    (3,), "gives(SCIENCE, 2) discount(progress, 1, max=1)",      "name and resource rulebook, numbers reconstructed"),
    ("Archery Range", (3,), "gives(MILITARY, 2) discount(conquest, 1, barbarian)", "name and resource rulebook, numbers reconstructed"),
)
