/** What is printed in the middle of a card: 64 x 64, ink and one spot colour. */
import { always, around, CARD, dot, edge, line, n, path, Pen, SPOT, star, wedge } from "./pen";
import type { BangCard, SheriffCard } from "./words";

const OUTLINE = edge(1.8);
const ink = (d: string) => path(d);
const paper = (d: string) => path(d, CARD, OUTLINE);
const spot = (d: string) => path(d, SPOT, OUTLINE);
const turned = (transform: string, inner: string) => `<g transform="${transform}">${inner}</g>`;
const spokes = (x: number, y: number, r: number) =>
  around(8, x, y, r)
    .map(([px, py]) => `M${x} ${y}L${n(px)} ${n(py)}`)
    .join("");
const wheel = (x: number, y: number, r: number) =>
  line(dot(x, y, r), 3) + line(spokes(x, y, r), 1.2) + ink(dot(x, y, 2));

/** A bullet hole with its splinters. */
const shot = (x: number, y: number, r: number) =>
  path(
    dot(x, y, r) +
      around(7, x, y, r * 2.3)
        .map(([px, py]) => wedge(x, y, px, py, r * 0.8))
        .join(""),
  );

/** A six-shooter, muzzle to the left, on about 88 x 76. */
const OUTER =
  "M3 18H44L47 16H66L64 15L68 8C72 7 74 9 73 11L70.6 24L69 36C74 44 80 54 84 66L70 72C66 62 62 50 60 40C56 50 43 48 44 38L40 37V30H12V27H3Z";
function revolver(transform: string, halo = 0): string {
  return turned(
    transform,
    (halo ? path(OUTER, CARD, edge(halo, CARD)) : "") +
      ink("M3 20H44V27H3ZM44 18.6H47V27.4H44ZM5 17H8V20H5Z") +
      line("M6 22H42", 1.1, CARD) +
      ink("M12 27H30V30H12Z") +
      spot("M40 16.6H56C58 16.6 59 18 59 20V34C59 36 58 37 56 37H40Z") +
      line("M41 21.6H58M41 27H58M41 32.2H58", 1.6) +
      ink(
        "M56 16L66 15C70 15 72 19 70.6 24L69 36C74 44 80 54 84 66L70 72C66 62 62 50 60 40L54 38V16Z",
      ) +
      path("M66 42C70 48 75 57 78 64L72.6 66.6C69 58 66 50 63.6 43Z", SPOT) +
      ink("M64 15L68 8C72 7 74 9 73 11L70 16Z") +
      line("M44 38C43 46 52 49 57 42", 2.4) +
      line("M51 38L49 44", 2.2),
  );
}

/** Lever-action pistol: a fat tube under the barrel, no cylinder, a ring to pull. */
const volcanic = () =>
  turned(
    "translate(0 2)",
    ink("M2 17H42V24H2ZM4 13.6H7.4V17H4Z") +
      line("M5 19.4H38", 1.1, CARD) +
      spot("M5 24.6H42V30.4H5Z") +
      line("M14 24.6V30.4M32 24.6V30.4", 1.4) +
      spot("M38 14.6H50C52.6 15 54 18 53.6 21L52 32H38Z") +
      ink("M49 15L51 8.4C53.6 7.4 55.6 8.8 55 10.6L53 17Z") +
      ink("M47 31.4L53.8 22C59 30 61.6 40 62.6 50C59 54 54.6 54.8 51 53.4C50.6 45 48.4 38 43 32Z") +
      path("M53.4 33C56.4 38 58 43.4 58.6 48.6L53.6 49.8C53 43.6 51.8 39 49.4 35Z", SPOT) +
      line("M44 32.4C45.6 36.4 47 41 47.6 45.6", 2.4) +
      line(dot(42.6, 41.6, 5.6), 2.6) +
      line("M42 33L40.6 36", 2),
  );

/** The six-shooter that everybody thinks of. */
const schofield = () => revolver("translate(-1 6) scale(.74)");

/** A long percussion revolver with the sail under its barrel. */
const remington = () =>
  turned(
    "translate(0 5)",
    ink("M0 15.4H36V21H0ZM2 12.4H4.6V15.4H2Z") +
      line("M3 17.2H32", 1, CARD) +
      spot("M6 21.4H36V29L26 28.4Z") +
      ink("M34 10.6H53V14H37V31H53V33.6H34Z") +
      spot("M38.4 14.8H50.6V29.8H38.4Z") +
      line("M38.4 19H50.6M38.4 22.6H50.6M38.4 26.2H50.6", 1.3) +
      ink(
        "M50.6 10.6H55C58.6 12 58.4 18 57 23C60.6 31 62.6 39 63.4 47.6L53.6 51.2C52.8 43 51.6 37.6 48.6 33.4H50.6Z",
      ) +
      path("M55.6 28.4C57.8 33.6 59.4 39.6 60 45L55.6 46.6C55 41 54 36.6 52.4 33Z", SPOT) +
      ink("M54 11L56.6 4.4C59 3.8 60.6 5.4 59.8 7L57.8 14Z") +
      line("M38.4 34C37.6 41.6 46.6 43.6 49.6 36", 2.2) +
      line("M44.4 33.6L42.8 38.6", 1.8),
  );

/** A revolver grown into a carbine: cylinder, long barrel, shoulder stock, spurred guard. */
const revolvingCarbine = () =>
  turned(
    "rotate(-26 32 34)",
    ink("M36 27.6H67V31.6H36ZM63 24.4H65.4V27.6H63Z") +
      line("M40 29H64", 0.9, CARD) +
      spot("M-3.6 31.4L-2.4 45L1.4 45.4C7 40.6 13 38.4 21 38L24 30.4C15 29 5 30.4 -3.6 31.4Z") +
      path(wedge(-2, 44, 14, 36.4, 2.4) + wedge(3, 43, 16, 37.6, 1.6)) +
      ink("M20.6 38.4L24 28.4L26.8 25H38V27.4H29V37.4H38V39.6H22Z") +
      spot("M28.6 26.6H37V37.8H28.6Z") +
      line("M28.6 30.2H37M28.6 33.8H37", 1.3) +
      ink("M23.6 26.6L21.8 20.6C23.4 19 25.6 19.6 26 21.4L27 25.4Z") +
      line("M24.6 39.6C23.6 47 32.4 47.6 34.6 40.4M24.6 43L20.4 45.4", 2.1) +
      line("M29.6 39.6L28.4 43.4", 1.6) +
      ink("M38 32.2H46V35H38Z"),
  );

/** Lever-action rifle: brass frame, loop lever, magazine tube to the muzzle. */
const winchester = () =>
  turned(
    "rotate(-26 32 34)",
    ink("M32 27H69V30H32ZM65.6 24H67.6V27H65.6Z") +
      spot("M33 30.6H50V35.4H33Z") +
      path(wedge(50, 34.6, 36, 33.6, 1.6)) +
      ink("M50 31H66V33.8H50ZM49.4 29H51.8V35.8H49.4ZM60 29.6H62V34.2H60Z") +
      paper("M-4.6 32L-4 46L0 46.4C6.6 41.4 11.6 38.4 19 37.4L21 29C12 29.4 3 30.8 -4.6 32Z") +
      path(
        wedge(-3, 45, 16, 35.6, 2.6) +
          wedge(1, 44.6, 14, 37.6, 1.8) +
          wedge(-3.6, 40, 8, 36.4, 1.6),
      ) +
      ink("M-5.6 31.6H-2.8L-2.2 46.6H-5Z") +
      spot("M19.6 27.4H34V36.4L22 37.6L18 37.4Z") +
      ink("M20 27.6L17.4 22.6C18.8 20.8 21 21.4 21.4 23L23 27.4Z") +
      line(
        "M31 37C31 42.6 24 42.4 22.4 39.4C20.6 44.6 14 47 10.6 44.4C8.6 42.4 12 39.4 18 37.6",
        2.2,
      ) +
      line("M27 37L25.8 40.4", 1.6),
  );

const HORSE =
  "M18 60C20 46 16 38 10 34L5 36C2 34 3 29 6 26C12 20 16 16 20 12L20 4L26 9C40 8 52 20 56 40L58 60Z";
function mustang(pen: Pen) {
  return (
    paper(HORSE) +
    ink("M26 9C40 8 52 20 56 40L58 60H50C50 44 46 26 30 16Z") +
    line("M34 17C44 26 48 40 50 54M40 18C48 28 52 40 54 54", 1.2, CARD) +
    ink(dot(19, 22, 2)) +
    line("M10 34C16 34 22 31 26 26M7 29L9 30", 1.6) +
    line("M6 26L24 34L30 16", 2.4, SPOT) +
    path(pen.right(46, 34, 60, 3, (t) => 10 + 8 * t, 1.8, 0.1))
  );
}
/** The other horse: it looks the other way, with a clipped mane and a spotted coat. */
function appaloosa(pen: Pen) {
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

const BRIM = "M3 34C9 43 20 42 33 42C46 42 57 43 62 34C62 44 48 51 33 51C18 51 3 44 3 34Z";

const coach = (pen: Pen) =>
  spot("M12 14H52C55 22 54 32 48 40H16C10 32 9 22 12 14Z") +
  ink("M9 9H55V15H9Z") +
  paper("M20 19H29V29H20ZM35 19H44V29H35Z") +
  path(pen.right(53, 18, 38, 3, always(7), 1.8)) +
  wheel(16, 48, 9.4) +
  wheel(47, 47, 11);

const bagOfGold = "M44 44C41 46 39 50 40 55C41 59 55 59 56 55C57 50 55 46 52 44L54 40H42Z";

type Draw = (pen: Pen) => string;
const BANG: Record<BangCard, Draw> = {
  bang: () =>
    spot(star(32, 32, 30, 14, 11)) +
    paper(star(32, 32, 19, 9, 9, -70)) +
    ink(dot(32, 32, 5)) +
    path(
      around(9, 0, 0, 1)
        .map(([x, y]) => wedge(32 + 12 * x, 32 + 12 * y, 32 + 26 * x, 32 + 26 * y, 2.2))
        .join(""),
    ),
  missed: (pen) =>
    paper("M18 40C17 24 18 13 26 11C30 10 31 14 34 14C37 14 39 10 43 11C50 13 50 24 49 40Z") +
    path(pen.right(49, 14, 32, 3, (t) => 8 + 4 * t, 2.2, 0.1)) +
    spot("M17.4 33H49.6V41H17.4Z") +
    paper(BRIM) +
    pen.clip(BRIM, path(pen.down(51.4, 8, 58, 2.8, (t) => -(4 + 3 * t), 1.8))) +
    ink(dot(29, 22, 4)) +
    line("M24 16L20 12M22 22L16 22M24 28L20 31M35 18L38 15", 1.6) +
    line("M2 8L13 14M55 22L63 26M58 17L62 19", 2.4, SPOT),
  beer: (pen) =>
    spot("M14 22H44V58H14Z") +
    paper("M44 28H52C56 28 58 31 58 35V45C58 49 56 52 52 52H44V46H51V34H44Z") +
    paper(
      "M11 23C6 17 12 9 19 12C22 5 33 5 35 11C42 7 50 13 46 21C46 26 42 25 42 29C42 33 37 33 37 28C33 27 31 30 29 26C25 29 21 27 19 26C15 28 12 27 11 23Z",
    ) +
    line("M21 32V53M29 32V53M37 35V53", 2.2) +
    path(pen.right(44, 34, 58, 3, always(5), 1.8)),
  panic: (pen) =>
    paper(
      "M22 60V44C14 40 8 32 6 24C9 21 13 23 15 27L20 32V10C20 6 26 6 26 10V26V6C26 2 32 2 32 6V26V8C32 4 38 4 38 8V28V14C38 10 44 10 44 14V36C44 42 42 46 40 48V60Z",
    ) +
    path(pen.right(44, 26, 54, 3, (t) => 9 + 6 * t, 2, 0.1)) +
    spot("M18 53H46V62H18Z") +
    line("M50 12L58 8M52 22L61 21M50 31L58 35", 2.4),
  "cat-balou": () => {
    const loop = "M32 8C52 8 58 18 52 26C46 34 20 34 13 26C7 18 14 8 32 8Z";
    const rope = "M22 31C26 40 20 46 26 52C30 57 38 54 42 61";
    const twist =
      "M16 12L20 15M24 8.6L27 12M34 7L36 11M44 9L44 13M51.6 14L48.6 17M53.6 22L49.4 22M46 29.4L43.6 26.6M35 32L34 28.4M25 31.6L25.6 28M14 27L17.6 25M10.6 19L14.4 19.6M22 38L26 37M21.4 46L25 45M28 54.6L29.4 51.4M36 57L37.6 53.6";
    return (
      line(loop, 6) +
      line(rope, 6) +
      line(loop, 3, SPOT) +
      line(rope, 3, SPOT) +
      line(twist, 1.3) +
      spot("M18 28H27V35H18Z") +
      line("M20 30.4H25M20 32.8H25", 1.2)
    );
  },
  stagecoach: coach,
  "wells-fargo": () =>
    paper("M8 20C10 8 20 10 30 8C42 6 54 8 56 20L54 34H10Z") +
    line("M20 10C17 18 17 26 19 34M32 8V34M44 8C47 18 47 26 45 34", 1.3) +
    path(
      wedge(55.4, 16, 46, 17, 2) +
        wedge(56, 20, 47, 21, 2) +
        wedge(55.6, 24, 47.6, 25, 2) +
        wedge(55, 28, 47.4, 29, 2),
    ) +
    spot("M6 34H58V42H6Z") +
    wheel(16, 48, 10) +
    wheel(47, 48, 10),
  gatling: () => {
    let barrels = "";
    for (let at = 0; at < 4; at++) {
      const y = 18 + at * 5;
      const d = `M4 ${y}H44V${n(y + 3.4)}H4Z`;
      barrels += at % 2 ? spot(d) : ink(d);
    }
    return (
      barrels +
      ink("M2 16H8V38H2ZM40 14H50V40H40Z") +
      spot("M50 20H58V34H50Z") +
      line("M58 27H63V34", 2.4) +
      line("M30 42L6 58", 3.4) +
      wheel(36, 46, 12)
    );
  },
  duel: () =>
    turned(
      "translate(3 -1) scale(.91)",
      turned("rotate(42 32 32) translate(-4 14)", revolver("scale(.74)")) +
        turned(
          "translate(64 0) scale(-1 1) rotate(42 32 32) translate(-4 14)",
          revolver("scale(.74)", 7),
        ),
    ),
  indians: () =>
    line("M8 56L54 10M56 56L10 10", 3) +
    spot("M60 4L44 9.6L54.4 20ZM4 4L20 9.6L9.6 20Z") +
    path(wedge(55, 17, 51, 10, 1.8) + wedge(12, 16, 8, 8, 1.8)) +
    paper("M4 60L6 50L14 42L13 51L22 50L14 58ZM60 60L58 50L50 42L51 51L42 50L50 58Z") +
    line(
      "M6 58L13 51M58 58L51 51M7 53L9.4 55.4M10.4 49.4L12.6 51.8M57 53L54.6 55.4M53.6 49.4L51.4 51.8",
      1.2,
    ) +
    line("M27 37L24.4 34.4M29.6 34.4L27 31.8M37 37L39.6 34.4M34.4 34.4L37 31.8", 1.8, SPOT),
  "general-store": (pen) => {
    let awning = "";
    for (let at = 0; at < 6; at++) {
      const x = 5 + at * 9;
      const stripe = `M${x} 10H${x + 9}V24C${x + 9} 29 ${x} 29 ${x} 24Z`;
      awning += at % 2 ? paper(stripe) : spot(stripe);
    }
    return (
      paper("M8 26H56V58H8Z") +
      path(pen.right(56, 30, 58, 3, always(9), 1.8)) +
      awning +
      ink("M24 36H40V58H24Z") +
      paper("M12 34H21V46H12ZM43 34H52V46H43Z") +
      line("M12 40H21M43 40H52", 1.2) +
      path(dot(37, 48, 1.4), SPOT)
    );
  },
  saloon: (pen) =>
    spot("M4 6H60V12H4ZM4 6H9V60H4ZM55 6H60V60H55Z") +
    paper(
      "M9 20C16 18 22 20 31 25V52C22 50 16 50 9 52ZM55 20C48 18 42 20 33 25V52C42 50 48 50 55 52Z",
    ) +
    line(
      "M12 26L28 30M12 31L28 35M12 36L28 40M12 41L28 45M52 26L36 30M52 31L36 35M52 36L36 40M52 41L36 45",
      1.6,
    ) +
    path(pen.right(55, 24, 50, 3, always(6), 1.6)),
  jail: () =>
    paper("M6 6H58V58H6Z") +
    spot("M6 6H58V12H6ZM6 52H58V58H6Z") +
    ink([13, 23, 33, 43, 52].map((x) => `M${x - 2} 12H${x + 2}V52H${x - 2}Z`).join("")) +
    paper("M26 30H42V42H26Z") +
    ink(dot(34, 34, 2.4) + "M33 35H35V40H33Z"),
  dynamite: (pen) =>
    [8, 24, 40]
      .map(
        (x) =>
          spot(`M${x} 24H${x + 15}V58H${x}Z`) + path(pen.right(x + 15, 28, 56, 3, always(6), 1.8)),
      )
      .join("") +
    paper("M6 36H57V44H6Z") +
    line("M31 24C31 14 40 16 40 9", 2) +
    spot(star(43, 8, 8, 3.4, 7)),
  barrel: (pen) =>
    paper("M16 8C30 4 34 4 48 8C55 24 55 40 48 56C34 60 30 60 16 56C9 40 9 24 16 8Z") +
    line("M24 7C20 24 20 40 24 57M32 6V58M40 7C44 24 44 40 40 57", 1.3) +
    spot(
      "M13 15C28 19 36 19 51 15L53 21C38 25 26 25 11 21ZM11 43C26 47 38 47 53 43L51 49C36 53 28 53 13 49Z",
    ) +
    path(pen.right(53.4, 24, 42, 2.8, always(13), 2)),
  appaloosa,
  mustang,
  volcanic,
  schofield,
  remington,
  "rev-carabine": revolvingCarbine,
  winchester,
};

const tinBadge: Draw = () =>
  spot(star(32, 34, 29, 13)) +
  `<path d="${star(32, 34, 20, 9)}" fill="none" ${edge(1.2)}/>` +
  spot(
    around(5, 32, 34, 29)
      .map(([x, y]) => dot(x, y, 3.4))
      .join(""),
  ) +
  path(wedge(50, 54, 36, 38, 2.6) + wedge(55, 28, 40, 32, 2.4) + wedge(44, 48, 38, 38, 1.6));

const SHERIFF: Record<SheriffCard | "photo", Draw> = {
  "wyatt-earp": tinBadge,
  "bank-robbery": (pen) =>
    paper("M6 4H52V50H6Z") +
    path(pen.right(52, 6, 50, 3, (t) => 6 + 6 * t, 2)) +
    `<path d="M11 9H47V45H11Z" fill="none" ${OUTLINE}/>` +
    spot(dot(28, 27, 11)) +
    line(spokes(28, 27, 11), 1.6) +
    paper(dot(28, 27, 3)) +
    ink("M10 50H18V55H10ZM36 50H42V55H36Z") +
    path(bagOfGold, CARD, edge(5, CARD)) +
    spot(bagOfGold) +
    paper("M42 39H54L52 44.4H44Z") +
    line(
      "M48 47.4V56M50.4 49.4C49.4 48 45.6 48 45.8 50.2C46 52.4 50.6 51.4 50.6 53.4C50.6 55.6 46 55.4 45.4 53.8",
      1.2,
    ),
  "fastest-gun": () =>
    turned("rotate(-8 32 32)", revolver("translate(5 6) scale(.7)")) +
    spot(star(6.6, 25, 7, 3, 8)) +
    line("M15 47H31M9 52.6H27M17 58.2H29", 2, SPOT),
  "most-wanted": (pen) =>
    paper("M12 3H52V61H12Z") +
    spot("M16 7H48V16H16Z") +
    line("M20 11.6H44", 2.4, CARD) +
    paper("M20 20H44V42H20Z") +
    ink(
      "M24 42C24.4 37 28 35.4 32 35.4C36 35.4 39.6 37 40 42ZM23 28C26 29 38 29 41 28C38 24.6 37.4 22.6 36 22.6H28C26.6 22.6 26 24.6 23 28Z",
    ) +
    paper("M28 29C28 33.4 29 35.8 32 35.8C35 35.8 36 33.4 36 29Z") +
    line("M20 47H44M20 52H44M24 56.8H40", 2) +
    path(pen.right(52, 44, 60, 2.8, always(6), 1.8)) +
    ink(dot(15, 6, 1.3) + dot(49, 6, 1.3)),
  hideout: (pen) =>
    paper("M2 56L22 12L34 32L42 22L62 56Z") +
    path(
      pen.right(60, 30, 56, 3, (t) => 2 + 13 * t, 2, 0.3) +
        wedge(26, 18, 16, 40, 3) +
        wedge(28, 24, 20, 46, 2.4),
    ) +
    ink("M20 56V44C20 34 40 34 40 44V56Z") +
    path("M25 56V48C25 42 35 42 35 48V56Z", SPOT) +
    ink("M28.6 56L30 50L31.4 56Z") +
    line("M0 56H64", 2.4),
  "stagecoach-robbery": (pen) =>
    coach(pen) + shot(32, 34.4, 2) + shot(47.6, 22, 1.8) + shot(15.6, 24, 1.7),
  photo: (pen) =>
    spot("M10 14H38V40H10Z") +
    path(pen.right(38, 18, 40, 3, always(8), 1.8)) +
    paper("M38 18L46 14V40L38 36Z") +
    ink("M46 12H52V42H46Z") +
    paper("M52 20H60V34H52Z") +
    line("M40.6 19V35.4M43.4 17.4V37", 1.4) +
    line("M26 40L14 62M26 40L28 62M26 40L42 62", 3) +
    ink("M5 12H14V32H5ZM8 12V7H12V12Z"),
};

export type Pictogram = BangCard | SheriffCard | "photo" | "colt";
const COLT: Record<"colt", Draw> = { colt: () => revolver("translate(0 8) scale(.72)") };
export const PICTOGRAMS: Record<Pictogram, Draw> = { ...BANG, ...SHERIFF, ...COLT };

export function pictogram(kind: Pictogram): string {
  return PICTOGRAMS[kind](new Pen(`pic-${kind}`));
}
