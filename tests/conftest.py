"""What holds in all tests."""

import os

# Also for the programs that tests start: a phrase without a message is a fault, not a key on the screen.
os.environ["DOAB_STRICT_WORDING"] = "1"
