"""docs/protocol.md says everything that there is to say, and its examples are true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter

from deadwood.core.fair import commitment, fair_seed
from deadwood.language.catalogue import catalogue
from deadwood.server import protocol, refusal
from deadwood.server.http import limits, places, uvicorn_protocols
from deadwood.server.speech.wire import OPEN_FIELDS
from deadwood.server.tables import entry, making_room
from deadwood.server.tables import log_shares as shares
from scripts.protocol_schema import PATH, ROOT, text

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CODE = sorted((ROOT / "src" / "deadwood" / "server").rglob("*.py"))
NAMED = re.compile(r'(?:Refused|refuse|BadBody)\((?:\d+, )?"([a-z-]+)"')


def models(union: Any) -> list[type[BaseModel]]:
    """The classes of a discriminated union, however it is nested."""
    found: list[type[BaseModel]] = []
    for part in get_args(get_args(union)[0]):
        found += [part] if isinstance(part, type) else models(part)
    return found


def word(model: type[BaseModel]) -> str:
    return str(get_args(model.model_fields["type"].annotation)[0])


COMMANDS = [word(model) for model in models(protocol.AnyCommand)]
MESSAGES = [word(model) for model in models(protocol.AnyMessage)]
KINDS = [value for name, value in vars(entry).items() if name.isupper() and name != "NOBODY"]


def chapter(number: int) -> str:
    found = re.search(rf"^## {number} .*?(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group()


def examples() -> Iterator[tuple[str, Any]]:
    """Every JSON value of the page, and what it is an example of."""
    for label, block in re.findall(r"^```json ?(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        rest = block.strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            rest = rest[end:].lstrip()
            yield label, value


EXAMPLES = list(examples())
LABELS = [f"{label}-{number}" for number, (label, _) in enumerate(EXAMPLES)]


@pytest.mark.parametrize(("label", "value"), EXAMPLES, ids=LABELS)
def test_an_example_is_what_it_says(label: str, value: Any) -> None:
    ways: dict[str, TypeAdapter[Any]] = {
        "client": protocol.FROM_CLIENT,
        "server": protocol.FROM_SERVER,
    }
    way = ways[label] if label in ways else TypeAdapter(getattr(protocol, label))
    read = way.validate_json(json.dumps(value))
    assert read is not None


def test_every_command_and_every_message_has_an_example() -> None:
    said = {(label, value.get("type")) for label, value in EXAMPLES}
    assert {("client", command) for command in COMMANDS} <= said
    assert {("server", message) for message in MESSAGES} <= said


def test_the_curl_examples_are_bodies_that_are_understood() -> None:
    bodies = re.findall(r"-d '(.*?)'.*?(/api/[\w/]+)", chapter(10), re.DOTALL)
    assert len(bodies) == 4
    for body, address in bodies:
        model: Any = protocol.FROM_CLIENT
        if address == "/api/me":
            model = TypeAdapter(protocol.NewName)
        if address == "/api/tables":
            model = TypeAdapter(protocol.NewTable)
        model.validate_json(body)


def test_every_command_is_in_the_table_with_its_fields() -> None:
    rows = dict(re.findall(r"^\| `([a-z]+)` \| (.*?) \|", chapter(5), re.MULTILINE))
    for model in models(protocol.AnyCommand):
        fields = set(model.model_fields) - {"type", "id"}
        assert fields == set(re.findall(r"`(\w+)`", rows[word(model)])), word(model)
    assert set(rows) == set(COMMANDS)


def test_every_kind_of_entry_is_there_with_what_it_carries() -> None:
    rows = dict(re.findall(r"^\| `([a-z]+)` \| (.*?) ?\|", chapter(6), re.MULTILINE))
    assert set(rows) == set(KINDS)
    told = {
        entry.MOVE: {"move", "made", "happened", "events", "story"},
        entry.DEALT: {"happened", "events", "story"},
        entry.CHAT: {"guest"},
    }
    for kind in KINDS:
        carried = set(OPEN_FIELDS.get(kind, ())) | told.get(kind, set())
        assert set(re.findall(r"`(\w+)`", rows[kind])) == carried, kind


def refusal_codes() -> set[str]:
    """Those that have a sentence, those that have a status, and those that the code names."""
    said = catalogue("en").part("core")["server"]
    assert isinstance(said, dict)
    named = {code for file in CODE for code in NAMED.findall(file.read_text(encoding="utf-8"))}
    codes = {code.removesuffix(".one") for code in said}
    return {*codes, *refusal.STATUS, *named, "origin"}


def test_every_refusal_is_there_with_its_status() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", chapter(12), re.MULTILINE))
    assert set(rows) == refusal_codes()
    for code, status in rows.items():
        if code not in ("origin", "too-slow"):  # of the outermost layer, which has its own
            assert int(status) == refusal.Refused(code, seconds=1).status, code


def test_every_close_code_is_there() -> None:
    rows = re.findall(r"^\| ([\d, ]+) \|", chapter(3), re.MULTILINE)
    said = {int(code) for row in rows for code in row.split(", ")}
    ours = {value for value in vars(protocol).values() if isinstance(value, int) and value > 4000}
    own = {code for code in ours if code < 5000}
    assert own | {1012, 1013} <= said
    assert {code for code in said if code >= 4000} == own


def test_every_limit_is_there_with_its_numbers() -> None:
    said = re.findall(
        r"^\| .+? \| (guest|address) \| (\d+) \| ([\d.]+) s \|", chapter(13), re.MULTILINE
    )
    ours = [(f"{rate.burst:g}", f"{rate.every:g}") for rate in limits.RATES.values()]
    assert sorted((burst, every) for _, burst, every in said) == sorted(ours)
    assert (
        f"| connection | {uvicorn_protocols.CONTROL.burst:g} | {uvicorn_protocols.CONTROL.every:g} s |"
        in chapter(13)
    )
    at_once = re.findall(r"^\| .+? \| (\d*) ?\| (\d+) \|$", chapter(13), re.MULTILINE)
    assert at_once == [
        (str(limits.CONNECTIONS_BY_GUEST), str(limits.CONNECTIONS_BY_ADDRESS)),
        (str(limits.POLLS_BY_GUEST), str(limits.POLLS_BY_ADDRESS)),
        ("", str(places.BY_ADDRESS)),
    ]
    assert making_room.SHARE == 20, "a twentieth"
    assert f"at least {making_room.AT_LEAST}" in chapter(13)
    assert f"takes nothing in for {uvicorn_protocols.DEAF_SECONDS:g} seconds" in chapter(13)
    assert f"more than {uvicorn_protocols.MOST_FRAGMENTS} pieces" in chapter(3)
    assert f"every {limits.ENTRIES_FOR_ONE} entries" in chapter(13)


def test_every_share_of_a_log_is_there_with_its_numbers() -> None:
    said = re.findall(r"^\| .+? \| (\d+) \| (\d+) \| (yes|no) \|", chapter(13), re.MULTILINE)
    ours = [(share.own, share.all, share.is_needed) for share in shares.SHARES.values()]
    assert [(int(own), int(total), word == "yes") for own, total, word in said] == ours
    assert f"{shares.LONGEST_LOG:,} entries" in chapter(13)


def test_the_shuffle_of_the_example_is_fair() -> None:
    said = dict(re.findall(r"^([\w ,]+?)  +([0-9a-f]{64})$", chapter(9), re.MULTILINE))
    parts = [said["contribution, seat 0"], said["contribution, seat 1"], ""]
    seed = fair_seed(bytes.fromhex(said["secret"]), [bytes.fromhex(part) for part in parts])
    assert seed.hex() == said["seed"]
    for part in [said["secret"], *parts[:2]]:
        assert f"its commitment        {commitment(bytes.fromhex(part))}" in chapter(9)


def test_the_page_is_about_the_version_that_is_spoken() -> None:
    assert PAGE.startswith(f"# The protocol, version {protocol.VERSION}.{protocol.MINOR}\n")
    assert f"This is version {protocol.VERSION}.{protocol.MINOR};" in PAGE


def test_the_schema_is_not_stale() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "run make docs"


def test_every_status_of_a_table_is_explained() -> None:
    statuses = get_args(protocol.TableOut.model_fields["status"].annotation)
    for status in statuses:
        assert f"`{status}`" in chapter(2)
