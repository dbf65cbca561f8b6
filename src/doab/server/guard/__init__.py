"""What stands between the network and the tables: limits, costs, security, refusals, logs and metrics.

`app.py` builds it around the routes; the routes refuse and charge through it.
"""
