"""Advice: what a marshal would do, from what a seat may know, for whom and when it is fair."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import deadwood
from deadwood.client import Client, Refused, RemoteTable
from deadwood.core.chance import swift
from deadwood.core.registry import AnyGame, names
from deadwood.server import protocol
from deadwood.server.bots import worker
from deadwood.server.bots.pool import Busy, Job
from tests.contract.proxy import Recording
from tests.contract.support import label
from tests.contract.test_leaks import Played, exchanges
from tests.server.running import Running, running
from tests.server.sitting import FEW
from tests.server.strangers import stop_limits
from tests.waiting import PATIENCE

THINKS = "30"  # simulations
BURNING = [
    "marshal:99999999",
    "legend:600s",
    "marshal:",
    "ranger:1",
    "Marshal",
    " ranger",
    "outlaw",
]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    with running(tmp_path, marshal=THINKS, legend=THINKS) as found:
        # Bots that think at the same time come first, and a busy machine lets them think for long.
        monkeypatch.setattr(found.parts.services.pool, "patience", PATIENCE)
        yield found


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert str(caught.value)


def alone(client: Client, game: str, **wishes: Any) -> RemoteTable:
    """A game against bots, in which its player is asked something."""
    players = FEW[game]
    bots = dict.fromkeys(range(1, players), "ranger")
    table = client.open(game, players=players, seat=0, bots=bots, **wishes)
    table.start()
    while not table.is_asked:
        table.wait()
    return table


def play_to_the_end(table: RemoteTable) -> None:
    for _ in table:
        while table.is_asked and table.status == "playing":
            table.play(table.moves[0]["move"])


# While a game runs.


@pytest.mark.parametrize("game", names())
def test_who_plays_against_bots_gets_advice_for_his_own_seat(server: Running, game: str) -> None:
    with Client(server.url, "Anna") as anna, alone(anna, game) as table:
        for _ in range(5):
            told = table.advice()
            protocol.AdviceOut.model_validate(told)
            while table.follower.number < told["n"]:  # others may be asked at the same time
                table.wait()
            assert told["seat"] == 0
            words = {move["move"]: move["words"] for move in table.moves}
            for opinion in told["opinions"]:
                assert words[opinion["move"]] == opinion["words"]
                assert opinion["chance"] is None or 0 <= opinion["chance"] <= 1
            assert not any(opinion["made"] for opinion in told["opinions"])
            table.play(told["opinions"][0]["move"])
            while not table.is_asked:
                table.wait()


def test_advice_comes_in_the_language_of_whoever_asks(server: Running) -> None:
    with Client(server.url, "Anna", lang="de") as anna, alone(anna, "bang") as table:
        words = {move["words"] for move in table.moves}
        assert {opinion["words"] for opinion in table.advice()["opinions"]} <= words


def test_nobody_else_gets_anything_about_a_running_game(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        alone(anna, "bang") as table,
        ben.watch(table.link) as watched,
    ):
        for seat in (None, 0, 1):
            with refused("not-seated"):
                watched.advice(seat)
        for move in (1, 2, 3):
            with refused("not-over"):
                watched.explain(move)
            with refused("not-over"):
                table.explain(move)
        with refused("not-your-seat"):
            table.advice(1)


def test_where_other_people_play_nobody_gets_advice(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        anna.open("wyatt-earp", players=3, seat=0, bots={2: "ranger"}) as hers,
        ben.join(hers.code) as his,
    ):
        with refused("not-started"):
            hers.advice()
        hers.start()
        while hers.status != "playing" or his.status != "playing":  # both add to the shuffle
            hers.wait(0.1)
            his.wait(0.1)
        for _ in range(2):
            for table in (hers, his):
                with refused("not-alone"):
                    table.advice()
            if his.info["seats"][1]["away"] is None:
                his.leave()  # a bot stands in; he may come back at any time


def test_at_one_device_only_who_is_alone_there_gets_advice(server: Running) -> None:
    shared = {"players": 3, "device": "shared"}
    with Client(server.url, "Anna") as anna:
        for people, bots in (
            ({"0": "Anna"}, {"1": "ranger", "2": "ranger"}),
            ({"0": "Anna", "1": "Ben"}, {"2": "ranger"}),
        ):
            wish = {"game": "wyatt-earp", "people": people, "bots": bots, **shared}
            made: Any = anna.ask("POST", "/api/tables", wish)
            code = made["code"]
            with anna.watch(code) as table:
                table.start()
                for seat in range(1, len(people)):
                    with refused("not-alone"):
                        table.advice(seat)
                if len(people) == 1:
                    while 0 not in table.follower.now["asked"]:  # type: ignore[index]
                        table.wait()
                    assert table.advice(0)["seat"] == 0


def test_who_is_not_asked_gets_no_advice_yet(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_for_ever(job: Job) -> str:
        await asyncio.Event().wait()
        return ""

    with Client(server.url, "Anna") as anna, alone(anna, "wyatt-earp") as table:
        monkeypatch.setattr(server.parts.services.pool, "choose", think_for_ever)
        while table.is_asked:
            table.play(table.moves[-1]["move"])
        with refused("not-asked"):
            table.advice()


def test_without_a_cookie_there_is_no_advice(server: Running) -> None:
    with (
        Client(server.url, "Anna") as anna,
        alone(anna, "wyatt-earp") as table,
    ):
        for tail in ("advice", "advice/1"):
            answer = httpx.get(f"{server.url}/api/tables/{table.code}/{tail}", timeout=PATIENCE)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


def test_while_all_bots_think_it_is_refused_in_plain_words(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(job: Job) -> Any:
        raise Busy

    with Client(server.url, "Anna") as anna, alone(anna, "wyatt-earp") as table:
        monkeypatch.setattr(server.parts.services.pool, "advise", busy)
        with pytest.raises(Refused, match="All bots are thinking at the moment") as caught:
            table.advice()
        assert caught.value.code == "busy"


def test_advice_has_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, ease=1.0, marshal="2") as server:
        stop_limits(server, monkeypatch)
        with (
            Client(server.url, "Anna") as anna,
            alone(anna, "wyatt-earp") as table,
            refused("too-fast"),
        ):
            for _ in range(40):
                table.advice()


# After it.


@pytest.mark.parametrize("game", names())
def test_afterwards_everybody_may_ask_about_every_move(server: Running, game: str) -> None:
    with (
        Client(server.url, "Anna") as anna,
        Client(server.url, "Ben") as ben,
        alone(anna, game) as table,
    ):
        play_to_the_end(table)
        made = [entry for entry in table.follower.entries if entry["kind"] == "move"]
        with ben.watch(table.link) as watched:
            for move in (1, 2, len(made) // 2, len(made)):
                told = watched.explain(move)
                assert (told["move"], told["seat"]) == (move, made[move - 1]["seat"])
                assert len([each for each in told["opinions"] if each["made"]]) == 1
                chances = [each["chance"] or 0.0 for each in told["opinions"][1:]]
                assert chances == sorted(chances, reverse=True)
                assert told == table.explain(move)
            with refused("no-moment"):
                watched.explain(len(made) + 1)
            with refused("over"):
                table.advice()


def test_a_table_that_was_closed_before_the_deal_has_no_moves(server: Running) -> None:
    with Client(server.url, "Anna") as anna, anna.open("bang", players=4, seat=0) as table:
        table.end()
        with refused("closed"):
            table.explain(1)


# What it depends on.


def opinions(
    game: AnyGame, played: Played, seat: int, swaps: list[Any], moments: int
) -> list[worker.Advice]:
    """What a marshal thinks on this seat, whenever it is asked in the first moments of a game."""
    setting = (game.name, game.edition, game.players, dict(game.given), "00" * 32, "")
    table = worker.ReplayedTable(setting)
    table.state = game.deal(Recording(swift(played.seed), swaps), True)  # type: ignore[misc]
    found: list[worker.Advice] = []
    asked = 0
    for number in range(moments):
        if number > 0:
            game.play(table.state, *played.moves[number - 1])
        if seat in game.seats(table.state) and len(game.legal(table.state, seat)) > 1:
            asked += 1
            if asked % 4 == 1:
                found.append(worker.opinions(table, "marshal:12", seat, number, ""))
    return found


@pytest.mark.parametrize("name", names())
def test_advice_depends_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    """Cards that it has never seen are exchanged in hindsight: not a figure changes."""
    game = deadwood.game(name, None, FEW[name])
    compared = 0
    for seed in range(3):
        played = Played(game, 700 + seed)
        for seat in range(2):
            for until, swaps in exchanges(game, played, seat)[:2]:
                moments = min(played.moments(until), 60)
                real = opinions(game, played, seat, [], moments)
                assert real == opinions(game, played, seat, swaps, moments), label(game)
                compared += len(real)
    assert compared >= 8


# Levels of bots.


@pytest.mark.parametrize("level", BURNING)
def test_only_the_plain_name_of_a_level_means_a_bot(server: Running, level: str) -> None:
    with Client(server.url, "Anna") as anna:
        with pytest.raises(
            Refused, match=r"There is no bot .* for this game; there are: "
        ) as caught:
            anna.open("bang", players=4, seat=0, bots={1: level})
        assert caught.value.code == "no-bot"
        with anna.open("bang", players=4, seat=0) as table:
            with refused("no-bot"):
                table.bot(1, level)
            with refused("no-bot"):
                table.start(fill=level)
            assert table.status == "open"


def test_a_seat_can_have_another_level_until_the_game_begins(server: Running) -> None:
    bots = {1: "ranger", 2: "ranger"}
    with (
        Client(server.url, "Anna") as anna,
        anna.open("bang", players=4, seat=0, bots=bots) as table,
    ):
        table.bot(1, "greenhorn")
        table.bot(2, "random")
        table.bot(3, "greenhorn")
        seats = table.info["seats"][1:]
        assert [seat["bot"] for seat in seats] == ["greenhorn", "random", "greenhorn"]
