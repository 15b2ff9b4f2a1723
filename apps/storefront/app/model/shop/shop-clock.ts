/** Difference of the shop's clock to this device's, milliseconds. */
let offset = 0;

/** Sets the shop's clock from an answer that has it. */
export function adoptShopClock(now: number): void {
  offset = now - Date.now();
}

/** The shop's clock, for hints and labels. The server decides which times can be ordered. */
export function shopNow(): number {
  return Date.now() + offset;
}
