"""Cairn: play, study and simulate Monolyth."""

__version__ = "0.1.0"
