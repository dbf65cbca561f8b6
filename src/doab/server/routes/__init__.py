"""The paths of the interface, one file per subject. They only translate; what happens is in the folders beside them.

A route reads a request, calls one function of `tables`, `people` or `webhooks` that reads or changes something, and
returns a message. Only `app.py` calls it.

Begin with `play.py`: answers over HTTP; `live.py` is the same over a WebSocket, which also reports what happens at a
table.
"""
