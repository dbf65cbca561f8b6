"""Who somebody is: guests, accounts, sessions and personal tokens."""
