const storageKey = "reloaded-at";
/** Two reloads for the same reason are at least this far apart (CONST-5). */
export const reloadGuardMilliseconds = 10_000;

/** Whether a reload is allowed at `now`, given when the last one was (both in milliseconds; null: never). */
export function mayReload(now: number, lastReload: number | null): boolean {
  return lastReload === null || now - lastReload >= reloadGuardMilliseconds;
}

/** Loads the page anew, unless that was done just now. Only in the browser. */
export function reloadOnce(): void {
  const last = sessionStorage.getItem(storageKey);
  if (!mayReload(Date.now(), last === null ? null : Number(last))) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
