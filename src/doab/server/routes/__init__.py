"""The paths of the interface, one file per subject. They translate; what happens stands in the folders beside them.

A route reads a request, calls one function of `tables`, `people` or `webhooks` in a look or a change, and returns a
message. Nobody calls it but `app.py`.

Begin with `play.py`: answers over HTTP; `live.py` is the same over a WebSocket, with what a table tells by itself.
"""
