"""One server for most tests of a worker; people come and go.

Files that begin with `pytestmark = pytest.mark.both_databases` are run twice: with SQLite and with PostgreSQL.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from doab.server.rows.postgres import NoDriver
from doab.server.rows.schema import User
from doab.server.running import Running
from doab.server.settings import Settings
from tests.evidence import call_witness
from tests.server.client import Person
from tests.server.postgres import NoPostgres, Postgres
from tests.server.process import ServerProcess

Guest = Callable[..., Person]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Where it is required (`DOAB_POSTGRES=required`, as in `.ci/run`) nothing is skipped for want of it."""
    try:
        with Postgres() as running:
            yield running
    except (NoPostgres, NoDriver) as missing:
        if os.environ.get("DOAB_POSTGRES") == "required":
            raise
        pytest.skip(str(missing))


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """What the rows of a test are in: sqlite or postgres."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def new_database(request: pytest.FixtureRequest, database: str) -> Iterator[Callable[..., str]]:
    """Addresses of databases as `DOAB_DATABASE` takes them. That of SQLite is in the server's folder anyway."""
    if database == "sqlite":
        yield lambda like="": ""
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.databases() as new_database:
        yield new_database


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), {"DOAB_DATABASE": postgres.new_database()}) as running:
        yield running


@pytest.fixture
def server(request: pytest.FixtureRequest, database: str) -> ServerProcess:
    running: ServerProcess = request.getfixturevalue(f"{database}_server")
    return running


@pytest.fixture
def own_server(
    tmp_path: Path, request: pytest.FixtureRequest, new_database: Callable[..., str]
) -> Iterator[Callable[..., ServerProcess]]:
    """Starts a server for one test: `own_server(DOAB_BOT_SECONDS="1")`."""
    running: list[ServerProcess] = []

    def start(**settings: str) -> ServerProcess:
        folder = tmp_path / f"server {len(running)}"
        folder.mkdir()
        running.append(ServerProcess(folder, {"DOAB_DATABASE": new_database(), **settings}))
        call_witness(request.node, running[-1].testify)
        running[-1].start()
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def files(request: pytest.FixtureRequest, server: ServerProcess, database: str) -> Callable[[], list[Path]]:
    """The files that the rows of the shared server are in."""
    if database == "sqlite":
        return lambda: list(server.folder.glob("doab.sqlite3*"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return lambda: postgres.files(server.database)


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
    named = next((name for name in ("server", "sqlite_server") if name in request.fixturenames), None)
    if named is None:
        yield
        return
    server: ServerProcess = request.getfixturevalue(named)
    before = len(server.log())
    call_witness(request.node, lambda folder: server.testify(folder, since=before))
    yield
    written = server.log()[before:]
    assert "Traceback" not in written, written


@pytest.fixture
def running(tmp_path: Path, new_database: Callable[..., str]) -> Iterator[Running]:
    """Rows and tables; nobody listens, and no bots."""
    running = Running(Settings(folder=tmp_path, database=new_database()))
    running.database.migrate()
    with running.database.write() as session:
        session.add_all([User(id="asha", name="Asha"), User(id="bram", name="Bram")])
    yield running
    running.database.close()
