"""What lies on the table: the pieces and the verbs that move them, the words of the game, and what is printed.

Begin with `state.py`. Every folder of the game calls it; it calls the core alone.
"""
