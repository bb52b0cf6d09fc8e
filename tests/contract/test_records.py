"""A record says everything: replayed, it is the same game. A damaged or false one is refused."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import deadwood
from deadwood.core.chance import seed_bytes, swift
from deadwood.core.fair import commitment, fair_seed
from deadwood.core.reason import BadRecord, DeadwoodError
from deadwood.core.record import Record, Replay, read, result_of, start, verify
from tests.contract.adapters import adapter_of
from tests.contract.support import SCALE, AnyGame, choose, every_game, explains, label, some_games

EXAMPLES = 60 * SCALE


@cache
def recorded(game: AnyGame, seed: bytes = seed_bytes(7)) -> tuple[str, list[str]]:
    """The record of a random game, and the digest of the state before and after each move."""
    record = start(game, seed, {0: "Anna", 1: "Björn of the Hill"})
    state = game.new(seed)
    digests = [state.digest()]
    chance = swift(7)
    while not game.over(state):
        seat, move = choose(game, state, chance)
        record.moves.append((seat, game.text(move)))
        game.play(state, seat, move)
        digests.append(state.digest())
    record.result = result_of(game, state)
    return record.text(), digests


def game_of(record: Record) -> AnyGame:
    """The game that a record names, as whoever opens the file would make it."""
    return deadwood.game(record.game, record.edition, record.players, record.options)


@every_game
def test_a_record_replays_to_the_same_states(game: AnyGame) -> None:
    text, digests = recorded(game)
    record = read(text)
    replay = Replay(game_of(record), record)
    assert replay.state.events
    for number, digest in enumerate(digests):
        replay.to(number)
        assert replay.number == number
        assert replay.state.digest() == digest, f"{label(game)} after move {number}"
    assert game.over(replay.state)


@every_game
def test_a_record_is_its_text_and_back(game: AnyGame) -> None:
    text, _ = recorded(game)
    record = read(text)
    assert record.text() == text
    assert record.names == {0: "Anna", 1: "Björn of the Hill"}
    assert (record.game, record.edition, record.players) == (
        game.name,
        game.edition,
        game.players,
    )


@some_games
def test_a_replay_stops_at_any_move_and_nowhere_else(game: AnyGame) -> None:
    text, digests = recorded(game)
    moves = len(digests) - 1
    for number in (0, 1, moves // 2, moves):
        replay = Replay(game, read(text), listen=False)
        replay.to(number)
        assert replay.state.digest() == digests[number]
        assert replay.state.events is None
    for number in (-1, moves + 1):
        with pytest.raises(BadRecord, match=f"moves 1 to {moves}, not {number}"):
            Replay(game, read(text)).to(number)


@every_game
def test_a_true_record_is_verified(game: AnyGame) -> None:
    text, _ = recorded(game)
    assert verify(game, read(text)) == ["commitment", "moves", "result"]
    record = read(text)
    record.commitment = ""
    assert verify(game, record) == ["moves", "result"]


@every_game
def test_a_changed_seed_is_found_out(game: AnyGame) -> None:
    record = read(recorded(game)[0])
    record.seed = seed_bytes(8).hex()
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(game, record)
    record.commitment = commitment(seed_bytes(8))  # then the moves or the result do not fit
    with pytest.raises(BadRecord, match=r"cannot be replayed|the moves say"):
        verify(game, record)


@every_game
def test_a_wrong_commitment_is_found_out(game: AnyGame) -> None:
    record = read(recorded(game)[0])
    record.commitment = commitment(b"another")
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(game, record)


@every_game
def test_a_changed_move_is_found_out(game: AnyGame) -> None:
    """A legal move in the place of another makes a later move impossible or the result another.

    Not always: a record says what was done and who won. A card that is given up or drawn and never
    asked for again leaves no trace in either; then the changed record is as true as the real one,
    and nobody could tell. The adapters say how many of the moves that are tried here are such.
    """
    text, _ = recorded(game)
    moves = len(read(text).moves)
    unnoticed = []
    tried = 0
    for at in range(0, moves, moves // 8):
        record = read(text)
        replay = Replay(game, record, listen=False)
        replay.to(at)
        seat, move = record.moves[at]
        others = [
            other for other in map(game.text, game.legal(replay.state, seat)) if other != move
        ]
        if not others:
            continue
        tried += 1
        record.moves[at] = (seat, others[0])
        refused = refused_at(game, record)
        if refused == 0:
            unnoticed.append(at)
        assert refused == 0 or refused > at + 1  # the move itself was legal
    assert tried > 2
    assert len(unnoticed) <= adapter_of(game.name).unnoticed, unnoticed


def refused_at(game: AnyGame, record: Record) -> int:
    """The number of the move that cannot be, one more than there are if only the result is another,
    0 if there is nothing against the record."""
    try:
        verify(game, record)
    except BadRecord as error:
        sentence = str(error)
    else:
        return 0
    if "the moves say" in sentence:
        return len(record.moves) + 1
    found = re.match(r"Move (\d+) cannot be replayed", sentence)
    assert found, sentence
    return int(found[1])


def asked_alone(game: AnyGame, record: Record) -> int:
    """The number of a move that nobody else could have made; in a free-for-all all may."""
    replay = Replay(game, record, listen=False)
    for number in range(4, len(record.moves)):
        replay.to(number)
        if len(game.seats(replay.state)) == 1:
            return number
    pytest.fail(f"{label(game)}: everything is a free-for-all")


@every_game
def test_a_move_of_another_seat_or_an_illegal_one_is_named(game: AnyGame) -> None:
    record = read(recorded(game)[0])
    at = asked_alone(game, record)
    seat, move = record.moves[at]
    refused = f"Move {at + 1} cannot be replayed"
    record.moves[at] = ((seat + 1) % game.players, move)
    with pytest.raises(BadRecord, match=rf"{refused}: .*seat {seat + 1} is asked now \([a-z-]+\)$"):
        verify(game, record)
    record.moves[at] = (seat, "sing a song")
    with pytest.raises(BadRecord, match=refused):
        verify(game, record)


@every_game
def test_a_changed_result_is_found_out(game: AnyGame) -> None:
    for result in ("", "1 luck", "9 money"):
        record = read(recorded(game)[0])
        record.result = result
        with pytest.raises(BadRecord, match=f"says the result is {result or 'nothing'}; the moves"):
            verify(game, record)


@every_game
def test_an_unfinished_record_that_claims_a_result_is_found_out(game: AnyGame) -> None:
    record = read(recorded(game)[0])
    record.moves.pop()
    with pytest.raises(BadRecord, match="the game is not over"):
        verify(game, record)
    record.result = ""
    assert verify(game, record)[-1] == "result"


@every_game
def test_a_record_of_another_table_is_refused(game: AnyGame) -> None:
    for name, value in [("game", "faro"), ("edition", "of 1881"), ("options", {"jokers": "2"})]:
        record = read(recorded(game)[0])
        setattr(record, name, value)
        with pytest.raises(BadRecord, match="a record of another game"):
            Replay(game, record)


@every_game
def test_a_record_of_other_rules_is_refused(game: AnyGame) -> None:
    record = read(recorded(game)[0].replace(f"revision: {game.revision}", "revision: 99"))
    with pytest.raises(BadRecord, match="revision 99 of the rules"):
        Replay(game, record)
    with pytest.raises(BadRecord, match="revision 99 of the rules"):
        verify(game, record)


@every_game
def test_a_game_dealt_by_all_is_verified_and_every_part_counts(game: AnyGame) -> None:
    secret = b"the secret of the table"
    parts = [b"" if seat == 1 else b"%d" % seat for seat in range(game.players)]
    text, _ = recorded(game, fair_seed(secret, parts))
    fair = read(text)
    fair.secret = secret.hex()
    fair.commitment = commitment(secret)
    for seat, part in enumerate(parts):
        if part:
            fair.contributions[seat] = part.hex()
            fair.commitments[seat] = commitment(part)
    text = fair.text()
    assert verify(game, read(text)) == ["fair-seed", "moves", "result"]

    def changed(key: str, value: str) -> Record:
        lines = [
            f"{key}: {value}" if line.startswith(f"{key}:") else line for line in text.splitlines()
        ]
        return read("\n".join(lines))

    for key, value, sentence in [
        ("secret", b"another".hex(), "The secret is not the one"),
        ("contribution 1", b"another".hex(), "The contribution of seat 1 is not"),
        ("commitment 1", commitment(b"another"), "The contribution of seat 1 is not"),
        ("seed", "00" * 32, "The seed is not made of"),
        ("secret", "xyz", "hexadecimal"),
        ("contribution 1", "xyz", "hexadecimal"),
    ]:
        with pytest.raises(BadRecord, match=sentence):
            verify(game, changed(key, value))
    for seat in (-1, game.players):
        stranger = read(text)
        stranger.commitments[seat] = commitment(b"")
        with pytest.raises(BadRecord, match=f"seat {seat + 1} is not"):
            verify(game, stranger)


def open_and_verify(text: str) -> None:
    """Whoever opens a file: it is verified, or refused with a sentence, and nothing else."""
    try:
        record = read(text)
        game = game_of(record)
        replay = Replay(game, record)
        replay.to(len(record.moves))
        verify(game, record)
    except DeadwoodError as error:
        explains(error)
    else:
        assert read(record.text()).text() == record.text()


def short(game: AnyGame) -> str:
    """The header of a record and its first moves, all that damage can be done to."""
    return "\n".join(recorded(game)[0].splitlines()[:40]) + "\n"


@some_games
def test_a_record_that_lacks_a_line_is_refused_or_sound(game: AnyGame) -> None:
    lines = short(game).splitlines(keepends=True)
    for at in range(len(lines)):
        open_and_verify("".join(lines[:at] + lines[at + 1 :]))
        with_two = lines[:at] + [lines[at]] + lines[at:]
        open_and_verify("".join(with_two))
    with pytest.raises(BadRecord):
        read("".join(lines[:2] + lines[3:]))  # no edition
    with pytest.raises(BadRecord):
        read("".join(lines[:-3] + lines[-2:]))  # a move too few


@pytest.mark.slow
@some_games
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_record_with_random_damage_is_refused_or_sound(
    game: AnyGame, data: st.DataObject
) -> None:
    text = short(game)
    start_at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    filling = data.draw(st.one_of(st.text(max_size=15), st.integers(-5, 10**20).map(str)))
    open_and_verify(text[:start_at] + filling + text[start_at + length :])


@settings(max_examples=EXAMPLES)
@given(text=st.text())
def test_any_text_at_all_is_refused_as_a_record(text: str) -> None:
    open_and_verify(text)
    open_and_verify("deadwood-record 1\n" + text)


@settings(max_examples=EXAMPLES)
@given(raw=st.binary())
def test_bytes_read_as_text_are_refused_as_a_record(raw: bytes) -> None:
    open_and_verify("deadwood-record 1\n" + raw.decode("latin-1"))
