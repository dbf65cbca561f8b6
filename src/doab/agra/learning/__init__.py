"""The row of numbers that networks read. The rest of the program reaches it through the game's rules."""
