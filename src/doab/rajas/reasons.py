"""Why something is not possible, in a sentence for a player: one for every section or ruling that can forbid an
answer.
"""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "2": "The set-up is drawn by chance.",
    "4": "No space of this kind is free.",
    "5": "Dice that were gained are rolled first.",
    "6": "Turning a die costs one karma, and there is none left.",
    "7": "A tile is bought, laid and paid before anything else happens.",
    "7, equal turns": "Turned like this the tile looks the same as in another turn: only that one is asked for.",
    "7, own dice": "A tile is paid with own dice of its colour, and this one is not among them.",
    "8": "A market for one kind of goods costs a die.",
    "9": "This space costs a die of its colour.",
    "9.1": "The Master Builder builds on an own tile, not on an empty square.",
    "10": "The boat has to sail first.",
    "14.4": "A yield tile is chosen or declined first.",
    "R-04": "Only chance turns up the next tile of a stack.",
    "R-05": "This stack is empty, and no other stack fills it up.",
    "R-07": "Passing is not possible while a placement would be of use.",
    "R-10": "In quarry and harbour only the left-most free space may be used, and its price cannot be paid.",
    "R-11": "With three or four players each may have only one worker on the mixed markets in a round.",
    "R-17": "Only as many dice are returned as are needed to make room.",
    "R-18": "The colours of all dice of a gain are named before they are rolled.",
    "R-19": "There is no die of this colour left in the supply.",
    "R-22": "Nothing superfluous is paid: no die and no karma without which the payment would still suffice.",
    "R-25": "The value does not matter here, so turning the die would be pointless.",
    "R-27": "Each die is rolled again at most once.",
    "R-28": "No die shows the value that this space asks for, not even after turning it.",
    "R-29": "A road of the tile must continue a road that leads to the residence, on an empty square.",
    "R-30": "The tile cannot be bought: the dice do not suffice, or no open road leads to an empty square.",
    "R-33": "First it is settled whether fame or money is counted first.",
    "R-34": "The special yields are collected first, in any order.",
    "R-35": "A special yield pays only once, at the moment when a road joins it.",
    "R-38": "This building type has reached its highest level.",
    "R-40": "There is no market of this kind in the province.",
    "R-48": "One of the chambers 2 to 6 has to be chosen first.",
    "R-49": "The new tile must be more expensive than the one it covers.",
    "R-51": "A tile would lose its road to the residence.",
    "R-53": "A tile that covers another one cannot be covered.",
    "R-55": "No overbuilding is possible: it needs a cheaper own tile and dice of the new colour for the difference.",
    "R-58": "The Portuguese cannot be used from the last six spaces of the river.",
    "R-59": "The boat has reached the last space: the harbour is of no use any more.",
    "R-88": "This yield tile is not in the display, or there is no free place of its colour.",
}

#: Under which section or ruling each question is asked: the reason why an answer to some other question is refused.
RULE_OF_QUESTION: Final = {
    "turn": "4",
    "tile": "7",
    "lay": "R-29",
    "pay": "R-22",
    "first": "R-33",
    "yield": "R-34",
    "return": "R-17",
    "choose": "R-18",
    "reroll": "R-27",
    "upgrade": "R-38",
    "sail": "R-56",
    "chamber": "R-48",
    "goods": "R-40",
    "token": "R-88",
    "onto": "R-88",
    "roll": "5",
    "reveal": "R-04",
    "draw": "2",
    "start": "2",
    "count": "2",
    "river tile": "2",
}
