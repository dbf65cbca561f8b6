"""The rules of Rajas of the Ganges, one file a subject of the rulebook: questions, what may be answered, what it does.

Begin with `turn.py`. They stand on `table` and the core; bots judge, and everything that shows a game says, by them.
"""
