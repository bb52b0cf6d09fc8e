"""`deadwood verify`: whether a record can be believed."""

from __future__ import annotations

import json

from deadwood.cli import common
from deadwood.cli.records import game_of, read_record, replay_all
from deadwood.cli.screen import Screen
from deadwood.core import record as records


def verify(file: common.File, lang: common.Language = None, as_json: common.Json = False) -> None:
    """Check a record: the promised shuffle, every move by the rules, and the result.

    Says what was checked and exits with 0. A record that cannot be believed gets one sentence and
    exit code 2.

    Examples:

    - `deadwood verify my-game.txt`
    - `deadwood verify my-game.txt --json`
    """
    words = common.words_of(lang)
    record = read_record(file)
    game = game_of(record)
    if record.seed:
        replay_all(game, record, False)  # says more clearly than `verify` what is wrong with a move
    checked = records.verify(game, record)
    if as_json:
        answer = {
            "ok": True,
            "game": record.game,
            "edition": record.edition,
            "players": record.players,
            "moves": len(record.moves),
            "over": bool(record.result),
            "result": record.result,
            "checked": checked,
        }
        print(json.dumps(answer))
        return
    screen = Screen()
    if not {"commitment", "fair-seed"} & set(checked):
        checked.insert(0, "no-commitment")
    if not record.result:
        checked[-1] = "unfinished"
    for what in checked:
        values = {"moves": len(record.moves), "result": record.result}
        sentence = words.say("core", "verify", what, **values)
        screen.say(sentence, indent=" ? " if what in ("no-commitment", "unfinished") else " ✓ ")
    screen.say(words.say("core", "verify", "fine"), "good")
