"""Addresses that people type, guests that are remembered, and patience."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deadwood.client.address import server_of, table_of, web_socket
from deadwood.client.errors import ClientError, Gone
from deadwood.client.guest_file import GuestFile, default_file
from deadwood.client.retry import Retry


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("http://localhost:4711", "http://localhost:4711"),
        (" https://games.example/ ", "https://games.example"),
        ("box", "http://box:4711"),
        ("192.168.0.7:8000", "http://192.168.0.7:8000"),
        ("http://[::1]:4711/t/ABCDEF", "http://[::1]:4711"),
        ("http://box", "http://box"),
    ],
)
def test_a_server_is_named_as_people_do(typed: str, server: str) -> None:
    assert server_of(typed) == server


@pytest.mark.parametrize(
    "typed", ["", "ftp://box", "http://", "http://box:port", "http://a:b@box", "http://box:99999"]
)
def test_what_is_no_address_is_said(typed: str) -> None:
    with pytest.raises(ClientError, match="address of a server"):
        server_of(typed)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("ABCDEF", ("", "ABCDEF")),
        ("abc-def", ("", "abc-def")),
        ("http://box:4711/t/ABCDEF", ("http://box:4711", "ABCDEF")),
        ("https://games.example/t/ABCDEF/?x=1#top", ("https://games.example", "ABCDEF")),
    ],
)
def test_a_table_is_named_by_link_or_code(typed: str, found: tuple[str, str]) -> None:
    assert table_of(typed) == found


@pytest.mark.parametrize("typed", ["", "http://box:4711/", "A B", "ä", "x" * 41])
def test_what_is_no_table_is_said(typed: str) -> None:
    with pytest.raises(ClientError, match="code"):
        table_of(typed)


def test_the_socket_is_at_the_same_server() -> None:
    assert web_socket("https://games.example", "X") == "wss://games.example/ws/tables/X"


def test_guests_are_kept_by_server_and_name(tmp_path: Path) -> None:
    file = GuestFile(tmp_path / "deep" / "guests.json")
    assert file.token("http://a", "") == ""
    file.keep("http://a", "Anna", "one")
    file.keep("http://a", "Ben", "two")
    file.keep("http://b", "Anna", "three")
    assert file.token("http://a", "Anna") == "one"
    assert file.token("http://a", "") == "two", "the latest one"
    assert file.token("http://a", "Cleo") == ""
    file.keep("http://a", "Anna", "four")
    assert file.token("http://a", "") == "four"
    assert file.path.stat().st_mode & 0o077 == 0
    assert [at.name for at in file.path.parent.iterdir()] == ["guests.json"]


@pytest.mark.parametrize("text", ["nonsense", "[]", '{"a": 1}', '{"a": {"b": 1}}', "\ud800"])
def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "guests.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(ClientError, match="no file of guests"):
        GuestFile(path).keep("http://a", "Anna", "one")
    assert path.read_bytes() == text.encode("utf-8", "surrogatepass")


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text(json.dumps({}))
    with pytest.raises(ClientError, match=r"cannot be written|no file of guests"):
        GuestFile(tmp_path / "file" / "guests.json").keep("http://a", "Anna", "one")


def test_the_terminal_keeps_its_guests_with_other_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_file() == Path("/data/deadwood/guests.json")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.delenv("APPDATA", raising=False)
    monkeypatch.setenv("HOME", "/home/anna")
    assert default_file() == Path("/home/anna/.local/share/deadwood/guests.json")


def test_tries_become_rarer_and_end() -> None:
    time = 0.0
    retry = Retry(20.0, lambda: time)
    assert retry.left == 0.0
    waits: list[float] = []
    while time <= 20.0:
        retry.failed()
        waits.append(retry.left)
        time += retry.left
    with pytest.raises(Gone, match=r"2\d seconds"):
        retry.failed()
    assert waits[0] <= 0.1
    assert max(waits) <= 5.0
    assert sum(waits[-3:]) > 5 * sum(waits[:3])
    retry.succeeded()
    assert retry.left == 0.0
    retry.failed()  # patience begins anew
