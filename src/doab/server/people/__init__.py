"""Who somebody is: guests, accounts, sessions and personal tokens.

Passwords, cookies and tokens are kept as hashes alone. A visitor is found by what their request brings along; a guest
who registers stays the same person.

Called by `routes` and `guard`; it calls `rows`, and `tables` when somebody goes and leaves seats behind.

Begin with `visitor.py`, then `accounts.py`.
"""
