// The server's HTTP door. Every call answers, or throws Refused (with its words) or Unreachable.

import { isRefusal, Refused, Unreachable } from "./refused";
import type {
  AdviceOut,
  Games,
  GuestOut,
  HouseOut,
  Language,
  Lobby,
  NewTable,
  PositionOut,
  Rules,
  TableOut,
  TransferOut,
  Messages,
} from "./types";

export class Api {
  /** `lang` is asked for every request: refusals come in the language of the page. */
  constructor(
    private readonly lang: () => Language,
    private readonly fetcher: typeof fetch = (...given) => fetch(...given),
  ) {}

  /** Become a guest, or change the name. */
  rename(name: string): Promise<GuestOut> {
    return this.post<GuestOut>("/api/me", { name });
  }

  /** A code that makes another device the same guest. */
  transfer(): Promise<TransferOut> {
    return this.post<TransferOut>("/api/me/transfer");
  }

  claim(code: string): Promise<GuestOut> {
    return this.post<GuestOut>("/api/me/claim", { code });
  }

  /** Every device forgets that it is this guest, this one too. */
  async logOut(): Promise<void> {
    await this.send("/api/me/logout", { everywhere: true });
  }

  myTables(): Promise<Lobby> {
    return this.get<Lobby>("/api/me/tables");
  }

  games(lang: Language): Promise<Games> {
    return this.get<Games>(`/api/games?lang=${lang}`);
  }

  /** What the games say in a language, as messages in Fluent. */
  messages(lang: Language): Promise<Messages> {
    return this.get<Messages>(`/api/messages/${lang}`);
  }

  rules(game: string, lang: Language): Promise<Rules> {
    return this.get<Rules>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`);
  }

  /** Where friends find the server, and who we are here. */
  house(): Promise<HouseOut> {
    return this.get<HouseOut>("/api/house");
  }

  lobby(): Promise<Lobby> {
    return this.get<Lobby>("/api/tables");
  }

  open(wish: NewTable): Promise<TableOut> {
    return this.post<TableOut>("/api/tables", wish);
  }

  table(code: string): Promise<TableOut> {
    return this.get<TableOut>(`/api/tables/${encodeURIComponent(code)}`);
  }

  /** The finished game as text. */
  async record(code: string): Promise<string> {
    return (await this.ask(`/api/tables/${encodeURIComponent(code)}/record`)).text();
  }

  /** A moment of a finished game, as a seat (-1: a spectator) saw it. */
  view(code: string, move: number, seat: number): Promise<PositionOut> {
    return this.get<PositionOut>(
      `/api/tables/${encodeURIComponent(code)}/views/${move}?seat=${seat}`,
    );
  }

  /** What a marshal would do on our seat now; refused where other people play. */
  advice(code: string, seat: number): Promise<AdviceOut> {
    return this.get<AdviceOut>(`/api/tables/${encodeURIComponent(code)}/advice?seat=${seat}`);
  }

  /** What a marshal would have done instead of a move of a finished game, the first of which is 1. */
  explain(code: string, move: number): Promise<AdviceOut> {
    return this.get<AdviceOut>(`/api/tables/${encodeURIComponent(code)}/advice/${move}`);
  }

  private async get<T>(path: string): Promise<T> {
    return (await (await this.ask(path)).json()) as T;
  }

  private async post<T>(path: string, body: unknown = null): Promise<T> {
    return (await (await this.send(path, body)).json()) as T;
  }

  private send(path: string, body: unknown): Promise<Response> {
    const init: RequestInit = { method: "POST" };
    if (body !== null) {
      init.body = JSON.stringify(body);
      init.headers = { "content-type": "application/json" };
    }
    return this.ask(path, init);
  }

  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, "accept-language": this.lang() };
    let answer: Response;
    try {
      answer = await this.fetcher(path, { ...init, headers, credentials: "same-origin" });
    } catch {
      throw new Unreachable();
    }
    if (answer.ok) return answer;
    const told: unknown = await answer.json().catch(() => null);
    if (isRefusal(told)) throw new Refused(told, answer.status);
    throw new Unreachable();
  }
}
