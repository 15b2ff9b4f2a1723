import { setImmediate as nextTurn } from "node:timers/promises";

/** Longest slice of a page's rendering, milliseconds: other requests wait for it. */
const sliceMs = 5;

/**
 * A function to call between the parts of a page of thousands of dishes. It lets other requests in once the slice is
 * used up.
 */
export function inSlices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await nextTurn();
    begun = performance.now();
  };
}
