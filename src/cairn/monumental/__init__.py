"""Monumental: a civilization of cards and Provinces."""
