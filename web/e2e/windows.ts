// Which tables are looked at in which windows, and how much of them the game has at least.

import type { Page } from "@playwright/test";
import { drawn } from "./look";

export const SIZES = [
  "360x740", // phones
  "390x844",
  "844x390", // a phone held sideways
  "640x400", // a laptop at 200 %
  "680x900", // half a screen
  "820x1180", // tablets
  "1024x768",
  "1024x600", // laptops
  "1366x625",
  "1280x800",
  "1920x1080",
  "2560x1440",
] as const;
export type Size = (typeof SIZES)[number];

export interface Look {
  name: string;
  scene: string;
  /** As somebody who has no seat. */
  looksOn?: boolean;
  /** What is done before it is looked at. */
  first?: (page: Page) => Promise<void>;
  /** The part of the window that the table of the game has. */
  board: number;
  /** Where something is still wrong. */
  not?: readonly Size[];
}

const card = (page: Page, may: boolean) =>
  page.locator(
    `[data-zone="hand"] [data-zone-item]${may ? ":not" : ":is"}([aria-disabled="true"])`,
  );

/** Point at a card where it shows, also one that cannot be played now. */
async function pointAt(page: Page, may: boolean): Promise<void> {
  await card(page, may)
    .first()
    .click({ force: true, position: { x: 14, y: 40 } });
  await drawn(page);
}

export const TABLES: readonly Look[] = [
  {
    name: "wyatt earp",
    scene: "wyatt-earp",
    board: 0.3,
  },
  {
    name: "wyatt earp chosen",
    scene: "wyatt-earp",
    first: (page) => pointAt(page, true),
    board: 0.3,
  },
  {
    name: "wyatt earp no",
    scene: "wyatt-earp-asked",
    first: (page) => pointAt(page, false),
    board: 0.3,
    not: ["360x740"],
  },
  {
    name: "wyatt earp watch",
    scene: "wyatt-earp",
    looksOn: true,
    board: 0.3,
  },
  {
    name: "wyatt earp asked",
    scene: "wyatt-earp-asked",
    board: 0.3,
    not: ["360x740"],
  },
  {
    name: "wyatt earp search",
    scene: "wyatt-earp-search",
    board: 0.3,
  },
  {
    name: "wyatt earp over",
    scene: "wyatt-earp-over",
    board: 0.3,
    not: ["640x400", "844x390", "1024x600", "1366x625"],
  },
  {
    name: "wyatt earp over table",
    scene: "wyatt-earp-over",
    first: (page) => page.getByRole("button", { name: "Look at the table" }).click(),
    board: 0.3,
  },
  {
    name: "el paso",
    scene: "el-paso",
    board: 0.3,
    not: ["360x740"],
  },
  {
    name: "el paso chosen",
    scene: "el-paso",
    first: (page) => pointAt(page, true),
    board: 0.3,
    not: ["360x740"],
  },
  {
    name: "el paso watch",
    scene: "el-paso",
    looksOn: true,
    board: 0.3,
  },
  {
    name: "el paso asked",
    scene: "el-paso-asked",
    board: 0.3,
    not: ["360x740"],
  },
  {
    name: "el paso over",
    scene: "el-paso-over",
    board: 0.3,
    not: ["360x740", "640x400", "844x390", "1024x600", "1024x768", "1280x800", "1366x625"],
  },
  {
    name: "el paso over table",
    scene: "el-paso-over",
    first: (page) => page.getByRole("button", { name: "Look at the table" }).click(),
    board: 0.3,
    not: ["360x740"],
  },
  {
    name: "bang",
    scene: "bang",
    board: 0.3,
  },
  {
    name: "bang chosen",
    scene: "bang",
    first: (page) => pointAt(page, true),
    board: 0.3,
  },
  {
    name: "bang watch",
    scene: "bang",
    looksOn: true,
    board: 0.3,
  },
  {
    name: "bang asked",
    scene: "bang-asked",
    board: 0.3,
    not: ["360x740"],
  },
  {
    name: "bang over",
    scene: "bang-over",
    board: 0.3,
    not: ["360x740", "390x844", "640x400", "844x390", "1024x600", "1366x625"],
  },
  {
    name: "bang over table",
    scene: "bang-over",
    first: (page) => page.getByRole("button", { name: "Look at the table" }).click(),
    board: 0.3,
  },
];
