"""Doab: two board games of the land between the Ganges and the Yamuna, their engines, bots and boards."""

__version__ = "0.2.0"
