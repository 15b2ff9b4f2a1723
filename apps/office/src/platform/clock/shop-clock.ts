import { SHOP_TIME_HEADER } from "@skatert/contract";
import type { Instant } from "@skatert/domain";

/** Smaller differences are the line's, not the clock's. */
const toleranceMs = 500;

const storageKey = "office-clock";

// The last known difference: after a reload without a connection the age of the board's copy is still right (BOARD-8).
let offset = Number(globalThis.localStorage?.getItem(storageKey)) || 0;

/** The shop's time: this device's clock with the difference that the server's answers showed. */
export function shopNow(): Instant {
  return Date.now() + offset;
}

/**
 * Reads the shop's time from an answer. It was written between the two instants of this device's clock, so the clock is
 * set only if it was wrong by more than that leaves open.
 */
export function adoptShopTime(headers: Pick<Headers, "get">, sentAt: number, receivedAt: number): void {
  const text = headers.get(SHOP_TIME_HEADER);
  const time = Number(text);
  if (text === null || !Number.isFinite(time)) return;
  const estimate = time - (sentAt + receivedAt) / 2;
  const doubt = (receivedAt - sentAt) / 2 + toleranceMs;
  if (Math.abs(estimate - offset) <= doubt) return;
  offset = estimate;
  globalThis.localStorage?.setItem(storageKey, String(offset));
}
