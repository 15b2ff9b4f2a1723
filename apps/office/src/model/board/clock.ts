import type { Instant } from "@skatert/domain";
import { useSyncExternalStore } from "react";
import { shopNow } from "../../platform/clock/shop-clock.ts";

/** Times on the board are minutes: a tick of ten seconds is soon enough, and cheap with 200 cards. */
const tickMs = 10_000;

let now = shopNow();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = shopNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = shopNow();
    timer = setInterval(tick, tickMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time of the one clock of the board. Only components that show a time use it: they alone render at a tick. */
export function useNow(): Instant {
  return useSyncExternalStore(subscribe, () => now);
}
