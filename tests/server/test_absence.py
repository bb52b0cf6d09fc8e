"""Somebody is away: the game goes on in each game, and the host can replace, give back, remove, hand over."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.bots.cast import CAST
from deadwood.core.fair import commitment
from deadwood.core.registry import entry
from deadwood.server.refusal import Refused
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.tables import commands
from deadwood.server.tables.table import OVER, PLAYING, STAND_IN
from tests.server.sitting import ANNA, BEN, CLEO, Sitting, same
from tests.server.test_table import refused

GENTLE = 180  # seconds, as the page proposes them


def gentle(name: str) -> Sitting:
    players = max(3, entry(name).players[0])
    return Sitting(name, players, move=GENTLE).started(ANNA, BEN, CLEO)


@pytest.mark.parametrize("name", deadwood.names())
def test_a_game_goes_on_without_somebody_who_is_away(name: str) -> None:
    """Ben never answers: the table waits for him once, and then a bot plays for him to the end."""
    at = gentle(name)
    seat = at.table.seat_of(BEN.id)
    waited = 0
    for _ in range(3000):
        if at.table.status == OVER:
            break
        asked = at.table.asked()
        others = [one for one in asked if one != seat or at.table.seats[one].player]
        if others:
            one = others[0]
            moves = at.moves(one)
            guest = at.guest_at(one)
            if guest is None or at.table.seats[one].player:
                at.apply(commands.bot_move(at.table, one, moves[0], at.now))
            else:
                at.do(guest, "play", move=moves[0], seat=one)
        else:
            at.wait(GENTLE)
            waited += 1
            at.apply(commands.time_up(at.table, seat, at.now))
            assert at.table.seats[seat].away == "time"
    assert waited == 1
    assert at.table.seats[seat].player == STAND_IN
    assert same(at.table, at.again())


@pytest.mark.parametrize("name", deadwood.names())
def test_a_host_removes_who_is_away_and_gives_the_seat_back(name: str) -> None:
    at = gentle(name)
    seat = at.table.seat_of(BEN.id)
    at.here = {ANNA.id, CLEO.id}
    with refused("not-host"):
        at.do(CLEO, "remove", seat=seat)
    at.do(ANNA, "remove", seat=seat)
    gone = at.table.seats[seat]
    assert (gone.guest, gone.bot, gone.name in CAST) == ("", STAND_IN, True)
    assert at.table.seat_of(BEN.id) == -1
    assert wire.seat_out(at.table, seat)["was"] == "Ben"
    with refused("not-seated"):
        at.do(BEN, "back")
    narrators = Narrators(at.table)
    told = wire.update(at.table, -1, 0, narrators.narrator("en"))
    assert [entry["kind"] for entry in told["entries"]].count("removed") == 1
    at.do(ANNA, "give", seat=seat)
    assert (at.table.seats[seat].name, at.table.seats[seat].away) == ("Ben", "host")
    at.do(BEN, "back")
    assert not at.table.seats[seat].player
    assert same(at.table, at.again())


def test_who_comes_back_while_removed_plays_at_once_when_the_seat_is_given() -> None:
    at = gentle("wyatt-earp")
    seat = at.table.seat_of(BEN.id)
    at.do(ANNA, "remove", seat=seat)
    at.here = {ANNA.id, BEN.id}
    at.do(ANNA, "give", seat=seat)
    assert at.table.seats[seat].away == ""
    assert at.table.seats[seat].guest == BEN.id


def test_nobody_who_plays_is_removed_and_no_hand_is_passed_on() -> None:
    at = gentle("wyatt-earp")
    seat = at.table.seat_of(BEN.id)
    at.here = {ANNA.id, BEN.id, CLEO.id}
    with refused("still-here", name="Ben"):
        at.do(ANNA, "remove", seat=seat)
    with refused("not-yourself"):
        at.do(ANNA, "remove", seat=at.table.seat_of(ANNA.id))
    with refused("nothing-to-give", seat=seat + 1):
        at.do(ANNA, "give", seat=seat)
    at.do(BEN, "leave")  # he lets a bot play, though he looks on
    at.do(ANNA, "remove", seat=seat)
    with pytest.raises(Refused):
        at.do(ANNA, "give", seat=6)
    at.do(ANNA, "host", seat=at.table.seat_of(CLEO.id))
    with refused("not-host"):
        at.do(ANNA, "give", seat=seat)
    at.do(CLEO, "give", seat=seat)
    assert at.table.seats[seat].guest == BEN.id


def test_a_host_calls_back_who_is_there_again() -> None:
    at = gentle("el-paso")
    seat = at.table.seat_of(BEN.id)
    at.here = {ANNA.id}
    at.do(ANNA, "kick", seat=seat)
    with refused("not-here", name="Ben"):
        at.do(ANNA, "give", seat=seat)
    at.here = {ANNA.id, BEN.id}
    at.do(ANNA, "give", seat=seat)
    assert not at.table.seats[seat].player


def test_what_was_promised_to_the_shuffle_survives_a_removal() -> None:
    at = Sitting("wyatt-earp", 3, move=GENTLE)
    for guest, digit in ((ANNA, "1"), (BEN, "2"), (CLEO, "3")):
        at.do(guest, "sit", commitment=promise(digit))
    at.do(ANNA, "start")
    for guest, digit in ((ANNA, "1"), (BEN, "2"), (CLEO, "3")):
        at.do(guest, "reveal", contribution=digit * 64)
    seat = at.table.seat_of(BEN.id)
    before = at.table.record()
    at.do(ANNA, "remove", seat=seat)
    assert at.table.status == PLAYING
    after = at.table.record()
    assert (before.contributions, before.commitments) == (after.contributions, after.commitments)
    assert after.bots == {seat: STAND_IN}


def test_a_host_switches_the_chat_off_and_a_few_words_stay() -> None:
    at = gentle("wyatt-earp")
    at.do(BEN, "chat", text="Howdy, partner!")
    with refused("not-host"):
        at.do(BEN, "hush", on=True)
    at.do(ANNA, "hush", on=True)
    with refused("chat-off"):
        at.do(BEN, "chat", text="Well …")
    at.do(BEN, "emote", emote="nice")
    last = at.table.entries[-1]
    narrators = Narrators(at.table)
    said = {
        lang: wire.entry_out(at.table, last, -1, narrators.narrator(lang))
        for lang in ("en", "de", "nl")
    }
    assert said["en"]["emote"] == "nice"
    assert [told["text"] for told in said.values()] == [
        "Well played!",
        "Gut gespielt!",
        "Goed gespeeld!",
    ]
    at.do(ANNA, "hush", on=False)
    at.do(BEN, "chat", text="Well …")
    assert same(at.table, at.again())


def promise(digit: str) -> str:
    return commitment(bytes.fromhex(digit * 64))
