"""The JSON that leaves the server."""

from __future__ import annotations

import json

import pytest

import deadwood
from deadwood.core.registry import names
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from tests.server.sitting import Sitting


@pytest.mark.parametrize(
    "value",
    [
        "Zoë · „Ranger“ · 决斗",
        'quotes " and \\ and / and </script>',
        "\u2028 and \x00 and \x7f and \n",
        -1,
        2**63,
        0.5,
        None,
        True,
        [],
        {},
        ("deal", 2, [1]),
        {"0": {"1": []}},
    ],
)
def test_a_message_is_what_json_dumps_would_make_of_it(value: object) -> None:
    message = {"type": "update", "value": value}
    plain = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
    assert wire.dump(message) == plain


def test_so_is_a_whole_game() -> None:
    sitting = Sitting("wyatt-earp", 2).started()
    for number in range(40):
        sitting.answer(number)
    voice = Narrators(sitting.table).narrator("de")
    for viewer in (-1, 0, 1):
        update = wire.update(sitting.table, viewer, 0, voice, with_table=True)
        plain = json.dumps(update, separators=(",", ":"), ensure_ascii=False)
        assert wire.dump(update) == plain


@pytest.mark.parametrize("name", names())
def test_names_say_what_the_numbers_say_and_no_more(name: str) -> None:
    players = max(3, deadwood.entry(name).players[0])
    sitting = Sitting(name, players).started()
    for number in range(60):
        if sitting.table.asked():  # a short game is over by then
            sitting.answer(number)
    table = sitting.table
    narrator = Narrators(table).narrator("en")
    hidden = 0
    for viewer in range(-1, players):
        update = wire.update(table, viewer, 0, narrator)
        for entry in update["entries"]:
            for event, row in zip(entry.get("happened", []), entry.get("events", []), strict=True):
                assert (event["event"], event["seat"]) == (row[0], None if row[1] < 0 else row[1])
                old = [part.name for part in table.game.events().kinds[row[0]].parts.old]
                values = [
                    value
                    for field in [name for name in list(event)[2:] if name not in old]
                    for value in (
                        event[field] if isinstance(event[field], list) else [event[field]]
                    )
                ]
                assert [value is None for value in values] == [value < 0 for value in row[2]]
                hidden += None in values
            if entry["kind"] == "move":
                known = entry["move"] == table.game.text(table.made[entry["n"]])
                assert (None in entry["made"].values()) == (not known)
        now = update["now"]
        assert now["asks"]["question"] == now["question"] == now["view"]["pending"][-1][0]
        assert now["open"][-1] == now["asks"]
        below = [open_question["question"] for open_question in now["open"]]
        assert below == [saved[0] for saved in now["view"]["pending"]]
        told = [json.dumps(move["made"]) for move in now["moves"]]
        assert len(set(told)) == len(told)
    assert hidden


def test_a_move_is_kept_as_a_number_and_stored_as_words() -> None:
    sitting = Sitting("el-paso", 2).started()
    sitting.answer()
    entry = sitting.table.entries[-1]
    assert entry.move == sitting.table.made[entry.number]
    again = sitting.again()
    assert again.entries[-1] == entry
    assert again.entries[-1].body["move"] == again.game.text(again.made[entry.number])
