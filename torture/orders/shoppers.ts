import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../random.ts";
import type { Journal } from "./journal.ts";
import { type Outcome, sendOnce } from "./send.ts";
import { type RunOut, type Wish, wishBy } from "./wish.ts";

/** Shoppers who order until they are stopped. */
export interface Shoppers {
  /** Number of sent requests, repeats included. */
  readonly sent: () => number;
  readonly placed: () => number;
  /** Tries without an answer. */
  readonly unanswered: () => number;
  /** Statuses of tries that are worth repeating. */
  readonly troubles: ReadonlyMap<number, number>;
  /** Starts no further order. */
  stop(): void;
  /** Resolves when every started order has a final answer. */
  readonly done: Promise<void>;
}

export interface ShoppersSetting {
  /** The shop's current address; waits while there is none. Null: it will not return. */
  readonly url: () => Promise<string | null>;
  readonly journal: Journal;
  readonly random: Random;
  readonly phones: readonly string[];
  /** `Cookie` headers of the accounts, in the order of `phones`. */
  readonly cookies: readonly string[];
  readonly count: number;
  /** They stop by themselves after this many placed orders. */
  readonly orders: number;
  /** Whether they repeat a try without a final answer; otherwise they stop at the first such try. */
  readonly persistent: boolean;
}

const repeatPercent = 10;
const maxTries = 2_000;
const pauseMs = 25;

/** Starts `count` shoppers, who order repeatedly, with coupon, points and the dish that runs out. */
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

  /** Null: there is no final answer, and no further try. */
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

/** Learns from a refusal only if the wish has one scarce supply; otherwise the cause is unknown. */
function learn(runOut: RunOut, { soups, withCoupon, points, account }: Wish): void {
  const scarce = [soups > 0, withCoupon, points > 0].filter(Boolean).length;
  if (scarce !== 1) return;
  if (soups > 0) runOut.soups = true;
  else if (withCoupon) runOut.coupon = true;
  else if (account !== null) runOut.points.add(account);
}
