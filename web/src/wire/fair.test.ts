import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkShuffle, commitment, fairSeed, fromHex, newContribution, toHex } from "./fair";
import { sha256 } from "./sha256";
import { table } from "../testing/messages";

const reference = (data: Uint8Array) => createHash("sha256").update(data).digest("hex");

describe("SHA-256", () => {
  it("is what everybody else computes, at every length round a block", () => {
    for (let length = 0; length < 200; length++) {
      const data = new Uint8Array(randomBytes(length));
      expect(toHex(sha256(data))).toBe(reference(data));
    }
  });
});

describe("a fair shuffle", () => {
  const secret = newContribution();
  const mine = newContribution();
  const seed = fairSeed(fromHex(secret), [fromHex(mine), new Uint8Array()]);
  const ended = table({
    status: "over",
    secret,
    seed,
    commitment: commitment(fromHex(secret)),
    seats: [
      { committed: commitment(fromHex(mine)), contribution: mine },
      { bot: "ranger", name: "Ranger" },
    ],
  });
  const promises = { server: ended.commitment, seats: new Map([[0, commitment(fromHex(mine))]]) };

  it("promises as the server reads it", () => {
    expect(commitment(new Uint8Array())).toBe(
      reference(new TextEncoder().encode("deadwood-commitment-1")),
    );
  });

  it("is believed when everything fits, and tells that our part is in", () => {
    expect(checkShuffle(ended, promises, 0, mine)).toEqual({ fault: null, ours: true });
    expect(checkShuffle(ended, promises, -1, mine)).toEqual({ fault: null, ours: false });
  });

  it("cannot be known before the end", () => {
    expect(checkShuffle({ ...ended, secret: null }, promises, 0, mine)).toBeNull();
  });

  it("is not believed when the server has changed its secret", () => {
    const other = { ...promises, server: commitment(fromHex(newContribution())) };
    expect(checkShuffle(ended, other, 0, mine)?.fault).toEqual({ what: "secret" });
  });

  it("is not believed when somebody revealed something else", () => {
    const other = { ...promises, seats: new Map([[0, commitment(fromHex(newContribution()))]]) };
    expect(checkShuffle(ended, other, 0, mine)?.fault).toEqual({
      what: "contribution",
      name: "Anna",
    });
  });

  it("is not believed when the seed is made of something else", () => {
    expect(checkShuffle({ ...ended, seed: secret }, promises, 0, mine)?.fault).toEqual({
      what: "seed",
    });
  });
});
