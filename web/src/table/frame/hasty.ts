// A tap that was meant for what stood there a moment ago: the second of a double tap on the red button,
// or one that a sheet came up under. What is tapped again after a moment is meant.

const MOMENT = 400;
const NEAR = 30;

export class Hasty {
  private last = { x: 0, y: 0 };
  private acted: { x: number; y: number } | null = null;
  private isUnderWay = false;
  private changed = -Infinity;
  private asked = -Infinity;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Somebody taps or presses somewhere. */
  tapped(event: MouseEvent): void {
    this.last = { x: event.clientX, y: event.clientY };
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
