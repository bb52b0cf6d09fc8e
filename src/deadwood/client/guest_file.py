"""The same guest again tomorrow: the server's cookies in a file that only its owner can read."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Final

from deadwood.client.errors import ClientError

COOKIE: Final = "deadwood_guest"


class GuestFile:
    """Cookies by server and name: several people can share one machine and stay apart."""

    def __init__(self, path: str | Path) -> None:
        self.path: Final = Path(path).expanduser()

    def read(self) -> dict[str, dict[str, str]]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            found = None
        is_ours = isinstance(found, dict) and all(
            isinstance(names, dict) and all(isinstance(token, str) for token in names.values())
            for names in found.values()
        )
        if not is_ours:
            raise ClientError(f"{str(self.path)!r} is no file of guests; move it out of the way.")
        assert isinstance(found, dict)
        return found

    def token(self, server: str, name: str) -> str:
        """The cookie of this guest at this server; without a name, the latest one's."""
        names = self.read().get(server, {})
        return names.get(name, "") if name else next(reversed(names.values()), "")

    def keep(self, server: str, name: str, token: str) -> None:
        """Remember the cookie, whole or not at all, as the latest of this server."""
        guests = self.read()
        names = guests.setdefault(server, {})
        names.pop(name, None)
        names[name] = token
        self._write(guests)

    def forget(self, server: str, token: str) -> None:
        """Nobody comes back with this cookie."""
        guests = self.read()
        names = guests.get(server, {})
        guests[server] = {name: kept for name, kept in names.items() if kept != token}
        self._write(guests)

    def _write(self, guests: dict[str, dict[str, str]]) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor, scratch = tempfile.mkstemp(prefix=".guests.", dir=self.path.parent)
            with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                json.dump(guests, stream, indent=1)
            Path(scratch).replace(self.path)
        except OSError as error:
            raise ClientError(f"{str(self.path)!r} cannot be written: {error.strerror}.") from None


def default_file() -> Path:
    """Where the terminal keeps its guests."""
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    return (Path(data) if data else Path.home() / ".local" / "share") / "deadwood" / "guests.json"
