"""Records and positions that earlier versions have stored open, verify and go on."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

import deadwood
from deadwood.core.reason import BadRecord
from deadwood.core.record import Replay, read, verify
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.language.catalogue import catalogue

BEFORE = Path(__file__).parents[1] / "fixtures" / "before"
RECORDS = sorted(BEFORE.glob("*.record"))
POSITIONS = sorted([*BEFORE.glob("*.toml"), *BEFORE.glob("*.json")])
MOST_MOVES = 20_000


def replay_of(path: Path) -> Replay[Any]:
    record = read(path.read_text(encoding="utf-8"))
    game = deadwood.game(record.game, record.edition, record.players, record.options)
    return Replay(game, record, False)


def play_to_the_end(game: AnyGame, state: State) -> None:
    dice = random.Random(7)
    for _ in range(MOST_MOVES):
        if game.over(state):
            return
        seat = dice.choice(game.seats(state))
        game.play(state, seat, dice.choice(game.legal(state, seat)))
    raise AssertionError("the game does not end")


def test_there_is_something_of_every_edition_that_there_was() -> None:
    editions = {(name, at) for name in deadwood.names() for at in deadwood.entry(name).editions}
    of_each = [
        {tuple(at.stem.split("__")[:2]) for at in [*RECORDS, *POSITIONS] if at.suffix == f".{kind}"}
        for kind in ("record", "toml", "json")
    ]
    assert of_each[0] == of_each[1] == of_each[2] <= editions
    assert len(of_each[0]) == 5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_before_verifies(path: Path) -> None:
    replay = replay_of(path)
    assert verify(replay.game, replay.record) == ["commitment", "moves", "result"]
    assert replay.record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.name)
def test_a_position_of_before_is_read_and_goes_on(path: Path) -> None:
    game, state = deadwood.from_position(path.read_text(encoding="utf-8"))
    stem, _, number = path.stem.rpartition("__move_")
    replay = replay_of(BEFORE / f"{stem}.record")
    replay.to(int(number))
    assert game.position(state) == game.position(replay.state)
    assert game.described(state) == game.described(replay.state)
    play_to_the_end(game, state)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.name)
def test_a_position_is_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game, state = deadwood.from_position(text)
    if path.suffix == ".toml":
        assert game.position(state) == text


def older(path: Path, position: str, *moves: str) -> Replay[Any]:
    """A record of revision 1 of BANG! that stands at a position, with moves that were made then."""
    record = read(path.read_text(encoding="utf-8"))
    record.moves = [(int(move[0]) - 1, move[2:]) for move in moves]
    game = deadwood.game(record.game, record.edition, record.players, record.options)
    replay = Replay(game, record, False)
    data = tomllib.loads(position)
    replay.state = game.from_position(tomli_w.dumps(data))
    return replay


JAILED = """
    turn = 1
    talon = ["bang-9c"]
    [[seat]]
    [[seat]]
    character = "sid-ketchum"
    lives = LIVES
    hand = ["saloon-5h", "duel-8c"]
    table = ["jail-4h"]
    [[seat]]
    character = "black-jack"
"""
BANG = BEFORE / "bang__abacus-2005.record"


def test_a_record_of_older_rules_is_replayed_where_they_are_the_same() -> None:
    assert read(BANG.read_text(encoding="utf-8")).revision == 1
    assert deadwood.game("bang").revision == 2
    replay = older(BANG, JAILED.replace("LIVES", "4"), "1 end", "3 end")
    replay.to(2)
    assert replay.state.turn == 3


def test_a_record_of_older_rules_is_refused_where_they_are_not() -> None:
    """Nobody asked the prisoner then; nothing is guessed for him."""
    replay = older(BANG, JAILED.replace("LIVES", "3"), "1 end", "3 end")
    with pytest.raises(BadRecord) as refused:
        replay.to(2)
    sentence = str(refused.value)
    assert sentence == (
        "This game was played by revision 1 of the rules of bang; by revision 2, which is here, "
        "move 2 is another."
    )
    assert "Fassung 1" in catalogue("de").complaint(refused.value)
    assert "versie 1" in catalogue("nl").complaint(refused.value)
