/** Reasons of a refused order that staff choose. */
export const REFUSAL_REASONS = ["no-time", "sold-out", "address", "guest", "closed", "payment", "other"] as const;
/** Also the shop's own: nobody answered in time, and the owner has such orders cancelled (BOARD-3). */
export const GIVEN_REASONS = [...REFUSAL_REASONS, "unanswered"] as const;
export type RefusalReason = (typeof GIVEN_REASONS)[number];
