// A WebSocket whose far end is the test.

import type { Wire } from "../wire/socket";
import type { AnyCommand, AnyMessage } from "../wire/types";

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: AnyCommand[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand);
  }

  close(): void {
    this.closed = true;
  }

  /** The far end speaks. */
  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The far end hangs up. */
  hangUp(code = 1006): void {
    this.onclose?.({ code });
  }

  get last(): AnyCommand {
    return this.sent.at(-1)!;
  }
}
