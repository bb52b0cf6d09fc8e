"""Settings: four sources, the strongest wins, and a sentence on everything that is wrong."""

from __future__ import annotations

import os
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from deadwood.core.reason import BadOption
from deadwood.server import settings as module
from deadwood.server.settings import RULES, Settings, load
from deadwood.server.storage.engines import file_of, parse

RIGHT: dict[str, tuple[str, Any, str]] = {  # as text, as the value, and in TOML
    "host": ("192.168.1.2", "192.168.1.2", '"192.168.1.2"'),
    "port": ("8080", 8080, "8080"),
    "lan": ("yes", True, "true"),
    "db": ("/data/d.db", "/data/d.db", '"/data/d.db"'),
    "durable": ("on", True, "true"),
    "bot-workers": ("3", 3, "3"),
    "bot-seconds": ("5", 5, "5"),
    "marshal": ("0.25s", "250ms", '"250ms"'),
    "legend": ("3000", "3000", "3000"),
    "more-bots": ("my_bots:Careful", "my_bots:Careful", '"my_bots:Careful"'),
    "pace": ("0", 0, "0"),
    "public-url": (
        "https://Play.example.org/",
        "https://play.example.org",
        '"https://play.example.org"',
    ),
    "trusted-proxies": ("10.0.0.1, fd00::/8", "10.0.0.1/32,fd00::/8", '["10.0.0.1", "fd00::/8"]'),
    "log": ("DEBUG", "debug", '"debug"'),
    "log-format": ("json", "json", '"json"'),
    "max-tables": ("7", 7, "7"),
    "max-connections": ("9", 9, "9"),
}

WRONG: dict[str, list[object]] = {
    "host": ["", "a b", "http://x", "127.0.0.1:80", "1.2.3", "1.2.3.4.5", "[::1]", "-x", 5, "a\n", None],
    "port": ["", "x", -1, 65536, "65536", "4_711", "٤٧١١", 1.5, True, [1], "9" * 5000, 10**5000, None],
    "lan": ["maybe", 1, [], "", None],
    "db": ["mysql://h/x", "sqlite://", "sqlite:///:memory:", "sqlite:///x?mode=ro", "://", "a\nb", 5, None],
    "durable": ["2", 0, "", None],
    "bot-workers": [-1, 257, "two", 1.0, None],
    "bot-seconds": [0, 3601, "", None],
    "marshal": ["", "0", "fast", "1h", "0s", "601s", "-5", -5, "99999999999", 10**5000, 1.5, True, [], None],
    "legend": ["marshal", "1,5s", 0, None],
    "more-bots": ["my bots:Careful", "../bots:Careful", "a:B,", ["a:B", 7], 7, None],
    "pace": [-1, 60_001, None],
    "public-url": ["example.org", "ftp://x", "https://", "https://x/path", "https://a@b", "https://x?q",
                   "https://x#f", "https://x:99999", "https://x:0", "https://x y", "https://[::1", 7, None],
    "trusted-proxies": ["*", "10.0.0.1;10.0.0.2", "10.0.0.1,", "10.0.0.0/33", ["x"], [1], 7, None],
    "log": ["loud", "", 1, None],
    "log-format": ["xml", None],
    "max-tables": [0, 10**7, None],
    "max-connections": [0, None],
}  # fmt: skip


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's own settings file must not decide about a test."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def variable(key: str) -> str:
    return "DEADWOOD_" + key.upper().replace("-", "_")


def attribute(key: str) -> str:
    return key.replace("-", "_")


def test_every_setting_has_a_rule_and_a_test() -> None:
    named = {attribute(key) for key in RULES}
    assert named == {each.name for each in fields(Settings)} - {"port_asked"}
    assert set(RULES) == set(RIGHT) == set(WRONG)


def test_without_a_word_the_defaults_hold() -> None:
    assert load({}, {}) == Settings()
    assert load({}, {}).port_asked is False


def test_the_defaults_are_right_values() -> None:
    for key, rule in RULES.items():
        value = getattr(Settings(), attribute(key))
        assert rule.read(value) == value


@pytest.mark.parametrize("key", RULES)
def test_every_setting_can_come_from_every_source(tmp_path: Path, key: str) -> None:
    text, value, toml = RIGHT[key]
    for given in (
        load({attribute(key): text}, {}),
        load({key: text}, {}),
        load({key: value}, {}),
        load({}, {variable(key): text}),
        load({}, {}, written(tmp_path, f"{key} = {toml}\n")),
        load({}, {}, written(tmp_path, f"{attribute(key)} = {toml}\n")),
    ):
        assert getattr(given, attribute(key)) == value
        assert given != Settings()


@pytest.mark.parametrize("key", RULES)
def test_every_wrong_option_is_refused_with_its_name_and_what_would_be_right(key: str) -> None:
    for value in WRONG[key]:
        if value is None:  # an option that was not given
            assert load({attribute(key): None}, {}) == Settings()
            continue
        with pytest.raises(BadOption) as raised:
            load({attribute(key): value}, {})
        sentence = str(raised.value)
        assert sentence.startswith(f"--{key} must be {RULES[key].right}")
        assert len(sentence) < 400


@pytest.mark.parametrize("key", RULES)
def test_every_wrong_variable_is_refused_with_its_name(key: str) -> None:
    for value in WRONG[key]:
        if isinstance(value, str) and value:
            with pytest.raises(BadOption, match=f"^{variable(key)} must be "):
                load({}, {variable(key): value})


def test_an_empty_variable_says_nothing() -> None:
    assert load({}, {variable(key): "" for key in RULES} | {"DEADWOOD_SETTINGS": ""}) == Settings()


@pytest.mark.parametrize(
    "line",
    ["port = 0.5", "port = true", 'port = "x"', "port = 99999", "port = {}", "port = 1979-05-27"],
)
def test_a_wrong_value_in_the_file_is_refused_with_the_name_of_the_file(
    tmp_path: Path, line: str
) -> None:
    file = written(tmp_path, line)
    with pytest.raises(BadOption) as raised:
        load({}, {}, file)
    assert str(raised.value).startswith(f"port in {file} must be a whole number")


def test_unknown_names_are_refused_from_every_source(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"no setting --prot\. Did you mean port\?"):
        load({"prot": 1}, {})
    with pytest.raises(BadOption, match=r"no setting DEADWOOD_DURABEL\. Did you mean durable\?"):
        load({}, {"DEADWOOD_DURABEL": "1"})
    with pytest.raises(BadOption, match=r"no setting xyzzy in .*settings\.toml\. There are: host"):
        load({}, {}, written(tmp_path, "xyzzy = 1"))
    with pytest.raises(BadOption, match="no setting server in"):
        load({}, {}, written(tmp_path, "[server]\nport = 1"))


def test_variables_of_others_do_not_disturb() -> None:
    environ = {"PATH": "/bin", "DEADWOOD_SCALE": "1", "DEADWOOD_PURE": "1", "DEADWOOD": "x"}
    assert load({}, environ) == Settings()


def test_a_setting_that_is_said_twice_in_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"bot-workers in .* is said twice"):
        load({}, {}, written(tmp_path, "bot-workers = 1\nbot_workers = 2"))


def test_the_command_line_wins_over_variables_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1\npace = 1\nmax-tables = 1\n")
    environ = {"DEADWOOD_PORT": "2", "DEADWOOD_PACE": "2"}
    found = load({"port": 3}, environ, file)
    assert (found.port, found.pace, found.max_tables) == (3, 2, 1)
    assert found.max_connections == Settings().max_connections


def test_a_weaker_source_is_checked_although_it_does_not_win(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="DEADWOOD_PORT"):
        load({"port": 3}, {"DEADWOOD_PORT": "x"})


@pytest.mark.parametrize("source", ["option", "variable", "file"])
def test_a_port_that_was_asked_for_is_not_replaced(tmp_path: Path, source: str) -> None:
    options = {"port": 4711} if source == "option" else {}
    environ = {"DEADWOOD_PORT": "4711"} if source == "variable" else {}
    file = written(tmp_path, "port = 4711" if source == "file" else "")
    assert load(options, environ, file).port_asked is True


def test_the_settings_file_is_found_by_option_variable_or_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = module.default_file()
    assert file == tmp_path / "XDG_CONFIG_HOME" / "deadwood" / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text("pace = 1")
    by_variable, by_option = tmp_path / "v.toml", tmp_path / "o.toml"
    by_variable.write_text("pace = 2")
    by_option.write_text("pace = 3")
    environ = {"DEADWOOD_SETTINGS": str(by_variable)}
    assert load({}, {}).pace == 1
    assert load({}, environ).pace == 2
    assert load({}, environ, by_option).pace == 3


def test_a_settings_file_that_was_named_must_be_there(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    with pytest.raises(BadOption, match=r"no settings file .*missing\.toml"):
        load({}, {}, missing)
    with pytest.raises(BadOption, match=r"no settings file .*missing\.toml"):
        load({}, {"DEADWOOD_SETTINGS": str(missing)})


@pytest.mark.parametrize("content", [b"port", b"port = ", b"a = 1\na = 2", b"\xff\xfe", b"\x00"])
def test_a_settings_file_that_is_no_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "s.toml"
    file.write_bytes(content)
    with pytest.raises(BadOption, match=r"settings file .*s\.toml is not TOML: "):
        load({}, {}, file)


def test_a_folder_is_no_settings_file(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot be read: Is a directory"):
        load({}, {}, tmp_path)


def test_lan_opens_every_address() -> None:
    found = load({"lan": True}, {})
    assert (found.lan, found.host) == (True, "0.0.0.0")
    assert load({"lan": True, "host": "0.0.0.0"}, {}).host == "0.0.0.0"


def test_between_lan_and_host_the_stronger_source_decides() -> None:
    assert load({"lan": True}, {"DEADWOOD_HOST": "127.0.0.1"}).host == "0.0.0.0"
    found = load({"host": "127.0.0.1"}, {"DEADWOOD_LAN": "1"})
    assert (found.lan, found.host) == (False, "127.0.0.1")
    found = load({"lan": False}, {"DEADWOOD_LAN": "1"})
    assert (found.lan, found.host) == (False, "127.0.0.1")
    with pytest.raises(BadOption, match="Say either lan or host"):
        load({"lan": True, "host": "127.0.0.1"}, {})


def test_the_database_is_a_file_in_the_users_data_folder(tmp_path: Path) -> None:
    file = tmp_path / "XDG_DATA_HOME" / "deadwood" / "deadwood.db"
    assert Settings().database == f"sqlite:///{file}"


@pytest.mark.parametrize("name", ["d.db", "with space", "ü", "100%41?x#y&z=1", "~x", "a:b@c"])
def test_any_path_becomes_the_url_of_that_file(tmp_path: Path, name: str) -> None:
    found = load({"db": tmp_path / name}, {})
    assert file_of(parse(found.database)) == tmp_path / name


def test_a_relative_path_and_a_home_are_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert load({"db": "x.db"}, {}).database == f"sqlite:///{tmp_path}/x.db"
    assert load({"db": "~/x.db"}, {}).database == f"sqlite:///{tmp_path}/home/x.db"
    with pytest.raises(BadOption, match="--db must be"):
        load({"db": "~nobody-of-that-name/x.db"}, {})


def test_a_url_stays_as_it_is_and_its_password_is_never_shown() -> None:
    url = "postgresql://user:secret@host/name"
    found = load({"db": url}, {})
    assert found.database == url
    assert "secret" not in repr(found)
    with pytest.raises(BadOption) as raised:
        load({"db": "mysql://user:secret@host/name"}, {})
    assert "secret" not in str(raised.value)


def test_bots_leave_a_core_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((None, 2), (1, 2), (2, 2), (3, 2), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert Settings().workers == workers
        assert Settings(bot_workers=5).workers == 5


def test_nobody_thinks_for_longer_than_he_is_waited_for() -> None:
    with pytest.raises(BadOption) as raised:
        load({"legend": "40s"}, {})
    assert str(raised.value) == (
        "A legend thinks for 40s, but a bot may think for 30 s at most:"
        " make legend smaller or bot-seconds larger."
    )
    assert load({"legend": "40s", "bot_seconds": 60}, {}).budgets["legend"] == "40s"
    with pytest.raises(BadOption, match=r"^A marshal thinks for 1s, but"):
        load({"marshal": "1s"}, {"DEADWOOD_BOT_SECONDS": "1", "DEADWOOD_LEGEND": "5ms"})


def test_trusted_proxies_are_networks() -> None:
    assert Settings().proxies == []
    found = load({"trusted_proxies": "127.0.0.1,10.1.2.3/8"}, {})
    assert [str(each) for each in found.proxies] == ["127.0.0.1/32", "10.0.0.0/8"]
