// Who sits before this page: a guest, known by a cookie that the page cannot read.

import type { Api } from "../wire/api";
import type { GuestOut, HouseOut } from "../wire/types";

export class Session {
  guest = $state.raw<GuestOut | null>(null);
  /** Where friends find the server; null until it has answered. */
  house = $state.raw<HouseOut | null>(null);
  private asked: Promise<GuestOut | null> | null = null;

  constructor(private readonly api: Api) {}

  get name(): string {
    return this.guest?.name ?? "";
  }

  /** Ask the server once who we are. */
  load(): Promise<GuestOut | null> {
    this.asked ??= this.api.house().then(
      (house) => {
        this.house = house;
        this.guest ??= house.guest;
        return this.guest;
      },
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** Be somebody: who we are already, or a new guest of this name. */
  async ensure(name: string): Promise<GuestOut> {
    return (await this.load()) ?? this.guest ?? (await this.rename(name));
  }

  async rename(name: string): Promise<GuestOut> {
    this.guest = await this.api.rename(name);
    return this.guest;
  }

  /** Be nobody, on every device. */
  async logOut(): Promise<void> {
    await this.api.logOut();
    this.guest = null;
    this.asked = null;
  }

  async claim(code: string): Promise<GuestOut> {
    this.guest = await this.api.claim(code);
    return this.guest;
  }
}
