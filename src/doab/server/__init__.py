"""The server: people, bots and tables over HTTP and WebSocket (docs/server/api.md, docs/decisions/0005-server.md).

A request comes through `guard` (limits, security, refusals) to `routes`, which only translate; what changes a game
goes on to `commands.py`, whether it came over HTTP or a WebSocket. What happens at a table is in `tables`, who
somebody is in `people`; `rows` is the database, `messages` are the forms of requests and answers, `webhooks` what is
sent to people who are not there. This folder itself has what they all share: the running server (`Running`), its clock,
the processes for bots, news.

The log of answers is the truth: a table in memory can be thrown away at any moment and is replayed from its rows.

It calls bots and the core, and finds games by their names; only the command `doab serve` calls it.

Begin with `app.py`, which puts it together, then `tables/rooms.py`: one table, as a request reads or changes it.
"""
