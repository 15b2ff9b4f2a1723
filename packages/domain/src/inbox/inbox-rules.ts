import type { Instant } from "../schedule/types.ts";

/** What waits for an answer of the restaurant besides orders (INBOX-1). */
export const INBOX_KINDS = ["call", "dish", "booking", "booking-cancelled", "review", "cancel-request"] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** The kinds that the inbox stores; a request to cancel is a fact of its order. */
export type InboxItemKind = Exclude<InboxKind, "cancel-request">;

export const INBOX_OUTCOMES = ["confirmed", "refused", "called", "done"] as const;
export type InboxOutcome = (typeof INBOX_OUTCOMES)[number];

const outcomes: Readonly<Record<InboxKind, readonly InboxOutcome[]>> = {
  call: ["called", "done", "refused"],
  dish: ["confirmed", "called", "done", "refused"],
  booking: ["confirmed", "refused"],
  "booking-cancelled": ["done", "called"],
  review: ["done", "called"],
  "cancel-request": [],
};

/** The answers that end an item of the kind; none where the board of orders answers. */
export function outcomesOf(kind: InboxKind): readonly InboxOutcome[] {
  return outcomes[kind];
}

/** How the restaurant treats a kind of item. */
export interface InboxRule {
  /** Minutes from the arrival to the due time. */
  readonly dueMinutes: number;
  readonly rings: boolean;
  /** Whether staff outside the office are called when nobody answers by the due time. */
  readonly escalates: boolean;
}

export type InboxRules = Readonly<Record<InboxItemKind, InboxRule>>;

/** The rules of a shop that has set none. */
export const USUAL_INBOX_RULES: InboxRules = {
  call: { dueMinutes: 15, rings: true, escalates: true },
  dish: { dueMinutes: 30, rings: true, escalates: false },
  booking: { dueMinutes: 30, rings: true, escalates: true },
  "booking-cancelled": { dueMinutes: 120, rings: false, escalates: false },
  review: { dueMinutes: 1_440, rings: false, escalates: false },
};

export function dueAt(rule: InboxRule, at: Instant): Instant {
  return at + rule.dueMinutes * 60_000;
}

/** Stars up to which a review without words needs an answer too. */
const LOW_STARS = 3;

/** Whether a review goes to the inbox: the guest was not content, or wrote something. */
export function needsAnswer({ stars, comment }: { readonly stars: number; readonly comment: string }): boolean {
  return stars <= LOW_STARS || comment !== "";
}
