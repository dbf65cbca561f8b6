"""What is kept: the schema, the database behind it, its migrations, and games read back from their logs.

`tables`, `people` and `webhooks` read and write rows; nothing here knows whose request it is. Reads see one moment,
writes are one transaction, with SQLite and with PostgreSQL (docs/decisions/0012-postgresql.md).

Databases of all versions open: a change of the schema is a migration, and a test plays on in an old database.

Begin with `schema.py`, then `database.py`.
"""
