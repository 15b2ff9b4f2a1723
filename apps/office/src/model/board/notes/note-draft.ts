import type { OrderId } from "@skatert/domain";
import { readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";
import type { QueuedAction } from "../queue/board-action.ts";

/** Storage key of an order's note draft. */
export function noteDraft(orderId: OrderId): string {
  return `note:${orderId}`;
}

/** Restores refused notes as drafts. Text that was typed since then is kept. */
export function keepDroppedNotes(dropped: readonly QueuedAction[]): void {
  for (const { orderId, action } of dropped) {
    if (action.kind !== "note" || action.note === "") continue;
    const draft = noteDraft(orderId);
    if (readDraft(draft) === null) writeDraft(draft, { note: action.note });
  }
}
