import { setImmediate as nextTurn } from "node:timers/promises";

/** How long work on much data may keep the event loop, milliseconds: guests' answers wait for it. */
const sliceMs = 5;

/** Call it between pieces of long work: it lets other work run once a slice of time is used up. */
export type TakeTurn = () => Promise<void>;

export function inSlices(): TakeTurn {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await nextTurn();
    begun = performance.now();
  };
}
