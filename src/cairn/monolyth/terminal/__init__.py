"""Monolyth at the terminal."""
