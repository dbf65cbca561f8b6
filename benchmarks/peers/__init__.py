"""One file for each engine that is measured: `titles()` gives its games, in the form of `benchmarks.measuring`.

The files of the peers import nothing of Doab: each runs in the peers' own environment.
"""
