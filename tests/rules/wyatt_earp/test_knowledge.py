"""What a seat can know, and the worlds that it cannot tell from the real one."""

from __future__ import annotations

from collections import Counter

import pytest

from deadwood.core.reason import NotFollowed
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.wyatt_earp.cards import KIND_OF, KINDS, NAMES
from deadwood.games.wyatt_earp.schema import EVENTS
from tests.contract.adapters.wyatt_earp import admits
from tests.rules.watched import assert_even
from tests.rules.wyatt_earp.scene import all_but, at, both
from tests.rules.wyatt_earp.watched import (
    Watched,
    at_most,
    hand_of,
    small,
    supply_of,
    table_of,
)

STARR, JAMES = KIND_OF["belle-starr"], KIND_OF["jesse-james"]
EARP = KIND_OF["wyatt-earp"]

ASKING = """
    phase = "play"
    supply = ["wes-hardin", "wes-hardin", "wes-hardin", "wes-hardin", "hideout"]
    discards = ["sundance-kid"]
    [[seat]]
    hand = ["3 most-wanted", "6 bob-dalton"]
    [[seat]]
    hand = ["3 butch-cassidy", "photo-jesse-james"]
    [[seat]]
    hand = ["2 jesse-james", "2 butch-cassidy"]
"""


def asking() -> list[Watched]:
    return [Watched(scene) for scene in both(ASKING)]


def round_of(table: Watched, *moves: str) -> Watched:
    """Seat 1 discards, seat 2 draws two and discards, seat 3 takes and discards, seat 1 draws."""
    table.play("discard bob-dalton", "draw supply", "discard butch-cassidy")
    return table.play("draw discard", "discard butch-cassidy", "draw discard", *moves)


# "No" and gifts at Most Wanted!


def test_we8_1_q19_a_no_means_none_of_that_outlaw_for_all_who_heard_it() -> None:
    for table in asking():
        table.play("play most-wanted ask jesse-james left")
        for watcher in (0, 1, 3):
            assert table.limits(watcher, 2) == [(["jesse-james"], 0)]
        assert table.limits(2, 2) == []  # he sees his own hand
        for watcher in (0, 1, 2):
            assert table.limits(watcher, 3) == []
        for state in table.worlds(1, 60):
            assert "jesse-james" not in hand_of(state, 2)


def test_we8_1_q19_unseen_gains_after_a_no_make_room_for_as_many() -> None:
    for table in asking():
        table.play("play most-wanted ask jesse-james left", "discard bob-dalton", "draw supply")
        assert table.limits(1, 2) == [(["jesse-james"], 2)]
        table.play("discard butch-cassidy")  # another kind makes no difference
        assert table.limits(1, 2) == [(["jesse-james"], 2)]
        found = {hand_of(state, 2).count("jesse-james") for state in table.worlds(1, 300)}
        assert found == {0, 1, 2}


def test_we8_1_q19_a_card_seen_to_leave_or_come_moves_the_limit() -> None:
    table = Watched(at(ASKING))
    table.play("play most-wanted ask wes-hardin left", "discard bob-dalton", "draw supply")
    assert table.limits(1, 2) == [(["wes-hardin"], 2)]
    table.play("discard wes-hardin")
    assert table.limits(1, 2) == [(["wes-hardin"], 1)]
    table.play("draw discard", "discard butch-cassidy", "draw supply", "discard wes-hardin")
    table.play("draw discard")  # before everybody's eyes
    assert table.limits(1, 2) == [(["wes-hardin"], 2)]
    assert table.known(1, 2) == ["wes-hardin"]


def test_we8_1_q19_two_kinds_denied_together_share_what_was_gained() -> None:
    for table in asking():
        table.play("play most-wanted ask jesse-james left")
        round_of(table, "play most-wanted ask belle-starr left")
        assert table.limits(1, 2) == [(["belle-starr", "jesse-james"], 2), (["belle-starr"], 0)]
        round_of(table)
        assert table.limits(1, 2) == [(["belle-starr", "jesse-james"], 4), (["belle-starr"], 2)]
        for state in table.worlds(1, 40):
            hand = hand_of(state, 2)
            assert hand.count("belle-starr") <= 2
            assert hand.count("belle-starr") + hand.count("jesse-james") <= 4
            assert admits(table.scene.view(1), table.memories[1], state)


def test_we8_1_a_limit_is_forgotten_only_when_it_says_nothing_any_more() -> None:
    memory = at(ASKING).game.knowledge(0)
    memory.learn(EVENTS.event("no", 1, (JAMES,)))
    for gained in (2, 2, 2):
        memory.learn(EVENTS.event("draw", 1, (UNKNOWN,) * gained))
    assert [at_most(limit) for limit in memory.limits[1]] == [(["jesse-james"], 6)]
    memory.learn(EVENTS.event("draw", 1, (UNKNOWN,)))
    assert memory.limits[1] == []  # there are seven


def test_we8_1_q19_a_gift_is_known_to_all_until_it_is_put_down() -> None:
    for table in asking():
        table.play("play most-wanted ask jesse-james right")
        for watcher in (0, 2, 3):
            assert table.known(watcher, 1) == ["jesse-james"]
            assert table.known(watcher, 3) == []
        assert table.known(1, 1) == []
        assert table.memories[1].mine[JAMES] == 1
        assert table.memories[3].mine[JAMES] == 1
        for watcher in (0, 2, 3):
            assert all("jesse-james" in hand for hand in table.hands(watcher, 1, 30))
        table.play("discard jesse-james")
        assert table.known(0, 1) == []
        assert table.memories[1].mine[JAMES] == 0


def test_we8_1_a_gift_after_a_no_raises_the_limit_and_a_given_card_was_a_known_one() -> None:
    memory = at(ASKING).game.knowledge(0)
    memory.learn(EVENTS.event("no", 1, (JAMES,)))
    memory.learn(EVENTS.event("give", 2, (JAMES, 1)))
    assert memory.known[KINDS + JAMES] == 1
    assert [at_most(limit) for limit in memory.limits[1]] == [(["jesse-james"], 1)]
    memory.learn(EVENTS.event("give", 1, (JAMES, 2)))
    assert memory.known[KINDS + JAMES] == 0
    assert memory.known[2 * KINDS + JAMES] == 1
    assert [at_most(limit) for limit in memory.limits[1]] == [(["jesse-james"], 0)]
    memory.learn(EVENTS.event("give", 2, (JAMES, 0)))
    assert memory.mine[JAMES] == 1
    assert memory.known[2 * KINDS + JAMES] == 0


# Cards seen on their way


def test_we2_2_a_taken_top_discard_is_known_to_be_in_that_hand() -> None:
    text = """
        discards = ["bank-robbery", "sundance-kid"]
        [[seat]]
        hand = ["2 jesse-james"]
        [[seat]]
        hand = ["2 hideout"]
    """
    for scene in both(text):
        table = Watched(scene).play("draw discard")
        for watcher in (0, 2, 3):
            assert table.known(watcher, 1) == ["bank-robbery"]
            assert table.memories[watcher].pile == [KIND_OF["sundance-kid"]]
            assert all("bank-robbery" in hand for hand in table.hands(watcher, 1, 30))
        table.play("discard jesse-james")
        assert table.known(2, 1) == ["bank-robbery"]
        table.play("draw supply", "discard hideout")
        for watcher in (0, 1, 2, 3):
            assert table.memories[watcher].pile == scene.state.list_discards()


def test_we8_4_a_stolen_card_is_known_and_no_longer_lies() -> None:
    text = """
        phase = "play"
        supply = ["bob-dalton"]
        [[seat]]
        hand = ["most-wanted", "hideout"]
        [[seat]]
        hand = ["2 hideout"]
        table = { jesse-james = ["jesse-james", "2 bank-robbery", "stagecoach-robbery"] }
    """
    for scene in both(text):
        table = Watched(scene).play("play most-wanted shoot", "choose jesse-james of 2")
        for watcher in (0, 1, 2, 3):
            memory = table.memories[watcher]
            assert memory.lying == table_of(scene) == [0] * KINDS
            assert memory.pile == scene.state.list_discards()
            assert table.looks_the_same(watcher)
        assert table.known(2, 1) == ["jesse-james"]
        table.play("lay 1 jesse-james")
        assert table.known(2, 1) == []
        assert table.memories[2].lying[JAMES] == 1


def test_piles_and_table_are_remembered_through_every_sheriff_card() -> None:
    """One long turn order: misses, hits, a new fastest gun, a Hideout laid and lifted."""
    text = """
        phase = "play"
        supply = [
            "bob-dalton",
            "hideout", "most-wanted", "bob-dalton", "belle-starr", "bob-dalton",
            "butch-cassidy", "butch-cassidy", "photo-bob-dalton",
        ]
        discards = ["sundance-kid"]
        [[seat]]
        hand = [
            "fastest-gun", "stagecoach-robbery", "photo-jesse-james", "wyatt-earp",
            "4 sundance-kid",
        ]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        hand = ["hideout", "2 wes-hardin", "fastest-gun"]
        table = { wes-hardin = ["wes-hardin", "fastest-gun"] }
    """
    for edition in ("alea-2001", "gryphon-2014"):
        scene = at(text, 2, edition)
        table = Watched(scene)

        def checked(*moves: str, table: Watched = table) -> None:
            for move in moves:
                table.play(move)
                for memory in table.memories:
                    assert memory.pile == table.scene.state.list_discards(), move
                    assert memory.lying == table_of(table.scene), move
                for watcher in (0, 1, 2):
                    assert table.looks_the_same(watcher), move

        checked("play fastest-gun", "choose jesse-james", "discard sundance-kid")
        checked("draw supply", "lay 2 wes-hardin", "play hideout", "choose jesse-james of 1")
        checked("play wyatt-earp rescue", "discard hideout")
        assert not scene.is_hidden(1, "jesse-james")
        checked("draw discard", "play photo-jesse-james", "discard sundance-kid")
        checked("draw discard", "play fastest-gun", "choose wes-hardin", "discard sundance-kid")
        checked("draw supply", "play stagecoach-robbery", "discard sundance-kid")
        assert "outgunned" in scene.names()
        assert "wasted" in scene.names()
        assert "rescue" in scene.names()


# The secret take


TAKING = """
    phase = "play"
    turn = 2
    supply = ["wes-hardin", "wes-hardin", "wes-hardin", "wes-hardin", "wes-hardin", "hideout"]
    discards = ["sundance-kid", "belle-starr", "wyatt-earp", "belle-starr", "bank-robbery"]
    [[seat]]
    hand = ["wyatt-earp", "most-wanted", "4 bob-dalton"]
    [[seat]]
    hand = ["2 wyatt-earp", "2 butch-cassidy", "bank-robbery"]
    [[seat]]
    hand = ["wyatt-earp", "4 butch-cassidy"]
"""
FIVE = {"belle-starr": 2, "sundance-kid": 1, "bank-robbery": 1}


def taking(card: str) -> list[Watched]:
    """Seat 2 has taken a card from the discards, unseen."""
    tables = [Watched(scene) for scene in both(TAKING)]
    return [table.play("play wyatt-earp search", f"take {card}") for table in tables]


def test_we10_4_q37_the_others_remember_what_a_secret_take_may_have_been() -> None:
    for table in taking("belle-starr"):
        for watcher in (0, 1, 3):
            assert table.candidates(watcher) == [FIVE]  # no Wyatt Earp
            assert table.memories[watcher].takes[0].taker == 1
            assert table.memories[watcher].pile.count(STARR) == 2
            assert table.looks_the_same(watcher)
        assert table.candidates(2) == []
        assert table.memories[2].pile == table.scene.state.list_discards()
        assert table.memories[2].mine[STARR] == 1
        gone: Counter[str] = Counter()
        for state in table.worlds(1, 400):
            pile = [NAMES[kind] for kind in state.list_discards()]
            left = Counter(TAKEN_FROM) - Counter(pile)
            (card,) = left.elements()
            gone[card] += 1
            assert card in hand_of(state, 2)
            kept = list(TAKEN_FROM)
            kept.reverse()
            kept.remove(card)  # the copy nearest to the top
            assert pile == kept[::-1]
        assert_even(gone, {card: float(number) for card, number in FIVE.items()})


TAKEN_FROM = ["bank-robbery", "belle-starr", "wyatt-earp", "belle-starr", "sundance-kid",
              "wyatt-earp"]  # fmt: skip


def test_we10_4_a_secret_take_counts_as_an_unseen_gain() -> None:
    scene = at(TAKING)
    table = Watched(scene)
    table.memories[1].learn(EVENTS.event("no", 1, (STARR,)))
    table.play("play wyatt-earp search", "take belle-starr")
    assert table.limits(1, 2) == [(["belle-starr"], 1)]
    assert table.candidates(1) == [FIVE]
    found = {hand_of(state, 2).count("belle-starr") for state in table.worlds(1, 200)}
    assert found == {0, 1}


def test_we10_4_a_taken_card_may_have_been_the_one_put_down_later() -> None:
    for table in taking("bank-robbery"):
        table.play("discard bank-robbery")
        for watcher in (0, 1, 3):
            assert table.candidates(watcher) == [FIVE]
            assert table.memories[watcher].takes[0].shed[KIND_OF["bank-robbery"]] == 1
        view = table.scene.view(1)
        missing: Counter[tuple[str, bool]] = Counter()
        for state in table.worlds(1, 400):
            assert admits(view, table.memories[1], state)
            gone = Counter(TAKEN_FROM) - Counter(NAMES[kind] for kind in state.list_discards())
            # A Bank Robbery lies there now, so if the old one went none seems missing.
            card = next(iter(gone), "bank-robbery")
            missing[card, card in hand_of(state, 2)] += 1
        cards = {card for card, _ in missing}
        assert cards == {"belle-starr", "sundance-kid", "bank-robbery"}
        assert missing["belle-starr", False] == missing["sundance-kid", False] == 0
        assert missing["bank-robbery", False] > 0  # it was taken and put down again


def test_we10_4_a_known_card_is_put_down_before_a_card_taken_unseen() -> None:
    """He took one Bank Robbery from the top, before all eyes; then perhaps another, unseen."""
    text = TAKING.replace('phase = "play"', "").replace(
        'discards = ["sundance', 'discards = ["bank-robbery", "sundance'
    )
    table = Watched(at(text)).play("draw discard", "play wyatt-earp search", "take belle-starr")
    table.play("discard bank-robbery")
    assert table.known(1, 2) == []
    assert table.memories[1].takes[0].shed == [0] * KINDS
    for state in table.worlds(1, 200):
        if Counter(NAMES[kind] for kind in state.list_discards())["bank-robbery"] == 1:
            assert "bank-robbery" in hand_of(state, 2)


def test_we10_4_q19_a_later_no_rules_a_candidate_out() -> None:
    for table in taking("sundance-kid"):
        table.play("discard butch-cassidy", "draw discard", "discard butch-cassidy")
        table.play("draw discard", "play most-wanted ask belle-starr left")
        for watcher in (0, 1, 3):
            assert table.candidates(watcher) == [{"sundance-kid": 1, "bank-robbery": 1}]
            assert ["belle-starr"] in [kinds for kinds, _ in table.limits(watcher, 2)]
        for state in table.worlds(1, 60):
            assert state.list_discards().count(STARR) == 2


def test_we10_4_q19_a_no_says_nothing_about_a_card_that_was_put_down_meanwhile() -> None:
    for table in taking("belle-starr"):
        table.play("discard belle-starr", "draw supply", "discard butch-cassidy")
        table.play("draw supply", "play most-wanted ask belle-starr left")
        assert table.candidates(1) == [FIVE]


def test_we10_4_q37_a_later_look_through_the_discards_resolves_it() -> None:
    for table in taking("bank-robbery"):
        table.play("discard butch-cassidy", "draw supply", "discard butch-cassidy")
        table.play("draw supply", "play wyatt-earp search")
        assert table.memories[1].pile == table.scene.state.list_discards()
        for state in table.worlds(1, 60):
            assert "bank-robbery" in hand_of(state, 2)
            assert state.list_discards() == table.scene.state.list_discards()
        assert table.looks_the_same(1)
        # the others saw only that he looked
        assert table.candidates(3) == [FIVE]
        assert table.memories[3].pile.count(KIND_OF["bank-robbery"]) == 1
        table.play("take belle-starr")
        assert len(table.candidates(3)) == 2
        assert len(table.candidates(1)) == 1
        for state in table.worlds(3, 60):
            gone = Counter(table.memories[3].pile) - Counter(state.list_discards())
            assert sum(gone.values()) == 2
            assert gone[EARP] == 0


def test_we10_4_a_card_found_openly_later_cannot_have_been_taken_before() -> None:
    """One Bank Robbery lay there; when another finds it, the first take was something else."""
    text = TAKING.replace('hand = ["wyatt-earp", "4 butch', 'hand = ["wyatt-earp", "butch').replace(
        '"butch-cassidy"]\n', '"butch-cassidy"]\n    table = { jesse-james = ["3 jesse-james"] }\n'
    )
    text = text.replace('"wyatt-earp", "butch-cassidy"', '"wyatt-earp", "2 bob-dalton"')
    table = Watched(at(text))
    table.play("play wyatt-earp search", "take belle-starr", "discard butch-cassidy")
    table.play("draw supply", "play wyatt-earp search", "take and play bank-robbery")
    table.play("choose jesse-james")
    assert table.candidates(1) == [{"belle-starr": 2, "sundance-kid": 1}]
    for state in table.worlds(1, 100):
        assert "bank-robbery" not in [NAMES[kind] for kind in state.list_discards()]
    assert table.looks_the_same(1)
    assert table.looks_the_same(0)


def test_we10_4_two_takes_of_one_card_each_leave_two_different_cards() -> None:
    """With one Sundance Kid there, not both takes can have been Sundance Kid."""
    table = Watched(at(TAKING)).play("play wyatt-earp search", "take belle-starr")
    table.play("discard butch-cassidy", "draw supply", "discard butch-cassidy")
    table.play("draw supply", "discard bob-dalton", "draw supply")
    table.play("play wyatt-earp search", "take belle-starr")
    assert len(table.candidates(1)) == 2
    for state in table.worlds(1, 150):
        gone = Counter(table.memories[1].pile) - Counter(state.list_discards())
        assert sum(gone.values()) == 2
        for kind, number in gone.items():
            assert number <= table.memories[1].pile.count(kind)
            assert state.hand(1, kind) >= number
    assert table.looks_the_same(1)


def test_we10_4_two_equal_cards_taken_and_one_put_down_leave_the_other() -> None:
    """He took both Belle Starr in two searches and discarded one: he holds the other."""
    table = small(
        ["2 wyatt-earp", "butch-cassidy", "wes-hardin"],
        ["jesse-james"] * 3,
        ["belle-starr", "belle-starr"],
        top='phase = "play"\n        turn = 2\n        reshuffled = true',
    )
    table.play("play wyatt-earp search", "take belle-starr", "discard butch-cassidy")
    table.play("draw discard", "discard butch-cassidy", "draw discard")
    table.play("play wyatt-earp search", "take belle-starr", "discard belle-starr")
    for state in table.worlds(1, 200):
        if state.list_discards().count(STARR) == 1:  # both were taken
            assert "belle-starr" in hand_of(state, 2)


def test_we10_4_many_takes_are_sampled_and_still_fit() -> None:
    """More combinations than are listed one by one: the worlds are as possible as ever."""
    kinds = [name for name in NAMES if name not in ("wyatt-earp", "bob-dalton", "butch-cassidy")]
    table = small(
        ["4 wyatt-earp", "butch-cassidy", "2 wes-hardin"],
        ["jesse-james"] * 6,
        kinds,
        top='phase = "play"\n        turn = 2',
    )
    for turn in range(4):
        table.play("play wyatt-earp search", f"take {kinds[turn]}")
        table.play(f"discard {(['butch-cassidy', *kinds])[turn]}")
        table.play("draw discard", "discard bob-dalton", "draw discard")
    assert len(table.candidates(1)) == 4
    assert 17**4 > 1000
    for seed in range(8):
        state = table.world(1, seed)
        assert admits(table.scene.view(1), table.memories[1], state)
        assert table.looks_the_same(1, seed)


def test_we10_4_a_hand_full_of_known_cards_has_no_room_for_a_taken_one() -> None:
    """He took one of two cards, and later put down Belle Starr. The two that he still holds he took
    from the top, so it was Belle Starr; Jesse James would be a third card in his hand."""
    table = small(
        ["wyatt-earp", "hideout"],
        ["wes-hardin", "wes-hardin", "belle-starr"],
        ["bob-dalton", "belle-starr", "jesse-james"],
        top="turn = 2",
    )
    table.play("draw discard", "play wyatt-earp search", "take belle-starr", "discard hideout")
    assert set(table.hands(1, 2)) == {("belle-starr", "bob-dalton"), ("bob-dalton", "jesse-james")}
    table.play("draw supply", "discard bob-dalton", "draw discard", "discard belle-starr")
    assert table.candidates(1) == [{"belle-starr": 1, "jesse-james": 1}]
    assert table.known(1, 2) == table.scene.hand(2) == ["bob-dalton", "bob-dalton"]
    for state in table.worlds(1, 60):
        assert state.list_discards() == table.scene.state.list_discards()
    assert table.looks_the_same(1)


def test_we10_4_q19_a_take_that_leaves_more_cards_than_there_is_room_for_was_another() -> None:
    """He put down Belle Starr, and neither hand has one now: the two unseen ones are the supply.
    Had he taken that Belle Starr from the discards there would be a third, and no place for it."""
    theirs = ["wyatt-earp", "belle-starr", "hideout", "wes-hardin"]
    open_cards = [*theirs, "2 butch-cassidy", "2 belle-starr", "belle-starr", "jesse-james"]
    table = Watched(
        at(f"""
            phase = "play"
            turn = 2
            supply = ["2 belle-starr"]
            discards = ["belle-starr", "jesse-james"]
            [[seat]]
            hand = {all_but(*open_cards)}
            [[seat]]
            hand = {theirs}
            [[seat]]
            hand = ["2 butch-cassidy"]
        """)
    )
    table.play("play wyatt-earp search", "take jesse-james", "discard belle-starr")
    table.play("draw discard", "discard belle-starr", "draw discard")
    assert {"jesse-james" in hand for hand in table.hands(1, 2)} == {True, False}
    table.play("play most-wanted ask belle-starr left")
    assert table.candidates(1) == [{"belle-starr": 1, "jesse-james": 1}]
    for state in table.worlds(1, 60):
        assert state.list_discards().count(STARR) == 1
        assert supply_of(state) == ("belle-starr", "belle-starr")
        assert "belle-starr" not in hand_of(state, 2) + hand_of(state, 3)
    assert table.looks_the_same(1)


# The reshuffle


def test_we2_3_q7_after_a_reshuffle_the_discards_are_in_no_hand() -> None:
    """All seven Belle Starr and a Photo were there: nobody holds them."""
    text = """
        phase = "play"
        turn = 2
        supply = []
        rest = "discards"
        discards = ["7 belle-starr", "photo-bob-dalton", "3 jesse-james"]
        [[seat]]
        hand = ["2 bob-dalton"]
        [[seat]]
        hand = ["bank-robbery", "2 butch-cassidy"]
        table = { wes-hardin = ["3 wes-hardin"] }
        [[seat]]
        hand = ["2 butch-cassidy", "jesse-james"]
    """
    for scene in both(text):
        table = Watched(scene)
        pile = scene.state.list_discards()
        table.play("play bank-robbery")  # the shot needs a supply
        memory = table.memories[1]
        shot = scene.event("shot").values[0]
        counts = [pile.count(kind) for kind in range(KINDS)]
        counts[shot] -= 1
        assert memory.in_supply == counts
        assert memory.supply_stack == 0
        assert memory.stack == 1
        assert memory.pile == scene.state.list_discards()
        for state in table.worlds(1, 8):
            hands = Counter(hand_of(state, 2)) + Counter(hand_of(state, 3))
            assert hands == {"butch-cassidy": 4, "jesse-james": 1}
        assert table.looks_the_same(1)
        for other in (2, 3):
            limit = memory.limits[other - 1][-1]
            allowed = {NAMES[kind]: n for kind, n in enumerate(limit.allowed) if n}
            assert allowed == {"butch-cassidy": 4, "jesse-james": 1}
            assert limit.most == 0


def test_we2_3_what_leaves_the_new_supply_before_ones_eyes_is_counted_down() -> None:
    text = """
        supply = []
        discards = ["2 belle-starr", "2 jesse-james", "3 wes-hardin"]
        [[seat]]
        hand = ["2 bob-dalton"]
        [[seat]]
        hand = %s
    """
    open_cards = ["2 belle-starr", "2 jesse-james", "3 wes-hardin", "2 bob-dalton"]
    scene = at(text % all_but(*open_cards), 2)
    table = Watched(scene).play("draw supply")
    drawn = Counter(scene.event("draw").values)
    whole = {STARR: 2, JAMES: 2, KIND_OF["wes-hardin"]: 3}
    mine, theirs_memory = table.memories[1], table.memories[2]
    assert {k: n for k, n in enumerate(mine.in_supply) if n} == {
        kind: number - drawn[kind] for kind, number in whole.items() if number > drawn[kind]
    }
    assert {k: n for k, n in enumerate(theirs_memory.in_supply) if n} == whole
    assert hand_of(table.world(1, 4), 2) == hand_of(scene.state, 2)  # nothing is hidden from him
    assert table.looks_the_same(2)


def test_we2_3_q7_a_card_taken_unseen_before_the_reshuffle_may_be_in_the_hand() -> None:
    table = small(
        ["wyatt-earp", "butch-cassidy", "wes-hardin"],
        [],
        ["belle-starr", "jesse-james"],
        top='phase = "play"\n        turn = 2',
    )
    table.play("play wyatt-earp search", "take belle-starr", "discard butch-cassidy")
    table.play("draw supply")  # a reshuffle: a supply of three or four
    seen = {hand_of(state, 2) for state in table.worlds(1, 100)}
    mine = table.memories[1]
    assert mine.supply_stack == 0
    drawn = set(table.scene.event("draw").values)
    if JAMES in drawn:
        assert seen == {("belle-starr", "wes-hardin")}
    elif STARR in drawn:
        assert seen == {("jesse-james", "wes-hardin")}
    else:
        assert seen == {("belle-starr", "wes-hardin"), ("jesse-james", "wes-hardin")}
    assert table.looks_the_same(1)


def test_we3_5_q28_a_new_hand_forgets_everything() -> None:
    for table in taking("belle-starr"):
        memory = table.memories[1]
        memory.learn(EVENTS.event("no", 2, (STARR,)))
        number = table.scene.state.discards_size()
        memory.learn(EVENTS.event("reshuffle", NOBODY, (number,)))
        memory.learn(EVENTS.event("deal", 2, (2,)))
        assert memory.fields() == table.scene.game.knowledge(0).fields()


def test_we1_3_each_seat_remembers_its_own_ten_and_the_first_discard() -> None:
    game = at(ASKING).game
    state = game.new(3, listen=True)
    for seat in range(3):
        memory = game.knowledge(seat)
        for event in state.events:
            memory.learn(game.shown(event, seat))
        assert memory.mine == [state.hand(seat, kind) for kind in range(KINDS)]
        assert memory.pile == state.list_discards()
        assert memory.known == [0] * (3 * KINDS)


def test_memories_are_told_apart_by_their_fields() -> None:
    first, second = taking("belle-starr")[0], taking("bank-robbery")[0]
    assert first.memories[1].fields() == second.memories[1].fields()  # he cannot tell
    assert first.memories[2].fields() != second.memories[2].fields()
    assert first.memories[1].fields() != first.memories[3].fields()


# What is possible


def test_the_real_state_is_always_admitted_and_other_states_are_not() -> None:
    for table in asking():
        table.play("play most-wanted ask jesse-james left", "discard bob-dalton")
        view, memory, state = table.scene.view(1), table.memories[1], table.scene.state
        assert admits(view, memory, state)
        with_james = state.clone()
        with_james.set_hand(1, JAMES, 1)  # after his "no"
        assert not admits(view, memory, with_james)
        other_pile = state.clone()
        pile = other_pile.list_discards()
        other_pile.clear_discards()
        for kind in [STARR, *pile[1:]]:
            other_pile.put_discards(kind)
        assert not admits(view, memory, other_pile)
        short_pile = state.clone()
        short_pile.take_discards(0)
        assert not admits(view, memory, short_pile)
        memory.gain(1, KIND_OF["hideout"])
        assert not admits(view, memory, state)  # a Hideout would have to be there


def test_a_memory_that_does_not_fit_what_is_seen_is_refused() -> None:
    table = small(["butch-cassidy", "wes-hardin"], ["jesse-james"], ["belle-starr"])
    table.memories[1].learn(EVENTS.event("no", 1, (3,)))
    table.memories[1].learn(EVENTS.event("no", 1, (6,)))
    with pytest.raises(NotFollowed):
        table.world(1, 1)
    table = small(["butch-cassidy", "wes-hardin"], ["jesse-james"], ["belle-starr"])
    for _ in range(3):
        table.memories[1].gain(1, 3)
    with pytest.raises(NotFollowed):
        table.world(1, 1)


def test_a_supply_with_a_card_that_was_not_shuffled_into_it_is_impossible() -> None:
    """All Belle Starr in the pile were seen to be shuffled, and no Wes Hardin."""
    table = small(["butch-cassidy"], [], ["belle-starr"] * 4, top="turn = 2").play("draw supply")
    view, memory = table.scene.view(1), table.memories[1]
    state = table.scene.state.clone()
    assert admits(view, memory, state)
    state.take_supply(0)
    state.put_supply(KIND_OF["wes-hardin"])
    assert not admits(view, memory, state)
