"""A ranger of BANG! and what he answers in a scene."""

from __future__ import annotations

from deadwood.bots.chair import Chair
from deadwood.bots.registry import make_bot
from deadwood.games.bang.cards import CARD_OF
from deadwood.games.bang.knowledge import BangMemory, Token
from tests.rules.bang.scene import ABACUS, Scene, at


def choice(scene: Scene, memory: BangMemory | None = None) -> str:
    """What the ranger answers for the seat that is awaited."""
    game, state = scene.game, scene.state
    seat = game.seats(state)[0]
    bot = make_bot("ranger", game, 1)
    return str(
        game.text(bot.choose(Chair(game, game.view(state, seat), memory, game.legal(state, seat))))
    )


def whole_turn(scene: Scene) -> list[str]:
    """What he does until he ends his turn or somebody else is asked."""
    seat = scene.awaited()
    made: list[str] = []
    while scene.awaited() == seat and (not made or made[-1] != "end"):
        made.append(choice(scene))
        scene.play(made[-1])
    return made


def knowing(scene: Scene, seat: int, cards: dict[int, list[str]]) -> BangMemory:
    """The memory of a seat that has seen these cards go to hands, and nothing else."""
    memory = BangMemory(seat - 1, scene.state.players, scene.state.rules)
    for holder, names in cards.items():
        for name in names:
            memory.held.append(Token(CARD_OF[name], 0, 1 << (holder - 1)))
    return memory


def outlaw(text: str) -> Scene:
    """Seat 3 of five: the Sheriff is two places away on the right."""
    scene = at(f"turn = 3\n{text}", players=5)
    assert scene.distance(3, 1) == 2
    return scene


def shot_at(text: str, shooter: str = "rose-doolan", edition: str = ABACUS) -> Scene:
    """Seat 1 has shot at seat 2."""
    scene = at(
        f"""
        [[seat]]
        character = "{shooter}"
        hand = ["bang-ad"]
        [[seat]]
        {text}
        """,
        edition=edition,
    )
    return scene.play("play bang-ad at 2")
