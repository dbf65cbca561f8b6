"""Who has not installed what an environment stands on is told how to."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("missing", "module", "told"),
    [
        (("gymnasium", "pyspiel"), "doab.envs", "gymnasium"),
        (("gymnasium", "pyspiel"), "doab.envs.vector", "gymnasium"),
        (("pettingzoo",), "doab.envs.aec", "pettingzoo"),
    ],
)
def test_what_is_missing_is_named(missing: tuple[str, ...], module: str, told: str) -> None:
    program = f"import sys; sys.modules.update(dict.fromkeys({missing!r})); import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: this environment needs the package “{told}”: pip install 'doab[envs]' brings it"


def test_one_environment_does_without_what_another_one_needs() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import doab.envs.single, doab.envs.vector"
    subprocess.run([sys.executable, "-c", program], check=True)
