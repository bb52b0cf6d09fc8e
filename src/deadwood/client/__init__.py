"""A small client for tables far away: a program or a terminal that sits down and plays.

    from deadwood.client import Client

    with Client("http://localhost:4711", "Anna") as client:
        table = client.open("wyatt-earp", players=3)  # or client.join("KQ7X3", or a link)
        print("Come and play:", table.link)
        table.start(fill="ranger")
        for entries in table:  # whenever something has happened, until the game is over
            if table.is_asked:
                table.play(table.moves[0]["move"])
        print("Won by", table.winners, "with a shuffle of ours:", table.check_shuffle())

`follower.py` is what a client knows, without a network; `table.py` and `client.py` are synchronous,
`aio.py` is for asyncio. Everything that can go wrong is a `ClientError` with a plain sentence.
"""

from deadwood.client.client import Client
from deadwood.client.errors import ClientError, Gone, Refused, Unfair
from deadwood.client.follower import Follower
from deadwood.client.messages import (
    AdviceOut,
    EntryOut,
    GameOut,
    GuestOut,
    LobbyRow,
    MoveOut,
    NowOut,
    SeatOut,
    TableOut,
    TransferOut,
)
from deadwood.client.table import RemoteTable

__all__ = [
    "AdviceOut",
    "Client",
    "ClientError",
    "EntryOut",
    "Follower",
    "GameOut",
    "Gone",
    "GuestOut",
    "LobbyRow",
    "MoveOut",
    "NowOut",
    "Refused",
    "RemoteTable",
    "SeatOut",
    "TableOut",
    "TransferOut",
    "Unfair",
]
