"""Replaying and verifying the record of a finished game."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import deadwood
from deadwood.bots import make_bot
from deadwood.bots.chair import Chair
from deadwood.cli import main
from deadwood.core.record import Record, result_of, start
from tests.cli.terminal import fine, refused


def finished(edition: str = "alea-2001") -> Record:
    """A game between two rangers, with its record."""
    game = deadwood.game("wyatt-earp", edition=edition, players=2)
    seed = deadwood.seed_bytes(11)
    record = start(game, seed, {0: "Anna", 1: "Ben"})
    state = game.new(seed)
    bots = [make_bot("ranger", game, seat) for seat in range(2)]
    while not game.over(state):
        seat = game.seats(state)[0]
        bot = bots[seat]
        assert not bot.needs_knowledge
        move = bot.choose(Chair(game, game.view(state, seat), None, game.legal(state, seat)))
        game.play(state, seat, move)
        record.moves.append((int(seat), game.text(move)))
    record.result = result_of(game, state)
    return record


@pytest.fixture
def record() -> Record:
    return finished()


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_verify_says_what_it_checked(file: Path, record: Record) -> None:
    said = fine("verify", str(file))
    assert "committed to before the first card" in said
    assert f"All {len(record.moves)} moves follow the rules" in said
    assert record.result not in said, "people read names and money"
    assert re.search(r"follows from the moves: (Anna|Ben) wins \(Anna \$[\d,]+, Ben \$", said)
    assert json.loads(fine("verify", str(file), "--json")) == {
        "ok": True,
        "game": "wyatt-earp",
        "edition": "alea-2001",
        "players": 2,
        "moves": len(record.moves),
        "over": True,
        "result": record.result,
        "checked": ["commitment", "moves", "result"],
    }


def test_verify_notices_every_change(file: Path, record: Record) -> None:
    whole = record.text()
    winner = record.result.split()[0]
    loser = "1" if winner == "2" else "2"
    for old, new, piece in [
        (f"commitment: {record.commitment}", f"commitment: {'0' * 64}", "committed to"),
        (f"result: {winner}", f"result: {loser}", "the moves say"),
        (f"seed: {record.seed}", f"seed: {'1' * 64}", "cannot be played"),
    ]:
        assert old in whole
        file.write_text(whole.replace(old, new), encoding="utf-8")
        assert piece in refused("verify", str(file)) or old.startswith("seed")
    file.write_text("\n".join(whole.splitlines()[:-1]) + "\n", encoding="utf-8")
    assert "not over" in refused("verify", str(file))


def test_verify_survives_any_damage(
    file: Path,
    record: Record,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Believed, or refused with one sentence; never anything else."""
    whole = record.text().encode()
    chance = random.Random(5)
    monkeypatch.setattr(sys, "argv", ["deadwood", "verify", str(file)])
    for _ in range(60):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(damaged) if chance.random() < 0.5 else 500)
            damaged[at : at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 2))
        file.write_bytes(bytes(damaged))
        with pytest.raises(SystemExit) as left:
            main()
        _, err = capsys.readouterr()
        assert (left.value.code, err.count("\n")) in ((0, 0), (2, 1)), bytes(damaged)


def test_replay_tells_the_whole_game_and_shows_all_hands(file: Path, record: Record) -> None:
    told = fine("replay", str(file), "--to", "4")
    assert "Anna is dealt 10 cards. [" in told
    assert "Anna has 1" in told
    assert "Ben has 1" in told
    whole = fine("replay", str(file))
    assert f"{len(record.moves):>4}  " in whole
    assert "The game is over" in whole


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("wyatt-earp", {"tied_leaders_short": "none"}, "tied_leaders_short = nichts"),
        ("wyatt-earp", {"stall_rounds": "7"}, "stall_rounds = 7"),
        ("el-paso", {"refill": "in-turn"}, "refill = der Reihe nach"),
        ("bang", {"sid_heals": "any_number"}, "sid_heals = so oft er will"),
    ],
)
def test_replay_says_in_words_by_which_options_was_played(
    tmp_path: Path, name: str, options: dict[str, str], said: str
) -> None:
    game = deadwood.game(name, options=options)
    path = tmp_path / "game.txt"
    path.write_text(start(game, deadwood.seed_bytes(1), {}).text(), encoding="utf-8")
    assert said in fine("replay", str(path), "--lang", "de")


def test_replay_for_a_seat_shows_what_that_seat_saw(file: Path) -> None:
    told = fine("replay", str(file), "--to", "4", "--seat", "1")
    assert "You are dealt: " in told
    assert "[" not in told
    assert told.count(" cards\n   ") == 1, "one hand only"
    other = fine("replay", str(file), "--to", "4", "--seat", "2", "--lang", "de")
    assert "Du bekommst: " in other


def test_replay_as_json(file: Path, record: Record) -> None:
    data = json.loads(fine("replay", str(file), "--json"))
    assert (data["to"], data["moves"]) == (len(record.moves), len(record.moves))
    assert data["over"] is True
    assert data["result"] == record.result
    assert [entry["text"] for entry in data["log"][1:]] == [text for _, text in record.moves]
    assert "position" in data
    seen = json.loads(fine("replay", str(file), "--json", "--seat", "1", "--to", "3"))
    assert "position" not in seen
    assert seen["view"]["seat"] == 0
    dealt = [e for e in seen["log"][0]["events"] if e["name"] == "dealt"]
    assert [set(e["values"]) == {-1} for e in dealt] in ([True, False], [False, True])


def test_a_finished_game_is_not_gone_on_with(file: Path) -> None:
    assert "That game is over" in fine("play", "--seed", "1", typed=f"load {file}\n")
    assert "wins" in fine("play", "--load", str(file))


def test_replay_for_a_seat_does_not_tell_what_another_took_unseen(tmp_path: Path) -> None:
    """The second player searches the discards; the first sees that he did, and no more."""
    game = deadwood.game("wyatt-earp", players=2)
    record = start(game, deadwood.seed_bytes("a search"), {0: "Anna", 1: "Ben"})
    state = game.new("a search")
    chance = deadwood.swift(5)
    taken = ""
    while not taken:
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        texts = [game.text(move) for move in moves]
        liked = [at for at, text in enumerate(texts) if text.endswith("search")]
        at = liked[0] if liked and seat == 1 else chance.below(len(moves))
        game.play(state, seat, moves[at])
        record.moves.append((int(seat), texts[at]))
        if seat == 1 and texts[at].startswith("take ") and "play" not in texts[at]:
            taken = texts[at]
    file = tmp_path / "search.txt"
    file.write_text(record.text(), encoding="utf-8")
    for other, last in [("1", "take"), ("2", taken)]:
        data = json.loads(fine("replay", str(file), "--json", "--seat", other))
        assert data["log"][-1]["text"] == last
        assert (taken in json.dumps(data["log"][-1])) == (other == "2")


def test_replay_for_a_seat_does_not_tell_what_another_laid_or_drew(tmp_path: Path) -> None:
    """Anna has laid a card of El Paso face down; Ben sees that she did, and no more."""
    game = deadwood.game("el-paso", players=2, options={"first_lookout": "1"})
    record = start(game, deadwood.seed_bytes(4), {0: "Anna", 1: "Ben"})
    state: Any = game.new(4)
    for _ in range(5):  # a raid with both draws, and Anna's next card
        seat = game.seats(state)[0]
        move = [move for move in game.legal(state, seat) if game.text(move) != "leave"][-1]
        record.moves.append((int(seat), game.text(move)))
        game.play(state, seat, move)
    file = tmp_path / "laid.txt"
    file.write_text(record.text(), encoding="utf-8")
    laid = record.moves[-1][1]
    own = json.loads(fine("replay", str(file), "--json", "--seat", "1"))
    assert own["log"][-1]["text"] == laid
    other = json.loads(fine("replay", str(file), "--json", "--seat", "2"))
    assert other["log"][-1]["text"] == "lay"
    assert other["log"][-1]["events"][0]["values"] == [-1]
    assert other["log"][-1]["events"][0]["words"] == "Anna lays a card face down."
    drawn = [event for item in other["log"] for event in item["events"] if event["name"] == "draw"]
    assert [event["values"][1] == -1 for event in drawn] == [True, False]
    spoken = laid.removeprefix("lay ").rpartition("-")
    card = f"{spoken[0].capitalize().replace('-', ' ')} {spoken[2]}"
    assert f"[{card}]" in fine("replay", str(file))
    assert card not in fine("replay", str(file), "--seat", "2").rpartition("lays a card")[2]


def test_a_shared_victory_is_verified_and_replayed_as_such(tmp_path: Path) -> None:
    game = deadwood.game("el-paso", players=5)
    for seed in range(100):
        record = start(game, deadwood.seed_bytes(seed), {0: "Anna", 1: "Ben", 2: "Cleo"})
        state = game.new(seed)
        chance = deadwood.swift(seed)
        while not game.over(state):
            seat = game.seats(state)[0]
            moves = game.legal(state, seat)
            move = moves[chance.below(len(moves))]
            record.moves.append((int(seat), game.text(move)))
            game.play(state, seat, move)
        if game.ended(state) == "shared":
            break
    record.result = result_of(game, state)
    file = tmp_path / "shared.txt"
    file.write_text(record.text(), encoding="utf-8")
    assert "share the victory (" in fine("verify", str(file))
    assert "teilen sich den Sieg" in fine("replay", str(file), "--lang", "de")


def test_a_record_without_a_commitment_is_not_called_believable(
    tmp_path: Path, record: Record
) -> None:
    file = tmp_path / "bare.txt"
    file.write_text(re.sub(r"commitment: \w+\n", "", record.text()), encoding="utf-8")
    told = fine("verify", str(file))
    assert "No commitment was published" in told
    assert "believed" not in told
