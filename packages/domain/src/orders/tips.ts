import type { Fulfilment } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";
import type { Instant } from "../schedule/types.ts";
import type { OrderStage } from "./types.ts";

/** Recipients of tips. */
export const TIP_RECIPIENTS = ["courier", "kitchen"] as const;
export type TipRecipient = (typeof TIP_RECIPIENTS)[number];

/** The shop's rules of tips (setting `tips`). */
export interface TipPolicy {
  /** Suggested sums in ascending order, all within the bounds. */
  readonly sums: readonly Money[];
  readonly min: Money;
  readonly max: Money;
  /** Days after the order was handed over. */
  readonly days: number;
}

/** The facts of an order that tips depend on. */
export interface TippedOrder {
  readonly stage: OrderStage;
  readonly fulfilment: Fulfilment;
  /** Null: the order is not handed over. */
  readonly handedOverAt: Instant | null;
}

export interface TipWish {
  readonly recipient: TipRecipient;
  readonly amount: Money;
  /** The guest tips the same recipient once more. */
  readonly again: boolean;
}

export type TipRefusal =
  | { readonly reason: "not-handed-over" | "too-late" | "no-such-recipient" | "already-tipped" }
  | { readonly reason: "sum-too-small" | "sum-too-big"; readonly limit: Money };

const dayMs = 86_400_000;

/** Recipients for an order: the courier only for a delivery. */
export function tipRecipients(fulfilment: Fulfilment): readonly TipRecipient[] {
  return TIP_RECIPIENTS.filter((recipient) => recipient !== "courier" || fulfilment === "delivery");
}

/** The instant from which tips are refused. Null: the order is not handed over. */
export function tipsUntil({ stage, handedOverAt }: TippedOrder, { days }: TipPolicy): Instant | null {
  return stage === "handed-over" && handedOverAt !== null ? handedOverAt + days * dayMs : null;
}

/** Why an order takes no tip now. Null: it takes one. */
export function tipTimeRefusal(order: TippedOrder, policy: TipPolicy, now: Instant): TipRefusal | null {
  const until = tipsUntil(order, policy);
  if (until === null) return { reason: "not-handed-over" };
  return now < until ? null : { reason: "too-late" };
}

/**
 * Why a tip is refused. Null: it may be paid. Both bounds are allowed sums. `tipped`: recipients with a paid
 * tip.
 */
export function tipRefusal(
  order: TippedOrder,
  wish: TipWish,
  policy: TipPolicy,
  { now, tipped }: { readonly now: Instant; readonly tipped: readonly TipRecipient[] },
): TipRefusal | null {
  const refusal = tipTimeRefusal(order, policy, now);
  if (refusal !== null) return refusal;
  if (!tipRecipients(order.fulfilment).includes(wish.recipient)) return { reason: "no-such-recipient" };
  if (wish.amount < policy.min) return { reason: "sum-too-small", limit: policy.min };
  if (wish.amount > policy.max) return { reason: "sum-too-big", limit: policy.max };
  return tipped.includes(wish.recipient) && !wish.again ? { reason: "already-tipped" } : null;
}
