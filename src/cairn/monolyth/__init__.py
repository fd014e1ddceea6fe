"""Monolyth: stack stones, foretell walls."""

from cairn.monolyth.game import MONOLYTH
from cairn.monolyth.state import Monolyth

__all__ = ["MONOLYTH", "Monolyth"]
