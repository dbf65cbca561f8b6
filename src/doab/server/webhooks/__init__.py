"""Messages to people who are not there: what they say, where they may go, how they are sent until they arrive.

A change at a table puts a message into the outbox, in the same transaction; a sender takes it from there and tries
again, after pauses that grow. Addresses inside the host's own network are refused, whatever a name resolves to.

Called by `routes` and `tables`; it calls `rows`. docs/server/webhooks.md describes the messages.

Begin with `events.py`, then `outbox.py` and `sender.py`.
"""
