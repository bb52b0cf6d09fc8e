// The shape of an arrow from one box to another, in pixels of the window.

import { middle } from "./spots";

type Point = readonly [x: number, y: number];

/** The line once more, lying along the x axis in a box of its own, which is turned into place. */
export interface Lane {
  left: number;
  top: number;
  /** In radians, about the start of the line. */
  turn: number;
  /** From the start of the line to the corner of the box, along the lane. */
  corner: Point;
  width: number;
  height: number;
  line: string;
}

export interface ArrowShape {
  line: string;
  head: string;
  lane: Lane;
}

const EDGE = 5; // half a stroke, and a little more
const SHORTEST = 30;
const HEAD = 26;
const NECK = 16; // the line ends in the head, not at its point

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const curve = (from: Point, bend: Point, to: Point): string =>
  `M${text(from)}Q${text(bend)} ${text(to)}`;
const along = ([x, y]: Point, turn: number, far: number): Point => [
  x + Math.cos(turn) * far,
  y + Math.sin(turn) * far,
];

/** An arrow from box to box; it bends a little towards the middle of the table, past whoever sits there. */
export function shapeOf(from: DOMRect, to: DOMRect, board: DOMRect): ArrowShape | null {
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  const bend: Point = [
    (ax + bx) * 0.36 + (board.left + board.width / 2) * 0.28,
    (ay + by) * 0.36 + (board.top + board.height * 0.4) * 0.28,
  ];
  const start = edge(from, bend, 4);
  const tip = edge(to, bend, -10); // well inside, or it would point at the neighbour
  if (Math.hypot(tip[0] - start[0], tip[1] - start[1]) < SHORTEST) return null;
  const turn = Math.atan2(tip[1] - bend[1], tip[0] - bend[0]);
  const end = along(tip, turn, -NECK);
  const sides = [0.5, -0.5].map((off) => text(along(tip, turn + off, -HEAD)));
  return {
    line: curve(start, bend, end),
    head: `M${text(tip)}L${sides.join("L")}Z`,
    lane: laneOf(start, bend, end),
  };
}

/** A curve lies within its three points, so a box around these holds it. */
export function laneOf(start: Point, bend: Point, end: Point): Lane {
  const turn = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [x - start[0], y - start[1]];
    return [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
  };
  const points = [start, bend, end].map(turned) as [Point, Point, Point];
  const [left, top] = [0, 1].map((at) => Math.min(...points.map((each) => each[at]!)) - EDGE);
  const [right, bottom] = [0, 1].map((at) => Math.max(...points.map((each) => each[at]!)) + EDGE);
  const corner: Point = [left!, top!];
  const inside = points.map(([x, y]): Point => [x - corner[0], y - corner[1]]);
  return {
    left: start[0],
    top: start[1],
    turn,
    corner,
    width: right! - corner[0],
    height: bottom! - corner[1],
    line: curve(...(inside as [Point, Point, Point])),
  };
}

/** Where the way from the middle of a box to a point leaves the box. */
function edge(box: DOMRect, [px, py]: Point, gap: number): Point {
  const [x, y] = middle(box);
  const dx = px - x;
  const dy = py - y;
  const wide = (box.width / 2 + gap) / Math.max(1, Math.abs(dx));
  const high = (box.height / 2 + gap) / Math.max(1, Math.abs(dy));
  const part = Math.min(wide, high, 1);
  return [x + dx * part, y + dy * part];
}
