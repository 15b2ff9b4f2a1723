import { StaffMeSchema, type WireStaffMe } from "@skatert/contract";
import { claimDrafts } from "../drafts/drafts.ts";

const storageKey = "office-me";

/** Who was signed in when the server last said so: without a connection the board opens for them (BOARD-8). */
export function keptMe(): WireStaffMe | null {
  try {
    const parsed = StaffMeSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepMe(me: WireStaffMe): void {
  localStorage.setItem(storageKey, JSON.stringify(me));
  claimDrafts(me.id);
}

/** Nobody is signed in any more: the device forgets the person, and the orders that it kept for them. */
export async function forgetMe(): Promise<void> {
  localStorage.removeItem(storageKey);
  await globalThis.caches?.delete(BOARD_COPIES);
}

/** Cache of the boards' copies, see model/board/board-copy.ts. */
export const BOARD_COPIES = "office-board";
