"""`deadwood sim`: bots among themselves, many games, one summary."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Final

import typer

from deadwood.bots import Summary, simulate, usual_bot
from deadwood.cli import common
from deadwood.cli.progress import progress_bar
from deadwood.cli.tables import TABLES
from deadwood.core.chance import seed_bytes

MOST_GAMES: Final = 100_000_000


def sim(
    game: common.GameName = common.DEFAULT_GAME,
    games: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")
    ] = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help=f"Who plays, ranger by default; one name fills every seat. {common.LEVELS}",
        ),
    ] = None,
    edition: common.Edition = None,
    option: common.Options = None,
    board: common.BoardFile = None,
    players: common.Players = None,
    seed: common.Seed = None,
    as_json: common.Json = False,
) -> None:
    """Let bots play many games and count who wins.

    Bots change seats from game to game, so nobody profits from where he sits. The same seed gives
    the same games.

    Examples:

    - `deadwood sim wyatt-earp --games 1000 --bots ranger,random --players 2`
    - `deadwood sim el-paso --games 20 --bots marshal:200,ranger` (200 simulations a decision)
    - `deadwood sim el-paso --games 200 --players 5 --seed 7 --json`
    - `deadwood sim el-paso --board my-board.toml`
    - `deadwood sim bang --games 1000 --players 7 --json` (with `wins_by_role`)
    - `deadwood sim el-paso --bots my_bots:Careful,ranger` (your class in `my_bots.py`)
    """
    table = common.make_game(game, edition, players, option, board)
    line_up = [usual_bot(table)] if bots is None else common.split_bots(bots)
    if seed is not None:
        seed_bytes(seed)  # refuses an empty one
    chosen = str(secrets.randbits(64)) if seed is None else seed.strip()
    with progress_bar(games) as tick:
        summary = simulate(table, line_up, games, chosen, tick)
    roles = wins_by_role(summary)
    if as_json:
        answer = {**summary.as_dict(), "seed": chosen, "bots": line_up}
        if roles:
            answer["wins_by_role"] = roles
        print(json.dumps(answer))
    else:
        show(summary, chosen, roles)


def wins_by_role(summary: Summary) -> dict[str, int]:
    """How many games each side has won, by its first role; nothing where players win alone."""
    return {side: summary.ended.get(side, 0) for side in TABLES[summary.game].sides}


def show(summary: Summary, seed: str, roles: dict[str, int]) -> None:
    games = summary.games
    print(f"{summary.game}, {summary.edition}, {summary.players} players, seed {seed}")
    print(
        f"{games:,} games, {summary.decisions:,} decisions in {summary.seconds:.1f} s"
        f" ({summary.decisions_per_second:,.0f} decisions/s)"
    )
    print()
    width = max(12, *(len(name) + 2 for name in summary.bot_wins))
    print(f"{'bot':<{width}}{'wins':>10}{'seats':>10}{'wins per seat':>16}")
    for name, wins in summary.bot_wins.items():
        seats = summary.bot_seats[name]
        print(f"{name:<{width}}{wins:>10,}{seats:>10,}{share(wins, seats):>16}")
    print()
    print(f"{'seat':<12}{'wins':>10}{'share':>10}")
    for seat, wins in enumerate(summary.wins):
        print(f"{seat + 1:<12}{wins:>10,}{share(wins, games):>10}")
    if roles:
        print()
        print(f"{'role':<12}{'wins':>10}{'share':>10}")
        for role, wins in roles.items():
            print(f"{role:<12}{wins:>10,}{share(wins, games):>10}")
        print("A side wins together, so the seats have more wins than there are games.")
    print()
    print("ended by: " + ", ".join(f"{why} {number:,}" for why, number in summary.ended.items()))


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"
