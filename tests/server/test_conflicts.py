"""Transactions that PostgreSQL ends because of others are made once more; whatever else goes wrong is not."""

from __future__ import annotations

import threading
import warnings
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi import FastAPI
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from doab.server.messages.requests import Say
from doab.server.rows.conflicts import TIMES, OnceMore, once_more
from doab.server.rows.schema import User
from doab.server.running import Running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather be used with another package than httpx
    from starlette.testclient import TestClient


class Ended(Exception):
    """What the driver raises."""

    def __init__(self, code: str | None) -> None:
        super().__init__(f"ended with {code}")
        self.sqlstate = code


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_of_two_requests_that_wait_for_each_other_both_are_carried_out(running: Running) -> None:
    """Each has changed one of two users and wants to change the other; what was sent is read anew."""
    app, both_have_one, tries = FastAPI(), threading.Barrier(2), list[str]()

    @app.post("/{first}/{second}")
    def rename(first: str, second: str, said: Say) -> None:
        tries.append(first)
        with running.database.write() as session:
            longer = User.name + said.text
            session.execute(update(User).where(User.id == first).values(name=longer))
            if tries.count(first) == 1:
                both_have_one.wait(30)
            session.execute(update(User).where(User.id == second).values(name=longer))

    app.add_middleware(OnceMore)
    with TestClient(app) as client, ThreadPoolExecutor(2) as threads:
        requests = [
            threads.submit(client.post, path, json={"text": text})
            for path, text in (("/asha/bram", "!"), ("/bram/asha", "?"))
        ]
        assert [request.result().status_code for request in requests] == [200, 200]
    assert len(tries) > 2, "one of them has to be ended, and is made once more"
    with running.database.read() as session:
        names = [session.get_one(User, user).name for user in ("asha", "bram")]
    assert [sorted(name) for name in names] == [sorted("Asha!?"), sorted("Bram!?")]


@pytest.mark.parametrize(
    ("code", "failures", "tries"),
    [("40P01", 1, 2), ("40001", 2, 3), ("40P01", TIMES, None), ("57014", 1, None), (None, 1, None)],
)
def test_only_conflicts_are_tried_again_and_not_for_ever(code: str | None, failures: int, tries: int | None) -> None:
    calls: list[int] = []

    def do() -> int:
        calls.append(len(calls))
        if len(calls) <= failures:
            raise OperationalError("UPDATE", {}, Ended(code))
        return len(calls)

    if tries is not None:
        assert once_more(do) == tries
        return
    with pytest.raises(OperationalError):
        once_more(do)
    assert len(calls) == failures
