"""What must hold after every answer. The fuzzer and tests ask it."""
