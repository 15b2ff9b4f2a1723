import type { InboxReason } from "@skatert/contract";
import type { BranchId, InboxItemKind, InboxOutcome, OrderId } from "@skatert/domain";

/** An item as stored. */
export type StoredItem = InboxTables["inbox_items"];

export interface InboxTables {
  inbox_items: {
    /** The number that `changed` had when it arrived. */
    id: number;
    kind: InboxItemKind;
    /** Null: the staff of every branch see it. */
    branch_id: BranchId | null;
    request_id: number | null;
    /** Of a review. */
    order_id: OrderId | null;
    at: number;
    due_at: number;
    assignee_id: number | null;
    state: "open" | "done";
    /** `cancelled`: the guest withdrew the request. */
    outcome: InboxOutcome | "cancelled" | null;
    reason: InboxReason | null;
    message: string;
    ended_at: number | null;
    /** See StageChange. */
    ended_by: string | null;
    /** Points given for a review. */
    points: number;
    /** The guest's name, phone and text in small letters. */
    search: string;
    version: number;
    /** The number of its last change; numbers of all items ascend together. */
    changed: number;
  };
  /** How a kind is treated; no row: the usual way. Booleans 0 and 1. */
  inbox_rules: { kind: InboxItemKind; due_minutes: number; rings: number; escalates: number };
}
