import { SHOP_TIME_HEADER } from "@skatert/contract";
import type { Instant } from "@skatert/domain";
import { remember } from "../device/remember.ts";

/** Smaller differences may be network delay. */
const toleranceMs = 500;

const storageKey = "office-clock";

// The last known offset, so that the age of the board's copy is correct after an offline reload (BOARD-8).
let offset = Number(globalThis.localStorage?.getItem(storageKey)) || 0;

/** The shop's time: this device's clock plus the offset measured from the server's answers. */
export function shopNow(): Instant {
  return Date.now() + offset;
}

/**
 * Reads the shop's time from an answer, which was written between the two instants of this device's clock. The offset
 * changes only if the difference is larger than that uncertainty.
 */
export function adoptShopTime(headers: Pick<Headers, "get">, sentAt: number, receivedAt: number): void {
  const text = headers.get(SHOP_TIME_HEADER);
  const time = Number(text);
  if (text === null || !Number.isFinite(time)) return;
  const estimate = time - (sentAt + receivedAt) / 2;
  const doubt = (receivedAt - sentAt) / 2 + toleranceMs;
  if (Math.abs(estimate - offset) <= doubt) return;
  offset = estimate;
  remember(storageKey, String(offset));
}
