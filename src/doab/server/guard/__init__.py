"""What stands between the network and the tables: limits, costs, security, refusals, logs and metrics.

`app.py` builds it around the routes; the routes refuse and charge through it. It knows addresses and users, and
nothing of games.

Every promise of docs/server/security.md names its test.

Begin with `security.py`, then `refusals.py` (how a refusal reads) and `costs.py` (what a request costs of the
allowance).
"""
