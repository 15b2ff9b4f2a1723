import type { WireInboxItem } from "@skatert/contract";
import { NOW } from "../board/testing/board-orders.ts";

/** A call back that a guest has just asked for. */
export function anItem(changes: Partial<WireInboxItem> = {}): WireInboxItem {
  return {
    id: 12,
    kind: "call",
    branch_id: null,
    at: new Date(NOW).toISOString(),
    due_at: new Date(NOW + 15 * 60_000).toISOString(),
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
