import { randomUUID } from "node:crypto";
import type { Journal } from "./journal.ts";
import { type Outcome, sendOnce } from "./send.ts";
import { plainWish, type Wish } from "./wish.ts";

/** One try of an order, with the time of its answer. */
export interface Try {
  readonly key: string;
  readonly wish: Wish;
  readonly outcome: Outcome;
  readonly ms: number;
}

/** Sends `count` small orders of different guests at once, one try each. */
export function sendTogether(url: string, journal: Journal, count: number): Promise<readonly Try[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const [key, wish] = [randomUUID(), plainWish(`+7917${1_000_000 + index}`)];
      journal.sent(key, wish);
      return tryAgain(url, journal, { key, wish });
    }),
  );
}

/** Sends an order again that is already in the journal. */
export async function tryAgain(url: string, journal: Journal, { key, wish }: Pick<Try, "key" | "wish">): Promise<Try> {
  const begun = performance.now();
  const outcome = await sendOnce(url, { key, wish }, journal);
  return { key, wish, outcome, ms: performance.now() - begun };
}

/** "placed", "refused", or the status, each with its count, for a row of the report. */
export function outcomesOf(tries: readonly Try[]): string {
  const names = tries.map(({ outcome }) => (outcome.kind === "again" ? String(outcome.status) : outcome.kind));
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} × ${name}`).join(", ");
}

/** Faults of tries that the shop could not serve: anything but a success or a 503. */
export function unclearOf(tries: readonly Try[], fault: string): readonly string[] {
  const isClear = ({ outcome }: Try) =>
    outcome.kind === "placed" || (outcome.kind === "again" && outcome.status === 503);
  return tries.every(isClear) ? [] : [`${fault}: ${outcomesOf(tries)}, where a success or a 503 was due`];
}

/** Faults of tries that had to succeed. */
export function notPlacedOf(tries: readonly Try[], when: string): readonly string[] {
  return tries.every(({ outcome }) => outcome.kind === "placed") ? [] : [`${when}: ${outcomesOf(tries)}`];
}
