const storageKey = "reloaded-at";
/** Minimum interval between two reloads for the same reason (CONST-5). */
export const reloadGuardMilliseconds = 10_000;

/** Whether a reload is allowed at `now` after the last one (both in milliseconds; null: never). */
export function mayReload(now: number, lastReload: number | null): boolean {
  return lastReload === null || now - lastReload >= reloadGuardMilliseconds;
}

let target: string | null = null;

/** The address of a navigation under way: a reload opens it, so that the click is not lost. Null: none. */
export function aimReload(address: string | null): void {
  target = address;
}

/** Reloads the page, unless it was reloaded just now. Only in the browser. */
export function reloadOnce(): void {
  const last = sessionStorage.getItem(storageKey);
  if (!mayReload(Date.now(), last === null ? null : Number(last))) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  if (target === null) window.location.reload();
  else window.location.assign(target);
}
