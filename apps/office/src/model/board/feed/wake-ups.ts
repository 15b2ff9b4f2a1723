/** Poll interval without any other sign. Polling works even if all other signals fail. */
export const POLL_MS = 15_000;
/** If a page timer is this late, the page was frozen or the tablet was asleep. */
const sleptMs = 3000;
const beatMs = 1000;

/**
 * Calls `wake` whenever a board may have missed changes: the page became visible, thawed, focused or online, the
 * computer slept, or 15 s passed (BOARD-2).
 * @returns unsubscribes
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
