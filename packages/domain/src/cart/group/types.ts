import type { LineRequest } from "../types.ts";

/** Limits of one group order. All lines together fit into one order beside the host's own. */
export const GROUP_LIMITS = {
  people: 20,
  /** The store remembers the last removed people, so that their secrets do not open the order again. */
  barred: 40,
  linesPerPerson: 20,
  lines: 80,
  nameLength: 40,
  /** Lines of an order (wire `lines`). */
  orderLines: 100,
  /** How long others may add dishes, milliseconds. */
  lifetime: 24 * 3_600_000,
} as const;

/** open: others may add. closed: the host is checking out and may open it again. ordered, cancelled: final. */
export type GroupOrderState = "open" | "closed" | "ordered" | "cancelled";

/** A dish of a person; `name` is shown when the menu no longer has the dish. */
export interface GroupLine extends LineRequest {
  readonly name: string;
}

/** A person who adds dishes to another person's order. */
export interface GroupPerson {
  readonly id: number;
  readonly name: string;
  /** The person has finished choosing. */
  readonly done: boolean;
  readonly lines: readonly GroupLine[];
  /** Those of `lines` that are in the host's cart, with its quantities; absent while they all are. */
  readonly kept?: readonly GroupLine[] | undefined;
}

/** A person as stored. */
export interface GroupEntry extends GroupPerson {
  /** Digest of the person's secret. Only the holder of the secret may change the entry. */
  readonly holder: string;
  /** The host removed the person, whose secret can no longer add dishes. */
  readonly removed: boolean;
}

/** The fields that a change of a group order depends on. */
export interface GroupOrder {
  readonly host: string;
  readonly state: GroupOrderState;
  /** Grows with every saved change. A person's number is the revision at which the person joined. */
  readonly revision: number;
  readonly expiresAt: number;
  readonly entries: readonly GroupEntry[];
}

/** Why a group order refuses a change (409). */
export type GroupRefusal =
  | "closed"
  | "removed"
  | "too-many-people"
  | "too-many-dishes"
  | "expired"
  | "open"
  | "ordered"
  | "cancelled";

export type GroupChange<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: GroupRefusal };
