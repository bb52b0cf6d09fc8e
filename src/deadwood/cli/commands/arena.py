"""`deadwood arena`: which bot is stronger, by how much, and how sure that is."""

from __future__ import annotations

import json
import math
import os
import secrets
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Final

import typer

from deadwood.bots.registry import instant_names
from deadwood.cli import common
from deadwood.cli.commands.arena_table import headline, show
from deadwood.cli.progress import progress_bar
from deadwood.cli.records import why
from deadwood.core.chance import seed_bytes
from deadwood.core.reason import BadOption
from deadwood.lab.arena import Standing, run
from deadwood.lab.journal import Journal, seed_in
from deadwood.lab.plan import make_plan
from deadwood.lab.plot import plot
from deadwood.lab.report import ratings, report
from deadwood.lab.sprt import Sprt

MOST_GAMES: Final = 10_000_000
MOST_WORKERS: Final = 1024
MOST_ELO: Final = 4000.0
INTERRUPTED: Final = 130  # as other programs end after Ctrl-C


def arena(
    game: common.GameName = common.DEFAULT_GAME,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", help=f"Who is compared; all that are instant by default. {common.LEVELS}"
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", min=2, max=MOST_GAMES, help="Games of every two bots, an even number."
        ),
    ] = 200,
    field: Annotated[
        str | None,
        typer.Option(
            "--field",
            metavar="BOT",
            help="Compare the others with this bot only, each alone among such.",
        ),
    ] = None,
    edition: common.Edition = None,
    option: common.Options = None,
    board: common.BoardFile = None,
    players: common.Players = None,
    seed: common.Seed = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="ELO0,ELO1",
            help="Stop as soon as one of two claims about the first bot's lead is clear.",
        ),
    ] = None,
    alpha: Annotated[
        float,
        typer.Option("--alpha", help="How often ELO1 may be taken for true and is not."),
    ] = 0.05,
    beta: Annotated[
        float,
        typer.Option("--beta", help="How often ELO0 may be taken for true and is not."),
    ] = 0.05,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", min=1, max=MOST_WORKERS, help="Processes; one per core by default."
        ),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(
            "--out", metavar="FILE", help="Keep every pair here; the same command goes on later."
        ),
    ] = None,
    picture: Annotated[
        str | None, typer.Option("--plot", metavar="FILE.svg", help="Draw the ratings.")
    ] = None,
    as_json: common.Json = False,
) -> None:
    """Measure which bot is stronger, by how much, and how sure that is.

    Every deal is played twice, and nothing differs but who sits where, so luck weighs little.
    With two players both bots play both sides. With more, a seat is played by one bot and then by
    the other, among the same opponents. In BANG! there are results by role too.

    Ratings are Elo points: 400 of them are odds of ten to one. They count from the last bot
    named. The same seed gives the same result, with any number of workers.

    Examples:

    - `deadwood arena el-paso --bots ranger,random --games 400`
    - `deadwood arena bang --bots ranger,random --players 5` (by role)
    - `deadwood arena el-paso --bots marshal:200,ranger --field ranger` (200 simulations a decision)
    - `deadwood arena wyatt-earp --players 2 --sprt 0,50 --games 20000` (until it is clear)
    - `deadwood arena bang --games 10000 --out bang.jsonl` (Ctrl-C; the same again goes on)
    - `deadwood arena el-paso --field random --plot el-paso.svg`
    - `deadwood arena wyatt-earp --bots my_bots:Careful,ranger` (your class in `my_bots.py`)
    - `deadwood arena wyatt-earp --seed 7 --json`
    """
    table = common.make_game(game, edition, players, option, board)
    names = list(reversed(instant_names(table))) if bots is None else common.split_bots(bots)
    if games % 2:
        raise BadOption(f"Games are played in pairs, so their number is even, not {games}.")
    if seed is not None:
        seed_bytes(seed)  # refuses an empty one
        seed = seed.strip()
    elif out is not None:
        seed = seed_in(out)
    plan = make_plan(table, names, field, seed or str(secrets.randbits(64)))
    test = read_sprt(sprt, alpha, beta)
    if test is not None and len(plan.matches) > 1:
        raise BadOption(f"--sprt weighs two bots, not {len(names)}; name two with --bots.")
    if picture is not None:
        check_picture(picture)
    pairs = games // 2 * len(plan.matches)
    processes = cores() if workers is None else workers
    begin = time.perf_counter()
    with ExitStack() as stack:
        journal = None if out is None else stack.enter_context(Journal(out, plan))
        kept = 0 if journal is None else len(journal.pairs)
        tick = stack.enter_context(progress_bar(pairs))
        standing = run(plan, pairs, processes, journal, test, tick)
    seconds = time.perf_counter() - begin
    if picture is not None and standing.pairs:
        draw(picture, standing)
    if as_json:
        print(json.dumps({**report(standing), "seconds": seconds, "workers": processes}))
    else:
        show(standing, pairs, kept, seconds, processes)
    if standing.interrupted:
        raise SystemExit(INTERRUPTED)


def cores() -> int:
    """Those that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # only Linux tells
        return os.cpu_count() or 1


def read_sprt(text: str | None, alpha: float, beta: float) -> Sprt | None:
    """ "0,50" as a test of 0 against 50 Elo."""
    for name, value in (("alpha", alpha), ("beta", beta)):
        if not 0 < value < 0.5:
            raise BadOption(f"--{name} lies between 0 and 0.5, not at {value:g}.")
    if text is None:
        return None
    parts = text.split(",")
    try:
        low, high = (float(part) for part in parts)
    except ValueError:
        raise BadOption(f"--sprt takes two numbers, as in --sprt 0,50, not {text!r}.") from None
    if not (math.isfinite(low) and math.isfinite(high) and max(-low, high) <= MOST_ELO):
        raise BadOption(f"--sprt takes Elo points of {-MOST_ELO:.0f} to {MOST_ELO:.0f}.")
    if low >= high:
        raise BadOption(f"--sprt begins with the smaller number, as in --sprt 0,50, not {text!r}.")
    return Sprt(low, high, alpha, beta)


def check_picture(path: str) -> None:
    """Before hours of play: whether the picture can be written afterwards."""
    file = Path(path).expanduser()
    if file.suffix.lower() != ".svg":
        raise BadOption(f"A plot is an SVG picture: name it {path}.svg, for example.")
    try:
        if file.is_dir() or not file.parent.is_dir():
            raise BadOption(f"{path!r} cannot be written: there is no such folder.")
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise BadOption(f"{path!r} cannot be written: that is not permitted.")
    except OSError as error:
        raise BadOption(f"{path!r} cannot be written: {why(error)}.") from None


def draw(path: str, standing: Standing) -> None:
    rated = ratings(standing)
    if not rated:
        return
    subtitle = f"{2 * standing.pairs:,} games in pairs of duplicate deals"
    try:
        Path(path).expanduser().write_text(
            plot(headline(standing), subtitle, rated), encoding="utf-8"
        )
    except OSError as error:
        raise BadOption(f"{path!r} cannot be written: {why(error)}.") from None
