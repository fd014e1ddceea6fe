"""Cairn: play, study and simulate board games."""

__version__ = "0.1.0"
