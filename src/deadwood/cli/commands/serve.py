"""`deadwood serve`: tables for friends who sit far apart."""

from __future__ import annotations

import json
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from deadwood.cli import common

INSTALL: Final = "pip install './deadwood_games-VERSION-py3-none-any.whl[server]'"
OWN: Final = "deadwood"


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="The address to listen at; 127.0.0.1 by default.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", help="The port; 4711 by default, or a free one if it is taken."),
    ] = None,
    lan: Annotated[
        bool | None,
        typer.Option(
            "--lan/--no-lan", help="Let everybody in this network in, and say the address."
        ),
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            "--db", metavar="URL", help="Where games are kept: a file or a database's address."
        ),
    ] = None,
    durable: Annotated[
        bool | None,
        typer.Option(
            "--durable/--no-durable", help="Survive a power cut as well as a crash; a bit slower."
        ),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option("--bot-workers", help="How many processes think for bots; 0: by the cores."),
    ] = None,
    bot_seconds: Annotated[
        int | None, typer.Option("--bot-seconds", help="How long a bot may think at most.")
    ] = None,
    marshal: Annotated[
        str | None,
        typer.Option(
            "--marshal", metavar="BUDGET", help="What a marshal thinks about a move: 100ms, or 300."
        ),
    ] = None,
    legend: Annotated[
        str | None,
        typer.Option("--legend", metavar="BUDGET", help="The same for a legend; 1s by default."),
    ] = None,
    more_bots: Annotated[
        str | None,
        typer.Option(
            "--more-bots",
            metavar="LIST",
            help="Bots of your own that may play here: my_bots:Careful, or what a package calls them.",
        ),
    ] = None,
    pace: Annotated[
        int | None, typer.Option("--pace", help="Milliseconds that a bot takes for a move.")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", metavar="URL", help="The address that people see, behind a proxy."
        ),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            "--trusted-proxies", metavar="LIST", help="Whose X-Forwarded-For is believed."
        ),
    ] = None,
    max_tables: Annotated[
        int | None, typer.Option("--max-tables", help="How many tables at the same time.")
    ] = None,
    max_connections: Annotated[
        int | None, typer.Option("--max-connections", help="How many people at the same time.")
    ] = None,
    log: Annotated[
        str | None, typer.Option("--log", help="How much is logged: debug, info, warning, error.")
    ] = None,
    log_format: Annotated[
        str | None, typer.Option("--log-format", help="text for people, json for programs.")
    ] = None,
    settings: Annotated[
        Path | None,
        typer.Option("--settings", metavar="FILE", help="A TOML file with any of these options."),
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, where there is one.")
    ] = False,
    as_json: common.Json = False,
) -> None:
    """Serve tables in the network: people by a link, bots on the other seats, games that stay.

    Every option can also be given as a variable (`DEADWOOD_PORT=8000`) or in the settings file
    (`port = 8000`); the command line counts first, then the variables, then the file. Games are
    kept in one file in your data folder and go on after any restart. Ctrl-C ends the server.

    Examples:

    - `deadwood serve --open`
    - `deadwood serve --lan` (friends in the same house open the address that is shown)
    - `deadwood serve --more-bots my_bots:Careful` (a bot of your own, from `my_bots.py`)
    - `deadwood serve --port 8000 --db ./games.db --durable`
    - `deadwood serve --public-url https://games.example --trusted-proxies 127.0.0.1`
    - `DEADWOOD_LOG=debug DEADWOOD_LOG_FORMAT=json deadwood serve --settings server.toml`
    """
    given = {
        "host": host,
        "port": port,
        "lan": lan,
        "db": db,
        "durable": durable,
        "bot_workers": bot_workers,
        "bot_seconds": bot_seconds,
        "marshal": marshal,
        "legend": legend,
        "more_bots": more_bots,
        "pace": pace,
        "public_url": public_url,
        "trusted_proxies": trusted_proxies,
        "max_tables": max_tables,
        "max_connections": max_connections,
        "log": log,
        "log_format": log_format,
    }
    try:
        run(given, settings, open_page, as_json)
    except ModuleNotFoundError as error:
        # Imported only now, so that all the other commands start fast and need none of it.
        if (error.name or OWN).partition(".")[0] == OWN:
            raise
        common.fail(f"A server needs packages that are not installed: {INSTALL}")
    except KeyboardInterrupt:  # before it listened
        print()


def run(given: dict[str, Any], settings_file: Path | None, open_page: bool, as_json: bool) -> None:
    from deadwood.server import serving
    from deadwood.server.app import make_app
    from deadwood.server.http.page import docs, site
    from deadwood.server.process import logs
    from deadwood.server.settings import load

    settings = load(given, os.environ, settings_file)
    common.split_bots(settings.more_bots)  # they may lie here
    listener = serving.listen(settings.host, settings.port, settings.port_asked)
    logs.set_up(settings.log, settings.log_format)
    port: int = listener.getsockname()[1]
    addresses = {"url": settings.public_url or serving.url(settings.host, port)}
    if settings.host in serving.EVERYWHERE:
        found = serving.lan_address()
        addresses["lan"] = serving.url(found, port) if found else ""
    addresses["db"] = place(settings.database)

    def announce() -> None:
        if open_page and site().is_built and has_browser(os.environ, sys.platform):
            # A browser may take its time to start; the server is wanted at once.
            threading.Thread(target=webbrowser.open, args=(addresses["url"],), daemon=True).start()
        if as_json:
            print(json.dumps(addresses), flush=True)
            return
        if port != settings.port:
            print(f"Port {settings.port} is taken; this is a free one.")
        print(f"Deadwood listens at {addresses['url']}")
        if "lan" in addresses:
            print(f"In your network:    {addresses['lan'] or 'this machine is in none'}")
        print(f"Games are kept in   {addresses['db']}")
        if docs().is_built:
            print(f"All about it:       {addresses['url']}/docs/")
        if not site().is_built:
            print(
                "The table for browsers is not built (it needs Node): terminals and programs only."
            )
        print("Ctrl-C ends the server; games go on when it is back.", flush=True)

    serving.run(make_app(settings), listener, announce)


def has_browser(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser has a screen to open on; a browser of text would take the terminal over."""
    if platform in ("darwin", "win32"):
        return True
    return any(environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def place(db: str) -> str:
    """Where the data lies, without a password."""
    from sqlalchemy.engine import make_url

    url = make_url(db)
    if url.get_backend_name() == "sqlite":
        return url.database or "memory, until the server ends"
    return url.render_as_string(hide_password=True)
