"""Everything between the network and the tables: limits, costs, security, refusals, logs and metrics.

`app.py` builds it around the routes; the routes refuse and charge through it. It knows addresses and users, and
nothing of games.

docs/server/security.md lists what it promises, each with its test.

Begin with `security.py`, then `refusals.py` (how a refusal reads) and `costs.py` (how much of a visitor's
allowance a request costs).
"""
