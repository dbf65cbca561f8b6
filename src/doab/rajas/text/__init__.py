"""Positions as a line of text, both ways, and states as JSON."""
