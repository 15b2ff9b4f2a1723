/** Longest slice of a page's rendering, milliseconds: other requests wait for it. */
const sliceMs = 5;

/** Those who wait for their next slice, in order. */
const waiting: (() => void)[] = [];

/**
 * A function to call between the parts of a page of thousands of dishes. It lets other requests in once the slice is
 * used up. Of all pages being rendered, only one has its slice in a turn of the event loop, so a request waits for
 * one slice, however many pages an edit has made old.
 */
export function inSlices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await nextTurn();
    begun = performance.now();
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letNextIn);
  });
}

function letNextIn(): void {
  // Set before the turn begins: an immediate set within an immediate runs in the next turn of the loop.
  if (waiting.length > 1) setImmediate(letNextIn);
  waiting.shift()?.();
}
