"""Schemathesis against a real server: what the OpenAPI promises holds, for sense and for nonsense."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok

from deadwood.server.app import make_app
from deadwood.server.http.routes import LONGEST_WAIT
from deadwood.server.people.guests import COOKIE
from deadwood.server.settings import Settings
from tests.server.running import running
from tests.waiting import PATIENCE

SCALE = int(os.environ.get("DEADWOOD_SCALE", "1"))
REFUSALS = ["400", "401", "403", "404", "405", "409", "413"]
PROMISES = schemathesis.openapi.from_dict(
    make_app(Settings(db="never-opened.db")).openapi(),
    config=schemathesis.Config.from_dict(
        {"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}}
    ),
)
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in PROMISES.get_all_operations() if isinstance(found, Ok)
}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    missing_required_header,
    ignored_auth,
    unsupported_method,
]


@dataclass
class World:
    """A server with a guest, and a table at every stage."""

    url: str
    cookie: str
    codes: list[str]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("openapi")
    with running(folder) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as anna:
        anna.post("/api/me", json={"name": "Anna"})
        codes = ["ZZZZZZ"]  # one that nobody has
        for _ in range(3):
            wish = {"game": "el-paso", "players": 2, "seat": 0, "public": True}
            codes.append(anna.post("/api/tables", json=wish).json()["code"])
        for code in codes[2:]:
            start = {"id": "start", "type": "start", "fill": "random"}
            anna.post(f"/api/tables/{code}/commands", json=start).raise_for_status()
        play_to_the_end(anna, codes[3])
        yield World(server.url, anna.cookies[COOKIE], codes)


def play_to_the_end(guest: httpx.Client, code: str) -> None:
    seen = 0
    while True:
        told = guest.get(f"/api/tables/{code}/updates", params={"since": seen, "wait": 5}).json()
        if told["table"]["status"] == "over":
            return
        seen = told["n"]
        if told["now"]["moves"]:
            play = {"id": f"m{seen}", "type": "play", "move": told["now"]["default"]}
            guest.post(f"/api/tables/{code}/commands", json=play)


def has_input(name: str) -> bool:
    """Whether there is anything that could be wrong with a request."""
    operation = OPERATIONS[name]
    return bool(operation.body or operation.path_parameters or operation.query)


def hold(name: str, mode: GenerationMode, world: World) -> None:
    """Try the operation with requests of this kind; each finds a table at some stage."""

    @seed(5)
    @settings(max_examples=40 * SCALE)
    @given(case=OPERATIONS[name].as_strategy(mode), code=st.sampled_from(world.codes))
    def keeps(case: Any, code: str) -> None:
        def is_wrong(where: ParameterLocation) -> bool:
            return case.meta is not None and case.meta.is_negative_at(where)

        # What is wrong elsewhere gets as far as it can.
        if "code" in case.path_parameters and not is_wrong(ParameterLocation.PATH):
            case.path_parameters["code"] = code
        wait = case.query.get("wait")
        if isinstance(wait, int | float) and 0 <= wait <= LONGEST_WAIT:
            case.query["wait"] = min(wait, 0.01)
        cookies = {} if is_wrong(ParameterLocation.COOKIE) else {COOKIE: world.cookie}
        case.call_and_validate(world.url, checks=CHECKS, cookies=cookies, timeout=PATIENCE)

    keeps()


@pytest.mark.slow
@pytest.mark.parametrize("name", OPERATIONS)
def test_requests_as_described_are_answered_as_described(name: str, world: World) -> None:
    hold(name, GenerationMode.POSITIVE, world)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in OPERATIONS if has_input(name)])
def test_other_requests_are_refused_as_described(name: str, world: World) -> None:
    hold(name, GenerationMode.NEGATIVE, world)
