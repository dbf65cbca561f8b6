"""The game in phrases: questions, events, what an answer is worth, why something is forbidden, terms."""
