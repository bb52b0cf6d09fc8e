"""Everybody draws at once (EP6.4): people against bots at one terminal, with a clock of our own."""

from __future__ import annotations

from typing import Final

import pytest

import deadwood
from deadwood.bots import Bot
from deadwood.bots.cast import CAST
from deadwood.bots.chair import Chair
from deadwood.cli.commands.play import play_on
from deadwood.cli.terminal.race import LATEST, SOONEST, Race
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Leave, Session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.chance import Chance
from deadwood.core.record import start
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.language.catalogue import catalogue
from tests.cli.terminal import Person, fine

NAMES: Final = {0: "Anna", 1: "Ben", 2: "Cleo"}
# After the first raid in Deadwood, all three have a card to draw. Hotel has one card, and no pile.
TABLE: Final = """
    town = "Deadwood"
    lookout = 2
    stars = 1
    roll = ["star", "brand", "brand", "six", "six"]
    tiles = ["bank-5", "horses-4"]
    pending = ["ride", "refill 1 7"]
    stocks = { hotel = ["hotel-8"] }
    [[seat]]
    hand = ["bank-1", "hotel-1", "hotel-2", "hotel-3", "horses-1"]
    [[seat]]
    hand = ["bank-2", "hotel-4", "hotel-5", "saloon-1", "horses-2"]
    [[seat]]
    hand = ["bank-3", "hotel-6", "hotel-7", "saloon-2", "horses-3"]
"""


class Even(Chance):
    """A stream that always says the same."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def word(self) -> int:
        return self.number


class Stubborn(Bot):
    """Draws one kind as long as it can, so many milliseconds after the soonest."""

    def __init__(self, game: AnyGame, kind: str, delay: int) -> None:
        super().__init__(Even(delay - SOONEST))
        self.wanted: Final = game.parse(f"draw {kind}")

    def choose(self, chair: Chair) -> Move:
        return self.wanted if self.wanted in chair.moves else chair.moves[0]


class Terminal(Screen):
    """A person who answers when he likes: pairs of seconds and words."""

    def __init__(self, answers: list[tuple[float, str]], is_live: bool) -> None:
        super().__init__()
        self.answers: Final = answers
        self.is_live = is_live
        self.now = 1000.0

    def ask(self, prompt: str) -> str:
        if not self.answers:
            raise EOFError
        seconds, text = self.answers.pop(0)
        self.now += seconds
        self.line(f"{prompt}{text}")
        return text


def draws(
    answers: list[tuple[float, str]],
    bots: dict[int, tuple[str, int]],
    is_live: bool = True,
    options: dict[str, str] | None = None,
) -> list[str]:
    """Who drew what, in order: "1 hotel"; the rest of the game is not played."""
    game = deadwood.game("el-paso", players=3, options=options or {})
    state = game.from_position(TABLE)
    state.events = []
    record = start(game, deadwood.seed_bytes(1), dict(NAMES))
    line_up = ["random" if seat in bots else "" for seat in range(3)]
    session = Session(game, state, record, line_up)
    for seat, (kind, delay) in bots.items():
        session.bots[seat] = Stubborn(game, kind, delay)
    screen = Terminal(answers, is_live)
    talk = Talk(screen, session, catalogue("en"), lambda: screen.now)
    with pytest.raises(Leave):
        play_on(talk)
    moves = [(seat, text) for seat, text in session.record.moves if text.startswith("draw")]
    return [f"{seat + 1} {text.removeprefix('draw ')}" for seat, text in moves]


BOTS: Final = {1: ("bank", 3000), 2: ("horses", 5000)}


def test_ep6_4_e11_who_answers_at_once_comes_first() -> None:
    assert draws([(1, "draw saloon")], BOTS) == ["1 saloon", "2 bank", "3 horses"]


def test_ep6_4_e11_who_takes_his_time_comes_last() -> None:
    assert draws([(60, "draw saloon")], BOTS) == ["2 bank", "3 horses", "1 saloon"]


def test_ep6_4_e11_the_quicker_bot_comes_before_and_the_slower_after() -> None:
    assert draws([(4, "draw saloon")], BOTS) == ["2 bank", "1 saloon", "3 horses"]
    swapped = {1: ("bank", 5000), 2: ("horses", 3000)}
    assert draws([(4, "draw saloon")], swapped) == ["3 horses", "1 saloon", "2 bank"]
    assert draws([(1, "draw saloon")], swapped) == ["1 saloon", "3 horses", "2 bank"]


def test_thinking_time_adds_up_over_several_lines() -> None:
    answers = [(2.0, "help"), (2.0, "nonsense"), (2.0, "draw saloon")]
    assert draws(answers, BOTS) == ["2 bank", "3 horses", "1 saloon"]


def test_ep6_4_e11_what_is_gone_is_said_and_asked_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    hotel = {1: ("hotel", 3000), 2: ("horses", 6900)}
    assert draws([(4, "draw hotel"), (1, "draw cattle")], hotel) == [
        "2 hotel",
        "1 cattle",
        "3 horses",
    ]
    said = " ".join(capsys.readouterr().out.partition("Anna> draw hotel")[2].split())
    assert said.startswith("Meanwhile: Ben draws Hotel. No Hotel card is left to draw. [EP6.5]")
    assert "5) Horses (5 left)" in said.partition("Anna> draw cattle")[0], "the list without Hotel"


def test_a_number_means_what_he_saw_when_he_typed_it() -> None:
    """Saloon is the second of the list, and Hotel the fifth; then Hotel is taken from it."""
    hotel = {1: ("hotel", 3000), 2: ("horses", 6900)}
    assert "1 horses" in draws([(4, "6")], hotel)
    assert "1 cattle" in draws([(4, "5"), (0.5, "4")], hotel), "5 was Hotel, and it is gone"


def test_a_command_shows_the_table_as_it_is_by_then(capsys: pytest.CaptureFixture[str]) -> None:
    hotel = {1: ("hotel", 3000), 2: ("horses", 6900)}
    draws([(4, "table"), (0.5, "4")], hotel)
    said = capsys.readouterr().out.partition("Anna> table")[2].partition("Anna> ")[0]
    assert "Meanwhile: Ben draws Hotel." in said
    assert "5) Horses" in said
    assert "Hotel      empty         –" in said


def test_what_a_bot_draws_stays_its_secret(capsys: pytest.CaptureFixture[str]) -> None:
    draws([(4, "hand"), (1, "1")], {1: ("hotel", 3000), 2: ("horses", 5000)})
    assert "Hotel 8" not in capsys.readouterr().out


def test_piped_input_has_no_clock_and_people_come_first() -> None:
    assert draws([(60, "draw hotel")], {1: ("hotel", 2000), 2: ("horses", 2000)}, False) == [
        "1 hotel",
        "2 bank",
        "3 horses",
    ]


def test_ep6_4_refill_in_turn_is_no_race() -> None:
    """Ben is the lookout, so he and Cleo draw before Anna, however quick she is."""
    options = {"refill": "in-turn"}
    assert draws([(0, "1")], BOTS, True, options) == ["2 bank", "3 horses", "1 bank"]


def test_several_people_are_asked_in_order_and_passing_the_keyboard_takes_no_time() -> None:
    """Cleo's bot needs 5 seconds; Ben thinks for 2, the keyboard is passed for a minute, Anna 2."""
    bot = {2: ("horses", 5000)}
    answers = [(60.0, ""), (2.0, "draw bank"), (60.0, ""), (2.0, "draw saloon")]
    assert draws(answers, bot) == ["2 bank", "1 saloon", "3 horses"]
    answers = [(60.0, ""), (2.0, "draw bank"), (60.0, ""), (4.0, "draw saloon")]
    assert draws(answers, bot) == ["2 bank", "3 horses", "1 saloon"]


def test_without_people_bots_draw_in_turn() -> None:
    game = deadwood.game("el-paso", players=3)
    state = game.from_position(TABLE)
    state.events = []
    record = start(game, deadwood.seed_bytes(1), dict(NAMES))
    session = Session(game, state, record, ["random", "random", "random"])
    before = [bot.chance.fields() for bot in session.bots if bot is not None]
    race = Race(session, [1, 2, 0], True)
    assert race.next(session, [1, 2, 0]) == 1
    assert not race.run(session, session.bot_choice)
    assert [bot.chance.fields() for bot in session.bots if bot is not None] == before


def test_delays_are_those_of_people_and_come_from_the_bots_own_chance() -> None:
    game = deadwood.game("el-paso", players=3)
    delays: set[float] = set()
    for seed in range(40):
        state = game.from_position(TABLE)
        state.events = []
        record = start(game, deadwood.seed_bytes(seed), dict(NAMES))
        race = Race(Session(game, state, record, ["", "random", "random"]), [1, 2, 0], True)
        assert sorted(race.delays) == [1, 2], "people have none"
        delays.update(race.delays.values())
    assert SOONEST <= 1000 * min(delays) < 1000 * max(delays) <= LATEST
    assert len(delays) > 60, "they differ"


def test_the_photo_window_of_wyatt_earp_is_no_race() -> None:
    """All others are asked in order, whatever the clock says."""
    game = deadwood.game(
        "wyatt-earp", edition="gryphon-2014", players=3, options={"photo_reaction": "true"}
    )
    state = game.from_position(
        """
        phase = "play"
        [[seat]]
        hand = ["3 jesse-james", "bob-dalton"]
        [[seat]]
        hand = ["photo-jesse-james", "hideout"]
        [[seat]]
        hand = ["2 hideout"]
        """
    )
    state.events = []
    record = start(game, deadwood.seed_bytes(1), dict(NAMES))
    session = Session(game, state, record, ["", "random", "random"])
    screen = Terminal([(60, "lay 3 jesse-james")], True)
    talk = Talk(screen, session, catalogue("en"), lambda: screen.now)
    with pytest.raises(Leave):
        play_on(talk)
    assert [seat for seat, _ in session.record.moves[:2]] == [0, 1]
    assert not talk.table.is_race(session.view(deadwood.NOBODY))


def test_the_same_piped_input_gives_the_same_game() -> None:
    typed = "2\n1\n" * 30
    first = fine("play", "el-paso", "--seed", "5", typed=typed)
    assert fine("play", "el-paso", "--seed", "5", typed=typed) == first


def test_a_real_terminal_has_a_real_clock() -> None:
    """Who was quicker depends on the machine; that everybody draws does not."""
    person = Person("--seed", "7", "--players", "3", game="el-paso")
    person.look()
    person.type("")
    person.type("2")
    assert "first come, first served" in person.screen
    person.type("1")
    story = " ".join(person.screen.split())
    assert "You draw Bank" in story
    others = {name for name in CAST if f"{name} draws" in story}
    assert len(others) == 2
    person.end()
    assert person.leave() == 0
