"""`deadwood serve` as a process: what it says, where it listens, and how it ends."""

from __future__ import annotations

import contextlib
import json
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deadwood.cli import main
from deadwood.cli.commands.serve import has_browser
from deadwood.server.http.page import site
from tests.cli.terminal import environment, fine
from tests.waiting import PATIENCE, held_port, wait_until

ROOT = Path(__file__).resolve().parents[2]


def start(folder: Path, *arguments: str, **changes: str) -> subprocess.Popen[str]:
    """A server whose data and settings lie in this folder."""
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.cli.tiny_server", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment(**homes, **changes),
    )


@contextlib.contextmanager
def serving(folder: Path, *arguments: str, **changes: str) -> Iterator[tuple[str, Running]]:
    """A server that listens, and its address."""
    running = Running(start(folder, *arguments, **changes))
    try:
        yield running.address(), running
    finally:
        running.end(signal.SIGKILL)


class Running:
    def __init__(self, child: subprocess.Popen[str]) -> None:
        self.child = child
        self.said = ""  # on stdout so far
        self.complained = ""  # on stderr, at the end

    def address(self) -> str:
        """Wait until it says where it listens."""
        while True:
            line = out(self.child).readline()
            self.said += line
            if not line:
                raise AssertionError(f"it ended: {self.said}{err(self.child).read()}")
            if "Ctrl-C" in line:
                found = re.search(r"listens at (http\S+)", self.said)
                assert found, self.said
                return found.group(1)

    def end(self, number: int = signal.SIGINT) -> int:
        """Send a signal and wait; the exit code."""
        if self.child.poll() is None:
            self.child.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        if not out(self.child).closed:
            said, self.complained = self.child.communicate(timeout=PATIENCE)
            self.said += said
        return self.child.returncode


def out(child: subprocess.Popen[str]) -> IO[str]:
    assert child.stdout is not None
    return child.stdout


def err(child: subprocess.Popen[str]) -> IO[str]:
    assert child.stderr is not None
    return child.stderr


def refused(folder: Path, *arguments: str, **changes: str) -> str:
    child = start(folder, *arguments, **changes)
    said, complained = child.communicate(timeout=PATIENCE)
    assert (child.returncode, said) == (2, ""), complained
    assert complained.count("\n") == 1, complained
    return complained.strip()


def get(address: str) -> httpx.Response:
    return httpx.get(address, timeout=PATIENCE)


@pytest.fixture
def port() -> Iterator[int]:
    """One that nobody else takes."""
    with held_port() as found:
        yield found


def test_it_says_where_it_listens_and_where_the_data_lies(tmp_path: Path, port: int) -> None:
    with serving(tmp_path, "--port", str(port)) as (address, running):
        assert address == f"http://127.0.0.1:{port}"
        assert f"Games are kept in   {tmp_path}/deadwood/deadwood.db\n" in running.said
        assert "In your network" not in running.said
        answer = get(address)
        assert answer.text == "hello"
        assert "server" not in answer.headers


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly(tmp_path: Path, number: int) -> None:
    with serving(tmp_path, "--port", "0") as (_, running):
        assert running.end(number) == 0
        assert running.said.endswith("The storage is closed.\n")
        assert running.complained == ""


@pytest.mark.slow
def test_a_signal_while_it_starts_ends_it_cleanly(tmp_path: Path) -> None:
    release = tmp_path / "release"
    changes = {"TINY_APP": "slow start", "TINY_RELEASE": str(release)}
    running = Running(start(tmp_path, "--port", "0", **changes))
    assert out(running.child).readline() == "It starts.\n"
    running.child.send_signal(signal.SIGINT)
    release.touch()
    assert running.wait() == 0
    assert "listens" not in running.said


@pytest.mark.slow
def test_whoever_is_being_answered_gets_his_answer(tmp_path: Path) -> None:
    release = tmp_path / "release"
    with serving(tmp_path, "--port", "0", TINY_RELEASE=str(release)) as (address, running):
        answers: list[str] = []
        asking = threading.Thread(target=lambda: answers.append(get(f"{address}/slow").text))
        asking.start()
        assert out(running.child).readline() == "It thinks.\n"
        running.child.send_signal(signal.SIGINT)
        release.touch()
        assert running.wait() == 0
        asking.join()
        assert answers == ["slow"]


def test_a_default_port_that_is_taken_is_replaced_by_a_free_one(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving(tmp_path, TINY_PORT=str(port)) as (address, running):
            assert not address.endswith(f":{port}")
            assert f"Port {port} is taken" in running.said
            assert get(address).text == "hello"


@pytest.mark.slow
def test_a_port_that_was_asked_for_must_be_free(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        sentence = f"Port {port} is taken; give another one, or none and a free one is found."
        assert refused(tmp_path, "--port", port) == sentence
        assert refused(tmp_path, DEADWOOD_PORT=port) == sentence
        file = tmp_path / "server.toml"
        file.write_text(f"port = {port}\n")
        assert refused(tmp_path, "--settings", str(file)) == sentence


@pytest.mark.slow
def test_the_command_line_counts_before_a_variable_and_that_before_the_file(
    tmp_path: Path, port: int
) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\ndb = "file.db"\n')
    arguments = ["--settings", str(file), "--port", str(port)]
    with serving(tmp_path, *arguments, DEADWOOD_DB=str(tmp_path / "variable.db")) as (at, running):
        assert at.endswith(f":{port}")
        assert f"{tmp_path}/variable.db" in running.said


@pytest.mark.parametrize(
    ("arguments", "piece"),
    [
        (["--port", "99999"], "--port"),
        (["--port", "many"], "--port"),
        (["--host", "192.0.2.1"], "192.0.2.1 is not an address of this machine"),
        (["--host", "no-such-host.invalid"], "No address of this machine"),
        (["--lan", "--host", "127.0.0.1"], "lan"),
        (["--log", "loud"], "--log"),
        (["--log-format", "xml"], "--log-format"),
        (["--settings", "nowhere.toml"], "nowhere.toml"),
        (["--public-url", "games"], "--public-url"),
        (["--trusted-proxies", "me"], "--trusted-proxies"),
        (["--bot-workers", "-1"], "--bot-workers"),
    ],
)
def test_a_wrong_option_is_one_sentence(
    arguments: list[str],
    piece: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["deadwood", "serve", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    assert (ended.value.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert piece in said.err


def test_a_storage_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    said = refused(tmp_path, "--port", "0", TINY_APP="no storage")
    assert said == "The file is not a database of ours."


@pytest.mark.slow
def test_a_bug_at_the_start_is_logged_without_its_words(tmp_path: Path) -> None:
    child = start(tmp_path, "--port", "0", TINY_APP="bug")
    said, complained = child.communicate(timeout=PATIENCE)
    assert (child.returncode, said) == (1, "")
    assert "RuntimeError" in complained
    assert "jesse" not in complained


@pytest.mark.slow
def test_a_storage_that_fails_at_the_end_is_said(tmp_path: Path) -> None:
    changes = {"TINY_APP": "no storage at the end"}
    with serving(tmp_path, "--port", "0", **changes) as (_, running):
        assert running.end() == 2
        assert "The last games could not be written." in running.complained


@pytest.mark.slow
def test_the_network_gets_an_address_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan", "--port", "0") as (address, running):
        assert address.startswith("http://127.0.0.1:")
        found = re.search(r"In your network: +(\S.*)", running.said)
        assert found
        if found.group(1).startswith("http"):
            assert "127.0.0.1" not in found.group(1)
            assert get(found.group(1)).text == "hello"


@pytest.mark.slow
def test_programs_get_the_addresses_as_json(tmp_path: Path, port: int) -> None:
    running = Running(start(tmp_path, "--json", "--port", str(port), "--db", "x.db"))
    try:
        addresses = json.loads(out(running.child).readline())
        assert addresses["url"] == f"http://127.0.0.1:{port}"
        assert addresses["db"].endswith("/x.db")
        assert get(addresses["url"]).text == "hello"
    finally:
        running.end()


@pytest.mark.parametrize("is_wanted", [True, False])
def test_the_page_is_opened_in_the_browser_that_there_is(tmp_path: Path, is_wanted: bool) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    wish = ["--open"] if is_wanted and site().is_built else []
    with serving(tmp_path, *wish, "--port", "0", BROWSER=str(browser)) as (address, running):
        if wish:
            wait_until(opened.exists)
            assert opened.read_text().strip() == address
        assert running.end() == 0
        assert opened.exists() == bool(wish)


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_without_a_screen_no_browser_is_opened(
    environ: dict[str, str], platform: str, expected: bool
) -> None:
    assert has_browser(environ, platform) is expected


def test_messages_over_the_limit_close_the_connection(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (address, _):
        with connect(f"{address.replace('http', 'ws')}/ws") as opened:
            opened.send("x" * 60_000)
            assert opened.recv(PATIENCE) == "60000"
            opened.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert get(address).text == "hello"


@pytest.mark.slow
def test_open_connections_do_not_keep_it_from_ending(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--port", "0") as (address, running),
        connect(f"{address.replace('http', 'ws')}/ws") as opened,
    ):
        assert running.end() == 0
        with pytest.raises(ConnectionClosed) as closed:
            opened.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # told, and not cut off when the time was up


WITHOUT = """
import sys
for name in ("fastapi", "starlette", "uvicorn", "sqlalchemy", "platformdirs", "prometheus_client"):
    sys.modules[name] = None
from deadwood.cli import main
main()
"""


def without_packages(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment(), timeout=PATIENCE, check=False
    )


def test_without_the_packages_it_says_what_to_install() -> None:
    ran = without_packages("serve")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "any.whl[server]" in ran.stderr


@pytest.mark.slow
def test_without_the_packages_everything_else_works() -> None:
    for arguments in (["--help"], ["serve", "--help"], ["sim", "el-paso", "--games", "1"]):
        assert without_packages(*arguments).returncode == 0


def test_the_help_teaches() -> None:
    text = fine("serve", "--help")
    for piece in ("--lan", "--db", "--durable", "DEADWOOD_PORT", "deadwood serve"):
        assert piece in text
    assert "serve" in fine("--help")


@pytest.mark.slow
def test_the_real_server_starts_answers_and_ends(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "deadwood", "serve", "--port", "0", "--bot-workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(XDG_DATA_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path)),
    )
    running = Running(child)
    try:
        address = running.address()
        assert get(f"{address}/healthz").json()["ok"] is True
        evil = {"origin": "http://evil.example"}
        assert (
            httpx.post(f"{address}/api/tables", headers=evil, json={}, timeout=PATIENCE).status_code
            == 403
        )
        assert "deadwood_tables_live 0.0" in get(f"{address}/metrics").text
        answer = get(f"{address}/api/tables/NOSUCH")
        assert answer.status_code == 404
        assert answer.headers["cache-control"] == "no-store"
        assert running.end() == 0
        assert "NOSUCH" not in running.complained
        assert "route=/api/tables/{code}" in running.complained
    finally:
        running.end(signal.SIGKILL)
