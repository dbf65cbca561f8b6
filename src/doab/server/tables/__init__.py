"""Tables: how they are made, played, timed, shown and recorded.

All of it works on a room: one table with its seats and its game, in one transaction (`rooms.py`). `seating.py` makes
tables, `playing.py` answers, takes back and confirms, `absence.py` and `waiting.py` look after the clocks,
`bot_seats.py` after bots, `recording.py` after records and forks. `sight.py` decides what anybody may see: nothing
about a game leaves the server except through it.

Called by `routes` and by what runs in the background (`sweep.py`); it calls `rows`, games and the core.

Begin with `rooms.py`, then `playing.py`.
"""
