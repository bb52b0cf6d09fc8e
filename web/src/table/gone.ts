import { words } from "../state/app";
import { CLOSE } from "../wire/types";

/** Why the server does not want us back, and what to do. */
export function goneWords(code: number, table: string): string {
  const { gone } = words.page.connection;
  switch (code) {
    case CLOSE.noTable:
      return gone.noTable({ code: table });
    case CLOSE.banned:
      return gone.banned;
    case CLOSE.noGuest:
      return gone.noGuest;
    case CLOSE.wrongVersion:
    case CLOSE.badMessage:
      return gone.version;
    default:
      return gone.other;
  }
}
