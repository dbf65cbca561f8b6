"""What must hold after every answer: sums of pieces, limits, markers where they can be.

Only the fuzzer (`make fuzz`) and tests call it, after each answer of random games. It is compiled, because they check
millions of positions.

Begin with `invariants.py`, which is all there is.
"""
