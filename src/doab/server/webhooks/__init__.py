"""Messages to people who are not there: what they say, where they may go, how they are sent until they arrive."""
