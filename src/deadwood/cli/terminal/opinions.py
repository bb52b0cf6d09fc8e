"""How the terminal shows what bots think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from deadwood.bots.explain import UNKNOWN
from deadwood.bots.registry import level_of
from deadwood.bots.search.bot import Opinion
from deadwood.cli.terminal.advice import AdvisedMoment, bot_of_seat
from deadwood.cli.terminal.screen import Screen, columns, pad_left, wrap
from deadwood.cli.terminal.waiting_line import WaitingLine
from deadwood.core.record import Record
from deadwood.core.types import Move
from deadwood.language import Teller
from deadwood.language.catalogue import Catalogue

MADE: Final = "►"


class OpinionBoard:
    """Opinions as a table: a label, the chance, how much it was thought about, and the move."""

    def __init__(self, screen: Screen, words: Catalogue, teller: Teller[Any]) -> None:
        self.screen: Final = screen
        self.words: Final = words
        self.teller: Final = teller
        self.patience: Final = WaitingLine(screen, self.thinks)
        self.is_read = False  # whether it was said what the columns mean

    def say(self, key: str, **values: object) -> str:
        return self.words.say("core", "play", key, **values)

    def thinks(self, who: str, seconds: int) -> str:
        if seconds == 0:
            return self.say("thinks", player=who)
        return self.say("thinks_long", player=who, seconds=seconds)

    def adviser(self, name: str) -> str:
        """A bot that is asked, at the beginning of a sentence."""
        return self.words.say("core", "advisers", level_of(name))

    def thought_by(self, adviser: str, think: Callable[[], list[Opinion]]) -> list[Opinion]:
        """What comes out of it; until then it is said who thinks."""
        self.patience.begin(self.adviser(adviser))
        try:
            return think()
        finally:
            self.patience.end()

    def tell_moment(self, moment: AdvisedMoment, adviser: str, record: Record) -> None:
        """A move, and what a bot thinks of it and of the others that were possible."""
        view = moment.chair.view
        self.teller.recall(moment.seen)
        player = self.teller.name(moment.seat)
        move = self.teller.move(view, moment.move)
        if len(moment.chair.moves) == 1:
            only = self.say("explain_only", number=moment.number, player=player, move=move)
            self.screen.say(only)
            return
        told = self.thought_by(adviser, lambda: moment.opinions(adviser))
        is_own = adviser == bot_of_seat(record, moment.seat, moment.chair.game)
        who = player if is_own else self.adviser(adviser)
        self.screen.say(
            self.say("explain", adviser=who, number=moment.number, player=player, move=move)
        )
        made = self.counterpart(moment.move, told, view)
        if made != moment.move:
            told = [one for one in told if one.move != moment.move]
        self.tell(told, [MADE if one.move == made else "" for one in told], view)

    def counterpart(self, made: Move, told: list[Opinion], view: Any) -> Move:
        """The move that a bot has thought about instead of one that reads the same: with two cards
        of a kind it thinks of one of them."""
        words = self.teller.move(view, made)
        if any(one.move == made and one.share > 0.0 for one in told):
            return made
        same = [one.move for one in told if self.teller.move(view, one.move) == words]
        return next((move for move in same if move != made), made)

    def tell(self, told: list[Opinion], labels: list[str], view: Any) -> None:
        """The table; who reads it for the first time learns what its columns mean."""
        heads = self.say("chance"), self.say("share")
        moves = self.moves_in_words(view, [one.move for one in told])
        self.screen.lines(opinion_lines(self.words, told, labels, heads, moves, self.screen.width))
        if not self.is_read and told[0].chance != UNKNOWN:
            self.is_read = True
            self.screen.say(self.say("columns", chance=heads[0], share=heads[1]), "dim", "   ")
        if any(seems_better(one, told[0]) for one in told[1:]):
            self.screen.say(self.say("most_tried", share=heads[1]), "dim", "   ")

    def moves_in_words(self, view: Any, moves: list[Move]) -> list[str]:
        """Each as the list has it; those that read alike, so that one can tell them apart."""
        plain = [self.teller.move(view, move) for move in moves]
        return [
            self.teller.exact(view, move) if plain.count(text) > 1 else text
            for move, text in zip(moves, plain, strict=True)
        ]


def seems_better(one: Opinion, best: Opinion) -> bool:
    """Whether people read a higher chance beside a move than beside the one that is advised."""
    return UNKNOWN not in (one.chance, best.chance) and whole(one.chance) > whole(best.chance)


def whole(part: float) -> int:
    return int(f"{100 * part:.0f}")


def percent(words: Catalogue, part: float) -> str:
    """As people read it; what was only rare is not said to be nothing."""
    if part == UNKNOWN:
        return "–"
    number = "< 1" if 0.0 < part < 0.005 else str(whole(part))
    return words.say("core", "common", "percent", number=number)


def opinion_lines(
    words: Catalogue,
    told: list[Opinion],
    labels: list[str],
    heads: tuple[str, str],
    moves: list[str],
    width: int,
) -> list[str]:
    chances = [percent(words, one.chance) for one in told]
    shares = [percent(words, one.share) for one in told]
    label = max(columns(text) for text in labels)
    first = max(columns(text) for text in [heads[0], *chances])
    second = max(columns(text) for text in [heads[1], *shares])
    lines = [f"   {' ' * label} {pad_left(heads[0], first)}  {pad_left(heads[1], second)}"]
    for at, text in enumerate(moves):
        figures = f"{pad_left(chances[at], first)}  {pad_left(shares[at], second)}"
        lines += wrap(text, f"   {pad_left(labels[at], label)} {figures}  ", width=width)
    return lines
