"""Cairn: play, study and simulate two board games, Monolyth and Monumental."""

__version__ = "0.1.0"
