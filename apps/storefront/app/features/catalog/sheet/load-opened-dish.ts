import type { showing } from "./opened-dish.ts";

let opened: typeof showing | null = null;

/**
 * Loads the script of an opened dish, which no first load needs. The router waits for it before it shows a
 * page with one.
 */
export async function loadOpenedDish(): Promise<void> {
  opened ??= (await import("./opened-dish.ts")).showing;
}

/** The component of an opened dish. Null before it is loaded. */
export function openedDish(): typeof showing | null {
  return opened;
}
