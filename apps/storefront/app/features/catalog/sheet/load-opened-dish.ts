import type { showing } from "./opened-dish.ts";

let opened: typeof showing | null = null;

/** Fetches what shows a dish, which no first load needs; the router waits for it before it shows a page with one. */
export async function loadOpenedDish(): Promise<void> {
  opened ??= (await import("./opened-dish.ts")).showing;
}

/** What shows a dish; null before it has been fetched. */
export function openedDish(): typeof showing | null {
  return opened;
}
