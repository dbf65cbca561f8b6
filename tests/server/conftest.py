"""One server for most tests of a worker; people come and go."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from doab.server.house import House
from doab.server.schema import User
from doab.server.settings import Settings
from tests.evidence import call_witness
from tests.server.client import Person
from tests.server.process import ServerProcess

Guest = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., ServerProcess]]:
    """Starts a server for one test: `own_server(DOAB_BOT_SECONDS="1")`."""
    running: list[ServerProcess] = []

    def start(**settings: str) -> ServerProcess:
        folder = tmp_path / f"server {len(running)}"
        folder.mkdir()
        running.append(ServerProcess(folder, settings))
        call_witness(request.node, running[-1].testify)
        running[-1].start()
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def guest(server: ServerProcess) -> Guest:
    """Somebody new who plays without an account: `guest("Asha")`."""
    return server.guest


@pytest.fixture
def passer_by(server: ServerProcess) -> Person:
    """Somebody without a session."""
    return server.person()


@pytest.fixture(autouse=True)
def no_fault(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test asks for, the shared server never stumbles: no traceback is written while it runs."""
    if "server" not in request.fixturenames:
        yield
        return
    server: ServerProcess = request.getfixturevalue("server")
    before = len(server.log())
    call_witness(request.node, lambda folder: server.testify(folder, since=before))
    yield
    written = server.log()[before:]
    assert "Traceback" not in written, written


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Rows and tables; nobody listens, and no bots."""
    house = House(Settings(folder=tmp_path))
    house.database.migrate()
    with house.database.write() as session:
        session.add_all([User(id="asha", name="Asha"), User(id="bram", name="Bram")])
    yield house
    house.database.close()
