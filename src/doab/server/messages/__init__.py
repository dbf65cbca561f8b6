"""What is sent over the network: one model per request or answer. Unknown fields in a request are refused.

The interface in web/openapi.json and the types of the pages are made from them (`make client`).

Called by `routes` and `tables`. It calls nothing, but imports limits and kinds from where they belong: how long a name
may be, which clocks there are. Give a new field a docstring: the description of the interface shows it.

Begin with `tables.py`.
"""
