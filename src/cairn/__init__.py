"""Cairn: play, study and simulate Monolyth and Monumental."""

__version__ = "0.1.0"
