"""Monumental at the terminal."""
