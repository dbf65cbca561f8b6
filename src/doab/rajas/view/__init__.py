"""What boards are drawn from and tests ask for: the table by names, and what is printed on it.

A view is made for one seat, or for an onlooker, and leaves out what they may not see: this is where secrets are kept.
Boards are drawn from it, so the numbers of the engine need no meaning outside Python.

Called by the server, the terminal, the arena and tests, through the game's `RULES`. Not compiled.

Begin with `view.py`; `sight.py` says what of it a seat may know, `print.py` what is printed.
"""
