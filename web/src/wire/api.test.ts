import { describe, expect, it, vi } from "vitest";
import { Api } from "./api";
import { Refused, Unreachable } from "./refused";

function answering(status: number, body: unknown): { api: Api; fetcher: ReturnType<typeof vi.fn> } {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetcher = vi.fn(() => Promise.resolve(new Response(text, { status })));
  return { api: new Api(() => "de", fetcher as unknown as typeof fetch), fetcher };
}

const refusal = { type: "refused", id: null, code: "no-guest", words: "Nobody.", reason: null };

describe("the HTTP door", () => {
  it("says who we are", async () => {
    const guest = { guest: "36942e1e91", name: "Anna" };
    const { api, fetcher } = answering(200, { version: "1", public: "", lan: "", guest });
    expect((await api.house()).guest).toEqual(guest);
    expect(fetcher).toHaveBeenCalledWith("/api/house", {
      headers: { "accept-language": "de" },
      credentials: "same-origin",
    });
  });

  it("sends what is asked as JSON", async () => {
    const { api, fetcher } = answering(201, { code: "K7MQ2X" });
    await api.open({ game: "bang", players: 5, seat: 0 });
    expect(fetcher).toHaveBeenCalledWith(
      "/api/tables",
      expect.objectContaining({
        method: "POST",
        body: '{"game":"bang","players":5,"seat":0}',
        headers: { "content-type": "application/json", "accept-language": "de" },
      }),
    );
  });

  it("logs out everywhere, to which there is nothing to answer", async () => {
    const fetcher = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    await new Api(() => "en", fetcher as unknown as typeof fetch).logOut();
    expect(fetcher).toHaveBeenCalledWith(
      "/api/me/logout",
      expect.objectContaining({ method: "POST", body: '{"everywhere":true}' }),
    );
  });

  it("throws what the server refuses, with its words", async () => {
    const error: unknown = await answering(409, { ...refusal, code: "not-over", words: "Not yet." })
      .api.record("K7MQ2X")
      .catch((found: unknown) => found);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ code: "not-over", message: "Not yet.", status: 409 });
  });

  it("cannot be reached: no network, or something else answers", async () => {
    const broken = new Api(
      () => "en",
      () => Promise.reject(new TypeError("failed")),
    );
    await expect(broken.lobby()).rejects.toThrow(Unreachable);
    await expect(answering(502, "<html>").api.lobby()).rejects.toThrow(Unreachable);
  });

  it("reads records as text, and moments as a seat saw them", async () => {
    expect(await answering(200, "game: bang").api.record("K7MQ2X")).toBe("game: bang");
    const { api, fetcher } = answering(200, {});
    await api.view("K7 Q", 12, -1);
    expect(fetcher.mock.calls[0]?.[0]).toBe("/api/tables/K7%20Q/views/12?seat=-1");
  });

  it.each([
    ["transfer", "/api/me/transfer"],
    ["myTables", "/api/me/tables"],
    ["house", "/api/house"],
    ["lobby", "/api/tables"],
  ] as const)("asks for %s at %s", async (name, path) => {
    const { api, fetcher } = answering(200, {});
    await api[name]();
    expect(fetcher.mock.calls[0]?.[0]).toBe(path);
  });

  it("asks for words and rules in a language", async () => {
    const { api, fetcher } = answering(200, {});
    await api.messages("nl");
    await api.rules("bang", "nl");
    await api.games("nl");
    await api.table("K7MQ2X");
    await api.claim("3X4H");
    await api.rename("Anna");
    expect(fetcher.mock.calls.map((call: unknown[]) => call[0])).toEqual([
      "/api/messages/nl",
      "/api/rules/bang?lang=nl",
      "/api/games?lang=nl",
      "/api/tables/K7MQ2X",
      "/api/me/claim",
      "/api/me",
    ]);
  });
});
