"""A guest of a server: who he is, which tables there are, and how he comes to one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self

import httpx

from deadwood.client.address import server_of, table_of
from deadwood.client.answers import (
    TIMEOUT,
    is_unknown,
    new_table,
    read_answer,
    read_text,
    unreachable,
)
from deadwood.client.errors import ClientError, Refused
from deadwood.client.guest_file import COOKIE, GuestFile
from deadwood.client.messages import GameOut, GuestOut, LobbyRow, TableOut, TransferOut
from deadwood.client.table import RemoteTable

STRANGER: Final = "Stranger"


class Client:
    """One guest at one server. With `keep`, a file, the same guest comes back another day."""

    def __init__(
        self, url: str, name: str = "", *, lang: str = "en", keep: str | Path | None = None
    ) -> None:
        self.server: Final = server_of(url)
        self.lang: Final = lang
        self._file: Final = None if keep is None else GuestFile(keep)
        self.token = ""  # the cookie that says who we are
        self._http: Final = httpx.Client(
            base_url=self.server, timeout=TIMEOUT, headers={"Accept-Language": lang}
        )
        try:
            self._arrive(name)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # Who we are.

    def _arrive(self, name: str) -> None:
        """Come back as the guest that the file knows, or be a new one."""
        self.token = "" if self._file is None else self._file.token(self.server, name)
        known: GuestOut | None = None
        if self.token:
            try:
                known = self.me()
            except Refused as refusal:
                if not is_unknown(refusal):
                    raise
                self.token = ""
        if known is None or (name and known["name"] != name):
            known = self.rename(name or STRANGER)
        self._remember(known)

    def _remember(self, guest: GuestOut) -> None:
        if self._file is not None:
            self._file.keep(self.server, guest["name"], self.token)

    @property
    def cookie(self) -> dict[str, str]:
        """The header that says who we are."""
        return {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}

    def me(self) -> GuestOut:
        guest: GuestOut = self._ask("GET", "/api/me")
        return guest

    def rename(self, name: str) -> GuestOut:
        """Be called so; whoever is no guest yet becomes one."""
        guest: GuestOut = self._ask("POST", "/api/me", {"name": name})
        return guest

    def transfer(self) -> TransferOut:
        """A code with which another device becomes this guest, once and soon."""
        code: TransferOut = self._ask("POST", "/api/me/transfer")
        return code

    def claim(self, code: str) -> GuestOut:
        """Become the guest who was given this code on another device."""
        guest: GuestOut = self._ask("POST", "/api/me/claim", {"code": code})
        self._remember(guest)
        return guest

    def log_out(self, everywhere: bool = False, stay: bool = False) -> None:
        """Be nobody here any longer; `everywhere`: nor on any other device; `stay` as well: only there."""
        old, asked = self.token, {"everywhere": everywhere, "stay": stay}
        read_text(self.server, self.request("POST", "/api/me/logout", asked))
        if self._file is not None:
            self._file.forget(self.server, old)
        if everywhere and stay:
            self._remember(self.me())
        else:
            self.token = ""

    # What there is.

    def games(self) -> list[GameOut]:
        games: list[GameOut] = self._ask("GET", f"/api/games?lang={self.lang}")["games"]
        return games

    def tables(self) -> list[LobbyRow]:
        """Public tables that are open or playing."""
        rows: list[LobbyRow] = self._ask("GET", "/api/tables")["tables"]
        return rows

    def my_tables(self) -> list[LobbyRow]:
        """Where this guest has sat, the newest first."""
        rows: list[LobbyRow] = self._ask("GET", "/api/me/tables")["tables"]
        return rows

    def look(self, table: str) -> TableOut:
        """What everybody may know about a table."""
        found: TableOut = self._ask("GET", f"/api/tables/{self._code(table)}")
        return found

    # To a table.

    def open(
        self,
        game: str,
        *,
        edition: str | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        public: bool = False,
        clock: dict[str, int | None] | None = None,
        bots: dict[int, str] | None = None,
        pace: int | None = None,
        seat: int | None = None,
    ) -> RemoteTable:
        """Open a table and sit down at it, as its host. `bots` are levels by seat."""
        body = new_table(game, edition, players, options, public, clock, bots, pace)
        made: TableOut = self._ask("POST", "/api/tables", body)
        return self.join(made["code"], seat)

    def join(self, table: str, seat: int | None = None) -> RemoteTable:
        """Sit down at a table, by link or code; who has a seat there already comes back to it."""
        joined = RemoteTable(self, self._code(table))
        try:
            own = joined.follower.own
            promises = own is not None and own["committed"] == joined.follower.promise
            if own is None or (joined.status == "open" and not promises):
                joined.sit(seat if seat is not None or own is None else own["seat"])
        except BaseException:
            joined.close()
            raise
        return joined

    def watch(self, table: str) -> RemoteTable:
        """Look on without a seat (or with one's own, if one has it)."""
        return RemoteTable(self, self._code(table))

    def _code(self, table: str) -> str:
        server, code = table_of(table)
        if server not in ("", self.server):
            raise ClientError(f"That table is at {server}, and this is {self.server}.")
        return code

    # Requests.

    def ask(self, method: str, path: str, body: Mapping[str, object] | None = None) -> object:
        """The JSON that the server answers; Refused or Gone if it does not."""
        return self._ask(method, path, body)

    def _ask(self, method: str, path: str, body: Mapping[str, object] | None = None) -> Any:
        return read_answer(self.server, self.request(method, path, body))

    def request(
        self, method: str, path: str, body: Mapping[str, object] | None = None
    ) -> httpx.Response:
        try:
            response = self._http.request(method, path, json=body, headers=self.cookie)
        except httpx.TransportError:
            raise unreachable(self.server) from None
        self.token = response.cookies.get(COOKIE) or self.token
        self._http.cookies.clear()  # one cookie, and we keep it ourselves
        return response
