"""Tables: how they are made, played, timed, seen, recorded."""
