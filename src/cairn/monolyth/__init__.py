"""Monolyth: stack stones, foretell walls."""

from cairn.monolyth.game import MONOLYTH, Monolyth

__all__ = ["MONOLYTH", "Monolyth"]
