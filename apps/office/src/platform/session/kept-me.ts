import { StaffMeSchema, type WireStaffMe } from "@skatert/contract";
import { remember } from "../device/remember.ts";
import { claimDrafts } from "../drafts/drafts.ts";

const storageKey = "office-me";

/** The last known signed-in person, for whom the board opens offline (BOARD-8). */
export function keptMe(): WireStaffMe | null {
  try {
    const parsed = StaffMeSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepMe(me: WireStaffMe): void {
  remember(storageKey, JSON.stringify(me));
  claimDrafts(me.id);
}

/** Removes the person, and the orders that the device kept for them, after a sign-out. */
export async function forgetMe(): Promise<void> {
  localStorage.removeItem(storageKey);
  await globalThis.caches?.delete(BOARD_COPIES);
}

/** Cache of the boards' copies; see model/board/board-copy.ts. */
export const BOARD_COPIES = "office-board";
