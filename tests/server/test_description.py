"""The description of the interface is true: requests made up from it, right and wrong, never meet a fault."""

import json
import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from doab.server.app import create_app
from doab.server.settings import Settings
from tests.server.process import ServerProcess

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
CASES = int(os.environ.get("DOAB_TEST_CASES", "20"))
"""Requests an operation."""


class Tables:
    """A server with tables in every state, and somebody who may do everything at them."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = server.url
        self.client = httpx.Client(base_url=self.url, timeout=30)
        self.post("/api/guests", {"name": "Asha"})
        self.headers = {"Authorization": f"Bearer {self.post('/api/me/tokens', {'label': 'cases'})['token']}"}
        self.ids = [self.new_table(game, start) for game in ("rajas", "agra") for start in (False, True)]
        self.count = 0
        self.session = requests.Session()

    def close(self) -> None:
        self.client.close()
        self.session.close()

    def post(self, path: str, body: object = None) -> dict[str, str]:
        answer = self.client.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def new_table(self, game: str, start: bool) -> str:
        state = self.post("/api/tables", {"game": game, "bots": {"1": "random"}})
        table_id = str(json.loads(json.dumps(state))["table"]["id"])
        if start:
            self.post(f"/api/tables/{table_id}/start")
        return table_id


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with ServerProcess(tmp_path_factory.mktemp("described"), {"DOAB_PRIVATE_WEBHOOKS": "0"}) as server:
        tables = Tables(server)
        yield tables
        tables.close()


DESCRIPTION = create_app(Settings(database="sqlite://")).openapi()
schema = schemathesis.openapi.from_dict(DESCRIPTION)


@schema.parametrize()
@settings(
    max_examples=CASES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_requests_made_up_from_the_description(case: schemathesis.Case[Any], tables: Tables) -> None:
    """Four of five requests about a table are about one that exists; one of five comes without a token."""
    tables.count += 1
    if "table_id" in case.path_parameters and tables.count % 5:
        case.path_parameters["table_id"] = tables.ids[tables.count % len(tables.ids)]
    if case.operation.method.upper() == "DELETE" and case.operation.path.endswith("{table_id}"):
        tables.ids = [tables.new_table("rajas", False), *tables.ids[1:]]
    headers = tables.headers if tables.count % 5 != 1 else {}
    response: Response = case.call(base_url=tables.url, session=tables.session, headers=headers, timeout=60)
    case.validate_response(response, checks=CHECKS)


def test_every_operation_is_described(tables: Tables) -> None:
    """A summary, a name of its own, and how it refuses."""
    document = httpx.get(f"{tables.url}/openapi.json").json()
    assert document == DESCRIPTION
    operations = [
        (f"{method.upper()} {path}", operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) > 50
    assert [name for name, operation in operations if not operation.get("summary")] == []
    names = [operation["operationId"] for _, operation in operations]
    assert len(set(names)) == len(names)
    in_api = [(name, operation) for name, operation in operations if "/api/" in name]
    assert [name for name, operation in in_api if "422" not in operation["responses"]] == []
