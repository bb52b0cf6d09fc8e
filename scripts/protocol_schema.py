"""Write docs/protocol.schema.json from the types of the protocol. A test fails when it is stale."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from deadwood.server.protocol import schemas

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "docs" / "protocol.schema.json"


def text() -> str:
    return json.dumps(schemas(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    PATH.write_text(text(), encoding="utf-8")
    print(f"wrote {PATH.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
