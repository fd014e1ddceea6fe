"""Monumental: a civilization of cards and Provinces."""

from cairn.monumental.game import MONUMENTAL, Monumental

__all__ = ["MONUMENTAL", "Monumental"]
