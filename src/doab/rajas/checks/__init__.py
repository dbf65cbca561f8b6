"""What must hold after every answer: sums of pieces, limits, markers where they can be.

The fuzzer and tests ask it after each answer of random games (`make fuzz`), nobody else does. It is compiled, for the
sake of some million positions.

Begin with `invariants.py`, which is all there is.
"""
