"""Pebbles: a small game that shows how a game is made on Doab's core. docs/extend/game.md walks through it.

Everybody holds a secret hand of pebbles, drawn from a bag. In your turn you do one of three things (P-1):

P-2  roll the die and score what it shows;
P-3  lay a pebble of your hand and score its value: the next player may then take one of your points (P-5), and you draw
     a new pebble if any is left;
P-4  show your hand, once a game, and score a point a pebble. From then on your hand lies open.

P-6  The game ends with the turn in which somebody reaches the goal, or after the last round. Most points win.
P-7  Option `quiet`: nobody takes points. Option `level`: `weak` seats begin with two points; one must be strong.
"""

from pebbles.position import pebbles
from pebbles.rules import POCKET, RULES, TINY, PebblesRules

__all__ = ["POCKET", "RULES", "TINY", "PebblesRules", "pebbles"]
