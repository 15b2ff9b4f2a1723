import type { Instant } from "@skatert/domain";
import { useSyncExternalStore } from "react";
import { shopNow } from "./shop-clock.ts";

/** Times are shown in minutes. A tick of ten seconds is often enough, and cheap with 200 cards. */
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

/** The current time in milliseconds, from one clock for all screens. Renders at every tick. */
export function useNow(): Instant {
  return useSyncExternalStore(subscribe, () => now);
}

/**
 * A value derived from the current time. Renders only when the value changes: most ticks change nothing on most cards.
 */
export function useAt<Value extends string | number | boolean | null>(value: (now: Instant) => Value): Value {
  return useSyncExternalStore(subscribe, () => value(now));
}
