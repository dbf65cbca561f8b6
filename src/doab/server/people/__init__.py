"""Who somebody is: guests, accounts, sessions and personal tokens.

Passwords, cookies and tokens are kept only as hashes. A visitor is recognised by the cookie or token of their request;
a guest who registers stays the same person.

Called by `routes` and `guard`; it calls `rows`, and `tables` when somebody deletes their account and leaves seats
behind.

Begin with `visitor.py`, then `accounts.py`.
"""
