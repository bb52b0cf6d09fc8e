"""How a game of BANG! ended: which side won, who was what, and who put out whom."""

from __future__ import annotations

from deadwood.cli.tables.bang.cast import BangCast
from deadwood.cli.terminal.screen import WIDTH, Screen, columns, pad, shorten, wrap
from deadwood.core.event import Event
from deadwood.core.types import NOBODY, UNKNOWN
from deadwood.games.bang.kinds import DYNAMITE, NAMES
from deadwood.games.bang.view import BangView


class Death:
    """Who went out in which turn, by whom and by what."""

    def __init__(self, turn: int, seat: int, role: int, source: int, card: int) -> None:
        self.turn = turn
        self.seat = seat
        self.role = role
        self.source = source
        self.card = card


class BangEnd(BangCast):
    def standings(self, view: BangView, width: int = WIDTH) -> list[str]:
        """Everybody's role, the side that has won first; characters if there is room."""
        order = sorted(range(view.players), key=lambda at: (at not in view.winners, at))
        lives = [self.left(view, at) for at in range(view.players)]
        roles = [self.role(role) for role in view.roles]
        people = [self.character(at) if at != UNKNOWN else "" for at in view.characters]
        names = [self.name(at) for at in range(view.players)]
        room = width - 3 - widest(lives) - widest(roles) - 4
        if room - widest(people) - 2 < widest(names):
            people = [""] * view.players
        else:
            room -= widest(people) + 2
        names = [shorten(name, room) for name in names]
        shown = [texts for texts in (names, roles, people, lives) if any(texts)]
        return [
            f" {'✓' if at in view.winners else ' '} "
            + "  ".join(pad(texts[at], widest(texts)) for texts in shown).rstrip()
            for at in order
        ]

    def left(self, view: BangView, seat: int) -> str:
        if not view.alive[seat]:
            return self.word("out")
        return self.lives(view.lives[seat], view.most[seat])

    def draw_account(self, screen: Screen, events: list[Event]) -> None:
        """Everybody who went out, in order."""
        screen.line(f" {self.word('account')}", "bold")
        deaths = deaths_of(events)
        label = max((columns(self.turn_word(death.turn)) for death in deaths), default=0)
        for death in deaths:
            first = f"   {pad(self.turn_word(death.turn), label)}  "
            screen.lines(wrap(self.death(death), first, width=screen.width))

    def turn_word(self, number: int) -> str:
        return self.word("turn_number", number=number)

    def death(self, death: Death) -> str:
        """ "Ben (Outlaw), put out by Anna: Duel"."""
        values = {"player": self.name(death.seat), "role": self.role(death.role)}
        if death.source == NOBODY:
            return self.word("died_dynamite", card=self.card(NAMES[DYNAMITE]), **values)
        if death.source == death.seat:
            return self.word("died_own", card=self.kind(death.card), **values)
        card = self.kind(death.card) if death.card != UNKNOWN else "–"
        return self.word("died", source=self.name(death.source), card=card, **values)

    def draw_scoring(self, screen: Screen, events: list[Event], seat: int) -> None:
        """Nothing is scored in this game: a side wins, or it does not."""


def widest(texts: list[str]) -> int:
    return max(columns(text) for text in texts)


def deaths_of(events: list[Event]) -> list[Death]:
    deaths: list[Death] = []
    turn = 0
    card = int(UNKNOWN)
    for event in events:
        if event.name == "turn":
            turn += 1
            card = int(UNKNOWN)
        elif event.name == "play":
            card = event["card"]
        elif event.name == "dies":
            deaths.append(Death(turn, event.seat, event["role"], event["source"], card))
    return deaths
