"""What is measured of Monolyth."""

from cairn.bench import Subject
from cairn.monolyth import entries, fields

SETUP = {"structure": "wall", "boards": [1, 2]}
SUBJECT = Subject(entries, fields, SETUP, batch=2000, compiling="some ten seconds", gpu="cairn.monolyth.gpu")
