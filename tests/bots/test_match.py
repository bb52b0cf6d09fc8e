"""Games between bots: who is shown what, who sits where, and what is counted."""

from __future__ import annotations

from collections import Counter

import pytest

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import UNFINISHED, Summary, play_match, play_on, seating, simulate
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.types import Move
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory
from deadwood.games.wyatt_earp.view import WyattEarpView

GAME = deadwood.game("wyatt-earp", players=3)


def without_time(summary: Summary) -> dict[str, object]:
    told = summary.as_dict()
    del told["seconds"], told["decisions_per_second"]
    return told


class Listening(Bot):
    """Wants knowledge, and checks it against what it sees."""

    needs_knowledge = True

    def __init__(self, seed: int) -> None:
        super().__init__(swift(seed))
        self.asked = 0

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        knowledge = chair.knowledge
        moves = chair.moves
        assert isinstance(view, WyattEarpView)
        assert isinstance(knowledge, WyattEarpMemory)
        assert knowledge.seat == view.seat == view.awaited[0]
        assert list(knowledge.mine) == view.hand
        assert len(moves) > 1
        self.asked += 1
        return moves[self.chance.below(len(moves))]


class Deaf(Bot):
    """Does not want knowledge, and gets none."""

    def choose(self, chair: Chair) -> Move:
        knowledge = chair.knowledge
        moves = chair.moves
        assert knowledge is None
        return moves[0]


class Wrong(Bot):
    """Answers with a move that is never legal at first."""

    def __init__(self, move: int) -> None:
        super().__init__(swift(1))
        self.move = move

    def choose(self, chair: Chair) -> Move:
        return self.move


def test_a_bot_that_wants_knowledge_has_all_that_its_seat_was_shown() -> None:
    bots: list[Bot] = [Listening(1), Deaf(swift(2)), Listening(3)]
    result = play_match(GAME, bots, 4)
    assert result.ended in ("money", "duel")
    assert len(result.winners) == 1
    for bot in bots:
        assert not isinstance(bot, Listening) or bot.asked > 20


@pytest.mark.parametrize("move", [100, -1, 100_000])
def test_an_illegal_answer_is_an_error_and_not_mended(move: int) -> None:
    with pytest.raises(deadwood.IllegalMove):
        play_match(GAME, [Wrong(move) for _ in range(3)], 1)


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(deadwood.BadOption, match="3 players need as many bots, not 2"):
        play_match(GAME, [Deaf(swift(1)), Deaf(swift(2))], 1)


def test_a_match_stops_at_its_limit_and_says_so() -> None:
    bots = [make_bot("random", GAME, seat) for seat in range(3)]
    result = play_match(GAME, bots, 1, None, 10)
    assert (result.winners, result.ended, result.decisions) == ([], UNFINISHED, 10)


def test_a_match_goes_on_from_any_state() -> None:
    state = GAME.new("somewhere")
    first = play_on(GAME, state.clone(), rangers(), None, 1000)
    assert first.ended in ("money", "duel")
    assert play_on(GAME, state, rangers(), None, 1000).decisions == first.decisions


def rangers() -> list[Bot]:
    return [make_bot("ranger", GAME, seat) for seat in range(3)]


def test_a_simulation_counts_every_game_and_every_winner() -> None:
    summary = simulate(GAME, ["ranger", "random", "random"], 9, 1)
    assert (summary.game, summary.edition, summary.players) == ("wyatt-earp", "alea-2001", 3)
    assert summary.games == 9
    assert sum(summary.ended.values()) == 9
    assert sum(summary.wins) == sum(summary.bot_wins.values()) == 9  # nobody shares a victory here
    assert summary.bot_seats == {"ranger": 9, "random": 18}
    assert summary.decisions > 9 * 50
    assert summary.decisions_per_second == summary.decisions / summary.seconds


@pytest.mark.parametrize("names", [["random"], ["ranger", "random"]])
def test_a_simulation_depends_on_its_seed_alone(names: list[str]) -> None:
    assert without_time(simulate(GAME, names, 5, 1)) == without_time(simulate(GAME, names, 5, 1))
    assert without_time(simulate(GAME, names, 5, 1)) != without_time(simulate(GAME, names, 5, 2))


@pytest.mark.parametrize("names", [["random"], ["random", "ranger"]])
def test_a_longer_simulation_begins_with_the_games_of_a_shorter(names: list[str]) -> None:
    heard: list[int] = []
    long = simulate(GAME, names, 4, "west", heard.append)
    assert heard == [1, 2, 3, 4]
    short = simulate(GAME, names, 3, "west")
    assert 0 < long.decisions - short.decisions < 5000
    assert all(0 <= more - less <= 1 for more, less in zip(long.wins, short.wins, strict=True))


def test_random_bots_in_the_fast_loop_win_evenly_over_the_seats() -> None:
    summary = simulate(GAME, ["random"], 150, 1)
    assert summary.bot_seats == {"random": 450}
    assert summary.bot_wins == {"random": 150}
    assert all(25 < wins < 80 for wins in summary.wins)


@pytest.mark.parametrize(
    ("names", "games"),
    [(["ranger"], 3), (["a", "b", "c"], 9), (["a", "b"], 12), (["a", "b", "b"], 9)],
)
def test_every_bot_has_every_seat_equally_often(names: list[str], games: int) -> None:
    sat = [Counter(seating(names, 3, 5, at)[seat] for at in range(games)) for seat in range(3)]
    assert sat[0] == sat[1] == sat[2]
    assert set(sat[0]) == set(names)
    shares = {name: names.count(name) for name in names}
    assert all(sat[0][name] * len(names) == games * shares[name] for name in names)


def test_neighbours_change() -> None:
    orders = set()
    for at in range(60):
        line = seating(["a", "b", "c"], 3, 5, at)
        first = line.index("a")
        orders.add(line[(first + 1) % 3])
    assert orders == {"b", "c"}


@pytest.mark.parametrize("names", [[], ["random"] * 4])
def test_no_bots_or_too_many_are_refused(names: list[str]) -> None:
    with pytest.raises(deadwood.BadOption, match="Name 1 to 3 bots"):
        simulate(GAME, names, 1, 1)


def test_no_games_and_unknown_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(deadwood.BadOption, match="at least 1, not 0"):
        simulate(GAME, ["random"], 0, 1)
    with pytest.raises(deadwood.UnknownName, match="Did you mean random"):
        simulate(GAME, ["random", "randon"], 1, 1)
