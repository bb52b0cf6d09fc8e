// The posters as they are drawn and read out: reward, points and shares, now or after the chosen move.

import { OUTLAWS, type Outlaw } from "../../art";
import { words } from "../../state/app";
import type { NowOut, WyattEarpView } from "../../wire/types";
import { card, points, said } from "./labels";
import { read, type Played } from "./played";
import { bottomOf, othersOf, viewOf } from "./view";

/** What a player has on a poster. */
export interface Share {
  who: string;
  /** The face of anybody but the one who looks. */
  face?: string | null;
  seat: number;
  points: number;
  hidden: boolean;
  share?: string | undefined;
  mine: boolean;
}

export interface Wanted {
  outlaw: Outlaw;
  reward: number;
  /** What the chosen move changes most: "+$2,000". */
  preview?: string;
  cells: Share[];
  /** Whose name, how much, who has how many points. */
  facts: string[];
}

/** A move that is chosen, and what it would bring to a poster. */
interface Chosen extends Played {
  brings: Record<string, number>;
}

export function chosenOf(now: NowOut, chosen: string | null): Chosen | null {
  const found = now.moves.find(({ move }) => move === chosen);
  if (!found || found.brings["collect"] === undefined) return null;
  return { ...read(found), brings: found.brings };
}

export function wanted(
  now: NowOut,
  chosen: string | null,
  names: readonly string[],
  letters: readonly string[],
  faces: readonly (string | null | undefined)[],
  isNarrow: boolean,
): Wanted[] {
  const view = viewOf(now);
  const after = chosenOf(now, chosen);
  return OUTLAWS.map((outlaw, which) => {
    const change = after?.outlaw === outlaw ? after : null;
    const added = change?.brings["reward"] ?? 0;
    const reward = (view.rewards[which] ?? 0) + added;
    const cells = [...othersOf(view), bottomOf(view)].map((seat) =>
      cellOf(view, seat, which, change, now.question),
    );
    const nameOf = (seat: number): string =>
      seat === view.seat ? said().you : (names[seat] ?? "");
    // A third or a quarter of a poster has no room for "$3,000", nor of a narrow one for "$3k".
    const share = (money: number): string =>
      isNarrow && cells.length > 2
        ? words.moneyTiny(money)
        : isNarrow || cells.length > 2
          ? words.moneyShort(money)
          : words.money(money);
    const heard = cells.flatMap((cell) => {
      const has = { player: nameOf(cell.seat), points: points(cell.faced) };
      return [
        ...(cell.isHidden ? [said().hiddenOf(has)] : []),
        ...(!cell.isHidden && cell.points > 0 ? [said().pointsOf(has)] : []),
        ...(cell.money > 0 ? [said().collects({ money: words.money(cell.money) })] : []),
      ];
    });
    return {
      outlaw,
      reward,
      preview: change ? previewOf(change.brings) : undefined,
      cells: cells.map((cell) => ({
        who:
          cell.seat !== view.seat
            ? (letters[cell.seat] ?? "")
            : isNarrow
              ? said().youShort
              : said().you,
        face: cell.seat === view.seat ? null : (faces[cell.seat] ?? null),
        seat: cell.seat,
        points: cell.points,
        hidden: cell.isHidden,
        share: cell.money > 0 ? share(cell.money) : undefined,
        mine: cell.seat === view.seat,
      })),
      facts: [
        card(outlaw),
        said().reward({ money: words.money(reward) }),
        ...(added ? [said().adds({ added: words.money(added) })] : []),
        ...(heard.length > 0 ? heard : [said().nobody]),
      ],
    };
  });
}

interface Cell {
  seat: number;
  points: number;
  /** What is printed on the cards, hidden or not. */
  faced: number;
  isHidden: boolean;
  money: number;
}

function cellOf(
  view: WyattEarpView,
  seat: number,
  which: number,
  change: Chosen | null,
  question: string,
): Cell {
  const at = seat * OUTLAWS.length + which;
  const cell: Cell = {
    seat,
    points: view.points[at] ?? 0,
    faced: view.face_points[at] ?? 0,
    isHidden: (view.hidden[at] ?? 0) > 0,
    money: view.would_collect[at] ?? 0,
  };
  if (!change) return cell;
  const mine = seat === view.seat;
  const theirs = change.seat === seat;
  const more = (mine ? change.brings["points"] : theirs ? change.brings["their_points"] : 0) ?? 0;
  cell.money = change.brings[mine ? "collect" : `share_${seat}`] ?? 0;
  cell.points += more;
  // A Hideout is lifted from one's own group, or laid on another's.
  if (mine && question === "rescue") cell.isHidden = false;
  else if (theirs && question === "hide") cell.isHidden = true;
  else cell.faced += more;
  return cell;
}

function previewOf(brings: Record<string, number>): string {
  const lost = brings["their_points"] ?? 0;
  if (brings["reward"]) return `+${words.money(brings["reward"])}`;
  return lost < 0 ? `−${points(-lost)}` : `+${points(brings["points"] ?? 0)}`;
}
