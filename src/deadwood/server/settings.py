"""What a server is told: by the command line, else by variables, else by a file, else by default.

Each setting has one name in three spellings: `--bot-workers`, `DEADWOOD_BOT_WORKERS`, and
`bot-workers` in the settings file. An empty variable says nothing.
"""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from platformdirs import user_config_path, user_data_path
from sqlalchemy import URL

from deadwood.bots.budget import read_budget
from deadwood.bots.own import WORD, is_place, offered, place_of, plain_name
from deadwood.bots.registry import LEVELS
from deadwood.core.options import suggest
from deadwood.core.reason import BadOption, spelled
from deadwood.server.storage.base import StorageError
from deadwood.server.storage.engines import parse

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

APP: Final = "deadwood"
PREFIX: Final = "DEADWOOD_"
FILE_VARIABLE: Final = "DEADWOOD_SETTINGS"
# Of the build, the tests and the terminal; they say nothing to a server.
OTHER_VARIABLES: Final = {
    FILE_VARIABLE,
    "DEADWOOD_CI",
    "DEADWOOD_EXPECT",
    "DEADWOOD_LINE",
    "DEADWOOD_NO_PAGE",
    "DEADWOOD_PURE",
    "DEADWOOD_SCALE",
    "DEADWOOD_TABLE",
}
EVERYWHERE: Final = "0.0.0.0"
LEAST_WORKERS: Final = 2  # one of them never thinks for long (`bots/pool.py`)


@dataclass(frozen=True)
class Settings:
    """Values that were read and checked by `load`; the defaults are right for one family."""

    host: str = "127.0.0.1"
    port: int = 4711  # 0: any that is free
    lan: bool = False  # whoever is in the same network may come: `host` is then everywhere
    db: str = field(default="", repr=False)  # a path or a URL, which may hold a password
    durable: bool = False  # outlive a power cut, not only a crash
    bot_workers: int = 0  # processes in which bots think; 0: one less than cores, at least 2
    bot_seconds: int = 30  # how long a bot may think about one move
    marshal: str = "100ms"  # what a marshal thinks about one move: a time, or simulations
    legend: str = "1s"
    more_bots: str = (
        ""  # of the host's own that may play: module:Class, or names that packages offer
    )
    pace: int = 900  # milliseconds that a bot takes about one move
    public_url: str = ""  # how people reach the server, if a proxy stands before it
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For is believed
    log: str = "info"
    log_format: str = "text"
    max_tables: int = 1_000  # that are not over
    max_connections: int = 2_000
    port_asked: bool = False  # somebody wants this port and no other

    @property
    def database(self) -> str:
        """The URL of the database."""
        return database_url(self.db)

    @property
    def workers(self) -> int:
        return self.bot_workers or max(LEAST_WORKERS, (os.cpu_count() or 1) - 1)

    @property
    def budgets(self) -> dict[str, str]:
        """By level of bots."""
        return {"marshal": self.marshal, "legend": self.legend}

    @property
    def own_bots(self) -> list[str]:
        return self.more_bots.split(",") if self.more_bots else []

    @property
    def proxies(self) -> list[Network]:
        return _networks(self.trusted_proxies)


def database_url(db: str) -> str:
    """The URL for a path, a URL or nothing (a file in the user's data folder)."""
    if "://" in db:
        return db
    file = Path(db).expanduser() if db else user_data_path(APP, appauthor=False) / "deadwood.db"
    return URL.create("sqlite", database=str(file.absolute())).render_as_string()


def default_file() -> Path:
    return user_config_path(APP, appauthor=False) / "settings.toml"


def load(
    options: Mapping[str, object], environ: Mapping[str, str], settings_file: Path | None = None
) -> Settings:
    """The settings for a server, or BadOption: one sentence on the first thing that is wrong.

    An option that is None was not given. `settings_file` must be there if it is named; the default
    one need not.
    """
    named = settings_file or (Path(environ[FILE_VARIABLE]) if environ.get(FILE_VARIABLE) else None)
    file = named or default_file()
    sources = [  # the strongest last
        _checked(_read_file(file, needed=named is not None), lambda key: f"{key} in {file}"),
        _checked(_variables(environ), lambda key: PREFIX + key.upper().replace("-", "_")),
        _checked({k: v for k, v in options.items() if v is not None}, lambda key: f"--{key}"),
    ]
    values: dict[str, Any] = {}
    rank: dict[str, int] = {}
    for strength, source in enumerate(sources):
        values.update(source)
        rank.update(dict.fromkeys(source, strength))
    _settle_lan(values, rank)
    settings = Settings(**values, port_asked="port" in values)
    _check_budgets(settings)
    _check_own_bots(settings.own_bots)
    return settings


def _check_budgets(settings: Settings) -> None:
    """Nobody may think for longer than he is waited for."""
    for level, text in settings.budgets.items():
        if read_budget(text).seconds >= settings.bot_seconds:
            raise BadOption(
                f"A {level} thinks for {text}, but a bot may think for {settings.bot_seconds} s at"
                f" most: make {level} smaller or bot-seconds larger."
            )


def _check_own_bots(bots: list[str]) -> None:
    """Each has a plain name of its own. Whether it is a bot at all, the process finds out in which it thinks."""
    called: dict[str, str] = {}
    for bot in bots:
        if not place_of(bot):
            raise BadOption(f"No bot {bot!r}. {suggest(bot, list(offered()), OFFER)}")
        name = plain_name(bot)
        if name in LEVELS:
            raise BadOption(f"{bot} would be called {name}, as one of ours: give it another name.")
        if name in called:
            raise BadOption(f"{called[name]} and {bot} would both be called {name}.")
        called[name] = bot


def _settle_lan(values: dict[str, Any], rank: dict[str, int]) -> None:
    """`lan` is a host by another name: the stronger source decides between them."""
    if not values.get("lan"):
        return
    if "host" in values and values["host"] != EVERYWHERE:
        if rank["host"] == rank["lan"]:
            raise BadOption(
                f"Say either lan or host: lan means {EVERYWHERE}, not {values['host']}."
            )
        if rank["host"] > rank["lan"]:
            values["lan"] = False
            return
    values["host"] = EVERYWHERE


def _read_file(file: Path, needed: bool) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if needed:
            raise BadOption(f"There is no settings file {file}.") from None
        return {}
    except OSError as error:
        raise BadOption(f"The settings file {file} cannot be read: {error.strerror}.") from None
    except ValueError as error:  # no TOML, or no UTF-8
        raise BadOption(f"The settings file {file} is not TOML: {error}.") from None


def _variables(environ: Mapping[str, str]) -> dict[str, object]:
    return {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environ.items()
        if name.startswith(PREFIX) and name not in OTHER_VARIABLES and value
    }


def _checked(given: Mapping[str, object], spell: Callable[[str], str]) -> dict[str, Any]:
    """Everything that one source says; `spell` writes a setting's name as that source does."""
    values: dict[str, Any] = {}
    for name, value in given.items():
        key = name.replace("_", "-")
        if key not in RULES:
            known = list(RULES)
            raise BadOption(f"There is no setting {spell(key)}. {suggest(key, known)}")
        rule = RULES[key]
        try:
            checked = rule.read(value)
        except (ValueError, RuntimeError, StorageError):
            wrong = "" if key == "db" else f", not {spelled(value)}"  # it may hold a password
            raise BadOption(f"{spell(key)} must be {rule.right}{wrong}.") from None
        if key.replace("-", "_") in values:
            raise BadOption(f"{spell(key)} is said twice.")
        values[key.replace("-", "_")] = checked
    return values


@dataclass(frozen=True)
class Rule:
    right: str  # what a right value is: "a number from 1 to 9"
    read: Callable[[object], object]  # raises ValueError


def _whole(low: int, high: int) -> Rule:
    def read(value: object) -> int:
        if isinstance(value, str) and re.fullmatch("[0-9]{1,9}", value):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise ValueError
        return value

    return Rule(f"a whole number from {low} to {high}", read)


def _flag(value: object) -> bool:
    words = {"true": True, "yes": True, "on": True, "1": True}
    words |= {"false": False, "no": False, "off": False, "0": False}
    if isinstance(value, str) and value.lower() in words:
        return words[value.lower()]
    if not isinstance(value, bool):
        raise ValueError
    return value


def _one_of(*words: str) -> Rule:
    def read(value: object) -> str:
        word = _text(value).lower()
        if word not in words:
            raise ValueError
        return word

    return Rule(f"{', '.join(words[:-1])} or {words[-1]}", read)


def _text(value: object) -> str:
    if isinstance(value, os.PathLike):
        value = str(value)
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError
    return value.strip()


def _budget(value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool) and value < 10**9:
        value = str(value)
    try:
        return read_budget(_text(value)).text()
    except BadOption:
        raise ValueError from None


def _host(value: object) -> str:
    host = _text(value)
    if re.fullmatch(r"[0-9.]+|.*:.*", host):
        return str(ipaddress.ip_address(host))
    if not re.fullmatch(r"(?!-)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*", host):
        raise ValueError
    return host


def _db(value: object) -> str:
    db = _text(value)
    parse(database_url(db))
    return db


def _bots(value: object) -> str:
    if isinstance(value, list):
        value = ",".join(_text(each) for each in value)
    words = [word.strip() for word in _text(value).split(",")]
    if words == [""]:
        return ""
    if not all(is_place(word) or WORD.fullmatch(word) for word in words):
        raise ValueError
    return ",".join(words)


def _url(value: object) -> str:
    url = _text(value)
    if not url:
        return ""
    parts = urlsplit(url)
    plain = parts._replace(path="").geturl() if parts.path == "/" else url
    if parts.scheme not in ("http", "https") or plain != f"{parts.scheme}://{parts.netloc}":
        raise ValueError
    if not parts.hostname or "@" in parts.netloc or parts.port == 0 or " " in url:
        raise ValueError
    return plain.lower()


def _proxies(value: object) -> str:
    if isinstance(value, list):
        value = ",".join(_text(each) for each in value)
    return ",".join(str(network) for network in _networks(_text(value)))


def _networks(text: str) -> list[Network]:
    words = [word.strip() for word in text.split(",")] if text else []
    return [ipaddress.ip_network(word, strict=False) for word in words]


OFFER: Final = "No package that is installed offers it; a class is named as module:Class."
BUDGET: Final = "a time such as 100ms or 2s, or a number of simulations such as 300"
RULES: Final = {
    "host": Rule("an address of this machine, such as 127.0.0.1 or ::1, without a port", _host),
    "port": _whole(0, 65_535),
    "lan": Rule("yes or no", _flag),
    "db": Rule("the path of a file, or a URL such as postgresql://user@host/name", _db),
    "durable": Rule("yes or no", _flag),
    "bot-workers": _whole(0, 256),
    "bot-seconds": _whole(1, 3_600),
    "marshal": Rule(BUDGET, _budget),
    "legend": Rule(BUDGET, _budget),
    "more-bots": Rule("bots such as my_bots:Careful, with commas between them", _bots),
    "pace": _whole(0, 60_000),
    "public-url": Rule("an address such as https://games.example.org, without a path", _url),
    "trusted-proxies": Rule("IP addresses or networks, with commas between them", _proxies),
    "log": _one_of("debug", "info", "warning", "error"),
    "log-format": _one_of("text", "json"),
    "max-tables": _whole(1, 1_000_000),
    "max-connections": _whole(1, 1_000_000),
}
