"""What the tests of the arena share."""

from tests.arena.made_up import made_up

__all__ = ["made_up"]
