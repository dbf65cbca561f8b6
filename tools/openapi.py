"""Writes the description of the server's interface, from which the client's types are made.

python tools/openapi.py            writes web/openapi.json
python tools/openapi.py --check    fails if it is not current
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from doab.server.app import create_app
from doab.server.settings import Settings

WHERE = Path(__file__).parents[1] / "web" / "openapi.json"


def description() -> str:
    """In the order of the alphabet, so that a change shows as what it is. Making an application opens no database."""
    app = create_app(Settings(folder=Path()))
    return json.dumps(app.openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    current = description()
    if "--check" in arguments:
        if WHERE.read_text(encoding="utf-8") == current:
            return 0
        print(f"{WHERE.name} is not current; 'make client' writes it and the types made from it", file=sys.stderr)
        return 1
    WHERE.write_text(current, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
