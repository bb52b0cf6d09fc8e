"""What programs ask of a game besides playing it: loaded chance, clones, rankings, figures, house rules by keyword."""

from __future__ import annotations

from typing import Any

import pytest

import deadwood
from deadwood import Loaded, Sealed, swift
from deadwood.bots import make_bot, play_match, play_on
from deadwood.core.stored import read, write
from deadwood.games.bang import BangState
from deadwood.games.el_paso import ElPasoState
from tests.contract.support import SCALE, AnyGame, every_game, samples

LONG = 1_000_000


# Clones.


@every_game
def test_a_clone_meets_the_same_chance_unless_it_gets_its_own(game: AnyGame) -> None:
    for at, state in enumerate(samples(game, SCALE)):
        assert state.clone().chance.fields() == state.chance.fields()
        chance = swift(at)
        twin = state.clone(chance)
        assert twin.chance is chance
        assert twin.fields()[2:] == state.fields()[2:]
        assert twin.events is None
        before = state.chance.fields()
        deadwood.random_play(twin, swift(1), LONG)
        assert state.chance.fields() == before


def test_the_same_moves_bring_the_same_cards_in_a_clone_and_others_by_its_own_chance() -> None:
    game = deadwood.game("el-paso", players=2)
    start = game.new(1)
    ends = [start.clone() for _ in range(3)] + [start.clone(swift(seed)) for seed in range(8)]
    for state in ends:
        for _ in range(60):  # the same choices in all
            if not game.over(state):
                seat = game.seats(state)[0]
                state.apply(seat, game.legal(state, seat)[-1])
    assert len({state.digest() for state in ends[:3]}) == 1
    assert len({str(state) for state in ends[3:]}) > 1


# Positions.


@pytest.mark.parametrize("name", deadwood.names())
def test_a_position_can_be_listened_to(name: str) -> None:
    game = deadwood.game(name)
    text = game.position(game.new(2))
    assert game.from_position(text).events is None
    assert deadwood.from_position(text)[1].events is None
    for state in (game.from_position(text, listen=True), deadwood.from_position(text, True)[1]):
        assert state.events == []
        deadwood.random_play(state, swift(2), 5)
        assert state.events


# House rules.


def test_house_rules_are_keywords() -> None:
    game = deadwood.game("bang", players=5, dead_see_all=True, beer="heals")
    assert game == deadwood.game(
        "bang", players=5, options={"dead_see_all": "true", "beer": "heals"}
    )
    assert deadwood.game("wyatt-earp", stall_rounds=2).options["stall_rounds"] == "2"
    both = deadwood.game(
        "bang", options={"beer": "heals", "choose_character": True}, beer="prevents"
    )
    assert (both.options["beer"], both.options["choose_character"]) == ("prevents", "true")
    wrong: dict[str, Any] = {"dead_see_al": True}
    with pytest.raises(deadwood.UnknownName, match="Did you mean dead_see_all"):
        deadwood.game("bang", **wrong)
    with pytest.raises(deadwood.BadOption):
        deadwood.game("bang", beer=7)  # type: ignore[call-overload]


# Rankings and results.


@every_game
def test_everybody_has_a_place_and_the_winners_the_first(game: AnyGame) -> None:
    for seed in range(3 * SCALE):
        state = game.deal(swift(seed))
        assert game.ranking(state) == []
        deadwood.random_play(state, swift(seed), LONG)
        ranking = game.ranking(state)
        assert ranking[0] == game.winners(state)
        assert sorted(seat for seats in ranking for seat in seats) == list(range(game.players))
        assert all(ranking)


def test_places_follow_what_counts() -> None:
    game = deadwood.game("el-paso", players=4)
    state = game.deal(swift(3))
    deadwood.random_play(state, swift(3), LONG)
    counted = [[state.nuggets(seat) for seat in seats] for seats in game.ranking(state)]
    assert all(len(set(each)) == 1 for each in counted)
    assert [each[0] for each in counted] == sorted({each[0] for each in counted}, reverse=True)
    wyatt = deadwood.game("wyatt-earp", players=4)
    end = wyatt.deal(swift(1))
    deadwood.random_play(end, swift(1), LONG)
    money = [end.money(seats[0]) for seats in wyatt.ranking(end)]
    assert money == sorted(money, reverse=True)


@pytest.mark.parametrize("name", deadwood.names())
def test_a_match_hands_back_its_last_state(name: str) -> None:
    game = deadwood.game(name)
    bots = [make_bot("random", game, seat) for seat in range(game.players)]
    result = play_match(game, bots, seed=5)
    assert game.over(result.state)
    assert result.ranking == game.ranking(result.state)
    assert result.winners == result.ranking[0] == game.winners(result.state)
    short = play_on(game, game.deal(swift(1)), bots, limit=3)
    assert (short.ended, short.ranking, short.winners) == ("unfinished", [], [])
    assert not game.over(short.state)
    assert str(short.decisions) in repr(short)


# Figures.


def test_a_poster_is_shared_as_the_rules_say() -> None:
    """The examples of the digest's chapter WE12, by a table's own rules."""
    game = deadwood.game("wyatt-earp", players=3)
    assert game.share([3, 2, 2], 4000) == [0, 0, 0]  # WE12.2
    assert game.share([10, 5, 0], 4000) == [4000, 0, 0]  # WE12.3
    assert game.share([6, 4, 0], 4000) == [3000, 1000, 0]  # WE12.6
    assert game.share([6, 6, 0], 3000) == [1000, 1000, 0]  # WE12.8
    assert deadwood.game("wyatt-earp", "gryphon-2014").share([6, 6, 0], 3000) == [0, 0, 0]


@pytest.mark.parametrize(
    ("points", "reward"),
    [([1, 2], 1000), ([1, 2, -1], 1000), ([1, 2, 100], 1000), ([9, 2, 1], 1500), ([9, 1, 1], -1000),
     ([9, 1, 2**63], 1000), ([9, 1, 1], 2**70 * 1000)],
)  # fmt: skip
def test_what_is_no_poster_is_refused(points: list[int], reward: int) -> None:
    with pytest.raises(deadwood.BadOption):
        deadwood.game("wyatt-earp", players=3).share(points, reward)


def test_loot_has_its_price_in_every_town() -> None:
    game = deadwood.game("el-paso")
    assert game.price("Deadwood", ["2 bank-4", "cattle-3"]) == 8 // 4 + 3
    assert game.price(0, []) == 0
    assert game.price(" deadwood ", ["2 bank-4"]) == game.price(0, ["bank-4", "bank-4"])
    for town, tiles in (("Nowhere", []), (7, []), (-1, []), (2**64, []), (0, ["bank-9"]), (0, ["5 bank-4"]), (0, ["gold"])):  # fmt: skip
        with pytest.raises(deadwood.DeadwoodError):
            game.price(town, tiles)


def test_distances_are_those_of_the_table() -> None:
    game = deadwood.game("bang", players=5)
    state = game.new(4)
    view = game.view(state, 0)
    for seat in range(5):
        for other in range(5):
            assert game.distance(state, seat, other) == view.distances[seat][other]
    for seat, other in ((0, 5), (-1, 0), (2**63, 0)):
        with pytest.raises(deadwood.BadOption):
            game.distance(state, seat, other)
    state.alive &= ~2
    with pytest.raises(deadwood.BadOption, match="Seat 2 is out of the game"):
        game.distance(state, 0, 1)
    choosing = deadwood.game("bang", choose_character=True)
    with pytest.raises(deadwood.BadOption, match="no character yet"):
        choosing.distance(choosing.new(1), 0, 1)


# Loaded chance.


def test_dice_fall_as_they_are_loaded() -> None:
    game = deadwood.game("el-paso", players=2)
    state = game.new(1, listen=True)
    dice = ["star", "six", "brand", "six", "star", "brand", "brand", "star"]
    game.load(state, dice=dice)
    rolled: list[str] = []
    while len(rolled) < len(dice):
        seat = game.seats(state)[0]
        lays = [move for move in game.legal(state, seat) if game.text(move) != "leave"]
        game.play(state, seat, lays[0])
        rolled = [
            str(face)
            for event in state.events or []
            if event.name == "roll"
            for face in faces(event)
        ]
    assert rolled[: len(dice)] == dice


def faces(event: deadwood.Event) -> list[object]:
    found = event.as_dict()["faces"]
    assert isinstance(found, list)
    return found


def stock_tops(state: ElPasoState) -> list[int]:
    return [state.queue(kind, 0) for kind in range(6)]


def test_cards_are_drawn_as_they_are_loaded() -> None:
    bang = deadwood.game("bang")
    table = bang.new(3)
    below = table.list_talon()
    wanted = [text.split()[1] for text in ("discard bang-2d", "discard beer-6h")]
    cards = [bang.move(bang.parse(f"discard {name}")).card for name in wanted]
    there = [name for name, card in zip(wanted, cards, strict=True) if card in below]
    bang.load(table, draws=there)
    tops = [table.talon(table.talon_size() - 1 - at) for at in range(len(there))]
    assert tops == [card for card in cards if card in below]
    assert sorted(table.list_talon()) == sorted(below)
    wyatt = deadwood.game("wyatt-earp", players=2)
    state = wyatt.new(3, listen=True)
    wyatt.load(state, draws=["hideout", "2 wyatt-earp"])
    seat = wyatt.seats(state)[0]
    wyatt.play(state, seat, wyatt.parse("draw supply"))
    assert (state.events or [])[-1].as_dict()["cards"] == ["hideout", "wyatt-earp"]
    el_paso = deadwood.game("el-paso", players=2)
    race = el_paso.new(3)
    low = [race.queue(kind, race.stock_size(kind) - 1) for kind in range(6)]
    el_paso.load(
        race, draws=[el_paso.text(el_paso.parse(f"lay {name}"))[4:] for name in names_of(low)]
    )
    assert stock_tops(race) == low
    assert el_paso.census(race) == el_paso.components()


def names_of(cards: list[int]) -> list[str]:
    game = deadwood.game("el-paso")
    return [str(game.move(game.parse("leave") + 2 + card).as_dict()["card"]) for card in cards]


def test_what_is_picked_from_a_hand_and_lies_on_top_after_a_shuffle_can_be_loaded() -> None:
    game = deadwood.game("bang", players=4)
    text = """
    turn = 1
    [[seat]]
    role = "sheriff"
    hand = ["panic-qh", "panic-ah"]
    [[seat]]
    hand = ["beer-6h", "bang-2d", "missed-2s"]
    [[seat]]
    [[seat]]
    """
    for picked in ("beer-6h", "bang-2d", "missed-2s"):
        state = game.from_position(text)
        game.load(state, picks=[picked])
        game.play(state, 0, game.parse("play panic-qh at 2"))
        if state.pending[-1].name() == "pick":
            game.play(state, 0, game.parse("choose hand"))
        assert picked in str(game.view(state, 0))
    state = game.from_position(text)
    game.load(state, tops=["bang-3c", "bang-4c"])
    row: list[Any] = list(range(80))
    state.chance.shuffle(row)
    top = [game.move(game.parse(f"discard bang-{at}c")).card for at in (4, 3)]
    assert row[-2:] == top
    row.sort()
    state.chance.shuffle(row)
    assert row[-2:] != top


@pytest.mark.parametrize(
    ("name", "loads"),
    [
        ("wyatt-earp", {"draws": ["4 fastest-gun"]}),
        ("wyatt-earp", {"tops": ["nobody"]}),
        ("el-paso", {"dice": ["seven"]}),
        ("el-paso", {"draws": ["bank-9"]}),
        ("el-paso", {"tops": ["bank-1", "?"]}),
        ("bang", {"draws": ["bang-2d", "bang-2d"]}),
        ("bang", {"picks": ["bang-0d"]}),
        ("bang", {"tops": [""]}),
    ],
)
def test_what_cannot_come_is_refused_and_changes_nothing(name: str, loads: dict[str, Any]) -> None:
    game: Any = deadwood.game(name)
    state = game.new(1)
    before = state.fields()
    with pytest.raises(deadwood.DeadwoodError):
        game.load(state, **loads)
    assert state.fields() == before


def test_a_card_in_nobodys_hand_cannot_be_picked() -> None:
    game = deadwood.game("bang")
    state: BangState = game.new(1)
    top = game.move(game.parse("discard bang-2d")).card
    assert isinstance(top, int)
    held = {card for seat in range(state.players) for card in state.list_hand(seat)}
    free = next(card for card in state.list_talon() if card not in held)
    name = next(game.text(move).split()[1] for move in range(game.space()) if game.text(move).startswith("discard ") and game.move(move).card == free)  # fmt: skip
    with pytest.raises(deadwood.BadOption, match="nobody's hand"):
        game.load(state, picks=[name])


def test_loaded_chance_waits_for_what_it_is_loaded_for_and_is_kept() -> None:
    """In clones, positions and what is stored, too; once all has come it is the other stream."""
    chance = Loaded(Sealed(bytes(32)), falls=[(4, 6), (0, 2)], tops=[3])
    for twin in (chance, chance.clone()):
        assert twin.below(2) == 0
        assert twin.below(6) == 4
        row: list[Any] = [1, 2]
        twin.shuffle(row)
        row = [3, 4, 5]
        twin.shuffle(row)
        assert row[-1] == 3
        assert twin.fields()[0] == "sealed"
    game = deadwood.game("el-paso", players=2)
    state = game.new(5)
    game.load(state, dice=["star"] * 3, tops=["bank-1"])
    for kept in (game.from_position(game.position(state)), read(game, write(game, state))):
        assert kept.chance.fields() == state.chance.fields()
        deadwood.random_play(kept, swift(1), 30)
        again = state.clone()
        deadwood.random_play(again, swift(1), 30)
        assert kept == again


@pytest.mark.parametrize(
    "words", ["", "- -", "1/6 - loaded x", "7/6 - sealed 7", "a/6 - sealed 7", "- 1.5 sealed 7",
              "-1/6 - sealed 7", "99999/99999 - sealed 7", "0/6 - nothing 7", "0 - sealed 7"]
)  # fmt: skip
def test_a_loaded_stream_that_makes_no_sense_is_refused(words: str) -> None:
    game = deadwood.game("el-paso", players=2)
    text = f'[chance]\nkind = "loaded"\nwords = "{words}"\n'
    with pytest.raises(deadwood.BadPosition):
        game.from_position(text)
