"""Worlds: whole states that a seat cannot tell from the real one (BG17.2).

Roles that are not known are shuffled among those who may have them. Tokens that may be in several
hands are dealt to them by lot, then the unseen cards of each talon are shuffled over its tokens.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.chance import Chance, Swift
from deadwood.core.reason import NotFollowed
from deadwood.core.types import NOBODY, UNKNOWN, Seat
from deadwood.games.bang.cards import CHARACTERS, DEALT_ROLES, KIND, Card
from deadwood.games.bang.characters.calamity_janet import is_missed
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.kinds import CARDS
from deadwood.games.bang.knowledge import BangMemory, Token, only_seat
from deadwood.games.bang.state import NONE, BangState, census
from deadwood.games.bang.view import BangView

TRIES: Final = 30
NO_CHANCE: Final = Swift(0, 0, 0, 1)  # of a table that nobody plays on


def world(view: BangView, memory: BangMemory, chance: Chance) -> BangState:
    """One possible state; chance decides which, and goes on in it."""
    s = open_part(view, chance)
    if not agrees(view, memory, s):
        raise NotFollowed
    deal_roles(view, s, chance)
    deal_characters(view, memory, s, chance)
    deal_cards(view, memory, s, chance)
    return s


def open_part(view: BangView, chance: Chance) -> BangState:
    """Everything that lies open, and nothing else."""
    s = view.half.clone()
    s.chance = chance
    for seat in range(s.players):
        s.clear_hand(seat)
    s.clear_talon()
    return s


def agrees(view: BangView, memory: BangMemory, s: BangState) -> bool:
    """Whether a memory agrees with all that its seat sees of cards; `s` holds what lies open."""
    if memory.seat != view.seat or memory.players != view.players:
        return False
    if memory.sizes != view.sizes or len(memory.talon) != view.talon:
        return False
    pile = memory.pile.copy()
    for decision in s.pending:
        for held in decision.holds():
            if held in pile:
                pile.remove(held)  # turned up, and as good as discarded
    if sorted(pile) != sorted(s.list_discards()):
        return False
    return knows_own(view, memory, s.rules) and has_all_unseen(memory, s.rules, census(s))


def knows_own(view: BangView, memory: BangMemory, rules: Rules) -> bool:
    """The seat's own hand, and the characters that it was offered."""
    if view.seat == NOBODY:
        return True
    bit: i64 = i64(1) << view.seat
    mine = [int(token.card) for token in memory.held if token.seats & bit]
    if sorted(mine) != sorted(view.hand):
        return False
    if view.offered:
        return memory.offered == view.offered
    return not rules.choose_character or view.characters[view.seat] in memory.offered


def has_all_unseen(memory: BangMemory, rules: Rules, lying: list[int]) -> bool:
    """Whether every card of the deck lies open, is a known token or is unseen, one of these and once only."""
    unseen: i64 = 0
    left = [rules.copies[card] - lying[card] for card in range(CARDS)]
    for token in memory.held + memory.talon:
        if token.card == UNKNOWN:
            unseen += 1
        else:
            left[token.card] -= 1
    for card in range(CARDS):
        if memory.unseen[card] != UNKNOWN:
            unseen -= 1
            left[card] -= 1
    return unseen == 0 and min(left) == 0 and max(left) == 0


def deal_roles(view: BangView, s: BangState, chance: Chance) -> None:
    left = DEALT_ROLES[: s.players]
    for role in view.roles:
        if role != UNKNOWN:
            left.remove(role)
    chance.shuffle(left)
    for seat in range(s.players):
        if s.role(seat) == UNKNOWN:
            s.set_role(seat, left.pop())


def deal_characters(view: BangView, memory: BangMemory, s: BangState, chance: Chance) -> None:
    """Open, or still one of two that their player chooses from, and none that the seat turned down."""
    taken = view.characters + view.offered + memory.offered
    left: list[i64] = [at for at in range(CHARACTERS) if at not in taken]
    chance.shuffle(left)
    for seat in range(s.players):
        if view.characters[seat] != UNKNOWN:
            s.set_character(seat, view.characters[seat])
        elif seat == view.seat:
            s.set_character(seat, view.offered[0])
            s.set_spare(seat, view.offered[1])
        else:
            s.set_character(seat, left.pop())
            s.set_spare(seat, left.pop())


def deal_cards(view: BangView, memory: BangMemory, s: BangState, chance: Chance) -> None:
    if view.hands:  # who is out and sees everything knows all but the talon
        deal_talon(view, memory, s, chance)
        return
    bound = bound_seat(view)
    for attempt in range(TRIES):
        hands = deal_tokens(view, memory, s, chance)
        fill(memory, hands, s, chance)
        if bound == NONE or holds_missed(s, bound):
            break
        if attempt + 1 == TRIES:
            give_missed(hands, s, bound, memory)
    order_own(view, s)


def deal_talon(view: BangView, memory: BangMemory, s: BangState, chance: Chance) -> None:
    """All hands are open: only the order of the talon is not."""
    for seat in range(s.players):
        deal_hand(s, seat, view.hands[seat])
    held = [card for hand in view.hands for card in hand]
    left: list[i64] = [
        card for card in range(CARDS) if memory.unseen[card] != UNKNOWN and card not in held
    ]
    lay_talon(s, name_tokens(memory.talon, left, memory, chance))


def bound_seat(view: BangView) -> Seat:
    """Somebody else who has played the first of two Missed!, and so holds another (BG8.4)."""
    if view.pending and view.pending[-1][0] == "dodge":
        values = view.pending[-1][1]
        if values[3] == 1 and values[0] != view.seat:
            return values[0]
    return NONE


def holds_missed(s: BangState, seat: Seat) -> bool:
    for card in s.list_hand(seat):
        if is_missed(s, seat, KIND[card]):
            return True
    return False


def deal_tokens(
    view: BangView, memory: BangMemory, s: BangState, chance: Chance
) -> list[list[Token]]:
    """Every held token in one of the hands that it may be in, each hand as full as it is."""
    hands: list[list[Token]] = [[] for _ in range(s.players)]
    loose: list[Token] = []
    for token in memory.held:
        if token.seats & (token.seats - 1):
            loose.append(token)
        else:
            hands[only_seat(token)].append(token)
    room: list[i64] = [view.sizes[at] - len(hands[at]) for at in range(s.players)]
    shuffle_tokens(loose, chance)
    if not place(loose, 0, room, hands, chance):
        raise NotFollowed
    return hands


def shuffle_tokens(tokens: list[Token], chance: Chance) -> None:
    order: list[i64] = list(range(len(tokens)))
    chance.shuffle(order)
    copy = tokens.copy()
    for at in range(len(order)):
        tokens[at] = copy[order[at]]


def place(
    loose: list[Token], at: int, room: list[i64], hands: list[list[Token]], chance: Chance
) -> bool:
    """Deal from `at` on; where a choice leaves no way for the rest it is taken back."""
    if at == len(loose):
        return True
    token = loose[at]
    seats: list[i64] = []
    for seat in range(len(hands)):
        # A hand with more room is as much likelier to have the card.
        if (token.seats >> seat) & 1:
            for _ in range(room[seat]):
                seats.append(seat)
    chance.shuffle(seats)
    tried: i64 = 0
    for seat in seats:
        if (tried >> seat) & 1:
            continue
        tried |= i64(1) << seat
        room[seat] -= 1
        hands[seat].append(token)
        if place(loose, at + 1, room, hands, chance):
            return True
        hands[seat].pop()
        room[seat] += 1
    return False


def fill(memory: BangMemory, hands: list[list[Token]], s: BangState, chance: Chance) -> None:
    """Give every token its card."""
    tokens: list[Token] = []
    for hand in hands:
        tokens.extend(hand)
    tokens.extend(memory.talon)
    left: list[i64] = [card for card in range(CARDS) if memory.unseen[card] != UNKNOWN]
    cards = name_tokens(tokens, left, memory, chance)
    at = 0
    for seat in range(s.players):
        s.clear_hand(seat)
        for card in cards[at : at + len(hands[seat])]:
            s.put_hand(seat, card)
        at += len(hands[seat])
    lay_talon(s, cards[at:])


def name_tokens(
    tokens: list[Token], left: list[i64], memory: BangMemory, chance: Chance
) -> list[i64]:
    """A card for every token; the unseen ones get those that are left, each one of its talon, and
    last come tokens that may be of several."""
    cards: list[i64] = [token.card for token in tokens]
    chance.shuffle(left)
    wide: list[i64] = []
    for at in range(len(tokens)):
        if cards[at] == UNKNOWN:
            if tokens[at].talons & (tokens[at].talons - 1):
                wide.append(at)
            else:
                cards[at] = pull(left, memory, tokens[at].talons)
    match_wide(tokens, wide, left, memory, chance)
    for number in range(len(wide)):
        cards[wide[number]] = left[number]
    return cards


def pull(left: list[i64], memory: BangMemory, talons: i64) -> i64:
    """The next unseen card of these talons."""
    at = 0
    while at < len(left) and (talons >> memory.unseen[left[at]]) & 1 == 0:
        at += 1
    if at == len(left):
        raise NotFollowed
    return left.pop(at)


def match_wide(
    tokens: list[Token], wide: list[i64], left: list[i64], memory: BangMemory, chance: Chance
) -> None:
    """Order the cards that are left so that each comes from a talon that its token allows: by lot
    until that is so, or at last by exchanging those that do not fit."""
    for _ in range(TRIES):
        chance.shuffle(left)
        if not misfits(tokens, wide, left, memory):
            return
    for at in misfits(tokens, wide, left, memory):
        for other in range(len(left)):
            if allows(tokens[wide[at]], memory, left[other]):
                if allows(tokens[wide[other]], memory, left[at]):
                    left[at], left[other] = left[other], left[at]
                    break


def misfits(tokens: list[Token], wide: list[i64], left: list[i64], memory: BangMemory) -> list[int]:
    return [at for at in range(len(wide)) if not allows(tokens[wide[at]], memory, left[at])]


def allows(token: Token, memory: BangMemory, card: i64) -> bool:
    return (token.talons >> memory.unseen[card]) & 1 == 1


def give_missed(hands: list[list[Token]], s: BangState, seat: Seat, memory: BangMemory) -> None:
    """Exchange an unseen card of the hand for a Missed! of the same talon somewhere else."""
    for at in range(len(hands[seat])):
        if hands[seat][at].card != UNKNOWN:
            continue
        mine = s.hand(seat, at)
        for other in range(s.players):
            for place in range(s.hand_size(other)):
                if other != seat and could_be(s.hand(other, place), mine, s, seat, memory):
                    s.set_hand(seat, at, s.hand(other, place))
                    s.set_hand(other, place, mine)
                    return
        for place in range(s.talon_size()):
            if could_be(s.talon(place), mine, s, seat, memory):
                s.set_hand(seat, at, s.talon(place))
                s.set_talon(place, mine)
                return


def could_be(card: Card, mine: Card, s: BangState, seat: Seat, memory: BangMemory) -> bool:
    """Whether an unseen Missed! could lie where this unseen card of a hand lies."""
    talon: i64 = memory.unseen[card]
    same = talon != UNKNOWN and talon == memory.unseen[mine]
    return same and is_missed(s, seat, KIND[card])


def order_own(view: BangView, s: BangState) -> None:
    """The seat's own hand lies as it lies."""
    if view.hand:
        deal_hand(s, view.seat, view.hand)


def deal_hand(s: BangState, seat: Seat, cards: list[int]) -> None:
    s.clear_hand(seat)
    for card in cards:
        s.put_hand(seat, card)


def lay_talon(s: BangState, cards: list[i64]) -> None:
    s.clear_talon()
    for card in cards:
        s.put_talon(card)
