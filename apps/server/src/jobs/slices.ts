import { setImmediate as nextTurn } from "node:timers/promises";

/** Longest slice of work on much data, milliseconds, because guests' requests wait for it. */
const sliceMs = 5;

/** Call it between pieces of long work. It yields to other work once a slice of time is used up. */
export type TakeTurn = () => Promise<void>;

export function inSlices(): TakeTurn {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await nextTurn();
    begun = performance.now();
  };
}
