"""The lock files install on every pip, whatever has been published since they were written."""

from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent


def pinned_in(lock: Path) -> list[Requirement]:
    lines = lock.read_text(encoding="utf-8").splitlines()
    return [Requirement(line.removesuffix("\\")) for line in lines if line[:1].isalnum()]


def extras_asked_for(package: Requirement) -> set[tuple[str, str]]:
    """By one package, of others: their names and the extras."""
    try:
        wanted = [Requirement(line) for line in requires(package.name) or []]
    except PackageNotFoundError:  # of another platform
        return set()
    environments = [{"extra": extra} for extra in ("", *package.extras)]
    return {
        (canonicalize_name(other.name), extra)
        for other in wanted
        for extra in other.extras
        if other.marker is None or any(map(other.marker.evaluate, environments))
    }


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-play.lock"])
def test_extras_are_pinned_with_their_package(name: str) -> None:
    """An older pip (23.2) takes `coverage[toml]` for another package than `coverage` and wants its newest release."""
    packages = pinned_in(ROOT / name)
    pinned = {(canonicalize_name(package.name), extra) for package in packages for extra in package.extras}
    assert len(packages) > 20
    assert set[tuple[str, str]]().union(*map(extras_asked_for, packages)) <= pinned
