"""The JSON that leaves the server."""

from __future__ import annotations

import json

import pytest

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
