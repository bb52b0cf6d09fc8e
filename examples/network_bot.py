"""A bot that sits down at a table far away and plays to the end, in about 60 lines.

    python examples/network_bot.py http://localhost:4711/t/KQ7X3A
    python examples/network_bot.py KQ7X3A --server http://localhost:4711 --name Billy --games 3

The table is where somebody has opened one: `deadwood play bang --server http://localhost:4711`
prints its link and its code. Whoever opened it starts the game, and asks for the rematch if the bot
was told to play several.

It knows nothing of the rules: the server sends what is legal and what each move would bring. That
is enough for a beginner. A better bot reads `table.view`, too: what its seat sees of the game.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys

from deadwood import DeadwoodError
from deadwood.client import Client, MoveOut, Refused, RemoteTable


def worth(move: MoveOut) -> tuple[int, float]:
    return sum(move["brings"].values()), random.random()  # chance decides between equals


def play(table: RemoteTable) -> None:
    """Answer whenever we are asked, until the game is over."""
    for _ in table:
        if table.is_asked:
            with contextlib.suppress(Refused):  # where all answer at once, somebody was quicker
                table.play(max(table.moves, key=worth)["move"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Sit down at a table and play.")
    parser.add_argument("table", help="the link to the table, or its code")
    parser.add_argument(
        "--server", default="", help="where the table is, if only its code is given"
    )
    parser.add_argument("--name", default="Billy", help="what to be called")
    parser.add_argument("--games", type=int, default=1, help="how many games to play")
    try:
        games(parser.parse_args())
    except DeadwoodError as error:  # no such server, no such table, no way back to it
        sys.exit(str(error))
    except KeyboardInterrupt:
        print("\nGone; whoever comes back under the same name within the game has the seat again.")
        sys.exit(130)


def games(wish: argparse.Namespace) -> None:
    with Client(wish.server or wish.table, wish.name) as client:
        table = client.join(wish.table)
        for number in range(wish.games):
            if number > 0:
                while table.info["rematch"] is None:
                    table.wait()
                table = table.rematch()
            play(table)
            if table.status == "closed":
                sys.exit("The table was closed before the game was over.")
            winners = [table.info["seats"][seat]["name"] for seat in table.winners]
            print(f"Game {number + 1}, won by {' and '.join(winners) or 'nobody'}.")


if __name__ == "__main__":
    main()
