"""Why something is not possible, in a sentence for a player: one for every section or ruling that can forbid an
answer.
"""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "2": "The set-up is drawn by chance.",
    "4": "No space of this kind is free.",
    "5": "The dice just gained are rolled first.",
    "5.2, order": "Colours are named in the order blue, green, orange, purple. Undo takes you to an earlier colour.",
    "6": "Turning a die costs one karma, and there is none left.",
    "7": "A tile is bought, laid and paid for before anything else happens.",
    "7, equal turns": "Turned like this, the tile looks the same as turned another way: only that one is offered.",
    "7, order": "Dice are paid from the highest to the lowest, those turned over last: begin with a higher one.",
    "7, own dice": "A tile is paid for with your own dice of its colour, and this is not one of them.",
    "8": "A market for one kind of goods costs a die.",
    "9": "This space costs a die of its colour.",
    "9.1": "The Master Builder builds on one of your own tiles, not on an empty square.",
    "10": "The boat has to sail first.",
    "14.4": "A yield tile is chosen or declined first.",
    "R-04": "Only chance turns up the next tile of a stack.",
    "R-05": "This stack is empty, and no other stack refills it.",
    "R-07": "You cannot pass while a placement would be of any use.",
    "R-10": "In the quarry and the harbour only the left-most free space may be used, and you cannot pay its price.",
    "R-11": "With three or four players, each may place only one worker on the mixed markets in a round.",
    "R-17": "You put back only as many dice as are needed to make room.",
    "R-18": "The colours of all the dice you gain are named before any of them is rolled.",
    "R-19": "There are no dice of this colour left in the supply.",
    "R-22": "You pay no more than needed: no die and no karma that the payment could do without.",
    "R-25": "The value does not matter here, so turning the die would be pointless.",
    "R-27": "Each die is rolled again at most once.",
    "R-28": "No die shows the value that this space asks for, not even after turning it.",
    "R-29": "A road of the tile must continue a road that leads to the residence, on an empty square.",
    "R-30": "The tile cannot be bought: your dice are not enough, or no open road leads to an empty square.",
    "R-33": "Choose first whether the fame or the money is counted first.",
    "R-34": "The special yields are collected first, in any order.",
    "R-35": "A special yield pays only once, when a road first reaches it.",
    "R-38": "This building type has reached its highest level.",
    "R-40": "There is no market of this kind in the province.",
    "R-48": "Choose one of the chambers 2 to 6 first.",
    "R-49": "The new tile must be more expensive than the one it covers.",
    "R-51": "One of your tiles would be cut off from the residence.",
    "R-53": "A tile that already covers another cannot be covered itself.",
    "R-55": "No tile can be built over: that takes a cheaper one of yours and dice of its colour for the difference.",
    "R-58": "The Portuguese cannot be used from the last six spaces of the river.",
    "R-59": "Your boat has reached the last space: the harbour is of no more use to you.",
    "R-88": "This yield tile is not on display, or there is no free place of its colour.",
}
