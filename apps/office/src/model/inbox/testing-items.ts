import type { WireInboxItem } from "@skatert/contract";

/** A call back that a guest has just asked for. */
export function anItem(changes: Partial<WireInboxItem> = {}): WireInboxItem {
  return {
    id: 12,
    kind: "call",
    branch_id: null,
    at: "2026-11-22T16:00:00.000Z",
    due_at: "2026-11-22T16:15:00.000Z",
    assignee: null,
    state: "open",
    rings: true,
    guest: { name: "Анна", phone: "+79161234567" },
    text: "Хочу заказать банкет",
    outcome: null,
    reason: null,
    message: "",
    answered_at: null,
    answered_by: null,
    version: 1,
    ...changes,
  };
}
