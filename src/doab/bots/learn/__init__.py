"""How the networks of the bots are trained: games of the search against itself, and PyTorch. Nothing else needs it."""
