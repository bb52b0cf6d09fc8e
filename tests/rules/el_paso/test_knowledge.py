"""What a seat can know, and the worlds that it cannot tell from the real one (EP10.2, EP10.3)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from deadwood.core.chance import swift
from deadwood.core.event import Event
from deadwood.core.reason import NotFollowed
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.el_paso.cards import CARD_NAMES, COPIES, KINDS, NAMES
from deadwood.games.el_paso.state import NONE
from tests.rules.el_paso.scene import Scene
from tests.rules.el_paso.watched import Watched, dealt, unshuffled
from tests.rules.watched import assert_even

ALL = ["bank", "saloon", "gold-mine", "cattle", "hotel", "horses"]

# What is remembered.


def test_ep10_2_e20_at_first_all_know_every_kind_and_only_their_own_values() -> None:
    """E20: one card of each kind in every hand; a spectator knows no value at all."""
    table = unshuffled(3)
    for watcher in (0, 1, 2, 3):
        for other in (1, 2, 3):
            assert table.kinds(watcher, other) == ALL
            own = [f"{kind}-{watcher}" for kind in ALL] if watcher == other else []
            assert table.known(watcher, other) == own
        for kind in ALL:
            assert table.stock(watcher, kind) == ["?"] * 5
            assert table.pile(watcher, kind) == []


def test_ep10_2_e20_the_kind_of_a_drawn_card_is_known_by_all_its_value_by_one() -> None:
    table = unshuffled(2).raid(["bank-1", "bank-2"], ["cattle", "cattle"])
    kinds = ["saloon", "gold-mine", "cattle", "cattle", "hotel", "horses"]
    for watcher in (0, 1, 2):
        assert table.kinds(watcher, 1) == table.kinds(watcher, 2) == kinds
    assert "cattle-3" in table.known(1, 1)
    assert "cattle-4" in table.known(2, 2)
    for seat in (1, 2):
        assert table.known(seat, seat) == table.scene.hand(seat)
    for watcher, other in ((0, 1), (0, 2), (1, 2), (2, 1)):
        assert table.known(watcher, other) == []


def test_ep10_2_e20_a_laid_card_still_counts_as_one_of_the_hand() -> None:
    """E20: nobody knows which kind it is, so nobody knows what is left."""
    table = unshuffled(2).play("lay hotel-1")
    for watcher in (0, 2):
        assert table.kinds(watcher, 1) == ALL
        assert table.known(watcher, 1) == []
    assert table.known(1, 1) == [f"{kind}-1" for kind in ALL]


def test_ep10_1_a_card_that_was_turned_up_lies_on_a_pile_that_all_remember() -> None:
    table = unshuffled(2).raid(["hotel-1", "hotel-2"], ["hotel", "bank"])
    for watcher in (0, 1, 2):
        assert table.pile(watcher, "hotel") == ["hotel-1", "hotel-2"]
        assert table.stock(watcher, "hotel") == ["?"] * 5
        assert table.stock(watcher, "bank") == ["?"] * 5
        assert "hotel" not in table.kinds(watcher, 2)


def around() -> Watched:
    """Two players lay and draw hotels until that stock is turned over."""
    table = unshuffled(2)
    table.raid(["hotel-1", "hotel-2"], ["hotel", "hotel"])  # 3 and 4
    table.raid(["hotel-3", "hotel-4"], ["hotel", "hotel"])  # 5 and 6
    return table.raid(["hotel-5", "hotel-6"], ["hotel", "hotel"])  # 7 and 8, the last ones


def test_ep10_3_e20_a_turned_over_stock_lies_in_an_order_that_all_know() -> None:
    """E20: also for a spectator."""
    table = around()
    order = [f"hotel-{value}" for value in range(1, 7)]
    assert table.scene.stock("hotel") == order
    for watcher in (0, 1, 2):
        assert table.stock(watcher, "hotel") == order
        assert table.pile(watcher, "hotel") == []


def test_ep10_3_e20_whoever_draws_from_it_holds_a_card_that_all_can_name() -> None:
    table = around().raid(["bank-1", "bank-2"], ["hotel", "hotel"])
    for watcher in (0, 1, 2):
        assert "hotel-1" in table.known(watcher, 1)
        assert "hotel-2" in table.known(watcher, 2)
        assert table.stock(watcher, "hotel") == ["hotel-3", "hotel-4", "hotel-5", "hotel-6"]
    for watcher, other in ((0, 1), (0, 2), (1, 2), (2, 1)):
        assert len(table.known(watcher, other)) == 1
        assert table.kinds(watcher, other) == [*ALL[1:5], "hotel", "horses"]


def test_ep10_3_e20_it_is_known_while_it_is_laid_and_on_the_pile_and_drawn_again() -> None:
    table = around().raid(["bank-1", "bank-2"], ["hotel", "hotel"])
    table.play("lay hotel-1")
    assert all("hotel-1" in table.known(watcher, 1) for watcher in (0, 1, 2))
    table.play("lay saloon-2", "draw hotel", "draw bank")
    for watcher in (0, 1, 2):
        assert "hotel-1" not in table.known(watcher, 1)
        assert table.pile(watcher, "hotel") == ["hotel-1"]
        assert "hotel-3" in table.known(watcher, 1)


def test_ep10_3_a_known_card_may_be_drawn_by_oneself_and_is_then_as_known_as_before() -> None:
    """The drawer is told what all know already."""
    table = around().raid(["bank-1", "bank-2"], ["hotel", "saloon"])
    assert table.scene.event("draw") == Event("draw", 1, (1, 10))
    assert "hotel-1" in table.known(1, 1)
    assert table.known(1, 1).count("hotel-1") == 1


def test_ep10_2_other_events_teach_nothing_about_cards() -> None:
    """What is laid is learnt when it is turned up and discarded, and not before."""
    table = dealt(5, 3)
    memory = table.memories[0]
    before = memory.fields()
    for name, values in (
        ("lay", (UNKNOWN,)),
        ("reveal", (3,)),
        ("dealt", (UNKNOWN,) * 6),
        ("stars", (2,)),
        ("sheriffs", ()),
        ("town", (1,)),
    ):
        memory.learn(Event(name, 1, values))
    assert memory.fields() == before


def places(scene: Scene) -> dict[str, tuple[str, int]]:
    """Where every card really is: a hand (laid or not), a stock or a pile, and how deep."""
    state = scene.state
    found: dict[str, tuple[str, int]] = {}
    for seat in range(state.players):
        for card in [*state.list_hand(seat), state.laid(seat)]:
            if card != NONE:
                found[CARD_NAMES[card]] = ("hand", seat + 1)
    for kind in NAMES:
        found.update({card: ("stock", deep) for deep, card in enumerate(scene.stock(kind))})
        found.update({card: ("pile", deep) for deep, card in enumerate(scene.pile(kind))})
    return found


def remembered(table: Watched, watcher: int) -> dict[str, tuple[str, int]]:
    """Where the watcher knows cards to be."""
    found: dict[str, tuple[str, int]] = {}
    for other in range(1, table.scene.state.players + 1):
        found.update(dict.fromkeys(table.known(watcher, other), ("hand", other)))
    for kind in NAMES:
        for deep, card in enumerate(table.stock(watcher, kind)):
            if card != "?":
                found[card] = ("stock", deep)
        found.update({card: ("pile", deep) for deep, card in enumerate(table.pile(watcher, kind))})
    return found


def kinds_of(scene: Scene, seat: int) -> list[str]:
    held = [card for card, (where, who) in places(scene).items() if (where, who) == ("hand", seat)]
    return sorted((card.rsplit("-", 1)[0] for card in held), key=NAMES.index)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ep10_2_ep10_3_e20_nothing_once_seen_is_lost_and_nothing_unseen_is_known(
    players: int,
) -> None:
    """A whole game: at every moment every watcher knows where all cards are that he has seen."""
    table = dealt(players, players)
    chance = swift(7)
    seen: list[set[str]] = [set() for _ in range(players + 1)]
    told = 0
    while table.scene.awaited():
        for event in table.scene.events[told:]:
            for watcher in range(players + 1):
                cards = table.scene.game.shown(event, watcher - 1).values
                if event.name == "reveal":
                    seen[watcher].add(CARD_NAMES[cards[0]])
                elif event.name == "dealt" and cards[0] != UNKNOWN:
                    seen[watcher].update(CARD_NAMES[card] for card in cards)
                elif event.name == "draw" and cards[1] != UNKNOWN:
                    seen[watcher].add(CARD_NAMES[cards[1]])
        told = len(table.scene.events)
        real = places(table.scene)
        for watcher in range(players + 1):
            known = remembered(table, watcher)
            assert known == {card: real[card] for card in seen[watcher]}
            for other in range(1, players + 1):
                assert table.kinds(watcher, other) == kinds_of(table.scene, other)
        who = table.scene.awaited()[0]
        moves = table.scene.legal(who)
        table.play(moves[chance.below(len(moves))], seat=who)
    assert told > 100


def test_ep10_2_e20_a_spectator_knows_what_everybody_knows_and_no_more() -> None:
    table = dealt(3, 4)
    chance = swift(4)
    for _ in range(120):
        if not table.scene.awaited():
            break
        who = table.scene.awaited()[0]
        moves = table.scene.legal(who)
        table.play(moves[chance.below(len(moves))], seat=who)
        common = remembered(table, 0).items()
        for watcher in (1, 2, 3, 4):
            assert common <= remembered(table, watcher).items()


# Worlds.


@pytest.mark.parametrize("players", [2, 3, 5])
def test_ep10_2_a_world_looks_the_same_at_every_question(players: int) -> None:
    table = dealt(players + 10, players)
    chance = swift(8)
    questions = set()
    while table.scene.awaited():
        questions.add(table.scene.question())
        for watcher in range(players + 1):
            assert table.looks_the_same(watcher)
        who = table.scene.awaited()[0]
        moves = table.scene.legal(who)
        table.play(moves[chance.below(len(moves))], seat=who)
    assert questions == {"decide", "refill", "keep"}
    for watcher in range(players + 1):
        assert table.looks_the_same(watcher)


def test_ep10_2_a_world_can_be_played_to_its_end() -> None:
    table = dealt(1, 3)
    table.play("leave")
    game = table.scene.game
    for state in table.worlds(1, 5):
        chance = swift(9)
        while not game.over(state):
            seat = game.seats(state)[0]
            moves = game.legal(state, seat)
            game.play(state, seat, moves[chance.below(len(moves))])
        assert game.winners(state) != []


def test_ep10_2_a_world_owes_nothing_to_the_real_table() -> None:
    table = around()
    before = table.scene.state.digest()
    memories = [memory.fields() for memory in table.memories]
    for state in table.worlds(0, 3):
        chance = swift(1)
        while state.pending:
            seat = table.scene.game.seats(state)[0]
            moves = table.scene.game.legal(state, seat)
            state.apply(seat, moves[chance.below(len(moves))])
    assert table.scene.state.digest() == before
    assert [memory.fields() for memory in table.memories] == memories


def test_ep10_3_what_is_known_is_so_in_every_world() -> None:
    table = around().raid(["bank-1", "bank-2"], ["hotel", "hotel"])
    for watcher in (0, 1, 2):
        known = remembered(table, watcher)
        for state in table.worlds(watcher, 20):
            real = places(Scene(table.scene.game, state))
            assert known == {card: real[card] for card in known}


def test_ep10_3_a_card_that_is_the_only_unseen_one_of_its_kind_is_known_by_counting() -> None:
    """Seat 1 has seen all hotels but one, so seat 2 holds it in every world."""
    table = around()
    assert table.known(1, 2) == []
    found = table.count(1, 50, lambda world: "hotel-8" in world.hand(2))
    assert found == {True: 50}


def three_unseen() -> Watched:
    """Of banks and of saloons seat 1 has not seen three: one in hand 2, two in the stock."""
    table = unshuffled(2)
    for kind in ("bank", "saloon"):
        table.raid([f"{kind}-1", f"{kind}-2"], [kind, kind])
        table.raid([f"{kind}-3", f"{kind}-4"], [kind, kind])
    return table


def of_kind(cards: list[str], kind: str) -> tuple[str, ...]:
    return tuple(card for card in cards if card.startswith(kind))


def test_ep10_2_e20_worlds_are_even_over_all_ways_to_place_the_unseen_cards() -> None:
    """Every way of both kinds together, 36 in all, is as likely as every other."""
    table = three_unseen()
    ways: Counter[Any] = Counter()
    for bank in permutations(("bank-6", "bank-7", "bank-8")):
        for saloon in permutations(("saloon-6", "saloon-7", "saloon-8")):
            ways[bank, saloon] += 1

    def placed(world: Scene) -> Any:
        return tuple(
            (*of_kind(world.hand(2), kind), *world.stock(kind)) for kind in ("bank", "saloon")
        )

    found = table.count(1, 3600, placed)
    assert len(ways) == 36
    assert_even(found, ways)


def test_ep10_2_e20_a_spectator_has_one_more_card_of_each_kind_to_guess() -> None:
    """Both hands: 24 ways for the four banks that nobody has seen."""
    table = three_unseen()
    cards = ("bank-5", "bank-6", "bank-7", "bank-8")
    ways: Counter[Any] = Counter(permutations(cards))

    def placed(world: Scene) -> Any:
        hands = [of_kind([CARD_NAMES[c] for c in hand(world, seat)], "bank") for seat in (1, 2)]
        return (*hands[0], *hands[1], *world.stock("bank"))

    assert_even(table.count(0, 2400, placed), ways)


def hand(world: Scene, seat: int) -> list[int]:
    return [int(card) for card in world.state.list_hand(seat - 1) if card != NONE]


def test_ep10_2_e20_worlds_are_even_over_two_other_hands_with_known_cards_between() -> None:
    """Three players: a hand with two unseen banks, one with one, and one in the stock."""
    table = unshuffled(3)
    table.raid(["bank-1", "bank-2", "bank-3"], ["bank", "bank", "bank"])
    table.raid(["bank-4", "saloon-2", "saloon-3"], ["hotel", "bank", "hotel"])
    # seat 2 has bank-5 and bank-7, seat 3 bank-6, the stock bank-8
    assert table.scene.stock("bank") == ["bank-8"]
    assert table.pile(1, "bank") == ["bank-1", "bank-2", "bank-3", "bank-4"]
    ways: Counter[Any] = Counter()
    for one, two, three, four in permutations(("bank-5", "bank-6", "bank-7", "bank-8")):
        ways[tuple(sorted((one, two))), (three,), (four,)] += 1

    def placed(world: Scene) -> Any:
        hands = [of_kind([CARD_NAMES[c] for c in hand(world, seat)], "bank") for seat in (2, 3)]
        return (*hands, tuple(world.stock("bank")))

    assert len(ways) == 12
    assert_even(table.count(1, 2400, placed), ways)


def test_ep10_2_e5_a_laid_card_may_be_any_of_the_hand_with_the_same_chance() -> None:
    """E5: known cards and unseen ones; the unseen of a kind can have any value."""
    table = around().raid(["bank-1", "bank-2"], ["hotel", "hotel"])
    table.raid(["saloon-1", "cattle-2"], ["saloon", "saloon"])
    table.play("lay gold-mine-1")
    # All saw hotel-1 drawn, and seat 2 knows hotel-7 by counting; the other four are unseen.
    assert table.known(2, 1) == ["hotel-1"]

    def laid(world: Scene) -> str:
        card = world.laid(1)
        return card if card.startswith("hotel") else card.rsplit("-", 1)[0]

    found = table.count(2, 3000, laid)
    ways = Counter(["hotel-1", "hotel-7", "saloon", "gold-mine", "cattle", "horses"])
    assert_even(found, ways)
    values = table.count(2, 3000, lambda world: world.laid(1) or "")
    cattle = {card: number for card, number in values.items() if card.startswith("cattle")}
    # cattle-2 lies on a pile
    assert set(cattle) == {f"cattle-{value}" for value in (1, 3, 4, 5, 6, 7, 8)}
    assert_even(Counter(cattle), dict.fromkeys(cattle, 1.0))


def test_ep10_2_ones_own_laid_card_lies_there_in_every_world() -> None:
    table = unshuffled(2).play("lay cattle-1")
    for state in table.worlds(1, 20):
        world = Scene(table.scene.game, state)
        assert (world.laid(1), world.hand(1)) == ("cattle-1", table.scene.hand(1))
        assert world.laid(2) == ""
    others = table.count(2, 200, lambda world: world.laid(1))
    assert {card.rsplit("-", 1)[0] for card in others} == set(ALL)
    assert "cattle-2" not in others  # that one he holds himself


def test_ep10_2_unseen_cards_of_a_kind_stay_in_that_kind() -> None:
    table = dealt(6, 5)
    for watcher in (0, 3):
        for state in table.worlds(watcher, 20):
            for kind in range(KINDS):
                queue = state.list_queue(kind)[: state.queue_size(kind)]
                assert {int(card) // COPIES for card in queue} == {kind}
            for seat in range(5):
                assert kinds_of(Scene(table.scene.game, state), seat + 1) == ALL


def test_ep10_2_worlds_of_one_stream_differ_and_go_on_with_it() -> None:
    table = dealt(2, 2)
    game = table.scene.game
    view, memory = table.scene.view(1), table.memories[1]
    one = game.world(view, memory, swift(1))
    two = game.world(view, memory, swift(2))
    again = game.world(view, memory, swift(1))
    assert one.digest() == again.digest() != two.digest()
    chance = swift(3)
    assert game.world(view, memory, chance).chance is chance
    assert game.view(one, NOBODY).as_bytes() == game.view(two, NOBODY).as_bytes()


def test_ep10_2_a_memory_of_hands_of_another_size_is_refused() -> None:
    table = dealt(2, 2)
    table.memories[1].unseen[KINDS] += 1
    with pytest.raises(NotFollowed):
        table.scene.game.world(table.scene.view(1), table.memories[1], swift(1))
