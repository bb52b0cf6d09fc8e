"""The board as data: ours entry by entry, and boards of one's own (EP1.4)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w

import deadwood
from deadwood.core.chance import swift
from deadwood.core.playout import random_play
from deadwood.core.reason import BadOption
from deadwood.core.record import Replay, read, result_of, start, verify
from deadwood.games.el_paso.board import (
    LONGEST,
    LONGEST_NAME,
    MOST_TILES,
    MOST_TOWNS,
    STANDARD_BOARD,
    BoardEntry,
    canonical,
    load,
    shipped,
)
from deadwood.games.el_paso.cards import KINDS, NAMES, TILE_OF
from tests.rules.el_paso.boards import board, line, ours, town
from tests.rules.el_paso.scene import KIND_OF, Scene, at, fresh

MARK = {"p": "printed", "v": "reviewed", "r": "reconstructed"}

# Name, rate, then bank, saloon, gold mine, cattle, hotel, horses; behind each its mark.
TOWNS = {
    "Deadwood p": "4v  +v +v +v -v +v +v",
    "Cheyenne p": "4r  +r +r +r +r -r +r",
    "Abilene p": "3r  +r +r -r +r +r -r",
    "Santa Fe p": "3p  -p +p +r +r +r +p",
    "San Diego v": "2r  +r -r +r +r -r +r",
    "Tombstone v": "2r  +r +r -r -r +r +r",
    "El Paso p": "1v  +v +v +v +v +v +v",
}
CHEAP, DEAR = [1, 2, 3, 4, 4, 5], [3, 4, 4, 5, 5, 6]
TILES = {
    "bank": CHEAP,
    "saloon": DEAR,
    "gold-mine": CHEAP,
    "cattle": DEAR,
    "hotel": CHEAP,
    "horses": CHEAP,
}
FACES = ["star", "star", "brand", "brand", "six", "six"]


def fields(entry: BoardEntry) -> tuple[str, str, object, str]:
    return (entry.town, entry.what, entry.value, entry.mark)


def expected() -> list[tuple[str, str, object, str]]:
    """What our board says, in the order of its file."""
    said: list[tuple[str, str, object, str]] = [
        ("", "draw", 20, "printed"),
        ("", "number", 5, "printed"),
        ("", "faces", FACES, "reviewed"),
    ]
    said += [("", kind, TILES[kind], "reviewed") for kind in NAMES]
    for called, row in TOWNS.items():
        name, mark = called[:-2], called[-1]
        rate, *places = row.split()
        said.append((name, "name", name, MARK[mark]))
        said.append((name, "rate", int(rate[0]), MARK[rate[1]]))
        for kind, place in zip(NAMES, places, strict=True):
            said.append((name, kind, place[0] == "+", MARK[place[1]]))
    return said


# Ours.


def test_ep1_4_every_entry_of_our_board_and_where_it_comes_from() -> None:
    assert [fields(entry) for entry in STANDARD_BOARD.entries] == expected()


def test_ep1_4_the_tables_of_the_engine_say_what_the_entries_say() -> None:
    ours = STANDARD_BOARD
    assert (ours.draw, ours.dice) == (20, 5)
    assert [int(face) for face in ours.faces] == [0, 0, 1, 1, 2, 2]
    assert list(ours.towns) == [called[:-2] for called in TOWNS]
    assert list(ours.rates) == [4, 4, 3, 3, 2, 2, 1]
    for at_town, row in enumerate(TOWNS.values()):
        has = [place[0] == "+" for place in row.split()[1:]]
        assert [ours.has_place(at_town, kind) for kind in range(KINDS)] == has
    counts = [0] * len(TILE_OF)
    for kind, values in TILES.items():
        for value in values:
            counts[TILE_OF[f"{kind}-{value}"]] += 1
    assert list(ours.tiles) == counts
    assert sum(counts) == 36


def test_ep1_4_our_board_fits_what_reviews_agree_on() -> None:
    """Four to six places in every town, all six in the last one only, and rates that fall."""
    places = [
        sum(STANDARD_BOARD.has_place(at_town, kind) for kind in range(KINDS))
        for at_town in range(7)
    ]
    assert [4 <= number <= 6 for number in places] == [True] * 7
    assert [number == 6 for number in places] == [False] * 6 + [True]
    rates = list(STANDARD_BOARD.rates)
    assert (rates[0], rates[-1]) == (4, 1)
    assert rates == sorted(rates, reverse=True)
    assert 1 not in rates[:-1]


def test_ep1_4_our_board_is_the_word_standard_however_it_is_written() -> None:
    for text in ("standard", " Standard\n", shipped(), line(ours()), STANDARD_BOARD.line):
        assert load(text) is STANDARD_BOARD
        assert canonical(text) == "standard"
        assert deadwood.game("el-paso", options={"board": text}).given == {}
    commented = "# mine\n\n" + shipped().replace("draw = [20,", "draw = [ 20 ,")
    assert canonical(commented) == "standard"


# A board of one's own.


def test_ep1_4_toml_and_json_of_a_board_are_one_line() -> None:
    data = ours()
    data["draw"] = [18, "printed"]
    data["towns"][3]["rate"] = 2
    one = canonical(tomli_w.dumps(data))
    assert one == canonical(json.dumps(data, indent=2)) == canonical("  " + json.dumps(data))
    assert one == canonical(one)
    assert "\n" not in one
    assert json.loads(one)["draw"] == [18, "printed"]
    assert json.loads(one)["towns"][3]["rate"] == [2, "given"]


def test_ep1_4_names_in_any_order_are_the_same_board() -> None:
    data = ours()
    data["draw"] = 18
    turned = {name: data[name] for name in reversed(data)}
    turned["tiles"] = {name: data["tiles"][name] for name in reversed(data["tiles"])}
    turned["towns"] = [{k: t[k] for k in reversed(t)} for t in data["towns"]]
    assert list(turned) != list(data)
    assert canonical(line(turned)) == canonical(line(data))


def test_ep1_4_a_value_without_a_mark_is_the_word_of_whoever_wrote_it() -> None:
    data = ours()
    data["draw"] = 20
    own = load(line(data))
    assert fields(own.entries[0]) == ("", "draw", 20, "given")
    assert [fields(entry) for entry in own.entries[1:]] == expected()[1:]
    data["draw"] = [20, "given"]
    assert load(line(data)).line == own.line


def test_ep1_4_what_an_owner_checked_is_marked_as_printed() -> None:
    data = ours()
    data["towns"][1]["rate"] = [4, "printed"]
    own = load(line(data))
    assert own is not STANDARD_BOARD
    assert ("Cheyenne", "rate", 4, "printed") in [fields(entry) for entry in own.entries]


def test_ep1_4_two_faces_are_not_a_face_and_its_mark() -> None:
    for faces in (["star", "six"], [["star", "six"], "printed"]):
        own = load(board(dice={"number": 5, "faces": faces}))
        assert [int(face) for face in own.faces] == [0, 2]


def test_ep1_4_a_name_need_not_be_ascii() -> None:
    own = canonical(board(town("Cañon", 2, "bank")))
    assert own.isascii()
    assert load(own).towns == ["Cañon"]


def test_ep1_4_the_limits_of_a_board_are_allowed() -> None:
    widest = board(
        *[town(letter * 20, 9, "bank") for letter in "ABCDEFGHIJKL"],
        draw=72,
        dice={"number": 9, "faces": ["star"] + ["six"] * 11},
        tiles={kind: [9] * 12 for kind in NAMES},
    )
    wide = load(widest)
    assert (len(wide.towns), list(wide.rates), wide.draw, wide.dice) == (12, [9] * 12, 72, 9)
    least = load(
        board(
            town("A", 1, "horses"),
            draw=1,
            dice={"number": 1, "faces": ["star"]},
            tiles={kind: [1] for kind in NAMES},
        )
    )
    assert (list(least.towns), least.draw, least.dice, list(least.faces)) == (["A"], 1, 1, [0])
    assert [least.has_place(0, kind) for kind in range(KINDS)] == [False] * 5 + [True]


# Playing on it.


def drawn(scene: Scene) -> int:
    """How many tiles were drawn for the town: those that lie there and those that went back."""
    back, *tiles = scene.event("stock").values
    return back + len(tiles)


def test_ep1_4_ep2_1_one_printing_draws_18_tiles() -> None:
    assert drawn(fresh(players=3)) == 20
    assert drawn(fresh(players=3, board=board(draw=18))) == 18


def test_ep1_4_ep8_1_another_rate_is_another_price() -> None:
    data = ours()
    data["towns"][0]["rate"] = 2
    text = """
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        loot = ["saloon-6", "saloon-5"]
    """
    paid = [at(text).play("leave", "done").nuggets(1)]
    paid.append(at(text, board=line(data)).play("leave", "done").nuggets(1))
    assert paid == [2, 5]


def test_ep1_4_ep9_1_a_board_with_one_town_is_over_after_it() -> None:
    scene = at('tiles = ["bank-1"]', 2, board=board(town("Dodge", 1)))
    assert scene.town() == "Dodge"
    assert scene.play("leave", "leave").question() == "over"


def test_ep1_4_ep9_2_more_towns_are_all_plundered() -> None:
    names = [f"Town {number}" for number in range(1, 13)]
    scene = fresh(players=2, board=board(*[town(name, 1) for name in names]))
    seen = []
    while scene.question() != "over":
        seen.append(scene.town())
        scene.play("leave", "leave")
    assert seen == names


def test_ep1_4_ep4_3_other_dice_bring_the_sheriffs_when_all_are_stars() -> None:
    two = board(dice={"number": 2, "faces": ["star", "six"]})
    scene = at('tiles = ["2 hotel-4"]', 2, board=two)
    scene.dice("star six").play("lay " + scene.hand(1)[0], "lay " + scene.hand(2)[0])
    assert (scene.roll(), scene.stars(), scene.question()) == (["star", "six"], 1, "refill")
    scene.play(scene.legal(1)[0], seat=1).play(scene.legal(2)[0], seat=2)
    scene.dice("star").play("lay " + scene.hand(1)[0], "lay " + scene.hand(2)[0])
    assert (scene.stars(), "sheriffs" in scene.names()) == (2, True)


def test_ep1_4_a_board_of_ones_own_is_in_the_view() -> None:
    """Screens draw it from there: towns, rates, places, and how near the sheriffs are."""
    dice = {"number": 2, "faces": ["star", "star", "six", "six", "brand"]}
    own = board(town("Dodge", 3, "hotel"), town("Laredo", 1), dice=dice)
    view = at('tiles = ["hotel-1"]\nstars = 0', 2, board=own).view(0)
    assert (view.towns, view.rates) == (["Dodge", "Laredo"], [3, 1])
    assert view.lots == [[kind == "hotel" for kind in NAMES], [True] * len(NAMES)]
    assert view.risk == [4, 25]


def test_ep1_4_ep1_2_other_tiles_are_the_ones_that_there_are() -> None:
    own = board(tiles={**TILES, "bank": [9, 9, 8]})
    game = deadwood.game("el-paso", players=2, options={"board": own})
    tiles = game.components()[48:]
    assert sum(tiles) == 33
    kinds = range(KIND_OF["bank"] * 9, KIND_OF["bank"] * 9 + 9)
    assert [tiles[at] for at in kinds] == [0, 0, 0, 0, 0, 0, 0, 1, 2]
    scene = at('tiles = ["2 bank-9"]', 2, board=own)
    assert scene.stack("bank") == [9, 9]


@pytest.mark.parametrize("players", [2, 5])
def test_ep1_4_a_town_whose_kinds_were_not_drawn_is_left_at_once(players: int) -> None:
    """One tile of six kinds for a town with one place: it is mostly empty from the start."""
    one_place = board(town("First", 2, "bank"), town("Second", 2, "bank"), town("Last", 1), draw=1)
    for seed in range(10):
        game = deadwood.game("el-paso", players=players, options={"board": one_place})
        state = game.new(seed)
        while not game.over(state):
            assert not state.is_empty()
            seat = game.seats(state)[0]
            game.play(state, seat, game.legal(state, seat)[0])


CUSTOM = board(
    town("Dodge", 3, "bank", "cattle", "horses"),
    town("Yuma", 2, "saloon", "hotel"),
    town("Laredo", 2),
    draw=18,
    dice={"number": 4, "faces": ["star", "brand", "six"]},
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ep1_4_games_on_a_board_of_ones_own_come_to_their_end(players: int) -> None:
    game = deadwood.game("el-paso", players=players, options={"board": CUSTOM})
    for seed in range(10):
        state = game.new(seed)
        chance = swift(seed)
        while not game.over(state):
            assert game.census(state) == game.components()
            assert state.town < 3
            random_play(state, chance, 1)
        assert state.town == 2
        assert game.winners(state) != []
        assert not any(state.has_loot(seat) for seat in range(players))


def test_ep1_4_a_corrected_board_is_kept_in_the_record_and_replayed() -> None:
    game = deadwood.game("el-paso", players=3, options={"board": CUSTOM})
    seed = deadwood.seed_bytes("corrected")
    record = start(game, seed, {0: "Anna", 1: "Ben", 2: "Cleo"})
    state = game.new(seed)
    chance = swift(3)
    while not game.over(state):
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        move = moves[chance.below(len(moves))]
        record.moves.append((seat, game.text(move)))
        game.play(state, seat, move)
    record.result = result_of(game, state)
    again = read(record.text())
    assert again.options == {"board": canonical(CUSTOM)}
    same = deadwood.game(again.game, again.edition, again.players, again.options)
    replay = Replay(same, again)
    replay.to(len(again.moves))
    assert replay.state.digest() == state.digest()
    assert verify(same, again) == ["commitment", "moves", "result"]


def test_ep1_4_a_corrected_board_is_kept_in_the_position() -> None:
    game = deadwood.game("el-paso", players=3, options={"board": CUSTOM})
    state = game.new("kept")
    random_play(state, swift(1), 12)
    assert not game.over(state)
    text = game.position(state)
    named, found = deadwood.from_position(text)
    assert named.given == game.given == {"board": canonical(CUSTOM)}
    assert found.digest() == state.digest()
    random_play(state, swift(2), 10_000)
    random_play(found, swift(2), 10_000)
    assert found.digest() == state.digest()


def test_ep1_4_a_position_of_another_board_is_refused() -> None:
    text = deadwood.game("el-paso", players=3, options={"board": CUSTOM})
    position = text.position(text.new(1))
    with pytest.raises(deadwood.BadPosition, match=r"^This position has option board = "):
        deadwood.game("el-paso", players=3).from_position(position)


# Refused, each with its sentence.


def refused(text: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=f"^{re.escape(sentence)}$"):
        load(text)


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    data = ours()
    change(data)
    return line(data)


def with_town(**entries: object) -> str:
    """Our first town with other entries; None takes one away."""
    first = {**ours()["towns"][0], **entries}
    return board({name: value for name, value in first.items() if value is not None})


def test_a_board_that_is_too_long_is_refused() -> None:
    text = "#" * 10_001
    refused(text, "A board has at most 10,000 characters, not 10,001.")
    fits = shipped() + "\n#" + "#" * (10_000 - len(shipped()) - 2)
    assert len(fits) == 10_000
    assert load(fits) is STANDARD_BOARD


def test_the_largest_board_fits_into_the_length() -> None:
    """Twelve towns with the longest names, written in the longest way, every mark and tile."""
    data = ours()
    first = data["towns"][0]
    for name in [*data["tiles"]]:
        data["tiles"][name] = [[1] * MOST_TILES, "reconstructed"]
    data["dice"] = {
        "number": [9, "reconstructed"],
        "faces": [["brand", "star"] * 6, "reconstructed"],
    }
    data["towns"] = [
        {key: [value[0], "reconstructed"] for key, value in first.items()}
        | {"name": [chr(0x1D400 + number) * LONGEST_NAME, "reconstructed"]}
        for number in range(MOST_TOWNS)
    ]
    largest = load(line(data)).line
    assert load(largest).line == largest
    assert len(largest) < LONGEST


@pytest.mark.parametrize(
    "text", ["a." * 4900 + "a = 1", "a={" + "a." * 4900 + "b=1}", "[a." + "\u2028." * 4000 + "b]"]
)
def test_a_name_of_many_parts_is_refused_before_it_is_read(text: str) -> None:
    refused(text, "A line of a board has at most 20 dots.")
    assert load("#" + text[:5000] + "\n" + shipped()) is STANDARD_BOARD  # a comment may have any


@pytest.mark.parametrize(
    "text",
    [
        "draw = [",
        "{",
        '{"draw": NaN',
        "{" + '"a":{' * 1900,
        "a = " + "[" * 9000,
        "no board",
        "[]",
        "draw = 1\ndraw = 2",
        '{"draw": ' + "9" * 5000 + "}",
    ],
)
def test_what_is_neither_toml_nor_json_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match=r"^The board cannot be read: "):
        load(text)


@pytest.mark.parametrize("text", ["", "   \n", "# nothing but a remark", "{}"])
def test_an_empty_board_is_refused(text: str) -> None:
    refused(text, "The board is empty; copy ours and correct it.")


TOWN_NAMES = "name, rate, bank, saloon, gold-mine, cattle, hotel, horses"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        # tables
        (board(dice=5), "The dice must be a table, not 5."),
        (board(tiles=[]), "The tiles must be a table, not []."),
        (board(towns=["Dodge"]), "A town must be a table, not 'Dodge'."),
        # names
        (board(drew=20), "The board: unknown name 'drew'. Did you mean draw?"),
        (
            board(xyz=1),
            "The board: unknown name 'xyz'. There are: draw, dice, tiles, towns.",
        ),
        (changed(lambda data: data.pop("draw")), "The board: draw is missing."),
        (changed(lambda data: data.pop("towns")), "The board: towns is missing."),
        (
            changed(lambda data: data["dice"].update(face=1)),
            "The dice: unknown name 'face'. Did you mean faces?",
        ),
        (changed(lambda data: data["dice"].pop("number")), "The dice: number is missing."),
        (
            changed(lambda data: data["tiles"].update(goldmine=[1])),
            "The tiles: unknown name 'goldmine'. Did you mean gold-mine?",
        ),
        (changed(lambda data: data["tiles"].pop("horses")), "The tiles: horses is missing."),
        (with_town(hotels=True), "The town Deadwood: unknown name 'hotels'. Did you mean hotel?"),
        (
            with_town(quarry=True, name="Dodge"),
            f"The town Dodge: unknown name 'quarry'. There are: {TOWN_NAMES}.",
        ),
        (with_town(rate=None), "The town Deadwood: rate is missing."),
        (with_town(horses=None), "The town Deadwood: horses is missing."),
        (with_town(name=None), "The town without a name: name is missing."),
        (with_town(name=5, rate=None), "The town without a name: rate is missing."),
        (with_town(name=[], rate=None), "The town without a name: rate is missing."),
        (with_town(name="\n", rate=None), "The town without a name: rate is missing."),
        # marks
        (board(draw=[20, "print"]), "draw: no mark 'print'. Did you mean printed?"),
        (
            board(draw=[20, "x"]),
            "draw: no mark 'x'. There are: printed, reviewed, reconstructed.",
        ),
        (with_town(bank=[True, "Printed"]), "bank: no mark 'Printed'. Did you mean printed?"),
        (
            board(dice={"number": 5, "faces": [["star"], "viewed"]}),
            "faces: no mark 'viewed'. Did you mean reviewed?",
        ),
        # numbers
        (
            board(draw=0),
            "The number of tiles to draw must be a whole number from 1 to 36, not 0.",
        ),
        (
            board(draw=37),
            "The number of tiles to draw must be a whole number from 1 to 36, not 37.",
        ),
        (
            board(draw=True),
            "The number of tiles to draw must be a whole number from 1 to 36, not True.",
        ),
        (
            board(draw=[20.0, "printed"]),
            "The number of tiles to draw must be a whole number from 1 to 36, not 20.0.",
        ),
        (
            board(dice={"number": 0, "faces": FACES}),
            "The number of dice must be a whole number from 1 to 9, not 0.",
        ),
        (
            board(dice={"number": 10, "faces": FACES}),
            "The number of dice must be a whole number from 1 to 9, not 10.",
        ),
        (with_town(rate=0), "Deadwood: the rate must be a whole number from 1 to 9, not 0."),
        (with_town(rate=10), "Deadwood: the rate must be a whole number from 1 to 9, not 10."),
        (with_town(rate="4"), "Deadwood: the rate must be a whole number from 1 to 9, not '4'."),
        (
            board(tiles={**TILES, "hotel": [1, 0]}),
            "A hotel tile must be a whole number from 1 to 9, not 0.",
        ),
        (
            board(tiles={**TILES, "hotel": [10]}),
            "A hotel tile must be a whole number from 1 to 9, not 10.",
        ),
        # lists
        (
            board(tiles={**TILES, "hotel": []}),
            "The hotel tiles must be a list of 1 to 12 entries, not [].",
        ),
        (
            board(tiles={**TILES, "bank": [1] * 13}),
            f"The bank tiles must be a list of 1 to 12 entries, not {[1] * 13}.",
        ),
        (
            board(tiles={**TILES, "bank": [4, "printed"]}),
            "The bank tiles must be a list of 1 to 12 entries, not 4.",
        ),
        (
            board(dice={"number": 5, "faces": "star"}),
            "The faces of a die must be a list of 1 to 12 entries, not 'star'.",
        ),
        (
            board(dice={"number": 5, "faces": []}),
            "The faces of a die must be a list of 1 to 12 entries, not [].",
        ),
        (
            board(dice={"number": 5, "faces": ["star"] * 13}),
            f"The faces of a die must be a list of 1 to 12 entries, not {['star'] * 13}.",
        ),
        (board(towns=[]), "The list of towns must be a list of 1 to 12 entries, not []."),
        (
            board(towns=[True] * 13),
            f"The list of towns must be a list of 1 to 12 entries, not {[True] * 13}.",
        ),
        (board(towns="Dodge"), "The list of towns must be a list of 1 to 12 entries, not 'Dodge'."),
        # faces
        (
            board(dice={"number": 5, "faces": ["star", "stars", "six"]}),
            "No face 'stars'. Did you mean star?",
        ),
        (
            board(dice={"number": 5, "faces": ["star", 6]}),
            "No face 6. There are: star, brand, six.",
        ),
        (
            board(dice={"number": 5, "faces": ["star", ["six"], "six"]}),
            "No face ['six']. Did you mean six?",
        ),
        (
            board(dice={"number": 5, "faces": ["brand", "six"]}),
            "A die needs at least one star, or the sheriffs would never come.",
        ),
        # towns
        (with_town(name=""), "A town has a name of 1 to 20 visible characters: ''."),
        (
            with_town(name="A" * 21),
            f"A town has a name of 1 to 20 visible characters: '{'A' * 21}'.",
        ),
        (
            with_town(name="Dodge\nCity"),
            "A town has a name of 1 to 20 visible characters: 'Dodge\\nCity'.",
        ),
        (with_town(name=" Dodge"), "A town has a name of 1 to 20 visible characters: ' Dodge'."),
        (with_town(name=7), "A town has a name of 1 to 20 visible characters: 7."),
        (
            with_town(name=["Dodge", "City"]),
            "A town has a name of 1 to 20 visible characters: ['Dodge', 'City'].",
        ),
        (with_town(bank=1), "Deadwood: bank must be true or false, not 1."),
        (
            with_town(cattle=["yes", "printed"]),
            "Deadwood: cattle must be true or false, not 'yes'.",
        ),
        (
            with_town(**dict.fromkeys(NAMES, False)),
            "Deadwood has no place at all; a town has at least one.",
        ),
        (board(town("Dodge", 1), town("Dodge", 2)), "Two towns are called Dodge."),
    ],
)
def test_every_wrong_entry_has_its_sentence(text: str, sentence: str) -> None:
    refused(text, sentence)


def test_a_board_is_refused_as_an_option_of_the_table_too() -> None:
    for value in (board(draw=0), "standards", 5, None, {"draw": 20}):
        with pytest.raises(BadOption, match=r"^The "):
            deadwood.game("el-paso", options={"board": value})


def test_a_refused_board_leaves_ours_as_it_was() -> None:
    before = STANDARD_BOARD.line
    with pytest.raises(BadOption):
        load(with_town(bank=1))
    assert load("standard").line == before
    assert canonical(shipped()) == "standard"


HUGE = "0x" + "F" * 6000  # TOML reads it; Python prints no number of so many digits


NO_NUMBER = "must be a whole number from"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "draw = [20",
            "draw = 2009-01-01 #",
            f"{NO_NUMBER} 1 to 36, not datetime.date(2009, 1, 1).",
        ),
        (
            "draw = [20",
            f"draw = {HUGE} #",
            f"{NO_NUMBER} 1 to 36, not something too long to print.",
        ),
        ("number = [5", "number = 07:32:00 #", f"{NO_NUMBER} 1 to 9, not datetime.time(7, 32)."),
        ("rate = [4", f"rate = {HUGE} #", f"{NO_NUMBER} 1 to 9, not something too long to print."),
        ('"Cheyenne"', '"deadwood"', "Two towns are called deadwood."),
        ('"Cheyenne"', '"\u2800"', "A town has a name of 1 to 20 visible characters"),
    ],
)
def test_values_that_toml_knows_and_a_board_does_not_are_refused(
    old: str, new: str, sentence: str
) -> None:
    with pytest.raises(BadOption, match=re.escape(sentence)):
        load(shipped().replace(old, new, 1))


def test_a_name_that_stands_twice_in_json_is_refused() -> None:
    text = STANDARD_BOARD.line
    refused(
        text.replace('{"draw":', '{"draw":[3,"printed"],"draw":', 1),
        "The board cannot be read: a name stands there twice.",
    )


def test_ep1_4_the_same_board_in_another_order_is_the_same_board() -> None:
    text = shipped().replace("bank = [[1, 2, 3, 4, 4, 5]", "bank = [[5, 4, 4, 3, 2, 1]")
    text = text.replace('["star", "star", "brand"', '["brand", "star", "star"')
    assert canonical(text) == "standard"


def test_ep1_4_a_record_may_spell_its_board_as_it_likes() -> None:
    game = deadwood.game("el-paso", players=2, options={"board": board(draw=18)})
    record = start(game, bytes(32), {})
    spaced = json.dumps(json.loads(record.options["board"]), indent=None)
    assert spaced != record.options["board"]
    record.options["board"] = spaced
    Replay(game, record)
