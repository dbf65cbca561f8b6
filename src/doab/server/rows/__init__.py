"""The database: its schema, the engine behind it, its migrations, and games read back from their logs.

`tables`, `people` and `webhooks` read and write rows; nothing here knows whose request it is. All reads of a session
see the same moment, all writes are one transaction, with SQLite and with PostgreSQL
(docs/decisions/0012-postgresql.md).

Databases of all earlier versions can be opened: a change to the schema is a migration, and a test plays on in an old
database.

Begin with `schema.py`, then `database.py`.
"""
