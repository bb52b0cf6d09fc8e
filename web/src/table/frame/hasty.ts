// A tap that was meant for what stood there a moment ago: the second of a double tap on the red button,
// or one that a sheet came up under. What is tapped again after a moment is meant.

const MOMENT = 400;
const NEAR = 30;
const BOUNCE = 250;

export class Hasty {
  private last = { x: 0, y: 0 };
  private tap = { at: -Infinity, since: Infinity, isTouch: false };
  private acted: { x: number; y: number } | null = null;
  private isUnderWay = false;
  private changed = -Infinity;
  private asked = -Infinity;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Somebody taps or presses somewhere. */
  tapped(event: MouseEvent): void {
    this.last = { x: event.clientX, y: event.clientY };
    const at = this.clock();
    const isTouch = "pointerType" in event && event.pointerType === "touch";
    this.tap = { at, since: at - this.tap.at, isTouch };
  }

  /** Whether the last tap was one with the tap before: a finger that has trembled. A mouse's double click is
   *  meant. */
  isBounce(): boolean {
    return this.tap.isTouch && this.tap.since < BOUNCE;
  }

  /** That tap made a move. */
  played(): void {
    this.acted = this.last;
    this.isUnderWay = true;
  }

  /** There are moves to make again, after one's own or somebody else's. */
  offered(): void {
    if (this.isUnderWay) this.changed = this.clock();
    this.isUnderWay = false;
  }

  /** A sheet has come up. */
  rose(): void {
    this.asked = this.clock();
  }

  /** Whether a tap on a move comes too soon to be meant for it. */
  isTooSoon(event: MouseEvent): boolean {
    const now = this.clock();
    if (now - this.asked < MOMENT) return true;
    if (this.acted === null || now - this.changed >= MOMENT) return false;
    const { x, y } = this.acted;
    const isKey = event.detail === 0;
    return isKey || Math.hypot(event.clientX - x, event.clientY - y) <= NEAR;
  }
}
