"""Learning evaluations by self-play: what `cairn train` does."""
