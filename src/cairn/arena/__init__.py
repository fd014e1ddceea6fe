"""Bots against each other: every pairing or a ladder, balanced over seats and set-ups; resumable; rated and reported.

The same plan gives the same games on every machine, however many play them.
"""

from cairn.arena.figures import Findings, found
from cairn.arena.plan import Plan
from cairn.arena.run import Arena
from cairn.arena.store import Store, opened, write_parquet

__all__ = ["Arena", "Findings", "Plan", "Store", "found", "opened", "write_parquet"]
