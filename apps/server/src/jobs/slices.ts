import { setImmediate as nextTurn } from "node:timers/promises";

/** Maximum slice of long work, milliseconds, because requests wait for it. */
const sliceMs = 5;

/** Call this between pieces of long work. It yields to other work once the time slice is used up. */
export type TakeTurn = () => Promise<void>;

export function inSlices(): TakeTurn {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await nextTurn();
    begun = performance.now();
  };
}
