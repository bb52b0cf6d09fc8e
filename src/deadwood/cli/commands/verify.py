"""`deadwood verify`: whether a record can be believed."""

from __future__ import annotations

import json

from deadwood.cli import common
from deadwood.cli.records import game_of, read_record, replay_all
from deadwood.cli.tables import table_for
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import shown_name
from deadwood.core import record as records
from deadwood.core.types import NOBODY


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
    # Says more clearly than `verify` what is wrong with a move.
    played = replay_all(game, record, False) if record.seed else None
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
    names = [shown_name(record, seat) for seat in range(game.players)]
    table = table_for(game, words, names)
    winners = totals = ""
    if played is not None and record.result:
        best = [names[seat] for seat in game.winners(played.state)]
        winners = words.listed(best)
        if len(best) > 1:
            checked[-1] = "result_shared"
        totals = table.totals(game.view(played.state, NOBODY))
    for what in checked:
        values = {"moves": len(record.moves), "winners": winners, "totals": totals}
        sentence = words.say("core", "verify", what, **values)
        screen.say(sentence, indent=" ? " if what in ("no-commitment", "unfinished") else " ✓ ")
    if "no-commitment" not in checked:
        screen.say(words.say("core", "verify", "fine"), "good")
