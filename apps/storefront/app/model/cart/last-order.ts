import { type CartLine, withoutPerson } from "@skatert/domain";
import { storedCount, storedList, storedRecord } from "../../platform/storage/stored.ts";
import { readCartLine } from "./cart-shape.ts";
import { lastOrderName } from "./last-order-mark.ts";

/** The dishes of the last order placed on this device, and its time in milliseconds. */
export interface LastOrder {
  readonly lines: readonly CartLine[];
  readonly at: number;
}

/** A recent order is followed, not repeated. */
const offeredAfterMs = 3 * 3_600_000;

/** Stores the dishes of an order for the next visit. Does nothing if the storage is forbidden or full. */
export function keepLastOrder(lines: readonly CartLine[], at: number): void {
  withStorage((storage) => storage.setItem(lastOrderName, JSON.stringify({ lines: lines.map(withoutPerson), at })));
}

export function forgetLastOrder(): void {
  withStorage((storage) => storage.removeItem(lastOrderName));
}

/** The order to offer for repetition. Null without one and for some hours after it. */
export function lastOrderToRepeat(now: number): LastOrder | null {
  const stored = storedRecord(withStorage((storage): unknown => JSON.parse(storage.getItem(lastOrderName) ?? "null")));
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
