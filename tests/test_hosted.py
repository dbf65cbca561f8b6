"""What hosts, hooks and templates call is there: commands of make, versions of Python."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CALLED = re.compile(r"(?:`|run: |entry: |^\$ )(?:make|\.ci/run) ([a-z]+)", re.MULTILINE)
FILES = [
    ROOT / ".pre-commit-config.yaml",
    ROOT / ".github" / "pull_request_template.md",
    *sorted((ROOT / ".github" / "workflows").glob("*.yml")),
    ROOT / "CONTRIBUTING.md",
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_is_called_can_be_made(file: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    called = CALLED.findall(file.read_text(encoding="utf-8"))
    assert called
    assert set(called) <= set(targets)


def test_every_python_from_the_oldest_on_is_tried() -> None:
    hosted = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    tried = [tuple(map(int, one.split("."))) for one in re.findall(r'"(3\.\d+)"', hosted)]
    oldest = re.search(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert oldest
    assert tried == [(3, minor) for minor in range(int(oldest[1]), 15)]
