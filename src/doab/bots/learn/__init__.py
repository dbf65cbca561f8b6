"""How the networks of the bots are trained: games of the search against itself, and PyTorch.

It is started with `python -m doab.bots.learn` (docs/learn/bots.md); the result is a file in `weights`, which bots
read without any library. It may import NumPy and PyTorch, and nothing else of Doab may import it.

Begin with `selfplay.py`, then `training.py`; `rounds.py` alternates between the two.
"""
