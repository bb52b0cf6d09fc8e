"""What somebody writes who has installed the package: a bot, matches, and what views say.

`test_typed.py` checks it as strictly as mypy and pyright can, and runs it.
"""

from __future__ import annotations

from typing import assert_type

import deadwood
from deadwood import Chance, Game, Knowledge, NamedMove, State, View, swift
from deadwood.bots import Bot, Chair, MatchResult, make_bot, play_match, simulate, usual_bot
from deadwood.games.bang import BangGame, BangMove, BangState, BangView
from deadwood.games.el_paso import ElPaso, ElPasoMove, ElPasoState, ElPasoView
from deadwood.games.wyatt_earp import WyattEarp, WyattEarpMove, WyattEarpState, WyattEarpView


class Cautious(Bot):
    """Looks at what it sees, whatever is played, and at worlds that could be."""

    needs_knowledge = True

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.asked = 0

    def choose(self, chair: Chair) -> int:
        self.asked += 1
        view = chair.view
        if isinstance(view, BangView):
            return self.in_bang(chair, view)
        if isinstance(view, ElPasoView):
            worth: list[int] = view.worth
            leaves = [move for move in chair.moves if chair.game.move(move).kind == "leave"]
            if leaves and worth[chair.seat] > 3:
                return leaves[0]
        if isinstance(view, WyattEarpView):
            held: int = view.sizes[view.seat]
            assert held >= len([number for number in view.hand if number > 0])
        return chair.moves[self.chance.below(len(chair.moves))]

    def in_bang(self, chair: Chair, view: BangView) -> int:
        lives: list[int] = view.lives
        alive: list[bool] = view.alive
        assert alive[view.seat] or lives[view.seat] <= 0
        world = chair.world(swift(self.chance.below(1000)))
        assert_type(world, State)
        assert chair.game.view(world, chair.seat) == view
        named: list[NamedMove] = [chair.game.move(move) for move in chair.moves]
        kinds: list[str] = [move.kind for move in named]
        return chair.moves[kinds.index("play-at")] if "play-at" in kinds else chair.moves[0]


def typed_games() -> None:
    """A literal name gives the game's own types, any other the types that all have."""
    bang = deadwood.game("bang", players=5, dead_see_all=True, beer="heals")
    assert_type(bang, BangGame)
    state = bang.new(seed=7, listen=True)
    assert_type(state, BangState)
    assert_type(bang.view(state, 0), BangView)
    assert_type(bang.view(state, 0).seat, int)
    assert_type(bang.move(0), BangMove)
    assert_type(bang.from_position(bang.position(state)), BangState)
    shot = bang.move(bang.parse("play bang-2d at 2"))
    card: int = shot.card
    target: int = shot.target
    assert (card, target) == (shot.value("card"), 1)

    el_paso = deadwood.game("el-paso", refill="in-turn", first_lookout=2)
    assert_type(el_paso, ElPaso)
    assert_type(el_paso.new(1), ElPasoState)
    assert_type(el_paso.move(0), ElPasoMove)
    price: int = el_paso.price(0, ["bank-1"])
    assert price >= 0

    wyatt = deadwood.game("wyatt-earp", "gryphon-2014", players=3, stall_rounds=5, duel="count")
    assert_type(wyatt, WyattEarp)
    assert_type(wyatt.new("a word"), WyattEarpState)
    assert_type(wyatt.move(0), WyattEarpMove)
    shares: list[int] = wyatt.share([9, 4, 2], 5000)
    assert sum(shares) == 5000

    for name in deadwood.names():
        game = deadwood.game(name)
        assert_type(game, Game[State, View, Knowledge])
        some = game.new(3)
        assert_type(some, State)
        legal: list[int] = game.legal(some, game.seats(some)[0])
        twin = some.clone(swift(1))
        twin.apply(game.seats(twin)[0], legal[0])
        assert twin != some


def plays_matches() -> None:
    game = deadwood.game("el-paso", players=2)
    bots: list[Bot] = [Cautious(swift(1)), make_bot(usual_bot(game), game, 2)]
    result = play_match(game, bots, seed=3)
    assert_type(result, MatchResult[ElPasoState])
    best: list[int] = result.ranking[0]
    nuggets: list[int] = game.view(result.state, deadwood.NOBODY).nuggets
    assert best == result.winners
    assert all(nuggets[seat] == max(nuggets) for seat in best)
    wins: list[int] = simulate(game, ["random"], 4, seed=1).wins
    assert sum(wins) >= 4


def hears_what_happens() -> None:
    game = deadwood.game("bang")
    state = game.new(7, listen=True)
    witness = deadwood.Witness(game)
    witness.follow(state)
    for event in witness.events:
        if event.name == "draw":
            card: int = event["card"]
            assert card >= 0
    knowledge = witness.memory(0)
    assert_type(knowledge, Knowledge)


def solves_puzzles() -> None:
    game, state = deadwood.from_position('game = "wyatt-earp"\n[[seat]]\n[[seat]]\n', listen=True)
    assert_type(state, State)
    try:
        game.play(state, game.seats(state)[0], game.parse("discard hideout"))
    except deadwood.IllegalMove as refusal:
        reason: str = refusal.reason.rule
        assert reason
    bang = deadwood.game("bang")
    table = bang.new(1)
    bang.load(table, draws=bang_top(bang, table))
    record = deadwood.Record(bang.name, bang.edition, bang.revision, bang.players)
    assert record.text().startswith("deadwood-record")


def bang_top(game: BangGame, state: BangState) -> list[str]:
    """The names of the cards that lie on top of the talon."""
    card: int = state.talon(state.talon_size() - 1)
    return [game.text(game.parse(f"discard {name}")).split()[1] for name in named_cards(game, card)]


def named_cards(game: BangGame, card: int) -> list[str]:
    return [
        text.split()[1]
        for text in (game.text(move) for move in range(game.space()))
        if text.startswith("discard ") and game.move(game.parse(text)).card == card
    ]


def main() -> None:
    typed_games()
    plays_matches()
    hears_what_happens()
    solves_puzzles()
    for name in deadwood.names():
        game = deadwood.game(name)
        bots: list[Bot] = [Cautious(swift(seat)) for seat in range(game.players)]
        assert play_match(game, bots, 1).winners
    print("All is well.")


if __name__ == "__main__":
    main()
