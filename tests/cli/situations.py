"""A scenario for the tests of commands that read one."""

SCENARIO = """\
id: T-1
game: warkings
players: 2
hands: {A: [3S, 3S, 3S, 1S], B: [1S, 2S]}
pile: [2S, EA]
open: [1S]
script: ["A DISCARD 3S x3"]
"""
