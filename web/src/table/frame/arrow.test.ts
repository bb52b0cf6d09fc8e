import { describe, expect, it } from "vitest";
import { laneOf, shapeOf } from "./arrow";

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
const BOARD = box(0, 44, 1000, 600);

/** The points of a curve, as the path says them. */
const points = (line: string): [number, number][] => {
  const numbers = line.match(/-?[\d.]+/g)!.map(Number);
  return [0, 2, 4].map((at) => [numbers[at]!, numbers[at + 1]!]);
};

describe("an arrow", () => {
  it("leads from one box into the other", () => {
    const { line, head } = shapeOf(box(100, 100, 80, 40), box(700, 400, 80, 40), BOARD)!;
    const [start, , end] = points(line);
    expect(start![0]).toBeGreaterThan(180 - 1); // outside of the first
    expect(end![0]).toBeLessThan(740);
    expect(head.startsWith("M")).toBe(true);
  });

  it("is none between things that touch", () => {
    expect(shapeOf(box(100, 100, 80, 40), box(130, 110, 80, 40), BOARD)).toBeNull();
  });

  it.each([
    [
      [100, 100],
      [300, 250],
      [500, 90],
    ],
    [
      [500, 90],
      [300, 250],
      [100, 100],
    ],
    [
      [400, 500],
      [700, 300],
      [420, 60],
    ],
    [
      [10, 10],
      [900, 20],
      [400, 300],
    ],
  ] as const)("has the same line in its lane: %j %j %j", (start, bend, end) => {
    const lane = laneOf(start, bend, end);
    for (const [at, [x, y]] of points(lane.line).entries()) {
      expect(x).toBeGreaterThan(0); // nothing of it is cut off
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(lane.width);
      expect(y).toBeLessThan(lane.height);
      // Turned about the start of the line, as the page does it.
      const [dx, dy] = [x + lane.corner[0], y + lane.corner[1]];
      const [cos, sin] = [Math.cos(lane.turn), Math.sin(lane.turn)];
      const [wantedX, wantedY] = [start, bend, end][at]!;
      expect(lane.left + dx * cos - dy * sin).toBeCloseTo(wantedX, 0);
      expect(lane.top + dx * sin + dy * cos).toBeCloseTo(wantedY, 0);
    }
  });
});
