/** How far the shop's clock is ahead of this device's, milliseconds. */
let offset = 0;

/** Takes over the shop's clock from an answer that carries it. */
export function adoptShopClock(now: number): void {
  offset = now - Date.now();
}

/** The shop's clock as far as it is known: for hints and labels; what may be ordered when, the server decides. */
export function shopNow(): number {
  return Date.now() + offset;
}
