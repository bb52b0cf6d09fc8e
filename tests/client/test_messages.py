"""The client's own types say the same as the server's, which it must not import."""

from __future__ import annotations

from typing import Any, is_typeddict

import pytest

from deadwood.client import messages
from deadwood.server import protocol

NAMES = {"RefusalOut": "Refusal", "UpdateOut": "Update"}  # where the server calls it otherwise
TYPES = sorted(name for name, found in vars(messages).items() if is_typeddict(found))


@pytest.mark.parametrize("name", TYPES)
def test_a_message_has_the_fields_that_the_server_sends(name: str) -> None:
    theirs: Any = getattr(protocol, NAMES.get(name, name))
    ours: Any = getattr(messages, name)
    assert set(ours.__annotations__) == set(theirs.model_fields)


def test_the_version_and_the_close_codes_are_the_servers() -> None:
    assert messages.VERSION == protocol.VERSION
    assert set(messages.FOR_GOOD) == {
        protocol.BAD_MESSAGE,
        protocol.NO_GUEST,
        protocol.WRONG_ORIGIN,
        protocol.NO_TABLE,
        protocol.BANNED,
        protocol.WRONG_VERSION,
    }
