// The table as one person sees it and points at it: what is held, who is aimed at, what a tap does.
// No rule: a tap finds moves that were sent, or asks why there is none.

import { MediaQuery } from "svelte/reactivity";
import { monograms } from "../../art/monogram";
import { announcer } from "../../state/announcer.svelte";
import { words } from "../../state/app";
import { capital } from "../../table/frame/plain";
import type { Held, StageProps } from "../../table/stage";
import { aim, type Pill } from "./aim";
import { GAME, kindOf, nameOf, NOBODY, settledOf, table, viewOf } from "./cards";
import { lastMove, wounds } from "./deeds";
import { hit, pickedFrom, tries, triesAt, waysOf, withCard, withSeat, type Way } from "./moves";
import { said } from "./words";

export type SeatState = "plain" | "acting" | "target" | "reach";

export class Scene {
  /** With a mouse help is the other button, with keys "i"; a finger needs something to tap. */
  readonly touch = new MediaQuery("pointer: coarse");
  /** A phone held sideways: everybody is small, and cards stand in a strip. */
  readonly low = new MediaQuery("max-height: 479px");
  /** The sheet that asks stands beside the table, not on it. */
  readonly isBeside = new MediaQuery("max-height: 699px");
  /** A card of one's own that waits for a target. */
  picked = $state<number | null>(null);
  /** The card that was tapped last: help on a touch screen is about this one. */
  touched = $state<number | null>(null);
  /** Whom the phone shows at full length, since somebody tapped him. */
  tapped = $state<number | null>(null);

  private isNew = false;
  private before: string | null = null;

  constructor(private readonly given: () => StageProps) {}

  readonly props = $derived.by(() => this.given());
  readonly view = $derived.by(() => viewOf(this.props.now));
  readonly names = $derived.by(() =>
    (this.props.store.table?.seats ?? []).map((seat) => seat.name),
  );
  readonly letters = $derived.by(() => monograms(this.names));
  readonly chosen = $derived.by(() => this.props.chosen);
  readonly isSeated = $derived.by(() => this.view.seat !== NOBODY);
  /** Everybody else, clockwise from the left hand; for those who look on, everybody. */
  readonly others = $derived.by(() => {
    const { players, seat } = this.view;
    const first = this.isSeated ? seat + 1 : 0;
    const number = this.isSeated ? players - 1 : players;
    return Array.from({ length: number }, (_, at) => (first + at) % players);
  });
  readonly ways = $derived.by(() => waysOf(this.props.moves));
  /** Something is done to us: the sheet that asks is open. */
  readonly isReacting = $derived.by(
    () => this.isSeated && this.props.now.reaction && this.props.now.asked.includes(this.view.seat),
  );
  readonly chosenWay = $derived.by(() => this.ways.find((way) => way.move === this.chosen));
  readonly isAsked = $derived.by(() => this.props.moves.length > 0);
  /** The card that is chosen, or waits for a target. */
  readonly held = $derived.by(() => {
    const card = this.chosenWay?.card ?? NOBODY;
    if (this.view.hand.includes(card)) return card;
    const { picked } = this;
    return picked !== null && withCard(this.ways, picked).length > 0 ? picked : null;
  });
  readonly aimed = $derived.by(() =>
    this.held === null ? [] : withCard(this.ways, this.held).filter((way) => way.seat >= 0),
  );
  /** A card that waits for a target, for the frame to ask for one. */
  readonly waiting = $derived.by<Held | null>(() => {
    const { held, aimed } = this;
    if (held === null || this.chosen !== null || aimed.length === 0) return null;
    const kind = kindOf(held) ?? "";
    const key = `whom_${kind.replaceAll("-", "_")}`;
    const asked = words.has(GAME, "table", key) ? key : "whom_bang"; // a card that may serve as one
    return {
      text: table(asked, { card: nameOf(kind) }),
      note: `${capital(said().inReach)}: ${this.reached(aimed)}`,
      drop: () => (this.picked = null),
    };
  });
  readonly targeted = $derived.by(() => this.chosenWay?.seat ?? NOBODY);
  readonly shot = $derived.by(() => hit(this.props.now));
  /** The number of the last move: what it did is shown once. */
  readonly moved = $derived.by(() => lastMove(this.props.entries)?.n ?? 0);
  readonly wounds = $derived.by(() => wounds(this.props.entries));
  readonly playable = $derived.by(
    () => new Set(this.view.hand.filter((card) => withCard(this.ways, card).length > 0)),
  );

  /** The phone shows one of the others at full length. */
  readonly shown = $derived.by(() => {
    const { view, shot, props } = this;
    if (this.tapped !== null && this.tapped !== view.seat) return this.tapped;
    if (shot && shot.source !== view.seat) return shot.source;
    if (this.isAsked && pickedFrom(props.now) !== NOBODY) return pickedFrom(props.now);
    if (this.aimed.length > 0 || view.turn === view.seat) return NOBODY;
    return props.now.asked.find((seat) => seat !== view.seat) ?? view.turn;
  });

  /** What was picked is put back when the frame gives it up, or the table moves on. */
  follow(): void {
    if (this.before !== null && this.chosen === null && !this.isNew) this.picked = null;
    this.before = this.chosen;
    this.isNew = false;
  }

  nameOf(seat: number): string {
    return seat === this.view.seat && this.isSeated ? said().you : (this.names[seat] ?? "");
  }

  private reached(ways: readonly Way[]): string {
    return words.join(ways.map((way) => this.nameOf(way.seat)));
  }

  tapCard(card: number): void {
    const { props } = this;
    this.tapped = null;
    this.touched = card;
    if (!this.isAsked) return;
    const mine = withCard(this.ways, card);
    if (mine.length === 0) props.why(tries(props.now, card));
    else if (this.held === card && (this.chosen === null || mine.length > 1)) {
      this.picked = null; // put back: it waits for a target, or has one
      props.pick([]);
    } else if (this.held === card && this.chosen !== null) props.pick([this.chosen]);
    else {
      this.picked = card;
      this.isNew = this.chosen !== null;
      if (mine.length > 1) {
        announcer.say(`${said().inReach}: ${this.reached(mine)}`);
      }
      props.pick(mine.length > 1 ? [] : mine.map((way) => way.move)); // several: now point at a seat
    }
  }

  tapSeat(seat: number): void {
    const { aimed, view, props } = this;
    if (this.held !== null && aimed.length > 0) {
      const way = aimed.find((found) => found.seat === seat);
      if (way) props.pick([way.move]);
      else if (seat !== view.seat) {
        props.why(triesAt(aimed[0]?.card ?? NOBODY, seat));
      }
      return;
    }
    this.tapped = this.tapped === seat ? null : seat;
    const found = withSeat(props.now, this.ways, seat).filter((way) => way.verb !== "play");
    if (found.length > 0) props.pick(found.map((way) => way.move));
  }

  /** A card on the table: one that is offered, or lies before somebody. */
  choose(card: number): void {
    const way = this.ways.find((found) => found.verb === "choose" && found.card === card);
    if (way) this.props.pick([way.move]);
  }

  choosable(seat: number): number[] {
    return (this.view.tables[seat] ?? []).filter((card) =>
      this.ways.some((way) => way.verb === "choose" && way.card === card),
    );
  }

  isLive(seat: number): boolean {
    return withSeat(this.props.now, this.ways, seat).length > 0;
  }

  stateOf(seat: number): SeatState {
    const { view, shot, props, ways } = this;
    if (this.targeted === seat || shot?.target === seat) return "target";
    if (this.aimed.some((way) => way.seat === seat)) return "reach";
    const isTaken = ways.some((way) => way.verb === "take" && way.seat === seat);
    if (this.held === null && isTaken) return "reach";
    if (this.isAsked && seat !== view.seat && pickedFrom(props.now) === seat) return "reach";
    return props.now.asked.includes(seat) || shot?.source === seat ? "acting" : "plain";
  }

  pillOf(seat: number): Pill | null {
    const { view, shot, props } = this;
    if (this.aimed.length > 0) {
      const found = aim(view, view.seat, seat);
      if (!found) return null;
      const isIn = this.aimed.some((way) => way.seat === seat);
      const also = isIn ? said().inReach : said().outOfReach;
      const { far, text } = found;
      return { kind: isIn ? "in" : "far", far, text, label: `${text}, ${also}` };
    }
    if (!shot || kindOf(settledOf(props.now)) === "gatling") return null;
    if (seat === shot.source) {
      const text = said().aims({ reach: view.reach[seat] ?? 0 });
      return { kind: "aims", far: 0, text, label: text };
    }
    const found = aim(view, shot.source, seat);
    if (!found) return null;
    const { far, reached } = found;
    const from =
      shot.source === view.seat
        ? said().fromYou
        : said().from({ player: this.names[shot.source] ?? "" });
    const isSum = seat === shot.target && found.text !== String(far);
    const text = isSum ? found.text : `${far} ${reached ? from : said().outOfReach}`;
    return { kind: reached ? "in" : "far", far, text, label: text };
  }

  tagOf(seat: number): string | undefined {
    const { view } = this;
    return view.turn === seat && view.won < 0 && view.alive[seat] ? said().turn : undefined;
  }
}
