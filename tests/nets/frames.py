"""What holds for the frames of every game: each is found, and says by itself all that is told of it."""

import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType

from doab.core import CHANCE
from doab.core.questions import FrameKinds, fields_of, names_of_fields
from doab.core.state import Frame


def frames_written(rules: ModuleType) -> dict[str, type[Frame]]:
    """The classes of frames that stand in the files of a package, less those that others only build on."""
    found = {}
    for path in Path(rules.__path__[0]).glob("*.py"):
        if path.stem != "__init__":
            module = import_module(f"{rules.__name__}.{path.stem}")
            found.update({name: kind for name, kind in vars(module).items() if isinstance(kind, type)})
    return {name: kind for name, kind in found.items() if issubclass(kind, Frame) and not kind.__subclasses__()}


def check_frame(kind: type[Frame]) -> None:
    """It is made again of what it knows: every parameter is kept under its own name, and its seat comes first."""
    parameters = list(inspect.signature(kind).parameters)
    values = list(range(1, len(parameters) + 1))
    frame = kind(*values)
    assert names_of_fields(kind) == tuple(name for name in parameters if name != "seat")
    assert [int(frame.seat), *fields_of(frame)] == (values if "seat" in parameters else [CHANCE, *values])
    assert frame.name()


def check_names(kinds: FrameKinds, question: type[Frame]) -> None:
    """Every frame has a name of its own, and all that is asked, and nothing else, is asked under a rule."""
    assert [name for name, kind in kinds.items() if "asks" not in vars(kind)] == []
    assert [name for name, kind in kinds.items() if bool(kind.under) != issubclass(kind, question)] == []
