"""A bot that is a program of its own. It gives a random answer; to improve it, write a cleverer `choose`."""

import json
import random
import sys
from typing import Any


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)  # what is not flushed never arrives


def choose(view: dict[str, Any], answers: list[dict[str, Any]], dice: random.Random) -> str:
    return str(dice.choice(answers)["text"])


seat, dice = 0, random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="Dice")
    elif message["type"] == "game":
        seat, dice = message["seat"], random.Random(message["seed"])
    elif message["type"] == "question":
        text = choose(message["view"], message["answers"], dice)
        say(type="answer", number=message["number"], text=text)
    elif message["type"] == "over":
        print(f"my rank is {message['ranking'][seat]}", file=sys.stderr)
    elif message["type"] == "goodbye":
        break
