import { type CartLine, type LineRequest, withoutPerson } from "@skatert/domain";
import { storedCount, storedList, storedRecord } from "../../platform/storage/stored.ts";
import { readCartLine, readLineRequest } from "./cart-shape.ts";
import { lastOrderName } from "./last-order-mark.ts";

/** The dishes of the last order placed on this device, and its time in milliseconds. */
export interface LastOrder {
  readonly lines: readonly CartLine[];
  readonly at: number;
}

/** A recent order is followed, not repeated. */
const offeredAfterMs = 3 * 3_600_000;

/** Of so many dishes the last choice is remembered. */
const rememberedChoices = 50;

/**
 * Stores the dishes of an order for the next visit, and what was chosen for each of the last dishes with a choice. Does
 * nothing if the storage is forbidden or full.
 */
export function keepLastOrder(lines: readonly CartLine[], at: number): void {
  const own = lines.map(withoutPerson);
  const chosen = own.flatMap(({ productId, variationId, supplements, choices }) => {
    if (variationId === null && choices === undefined && supplements.length === 0) return [];
    const flat = supplements.map(({ id, count }) => ({ id, count }));
    return [{ productId, variationId, quantity: 1, supplements: flat, ...(choices === undefined ? {} : { choices }) }];
  });
  const latest = new Map<number, LineRequest>();
  for (const each of [...chosen, ...readChosen()]) if (!latest.has(each.productId)) latest.set(each.productId, each);
  const kept = { lines: own, at, chosen: [...latest.values()].slice(0, rememberedChoices) };
  withStorage((storage) => storage.setItem(lastOrderName, JSON.stringify(kept)));
}

/** What was chosen for a dish in the last order of it on this device. Null: unknown. */
export function lastChoiceHere(productId: number): LineRequest | null {
  return readChosen().find((each) => each.productId === productId) ?? null;
}

function readChosen(): readonly LineRequest[] {
  return storedList(readStored()["chosen"], readLineRequest);
}

function readStored() {
  return storedRecord(withStorage((storage): unknown => JSON.parse(storage.getItem(lastOrderName) ?? "null")));
}

export function forgetLastOrder(): void {
  withStorage((storage) => storage.removeItem(lastOrderName));
}

/** The order to offer for repetition. Null without one and for some hours after it. */
export function lastOrderToRepeat(now: number): LastOrder | null {
  const stored = readStored();
  const lines = storedList(stored["lines"], readCartLine);
  const at = storedCount(stored["at"]);
  return lines.length === 0 || at === null || now - at < offeredAfterMs ? null : { lines, at };
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(globalThis.localStorage);
  } catch {
    return null;
  }
}
