"""A game far away looks in the terminal as it would if it were played here."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

import pytest

import deadwood
from deadwood.cli.remote.session import RemoteSession, game_of
from deadwood.cli.remote.talk import RemoteTalk
from deadwood.cli.terminal.advice import last_choice
from deadwood.cli.terminal.any_session import Sitting
from deadwood.cli.terminal.keyboard import LiveScreen
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Session
from deadwood.cli.terminal.talk import Conversation, Talk
from deadwood.client import Client, ClientError, Refused, RemoteTable
from deadwood.core.record import read, start
from deadwood.language.catalogue import catalogue
from tests.client.serving import serving
from tests.client.test_client import is_taken_back


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


def everything(talk: Conversation, session: Sitting, seat: int) -> list[str]:
    """All that the screen can say to a seat that is asked."""
    view = session.view(seat)
    with talk.screen.collected() as lines:
        talk.table.recall(session.shown(seat))
        talk.table.draw(talk.screen, view)
        talk.table.draw_brief(talk.screen, view)
        talk.table.draw_pile(talk.screen, view, session.memory(-1))
        talk.screen.lines(talk.table.hand(view))
        talk.screen.lines(talk.list_choices(seat))
        talk.screen.lines(talk.table.story(session.shown(seat), seat))
        for card in talk.table.cards()[:3]:
            talk.explain_card(seat, view, card)
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("name", deadwood.names())
def test_every_screen_of_a_game_is_the_same_as_at_home(server: str, name: str) -> None:
    """What a seat was shown over the wire, and in a replay of the record here."""
    chance = random.Random(name)
    with Client(server, "Anna") as client, client.open(name, pace=0) as link:
        link.start(fill="random")
        shown = list(screens(link, chance, most=12))
        play_out(link, chance)
        compare(link, shown)


def screens(link: RemoteTable, chance: random.Random, most: int) -> Iterator[tuple[int, list[str]]]:
    """Number of the last entry and all lines, at some of our questions."""
    talk: RemoteTalk | None = None
    for _ in link:
        if not link.is_asked:
            continue
        talk = talk or RemoteTalk(LiveScreen(), RemoteSession(link), catalogue("en"))
        talk.session.catch_up()
        number = link.follower.number
        lines = everything(talk, talk.session, link.seat)
        if link.follower.number == number:  # else others have moved in between, as in a race
            yield number, lines
            most -= 1
        with contextlib.suppress(Refused):
            link.play(chance.choice(link.moves)["move"])
        if most == 0:
            return


def play_out(link: RemoteTable, chance: random.Random) -> None:
    for _ in link:
        if link.is_asked:
            with contextlib.suppress(Refused):
                link.play(chance.choice(link.moves)["move"])


def compare(link: RemoteTable, shown: list[tuple[int, list[str]]]) -> None:
    record = read(link.record())
    game = game_of(link)
    seed = bytes.fromhex(record.seed)
    session = Session(
        game, game.new(seed, True), start(game, seed, record.names), [""] * game.players
    )
    talk = Talk(Screen(), session, catalogue("en"))
    moves = iter(record.moves)
    wanted = dict(shown)
    compared = 0
    for entry in link.follower.entries:
        if entry["kind"] == "move":
            seat, text = next(moves)
            session.play(seat, game.parse(text))
        if entry["n"] in wanted:
            assert wanted[entry["n"]] == everything(talk, session, link.seat), link.info["game"]
            compared += 1
    assert compared == len(shown) > 4


def test_what_is_taken_back_has_not_happened(server: str) -> None:
    chance = random.Random(1)
    with (
        Client(server, "Anna") as anna,
        Client(server, "Ben") as ben,
        anna.open("el-paso", players=2) as hers,
        ben.join(hers.code) as his,
    ):
        hers.start()
        while hers.follower.now is None or his.follower.now is None:
            hers.wait(0.05)
            his.wait(0.05)
        sessions = {table.seat: RemoteSession(table) for table in (hers, his)}
        done = False
        while not done:
            for table in (hers, his):
                table.wait(0.01)
                sessions[table.seat].catch_up()
                done = done or (table.is_asked and is_taken_back(table, chance))
        number = max(hers.follower.number, his.follower.number)
        for table in (hers, his):
            while table.follower.number < number:
                table.wait()
            followed, fresh = sessions[table.seat], RemoteSession(table)
            followed.catch_up()
            fresh.catch_up()
            assert followed.events == fresh.events
            assert followed.memory(table.seat).fields() == fresh.memory(table.seat).fields()


def test_advice_where_all_others_are_bots_and_any_move_explained_after_the_end(server: str) -> None:
    chance = random.Random(2)
    with Client(server, "Anna") as client, client.open("wyatt-earp", players=2, pace=0) as link:
        link.start(fill="random")
        for _ in link:
            if link.is_asked:
                break
        talk = RemoteTalk(LiveScreen(), RemoteSession(link), catalogue("en"))
        with talk.screen.collected() as lines:
            talk.list_choices(link.seat)
            talk.obey(link.seat, "hint", "")
        assert lines[0].startswith("A marshal would choose ")
        assert "wins  looked at" in lines[1] + lines[2]
        for command, text, said in [
            ("hint", "legend", "At a server it is always a marshal who is asked."),
            ("explain", "", "At a table with others, moves are explained when the game is over."),
        ]:
            with talk.screen.collected() as lines:
                talk.obey(link.seat, command, text)
            assert lines == [said]
        link.play(chance.choice(link.moves)["move"])
        play_out(link, chance)
        talk.session.catch_up()
        record = talk.session.kept()
        numbers = [last_choice(record, seat) for seat in range(2)]
        with talk.screen.collected() as lines:
            for number in numbers:
                talk.obey(link.seat, "explain", f"{number} marshal:10")
        heads = [line.partition(" (")[0] for line in lines if " on move " in line]
        assert heads == [f"A marshal on move {number}" for number in numbers]


def test_among_people_nobody_whispers(server: str) -> None:
    with (
        Client(server, "Anna") as anna,
        Client(server, "Ben") as ben,
        anna.open("wyatt-earp", players=2) as hers,
        ben.join(hers.code) as his,
    ):
        hers.start()
        tables = (hers, his)
        while not any(table.is_asked for table in tables):
            for table in tables:
                table.wait(0.05)
        asked = next(table for table in tables if table.is_asked)
        talk = RemoteTalk(LiveScreen(), RemoteSession(asked), catalogue("en"))
        with talk.screen.collected() as lines:
            talk.obey(asked.seat, "hint", "")
        assert " ".join(lines).startswith("Other people play at this table")


def test_a_table_with_newer_rules_is_refused(server: str) -> None:
    with Client(server, "Anna") as client, client.open("bang") as link:
        link.info["revision"] = 99
        with pytest.raises(ClientError, match=r"revision 99 .* too old"):
            RemoteSession(link)
        link.info["game"] = "poker"
        with pytest.raises(ClientError, match="poker"):
            RemoteSession(link)
