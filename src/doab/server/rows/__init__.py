"""What is kept: the schema, the database behind it, its migrations, and games read back from their logs.

`tables`, `people` and `webhooks` read and write rows; nothing here knows who asks.
"""
