import { ink, paper, turned } from "../../../art/drawing";
import { always, dot, line, path, SPOT, wedge, type Pen } from "../../../art/pen";

/** The other horse: it looks the other way, with a clipped mane and a spotted coat. */
export function draw(pen: Pen): string {
  const coat = [36, 42, 29, 47, 38, 54, 31, 50, 46, 56, 25, 40, 23, 50, 52, 50, 41, 47];
  let spots = "";
  for (let at = 0; at < coat.length; at += 2)
    spots += dot(coat[at] ?? 0, coat[at + 1] ?? 0, 1.4 + (at % 3) * 0.5);
  let mane = "";
  for (let at = 0; at < 11; at++) {
    const angle = -1.38 + at * 0.125;
    const x = 23 + 29 * Math.cos(angle);
    const y = 43 + 34 * Math.sin(angle);
    mane += wedge(x - 2, y + 2, x + 8 * Math.cos(angle + 0.3), y + 8 * Math.sin(angle + 0.3), 6);
  }
  return turned(
    "translate(64 0) scale(-1 1)",
    path(mane) +
      paper(
        "M18 60C20 46 16 38 10 34L5 36C2 34 3 29 6 26C12 20 16 16 20 12L20 4L26 9C40 9 51 22 54 40L56 60Z",
      ) +
      path(spots) +
      path(pen.right(55, 34, 60, 3.2, always(5), 1.6, 0.1)) +
      ink(dot(19, 22, 2)) +
      line("M10 34C16 34 22 31 26 26M7 29L9 30", 1.6) +
      line("M6 26L24 34L31 15M24 34L44 58", 2.4, SPOT),
  );
}
