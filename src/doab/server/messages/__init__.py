"""What is said over the wire: one model per request or answer. Unknown fields in a request are refused.

The interface in web/openapi.json and the types of the pages are made from them (`make client`).

Called by `routes` and `tables`. It calls nothing, but takes limits and kinds from where they belong: how long a name
may be, which clocks there are. A field that is new has a docstring, since the interface shows it.

Begin with `tables.py`.
"""
