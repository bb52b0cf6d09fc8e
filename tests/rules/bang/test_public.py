"""What everybody knows, and what nobody is shown (chapter BG17)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import deadwood
from deadwood.core.event import Event
from deadwood.core.playout import random_play
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.bang.cards import (
    CARD_NAMES,
    CARD_OF,
    CHARACTER_OF,
    DEPUTY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
)
from deadwood.games.bang.schema import EVENTS
from deadwood.games.bang.state import NONE, PLAY
from tests.rules.bang.scene import ABACUS, EDITIONS, Scene, at, both, fresh


def cards(*names: str) -> list[int]:
    return [CARD_OF[name] for name in names]


# Something of everything on the table: seat 3, an Outlaw, is out; Jesse is a Renegade.
FULL_TABLE = """
    turn = 2
    bangs = 1
    drawn = "duel-8c"
    talon = ["wells-fargo-3h"]
    discards = ["duel-8c", "beer-6h"]
    deeds = ["1 shot 2 3", "2 robbed 1 1", "1 killed 3 1"]
    [[seat]]
    character = "suzy-lafayette"
    lives = 3
    hand = ["bang-2d", "saloon-5h"]
    table = ["barrel-qs", "schofield-ks"]
    [[seat]]
    character = "jesse-jones"
    hand = ["missed-2s"]
    table = ["mustang-8h"]
    [[seat]]
    character = "vulture-sam"
    out = true
    [[seat]]
    character = "paul-regret"
    lives = 2
    hand = ["panic-jh", "beer-7h", "missed-3s"]
"""


def deeds(*entries: tuple[int, int, int, int]) -> list[list[list[int]]]:
    """By seat, by other, by deed; entries are seat, other, deed and number, seats from 1."""
    found = [[[0] * 6 for _ in range(4)] for _ in range(4)]
    for seat, other, what, times in entries:
        found[seat - 1][other - 1][what] = times
    return found


EVERYBODY: dict[str, Any] = {
    "players": 4,
    "hands": [],
    "sizes": [2, 1, 0, 3],
    "tables": [cards("barrel-qs", "schofield-ks"), cards("mustang-8h"), [], []],
    "talon": 80 - 2 - 2 - 1 - 1 - 3 - 2,
    "seen": [],
    "discards": cards("beer-6h", "duel-8c"),
    "store": [],
    "characters": [
        CHARACTER_OF[name]
        for name in ("suzy-lafayette", "jesse-jones", "vulture-sam", "paul-regret")
    ],
    "offered": [],
    "lives": [3, 4, 0, 2],
    "most": [5, 4, 4, 3],
    "alive": [True, True, False, True],
    "distances": [[0, 2, 0, 2], [1, 0, 0, 2], [0, 0, 0, 0], [1, 2, 0, 0]],
    "reach": [2, 1, 1, 1],
    "deeds": deeds((1, 2, 0, 3), (2, 1, 2, 1), (1, 3, 5, 1)),
    "turn": 1,
    "phase": int(PLAY),
    "bangs": 1,
    "healed": False,
    "drawn": CARD_OF["duel-8c"],
    "won": NONE,
    "pending": (("turn", ()), ("play", (1,))),
    "awaited": [1],
    "winners": [],
}


def test_bg17_1_b44_all_see_everything_that_lies_open() -> None:
    """B44: and of roles the Sheriff's, one's own and those of the dead."""
    hidden = int(UNKNOWN)
    for scene in both(FULL_TABLE):
        expected = [
            (0, [], [SHERIFF, hidden, OUTLAW, hidden]),
            (1, cards("bang-2d", "saloon-5h"), [SHERIFF, hidden, OUTLAW, hidden]),
            (2, cards("missed-2s"), [SHERIFF, RENEGADE, OUTLAW, hidden]),
            (3, [], [SHERIFF, hidden, OUTLAW, hidden]),
            (4, cards("panic-jh", "beer-7h", "missed-3s"), [SHERIFF, hidden, OUTLAW, OUTLAW]),
        ]
        for seat, hand, roles in expected:
            assert scene.view(seat).as_dict() == {
                **EVERYBODY,
                "seat": seat - 1,
                "hand": hand,
                "roles": roles,
            }


def test_bg17_1_a_view_is_plain_text_for_the_wire() -> None:
    for scene in both(FULL_TABLE):
        for seat in range(5):
            sent = json.loads(scene.view(seat).as_bytes())
            assert sent == json.loads(json.dumps(scene.view(seat).as_dict()))


def test_bg17_1_b44_the_open_cards_of_a_store_are_seen_by_all() -> None:
    for scene in both("""
        talon = ["bang-2d", "bang-3d", "bang-4d", "bang-5d"]
        [[seat]]
        hand = ["general-store-qs"]
    """):
        scene.play("play general-store-qs", "choose bang-3d")
        for seat in range(5):
            assert scene.view(seat).store == cards("bang-2d", "bang-4d", "bang-5d")
            assert scene.log("store", "pick", seat=seat) == [
                "store: bang-2d bang-3d bang-4d bang-5d",
                "pick 1: bang-3d",
            ]


def test_bg17_1_what_players_have_done_to_each_other_is_counted() -> None:
    for scene in both(
        """
        [[seat]]
        character = "willy-the-kid"
        hand = [
            "bang-2d", "bang-3d", "duel-8c", "panic-jh", "cat-balou-kh", "jail-4h",
        ]
        table = ["dynamite-2h"]
        [[seat]]
        character = "black-jack"
        lives = 4
        hand = ["beer-6h", "beer-7h"]
        """
    ):
        scene.play("play panic-jh at 2", "play cat-balou-kh at 2", "play jail-4h at 2")
        scene.play("play bang-2d at 2", "play bang-3d at 2", "play duel-8c at 2")
        made = scene.view(4).deeds[0][1]
        assert made == [2, 1, 1, 1, 1, 0]  # shot, duelled, robbed, stripped, jailed, killed
        assert scene.lives(2) == 1


def test_bg17_1_a_killing_is_counted_and_who_did_it_is_told() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
    """):
        scene.play("play bang-2d at 2")
        assert scene.deed(1, "killed", 2) == 1
        for seat in range(5):
            assert scene.log("dies", seat=seat) == ["dies 2: renegade 1"]


# What is hidden.

HIDDEN = [
    """
    talon = ["bang-2c", "bang-3c"]
    discards = ["duel-8c"]
    [[seat]]
    hand = ["bang-2d", "saloon-5h"]
    [[seat]]
    role = "renegade"
    hand = ["missed-2s", "beer-6h"]
    [[seat]]
    role = "outlaw"
    hand = ["panic-jh"]
    [[seat]]
    role = "outlaw"
    """,
    """
    talon = ["jail-4h", "panic-jh"]
    discards = ["duel-8c"]
    [[seat]]
    hand = ["bang-2d", "saloon-5h"]
    [[seat]]
    role = "outlaw"
    hand = ["barrel-qs", "volcanic-10s"]
    [[seat]]
    role = "renegade"
    hand = ["missed-2s"]
    [[seat]]
    role = "outlaw"
    """,
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_2_b44_hands_talon_and_roles_are_hidden(edition: str) -> None:
    """B44: seat 1, seat 4 and a spectator cannot tell the two tables apart, the owners can."""
    one, two = [at(text, edition=edition) for text in HIDDEN]
    for seat in (0, 1, 4):
        assert one.view(seat).as_bytes() == two.view(seat).as_bytes()
    for seat in (2, 3):
        assert one.view(seat).as_bytes() != two.view(seat).as_bytes()


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_2_a_refusal_says_nothing_about_what_is_hidden(edition: str) -> None:
    """Every move that seats 1 and 4 can name is refused, or allowed, with the same words."""
    one, two = [at(text, edition=edition) for text in HIDDEN]
    for move in range(one.game.space()):
        for seat in (0, 3):
            reasons = [scene.game.why_not(scene.state, seat, move) for scene in (one, two)]
            assert reasons[0] == reasons[1]


def test_bg17_2_everybody_sees_his_own_hand_alone_in_its_order() -> None:
    for scene in both(FULL_TABLE):
        for seat in (1, 2, 4):
            assert [CARD_NAMES[card] for card in scene.view(seat).hand] == scene.hand(seat)
        assert scene.view(0).hand == []


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_bg17_2_roles_are_hidden_from_the_first_moment(players: int) -> None:
    scene = fresh(players)
    sheriff = scene.state.sheriff()
    for seat in range(players + 1):
        for other in range(players):
            seen = scene.view(seat).roles[other] != UNKNOWN
            assert seen == (other in (seat - 1, sheriff))
        told = [event for event in shown(scene, seat) if event.name == "role"]
        assert len(told) == players
        for event in told:
            assert (event.values != (UNKNOWN,)) == (event.seat == seat - 1)


def shown(scene: Scene, seat: int) -> list[Event]:
    return [scene.game.shown(event, seat - 1) for event in scene.events]


def test_bg17_2_bg14_1_a_dead_players_role_is_seen_by_all() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
    """):
        assert scene.view(3).roles[1] == UNKNOWN
        scene.play("play bang-2d at 2")
        for seat in range(5):
            assert scene.view(seat).roles[1] == RENEGADE


def test_bg17_2_when_the_game_is_over_all_roles_are_shown() -> None:
    for scene in both(
        """
        turn = 2
        [[seat]]
        lives = 1
        [[seat]]
        hand = ["bang-2d"]
        """,
        5,
    ):
        scene.play("play bang-2d at 1")
        roles = [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY]
        for seat in range(6):
            assert scene.view(seat).roles == roles
            assert scene.view(seat).winners == [2, 3]
            assert scene.view(seat).awaited == []
            assert scene.log("over", seat=seat) == [
                "over: outlaw sheriff renegade outlaw outlaw deputy"
            ]


def test_bg17_2_b44_what_is_taken_from_a_hand_is_seen_by_the_two_alone() -> None:
    for scene in both("""
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        hand = ["beer-6h", "beer-7h"]
    """):
        scene.picking("beer-7h").play("play panic-jh at 2")
        for seat in (1, 2):
            assert scene.log("take", seat=seat) == ["take 1: 2 beer-7h"]
        for seat in (0, 3, 4):
            assert scene.log("take", seat=seat) == ["take 1: 2 ?"]


def test_bg17_2_what_is_taken_from_a_table_or_discarded_is_seen_by_all() -> None:
    for scene in both("""
        [[seat]]
        hand = ["panic-jh", "cat-balou-kh"]
        [[seat]]
        hand = ["beer-6h"]
        table = ["barrel-qs"]
    """):
        scene.play("play panic-jh at 2", "choose barrel-qs", "play cat-balou-kh at 2")
        for seat in range(5):
            assert scene.log("take-table", "discard", seat=seat) == [
                "take-table 1: 2 barrel-qs",
                "discard 2: beer-6h",
            ]


def test_bg17_2_bg1_6_offered_characters_are_seen_by_their_player() -> None:
    scene = fresh(5, choose_character=True)
    for seat in range(1, 6):
        state = scene.state
        offer = [int(state.character(seat - 1)), int(state.spare(seat - 1))]
        assert scene.view(seat).offered == offer
        assert scene.view(seat).characters == [UNKNOWN] * 5
        assert scene.view(seat).distances == [[0] * 5] * 5
        told = [event for event in shown(scene, seat) if event.name == "offer"]
        for event in told:
            assert event.values == (tuple(offer) if event.seat == seat - 1 else (UNKNOWN, UNKNOWN))
    assert scene.view(0).offered == []
    first = scene.awaited()[0]
    scene.play(scene.legal()[1])
    for seat in range(6):
        chosen = scene.view(seat).characters[first - 1]
        assert chosen == scene.state.character(first - 1)
    assert scene.view(first).offered == []


HIDES_FROM_OTHERS = {"role", "offer", "dealt", "draw", "look", "put-back"}
HIDES_FROM_THIRD_PARTIES = {"take", "haul"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_2_of_all_events_only_eight_hide_anything(edition: str) -> None:
    seen: set[str] = set()
    for number in range(24):
        game = deadwood.game("bang", edition, 4 + number % 4, {"choose_character": number % 2 == 1})
        state = game.new(f"what is shown {number}", listen=True)
        random_play(state, deadwood.swift(number), 100_000)
        for event in state.events or []:
            seen.add(event.name)
            for seat in range(NOBODY, game.players):
                part = game.shown(event, seat)
                assert (part.name, part.seat) == (event.name, event.seat)
                if event.name in HIDES_FROM_OTHERS and seat != event.seat:
                    assert part.values == (UNKNOWN,) * len(event.values)
                elif event.name in HIDES_FROM_THIRD_PARTIES and seat not in (
                    event.seat,
                    event.values[0],
                ):
                    hidden = (UNKNOWN,) * (len(event.values) - 1)
                    assert part.values == (event.values[0], *hidden)
                else:
                    assert part == event
    assert seen >= HIDES_FROM_OTHERS | HIDES_FROM_THIRD_PARTIES


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_has_the_values_that_events_py_names(edition: str) -> None:
    seen: set[str] = set()
    for number in range(40):
        game = deadwood.game("bang", edition, 4 + number % 4, {"choose_character": number % 2 == 1})
        state = game.new(number, listen=True)
        random_play(state, deadwood.swift(number), 100_000)
        for event in state.events or []:
            named = EVENTS.fields()[event.name]
            rest = bool(named) and named[-1].startswith("*")
            assert len(event.values) >= len(named) - 1 if rest else len(event.values) == len(named)
            seen.add(event.name)
    assert len(seen) > 40


def test_bg17_2_b44_only_a_choice_from_three_unseen_cards_is_kept_from_others() -> None:
    """What was chosen openly is told again by its event."""
    game = at("").game
    for text in ("choose beer-6h", "choose hand", "discard beer-6h", "play beer-6h", "end"):
        assert game.told(game.parse(text), 0, 0) == text
    assert game.told(game.parse("choose beer-6h"), 0, 1) == "choose"
    assert game.told(game.parse("choose beer-6h"), 0, NOBODY) == "choose"
    for text in ("choose hand", "discard beer-6h", "play bang-2d at 3", "pass", "be el-gringo"):
        assert game.told(game.parse(text), 0, 1) == text


# Prompts.

PROMPTS = {
    "a hit": ("bang-2d at 2", "dodge", '["missed-2s", "beer-6h"]', '["saloon-5h", "duel-8c"]'),
    "a Gatling": ("gatling-10h", "dodge", '["missed-2s", "beer-6h"]', '["jail-4h", "duel-8c"]'),
    "a Duel": ("duel-qd at 2", "duel", '["bang-3d", "bang-4d"]', '["saloon-5h", "missed-2s"]'),
    "Indians": ("indians-kd", "indians", '["bang-3d"]', '["beer-6h"]'),
}
ASKED = """
    [[seat]]
    character = "SHOOTER"
    hand = ["bang-2d", "gatling-10h", "duel-qd", "indians-kd"]
    [[seat]]
    character = "CHARACTER"
    lives = LIVES
    hand = HAND
    table = TABLE
    [[seat]]
    hand = ["stagecoach-9s"]
"""


def asked(
    hand: str,
    edition: str,
    lives: int = 4,
    character: str = "willy-the-kid",
    table: str = "[]",
    shooter: str = "black-jack",
) -> Scene:
    text = ASKED.replace("LIVES", str(lives)).replace("HAND", hand).replace("TABLE", table)
    return at(text.replace("CHARACTER", character).replace("SHOOTER", shooter), 4, edition)


def assert_same_for_others(one: Scene, two: Scene) -> None:
    """Nobody but seat 2 can tell the two tables apart."""
    assert one.asked() == two.asked()
    assert one.state.saved() == two.state.saved()
    for seat in (0, 1, 3, 4):
        assert one.view(seat).as_bytes() == two.view(seat).as_bytes()
        assert one.log(seat=seat) == two.log(seat=seat)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("prompt", PROMPTS)
def test_bg17_3_b36_whoever_holds_a_card_is_asked_whether_or_not_it_helps(
    prompt: str, edition: str
) -> None:
    """B36: and may decline though it does; then too the others see the same."""
    move, question, useful, useless = PROMPTS[prompt]
    one, two = asked(useful, edition), asked(useless, edition)
    for scene in (one, two):
        scene.play(f"play {move}")
        assert scene.asked() == (question, 2)
        assert scene.legal()[0] == "pass"
    assert len(one.legal()) > len(two.legal()) == 1
    assert_same_for_others(one, two)
    while one.asked()[1] == 2:
        one.play("pass")
        two.play("pass")
        assert_same_for_others(one, two)
    assert one.lives(2) == two.lives(2) == 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("character", ["calamity-janet", "jourdonnais", "lucky-duke"])
def test_bg17_3_no_character_is_asked_by_what_he_holds(character: str, edition: str) -> None:
    """With a Barrel before him, down to his last life, each prompt and each silence is the same."""
    useful, useless = '["missed-2s", "beer-6h"]', '["saloon-5h", "duel-8c"]'
    one = asked(useful, edition, 1, character, '["barrel-qs"]')
    two = asked(useless, edition, 1, character, '["barrel-qs"]')
    for scene in (one, two):
        scene.play("play bang-2d at 2")
    while one.asked()[1] == 2:
        assert_same_for_others(one, two)
        for scene in (one, two):
            scene.play("pass")
    assert (one.alive(), two.alive()) == ([1, 3, 4], [1, 3, 4])
    for seat in (0, 1, 3, 4):  # what he held is shown now, and everything else is the same
        logs = [scene.log(seat=seat) for scene in (one, two)]
        assert [len(log) for log in logs] == [len(logs[0])] * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_3_b36_before_his_last_life_goes_he_is_asked_for_beer(edition: str) -> None:
    one, two = [asked(hand, edition, 1) for hand in ('["beer-6h"]', '["saloon-5h"]')]
    for scene in (one, two):
        scene.play("play bang-2d at 2", "pass")
        assert scene.asked() == ("save", 2)
    assert_same_for_others(one, two)


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_3_against_slab_he_is_asked_with_two_missed_with_one_and_with_none(
    edition: str,
) -> None:
    hands = ['["missed-2s", "missed-3s"]', '["missed-2s", "beer-6h"]', '["beer-6h", "saloon-5h"]']
    scenes = [asked(hand, edition, shooter="slab-the-killer") for hand in hands]
    for scene in scenes:
        scene.play("play bang-2d at 2")
    for scene in scenes[1:]:
        assert_same_for_others(scenes[0], scene)
        assert scene.legal() == ["pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_3_sid_is_asked_by_the_number_of_his_cards(edition: str) -> None:
    """That number all can see."""
    one, two = [
        asked(hand, edition, 3, "sid-ketchum")
        for hand in ('["beer-6h", "beer-7h"]', '["jail-4h", "duel-8c"]')
    ]
    for scene in (one, two):
        scene.play("play bang-2d at 2", "pass")
    assert one.asked() == ("save", 2)
    assert_same_for_others(one, two)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("move", ["bang-2d at 2", "duel-qd at 2", "gatling-10h", "indians-kd"])
def test_bg17_3_b44_without_a_card_nobody_is_asked(move: str, edition: str) -> None:
    scene = asked("[]", edition).play(f"play {move}")
    assert (scene.lives(2), scene.awaited() == [2]) == (3, False)


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_3_for_beer_he_is_asked_only_if_a_beer_could_be_played(edition: str) -> None:
    """With lives to spare that is a matter of the edition, not of his hand."""
    for hand in ('["beer-6h"]', '["saloon-5h"]'):
        scene = asked(hand, edition).play("play bang-2d at 2", "pass")
        assert (scene.question() == "save") == (edition == ABACUS)


# Those who are out.

OUT = """
    talon = ["bang-2c", "bang-3c"]
    [[seat]]
    hand = ["bang-2d", "saloon-5h"]
    [[seat]]
    hand = ["missed-2s"]
    [[seat]]
    out = true
    [[seat]]
    hand = ["beer-6h"]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_4_b44_who_is_out_sees_what_a_spectator_sees(edition: str) -> None:
    scene = at(OUT, edition=edition)
    dead, spectator = scene.view(3).as_dict(), scene.view(0).as_dict()
    assert (dead.pop("seat"), spectator.pop("seat")) == (2, NOBODY)
    assert dead == spectator


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_4_b44_the_table_may_let_him_see_everything(edition: str) -> None:
    scene = at(OUT, edition=edition, dead_see_all=True)
    view = scene.view(3)
    assert view.roles == [SHERIFF, RENEGADE, OUTLAW, OUTLAW]
    assert [[CARD_NAMES[card] for card in hand] for hand in view.hands] == [
        ["bang-2d", "saloon-5h"],
        ["missed-2s"],
        [],
        ["beer-6h"],
    ]
    plain = at(OUT, edition=edition)
    for seat in (0, 1, 2, 4):  # the living and a spectator see no more than before
        assert scene.view(seat).as_bytes() == plain.view(seat).as_bytes()


@pytest.mark.parametrize("option", [False, True])
def test_bg17_4_what_happens_is_shown_to_him_as_to_a_spectator(option: bool) -> None:
    for scene in both(OUT, dead_see_all=option):
        scene.play("end")
        assert scene.log(seat=3) == scene.log(seat=0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_4_until_the_game_is_over(edition: str) -> None:
    scene = at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        [[seat]]
        out = true
        [[seat]]
        out = true
        """,
        edition=edition,
    )
    assert scene.view(3).roles[1] == UNKNOWN
    scene.play("play bang-2d at 2")
    assert (scene.won(), scene.view(3).roles[1]) == ("sheriff", RENEGADE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_4_bg14_2_while_he_lays_down_his_cards_he_still_sees_them(edition: str) -> None:
    """He is asked which comes next, so he must see which there are; the others see none."""
    scene = at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        hand = ["saloon-5h", "duel-8c"]
        [[seat]]
        character = "pedro-ramirez"
        """,
        edition=edition,
    )
    scene.play("play bang-2d at 2", "pass", "pass")
    assert scene.asked() == ("lay-down", 2)
    assert scene.view(2).hand == cards("saloon-5h", "duel-8c")
    for seat in (0, 1, 3, 4):
        assert cards("saloon-5h")[0] not in scene.view(seat).hand


def test_nobody_looks_on_from_a_seat_that_is_not_there() -> None:
    scene = at("")
    for seat in (-2, 4):
        with pytest.raises(deadwood.BadOption):
            scene.game.view(scene.state, seat)
        with pytest.raises(deadwood.BadOption):
            scene.game.shown(Event("begin", NOBODY), seat)
        with pytest.raises(deadwood.BadOption):
            scene.game.knowledge(seat)
