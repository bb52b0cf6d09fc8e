import type { ReasonOut, Refusal } from "./types";

/** The server said no, and nothing has changed: `code` is for programs, the message for people. */
export class Refused extends Error {
  readonly code: string;
  readonly reason: ReasonOut | null;
  /** Of the answer over HTTP; 0 over the WebSocket. */
  readonly status: number;

  constructor(refusal: Pick<Refusal, "code" | "words" | "reason">, status = 0) {
    super(refusal.words);
    this.name = "Refused";
    this.code = refusal.code;
    this.reason = refusal.reason ?? null;
    this.status = status;
  }
}

/** No answer came: the network, or no server. */
export class Unreachable extends Error {
  constructor() {
    super("The server cannot be reached.");
    this.name = "Unreachable";
  }
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === "object" &&
    value !== null &&
    (value as Refusal).type === "refused" &&
    typeof (value as Refusal).words === "string"
  );
}
