"""One side of `bench.versus`: runs in the python of its own build, and knows nothing of the other.

It uses only what both builds have: games, bots, chairs and witnesses.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import deadwood
from deadwood.bots.chair import Chair
from deadwood.bots.match import derive
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.witness import Witness


def play(game: Any, seed: str, names: list[str], number: int, mine: list[int], here: int) -> None:
    """One game: answers for the seats that are mine, and hears of the others."""
    state = game.deal(swift(derive(seed, number, "deal")), True)
    witness = Witness(game)
    bots = {seat: make_bot(names[here], game, derive(seed, number, f"bot {seat}")) for seat in mine}
    while not game.over(state):
        witness.follow(state)
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        move = moves[0]
        if len(moves) > 1 and seat in bots:
            memory = witness.memory(seat) if bots[seat].needs_knowledge else None
            move = bots[seat].choose(Chair(game, game.view(state, seat), memory, moves))
            print(f"move {game.text(move)}", flush=True)
        elif len(moves) > 1:
            print("wait", flush=True)
            move = game.parse(sys.stdin.readline().rstrip("\n"))
        game.play(state, seat, move)
    print("over " + json.dumps([int(seat) for seat in game.winners(state)]), flush=True)


def main() -> None:
    setting = json.loads(sys.argv[1])
    game = deadwood.game(setting["game"], players=setting["players"])
    for line in sys.stdin:
        told = json.loads(line)
        play(game, setting["seed"], setting["bots"], told["number"], told["seats"], setting["here"])


if __name__ == "__main__":
    main()
