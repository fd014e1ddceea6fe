"""The cards of this edition: one card, one line, like the list at the end of a rulebook."""
