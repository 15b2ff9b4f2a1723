/** How often a board asks without any sign from outside; the path that works when all the others fail. */
export const POLL_MS = 15_000;
/** A page timer that comes this much later than due has slept: the page was frozen or the tablet was asleep. */
const sleptMs = 3000;
const beatMs = 1000;

/**
 * Calls `wake` at every sign that a board may have missed something: the page is visible, thawed, focused or online
 * again, the computer slept, and every 15 s (BOARD-2).
 * @returns stops it
 */
export function onEveryWakeUp(wake: () => void, page: Window = window): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  page.document.addEventListener("visibilitychange", () => page.document.visibilityState === "visible" && wake(), {
    signal,
  });
  page.document.addEventListener("resume", wake, { signal });
  for (const event of ["online", "focus", "pageshow"]) page.addEventListener(event, wake, { signal });
  let [beatAt, wokeAt] = [Date.now(), Date.now()];
  const beat = setInterval(() => {
    const at = Date.now();
    const isDue = at - wokeAt >= POLL_MS || at - beatAt >= beatMs + sleptMs || at < beatAt;
    beatAt = at;
    if (!isDue) return;
    wokeAt = at;
    wake();
  }, beatMs);
  return () => {
    stop.abort();
    clearInterval(beat);
  };
}
