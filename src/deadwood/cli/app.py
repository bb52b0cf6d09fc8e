"""The commands of `deadwood`, and what happens when one goes wrong."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Annotated

import typer

import deadwood
from deadwood.cli import common
from deadwood.cli.commands import arena, bench, play, replay, rules, serve, sim, verify
from deadwood.cli.records import said
from deadwood.core.reason import DeadwoodError

HELP = """Wild West tabletop games, exact to the rulebook: play, serve, simulate, replay, verify.

Start here:

- `deadwood play` – choose a game and play it against rangers
- `deadwood play el-paso --lang de` – El Paso, in German
- `deadwood play bang --players 5` – BANG!, against four rangers
- `deadwood serve --lan` – tables for everybody in your network
- `deadwood rules wyatt-earp WE2` – what a turn is, in numbered clauses
- `deadwood sim el-paso --games 100` – let bots play
- `deadwood arena el-paso` – measure which bot is stronger

`deadwood COMMAND --help` shows examples of every command.
"""

app = typer.Typer(
    name="deadwood",
    help=HELP,
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play.play,
    serve.serve,
    sim.sim,
    arena.arena,
    bench.bench,
    replay.replay,
    verify.verify,
    rules.rules,
):
    app.command()(command)


@app.callback(help=HELP)
def common_options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version.")] = False,
) -> None:
    """What stands before a command; without one, the help."""
    if version:
        print(f"deadwood {deadwood.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """The console script. Bad input of any kind is one sentence on stderr and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code = app(prog_name="deadwood", standalone_mode=False)
        sys.stdout.flush()
    except DeadwoodError as error:
        common.fail(said(common.words_asked(sys.argv), error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        raise SystemExit(130) from None
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None
    except Exception as error:
        usage = getattr(error, "format_message", None)  # a wrong option or argument
        if usage is None:
            raise
        common.fail(usage())
    raise SystemExit(code if isinstance(code, int) else 0)
