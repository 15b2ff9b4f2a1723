import type { OrderId } from "@skatert/domain";
import { readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";
import type { QueuedAction } from "../queue/board-action.ts";

/** Key of the draft of an order's note. */
export function noteDraft(orderId: OrderId): string {
  return `note:${orderId}`;
}

/** Makes a draft again of notes that the server refused; what was typed since then stays. */
export function keepDroppedNotes(dropped: readonly QueuedAction[]): void {
  for (const { orderId, action } of dropped) {
    if (action.kind !== "note" || action.note === "") continue;
    const draft = noteDraft(orderId);
    if (readDraft(draft) === null) writeDraft(draft, { note: action.note });
  }
}
