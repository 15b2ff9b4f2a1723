import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../random.ts";
import type { Journal } from "./journal.ts";
import { type Outcome, sendOnce } from "./send.ts";
import { type RunOut, type Wish, wishBy } from "./wish.ts";

/** Shoppers who order until they are told to stop. */
export interface Shoppers {
  /** Requests that have been sent, repeats among them. */
  readonly sent: () => number;
  readonly placed: () => number;
  /** Tries that got no answer. */
  readonly unanswered: () => number;
  /** Statuses of tries that are worth repeating. */
  readonly troubles: ReadonlyMap<number, number>;
  /** No further order is begun. */
  stop(): void;
  /** When every order that was begun has the shop's last word. */
  readonly done: Promise<void>;
}

export interface ShoppersSetting {
  /** Where the shop is now; waits while it is nowhere. Null: it will not come back. */
  readonly url: () => Promise<string | null>;
  readonly journal: Journal;
  readonly random: Random;
  readonly phones: readonly string[];
  /** `Cookie` headers of the accounts, as `phones`. */
  readonly cookies: readonly string[];
  readonly count: number;
  /** They stop by themselves when so many orders are placed. */
  readonly orders: number;
  /** Whether they try again what got no last word; otherwise they leave at the first such try. */
  readonly persistent: boolean;
}

const repeatPercent = 10;
const maxTries = 2_000;
const pauseMs = 25;

/** Sends `count` shoppers, who each order again and again, with coupon, points and the dish that runs out. */
export function sendShoppers(setting: ShoppersSetting): Shoppers {
  const { url, journal, random, phones, cookies, persistent } = setting;
  const runOut: RunOut = { soups: false, coupon: false, points: new Set() };
  const troubles = new Map<number, number>();
  const counts = { sent: 0, placed: 0, unanswered: 0 };
  let stopped = false;

  async function send(key: string, wish: Wish): Promise<Outcome | null> {
    const to = await url();
    if (to === null) return null;
    counts.sent += 1;
    const cookie = wish.account === null ? undefined : cookies[wish.account];
    const outcome = await sendOnce(to, { key, wish, cookie }, journal);
    if (outcome.kind !== "again") return outcome;
    if (outcome.status === null) counts.unanswered += 1;
    else troubles.set(outcome.status, (troubles.get(outcome.status) ?? 0) + 1);
    return outcome;
  }

  /** Null: the shop has not had its last word, and will not be asked again. */
  async function settle(key: string, wish: Wish): Promise<Outcome | null> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const outcome = await send(key, wish);
      if (outcome === null || outcome.kind !== "again") return outcome;
      if (!persistent) return null;
      await pause(pauseMs);
    }
    throw new Error(`order ${key} has no last word after ${maxTries} tries`);
  }

  async function shop(): Promise<void> {
    while (!stopped && counts.placed < setting.orders) {
      const [key, wish] = [randomUUID(), wishBy(random, runOut, phones)];
      journal.sent(key, wish);
      const outcome = await settle(key, wish);
      if (outcome === null) return;
      if (outcome.kind === "placed") counts.placed += 1;
      else learn(runOut, wish);
      if (random.chance(repeatPercent) && (await settle(key, wish)) === null) return;
    }
  }

  return {
    sent: () => counts.sent,
    placed: () => counts.placed,
    unanswered: () => counts.unanswered,
    troubles,
    stop() {
      stopped = true;
    },
    done: Promise.all(Array.from({ length: setting.count }, shop)).then(() => undefined),
  };
}

/** Which of the scarce things was refused does not matter: some go on asking. */
function learn(runOut: RunOut, { soups, withCoupon, points, account }: Wish): void {
  const scarce = [soups > 0, withCoupon, points > 0].filter(Boolean).length;
  if (scarce !== 1) return;
  if (soups > 0) runOut.soups = true;
  else if (withCoupon) runOut.coupon = true;
  else if (account !== null) runOut.points.add(account);
}
