// Shuffles that players can verify. Everybody promises a contribution before the first card and tells
// it when all promises are known; the seed is made of all of them, so nobody alone could choose it.

import { sha256 } from "./sha256";
import type { TableOut } from "./types";

const utf8 = new TextEncoder();

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Published before the game about a secret or a contribution. */
export function commitment(part: Uint8Array): string {
  return toHex(sha256(joined([utf8.encode("deadwood-commitment-1"), part])));
}

export function fairSeed(secret: Uint8Array, contributions: Uint8Array[]): string {
  const parts: Uint8Array[] = [utf8.encode("deadwood-fair-1")];
  for (const part of [secret, ...contributions]) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length);
    parts.push(length, part);
  }
  return toHex(sha256(joined(parts)));
}

export function newContribution(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What can be wrong with a shuffle: the server's secret, somebody's contribution, or the seed. */
export type Fault = { what: "secret" | "seed" } | { what: "contribution"; name: string };

export interface Promises {
  /** The server's commitment, as it was first told. */
  server: string;
  /** By seat, as they were when the table was sealed. */
  seats: Map<number, string>;
}

export interface Verdict {
  fault: Fault | null;
  /** Whether what we contributed ourselves is in the seed. */
  ours: boolean;
}

/** After the end: was it dealt as everybody had promised? Null while that cannot be known. */
export function checkShuffle(
  table: TableOut,
  promises: Promises,
  seat: number,
  contribution: string,
): Verdict | null {
  if (table.secret === null || table.seed === null) return null;
  const secret = fromHex(table.secret);
  if (promises.server !== table.commitment || commitment(secret) !== table.commitment)
    return { fault: { what: "secret" }, ours: false };
  const parts: Uint8Array[] = [];
  for (const sitting of table.seats) {
    const part = fromHex(sitting.contribution ?? "");
    const promised = promises.seats.get(sitting.seat) ?? sitting.committed;
    if (part.length > 0 && commitment(part) !== promised)
      return { fault: { what: "contribution", name: sitting.name }, ours: false };
    parts.push(part);
  }
  if (fairSeed(secret, parts) !== table.seed) return { fault: { what: "seed" }, ours: false };
  return { fault: null, ours: table.seats[seat]?.contribution === contribution };
}
