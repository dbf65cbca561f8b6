"""What boards are drawn from and tests ask for: the table by names, and what is printed on it."""
