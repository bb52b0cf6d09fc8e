"""The guide of BANG!: what its policy picks, the worlds it thinks in, and what a search finds."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.bots.bang.guide import BangGuide
from deadwood.bots.bang.priors import alike, without_twins
from deadwood.bots.bang.replies import reply
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.match import play_match
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.types import UNKNOWN, Move
from deadwood.games.bang.cards import DEPUTY, OUTLAW, SHERIFF
from deadwood.games.bang.game import BangGame
from deadwood.games.bang.knowledge import BangMemory, Token
from deadwood.games.bang.state import BangState
from tests.rules.bang.scene import Scene, at

EDITIONS = ["abacus-2005", "international"]


def a_game(edition: str, players: int, **options: str) -> BangGame:
    game = deadwood.game("bang", edition, players, options)
    assert isinstance(game, BangGame)
    return game


class Watcher(Bot):
    """Looks at every question through a guide before another bot answers it."""

    needs_knowledge = True

    def __init__(self, game: BangGame, seed: int, name: str) -> None:
        super().__init__(swift(seed))
        self.bot = make_bot(name, game, seed)
        self.game = game
        self.guide = BangGuide(game, True)
        self.looked = 0

    def choose(self, chair: Chair) -> Move:
        guide = self.guide
        seat = chair.view.as_dict()["seat"]
        assert isinstance(seat, int)
        guide.ready(chair)
        one = guide.world(self.chance)
        other = guide.world(self.chance)
        for world in (one, other):
            assert self.game.view(world, seat).as_dict() == chair.view.as_dict()
            self.check_policy(world, seat, chair.moves)
        # Both worlds look the same to the seat, so it does the same in them.
        assert guide.priors(one, seat, chair.moves) == guide.priors(other, seat, chair.moves)
        assert guide.pick(one, seat, chair.moves, self.chance) == guide.pick(
            other, seat, chair.moves, self.chance
        )
        guide.play_out(one, self.chance)
        self.check_payoffs(guide.payoffs(one), one)
        self.looked += 1
        return self.bot.choose(chair)

    def check_policy(self, world: BangState, seat: int, moves: list[Move]) -> None:
        self.guide.pick(world, seat, moves, self.chance)
        assert reply(self.guide.policy, world, world.pending[-1], seat) in moves
        priors = self.guide.priors(world, seat, moves)
        assert abs(sum(priors) - 1.0) < 1e-9
        assert min(priors) > 0.0

    def check_payoffs(self, payoffs: list[float], world: BangState) -> None:
        assert all(0.0 <= payoff <= 1.0 for payoff in payoffs)
        by_role = {
            int(role): payoffs[at] for at, role in enumerate(world.list_role()) if role != DEPUTY
        }
        assert abs(sum(by_role.values()) - 1.0) < 1e-9


@pytest.mark.parametrize("name", ["random", "ranger"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_gets_a_legal_answer(edition: str, name: str) -> None:
    game = a_game(edition, 5, choose_character="true")
    watchers = [Watcher(game, seat, name) for seat in range(5)]
    play_match(game, list(watchers), 1, limit=250)
    assert sum(watcher.looked for watcher in watchers) > 100


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "ranger"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_question_of_whole_games(edition: str, players: int, name: str) -> None:
    game = a_game(edition, players, choose_character="true")
    watchers = [Watcher(game, seat, name) for seat in range(players)]
    for seed in range(5):
        play_match(game, list(watchers), seed)
    assert sum(watcher.looked for watcher in watchers) > 300


def test_those_who_see_everything_in_death_still_have_worlds() -> None:
    game = a_game("abacus-2005", 4, dead_see_all="true")
    play_match(game, [Watcher(game, seat, "random") for seat in range(4)], 3, limit=200)


def test_worlds_are_dealt_from_the_chance_alone() -> None:
    scene = two_shots()
    chair = chair_of(scene)
    worlds = []
    for _ in range(2):
        guide = BangGuide(scene.game, True)
        guide.ready(chair)
        chance = swift(5)
        worlds.append([guide.world(chance).fields() for _ in range(5)])
    assert worlds[0] == worlds[1]
    assert len(set(worlds[0])) == 5


# Roles.


def full_memory(state: BangState, seat: int) -> BangMemory:
    """The memory of a seat that has only seen what lies open now, and its own hand."""
    memory = BangMemory(seat, state.players, state.rules)
    seen = [*state.list_hand(seat), *state.list_discards(), *state.list_store()]
    for other in range(state.players):
        seen.extend(state.list_table(other))
    for card in seen:
        memory.unseen[card] = UNKNOWN
    for holder in range(state.players):
        for card in state.list_hand(holder):
            known = holder == seat
            memory.held.append(Token(card if known else UNKNOWN, 0 if known else 1, 1 << holder))
            memory.sizes[holder] += 1
    memory.talon = [Token(UNKNOWN, 1, 0) for _ in state.list_talon()]
    memory.pile.extend(state.list_discards())
    for decision in state.pending:
        for card in decision.holds():
            memory.unseen[card] = UNKNOWN
    return memory


def chair_of(scene: Scene) -> Chair:
    game, state = scene.game, scene.state
    seat = game.seats(state)[0]
    view = game.view(state, seat)
    return Chair(game, view, full_memory(state, seat), game.legal(state, seat))


def two_shots(deeds: str = '["3 shot 1 2", "4 shot 3 2"]', role: str = "deputy") -> Scene:
    """Seat 2 looks on: seat 3 has shot at the Sheriff, seat 4 at seat 3."""
    return at(
        f"""
        turn = 2
        deeds = {deeds}
        [[seat]]
        role = "sheriff"
        hand = ["bang-ad", "missed-2s"]
        [[seat]]
        role = "{role}"
        hand = ["bang-kd", "beer-6h"]
        [[seat]]
        hand = ["bang-qd", "missed-3s"]
        [[seat]]
        hand = ["bang-jd", "missed-4s"]
        [[seat]]
        hand = ["bang-10d", "missed-5s"]
        """,
        players=5,
    )


def test_who_shoots_at_the_sheriff_is_an_outlaw() -> None:
    scene = two_shots()
    guide = BangGuide(scene.game, True)
    guide.ready(chair_of(scene))
    guesses = guide.guesses
    assert guesses.chance(2, OUTLAW) > 0.9
    assert guesses.chance(3, OUTLAW) < guesses.chance(4, OUTLAW)
    assert abs(sum(guesses.chance(2, role) for role in range(4)) - 1.0) < 1e-9
    assert guesses.chance(0, SHERIFF) > 0.999


def test_who_spares_the_sheriff_is_hardly_an_outlaw() -> None:
    """Seat 5 sits beside the Sheriff and shoots at seat 4 instead."""
    scene = two_shots('["5 shot 4 3"]')
    guide = BangGuide(scene.game, True)
    guide.ready(chair_of(scene))
    assert guide.guesses.chance(4, OUTLAW) < 0.45 < guide.guesses.chance(3, OUTLAW)


def test_without_weights_all_ways_are_equal() -> None:
    scene = two_shots()
    guide = BangGuide(scene.game, False)
    guide.ready(chair_of(scene))
    for seat in (2, 3, 4):
        assert abs(guide.guesses.chance(seat, OUTLAW) - 2 / 3) < 1e-9


def test_worlds_have_roles_as_often_as_they_are_likely() -> None:
    scene = two_shots()
    guide = BangGuide(scene.game, True)
    guide.ready(chair_of(scene))
    chance = swift(3)
    drawn = [guide.world(chance).list_role() for _ in range(2000)]
    share = sum(roles[4] == OUTLAW for roles in drawn) / len(drawn)
    assert abs(share - guide.guesses.chance(4, OUTLAW)) < 0.04


# Moves.


def test_twins_are_searched_once() -> None:
    scene = two_shots()
    game = scene.game
    moves = [game.parse(text) for text in ("end", "play bang-kd at 3", "play bang-qd at 3")]
    kept = without_twins("play", moves)
    assert [game.text(move) for move in kept] == ["end", "play bang-kd at 3"]
    assert alike(moves[1]) == alike(moves[2]) != alike(moves[0])


def searched(scene: Scene, simulations: int = 200) -> str:
    bot = make_bot(f"marshal:{simulations}", scene.game, 1)
    return str(scene.game.text(bot.choose(chair_of(scene))))


def test_an_outlaw_shoots_the_sheriff_who_has_one_life_left() -> None:
    scene = at(
        """
        turn = 2
        [[seat]]
        role = "sheriff"
        lives = 1
        [[seat]]
        role = "outlaw"
        hand = ["bang-kd", "beer-6h", "stagecoach-9s", "jail-js"]
        lives = 1
        [[seat]]
        hand = ["bang-qd"]
        """,
        players=5,
    )
    assert searched(scene) == "play bang-kd at 1"


def test_a_deputy_does_not_shoot_the_sheriff() -> None:
    scene = at(
        """
        turn = 2
        deeds = ["5 shot 1 3"]
        [[seat]]
        role = "sheriff"
        lives = 1
        [[seat]]
        role = "deputy"
        hand = ["bang-kd", "indians-kd", "gatling-10h"]
        lives = 4
        """,
        players=5,
    )
    assert searched(scene) not in ("play bang-kd at 1", "play indians-kd", "play gatling-10h")


def test_the_last_shield_is_used_for_the_last_life() -> None:
    scene = at(
        """
        turn = 1
        [[seat]]
        role = "sheriff"
        hand = ["bang-ad", "bang-kd"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["missed-2s", "bang-qd"]
        """,
        players=5,
    ).play("play bang-ad at 2")
    assert searched(scene) == "play missed-2s"
