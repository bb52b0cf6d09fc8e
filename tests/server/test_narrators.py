"""Updates in words: in three languages, for whoever reads them, and always the same."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from deadwood.bots.cast import CAST
from deadwood.core.registry import names
from deadwood.language.catalogue import LANGUAGES
from deadwood.server import protocol
from deadwood.server.speech import wire
from deadwood.server.speech.narrator import Narrators
from deadwood.server.storage.base import Position
from tests.server.sitting import ANNA, BEN, FEWEST, Sitting, table_from

VIEWERS = [-1, 0, 1]


def told(
    sitting: Sitting, narrators: Narrators, since: int = 0
) -> dict[tuple[int, str], wire.Json]:
    """The update of every viewer in every language, as it is described."""
    found: dict[tuple[int, str], wire.Json] = {}
    for viewer in VIEWERS:
        for lang in LANGUAGES:
            update = wire.update(sitting.table, viewer, since, narrators.narrator(lang))
            protocol.FROM_SERVER.validate_json(wire.dump(update))
            found[viewer, lang] = update
    return found


def test_a_move_is_told_to_everybody_in_his_language() -> None:
    sitting = Sitting("wyatt-earp", 2).started(ANNA, BEN)
    sitting.answer()
    updates = told(sitting, Narrators(sitting.table), sitting.table.number - 1)
    stories = {at: update["entries"][0]["story"] for at, update in updates.items()}
    assert stories[1, "en"] == stories[-1, "en"] == ["Anna draws 2 cards from the supply."]
    assert stories[0, "en"][0].startswith("You draw: ")
    assert stories[0, "de"][0].startswith("Du nimmst auf: ")
    assert stories[1, "nl"][0].startswith("Anna ")
    assert stories[1, "nl"] != stories[1, "de"] != stories[1, "en"]
    asks = {at: update["now"]["ask"] for at, update in updates.items()}
    assert asks[0, "en"] == "Play cards, or discard one to end your turn."
    assert asks[1, "en"] == asks[-1, "en"] == "Waiting for Anna: playing or discarding."
    assert asks[1, "de"] == "Warten auf Anna: ausspielen oder abwerfen."
    assert asks[1, "nl"] == "Wachten op Anna: uitspelen of afleggen."
    words = [{move["words"] for move in updates[0, lang]["now"]["moves"]} for lang in LANGUAGES]
    assert words[0].isdisjoint(words[1])
    assert words[1].isdisjoint(words[2])


@pytest.mark.parametrize("name", names())
def test_no_two_moves_have_the_same_words(name: str) -> None:
    sitting = Sitting(name, FEWEST[name]).started(ANNA, BEN)
    narrators = Narrators(sitting.table)
    chance = random.Random(4)
    for _ in range(120):
        if not sitting.table.asked():
            break
        for viewer in VIEWERS:
            now = wire.now_out(sitting.table, viewer, narrators.narrator("de"))
            assert now is not None
            words = [move["words"] for move in now["moves"]]
            assert len(words) == len(set(words)), words
        sitting.answer(chance.randrange(100))


def test_before_the_deal_there_is_nothing_to_tell() -> None:
    sitting = Sitting("bang", 4)
    narrators = Narrators(sitting.table)
    assert all(update["now"] is None for update in told(sitting, narrators).values())
    sitting.started(ANNA, BEN)
    ask = told(sitting, narrators)[-1, "en"]["now"]["ask"]
    assert re.fullmatch(rf"Waiting for (Anna|Ben|{'|'.join(CAST)}): playing cards\.", ask)


@pytest.mark.parametrize("name", names())
def test_whoever_was_there_from_the_beginning_reads_what_a_newcomer_reads(name: str) -> None:
    """Moves that are taken back included: what is kept in between is never out of date."""
    chance = random.Random(7)
    sitting = Sitting(name, FEWEST[name]).started(ANNA, BEN)
    narrators = Narrators(sitting.table)
    undone = 0
    for number in range(120):
        if not sitting.table.asked():
            break
        sitting.answer(chance.randrange(100))
        since = sitting.table.number - 1
        kept = told(sitting, narrators, since)
        if number % 10 == 0:
            assert kept == told(sitting, Narrators(sitting.again()), since)
        for seat, guest in enumerate((ANNA, BEN)):
            if sitting.table.may_undo(seat) and chance.random() < 0.5:
                sitting.do(guest, "undo")
                undone += 1
                since = sitting.table.number - 1
                fresh = told(sitting, Narrators(sitting.again()), since)
                assert told(sitting, narrators, since) == fresh
                break
    assert undone or name == "wyatt-earp"


@pytest.mark.parametrize("name", names())
def test_the_end_is_told_in_every_language(name: str) -> None:
    chance = random.Random(5)
    sitting = Sitting(name, FEWEST[name]).started(ANNA, BEN)
    narrators = Narrators(sitting.table)
    while sitting.table.asked():
        for update in told(sitting, narrators, sitting.table.number).values():
            now = update["now"]
            assert now["outcome"] == ""
            assert now["ask"]
            assert all(move["words"] for move in now["moves"])
        sitting.answer(chance.randrange(100))
    updates = told(sitting, narrators)
    ends: set[Any] = {update["now"]["outcome"] for update in updates.values()}
    assert "" not in ends
    assert len(ends) >= 3
    assert {update["now"]["ask"] for update in updates.values()} == {""}


def test_a_game_of_older_rules_is_asked_in_words_without_what_nobody_can_remember() -> None:
    sitting = Sitting("wyatt-earp", 2).started(ANNA, BEN)
    sitting.answer()
    table = sitting.table
    opened = table.entries[0]
    old = replace(opened, body=opened.body | {"revision": 0})
    position = Position(table.number, table.game.revision, table.game.position(table.state))
    folded = table_from([old, *table.entries[1:]], position)
    now = wire.now_out(folded, 0, Narrators(folded).narrator("en"))
    assert now is not None
    assert now["ask"] == "Play cards, or discard one to end your turn."
    assert all(move["words"] and not move["gains"] for move in now["moves"])
