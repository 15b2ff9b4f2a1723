import { type Instant, type Money, moneyFromRoubles } from "@skatert/domain";
import { type ChangedDish, changedDishFromWire } from "../orders/map-changes.ts";
import type { WireBoardOrder } from "./board-order.ts";
import type { WireActor } from "./feed-entry.ts";
import type { WireBoardChange, WireBoardProposal } from "./order-changes.ts";
import type { WireBoardRefund } from "./order-refunds.ts";

interface ShownChange {
  readonly at: Instant;
  readonly by: WireActor;
  /** The guest reads it. */
  readonly reason: string;
  readonly dishes: readonly ChangedDish[];
  readonly totalWas: Money;
  readonly totalNow: Money;
}

/** A change of a placed order (CHANGE-1). */
export interface BoardChange extends ShownChange {
  /** Numbered from 1 within the order. */
  readonly number: number;
  /** What was changed: the kinds of OrderChangeSchema. */
  readonly kinds: readonly string[];
  readonly consent: WireBoardChange["consent"];
}

/** A change that waits for the guest's consent. */
export interface BoardProposal extends ShownChange {
  readonly id: string;
  readonly expiresAt: Instant;
  /** What the guest will owe after it; negative: is paid back. */
  readonly owed: Money;
}

/** Money that the restaurant gave back. */
export interface BoardRefund {
  readonly id: string;
  readonly at: Instant;
  readonly amount: Money;
  readonly reason: string;
  /** to-hand-back: people hand back `byHand`, also because the gateway did not pay it (`hasFailed`). */
  readonly state: WireBoardRefund["state"];
  readonly byHand: Money;
  readonly hasFailed: boolean;
}

function boardRefundFromWire({ id, at, amount, reason, state, by_hand, failed }: WireBoardRefund): BoardRefund {
  return {
    id,
    at: Date.parse(at),
    amount: moneyFromRoubles(amount),
    reason,
    state,
    byHand: moneyFromRoubles(by_hand),
    hasFailed: failed,
  };
}

/** What was changed of a placed order, and what its guest is asked. */
export function boardChangesFromWire({
  changes = [],
  proposal,
  refunds = [],
  refundable = { gateway: 0, cash: 0 },
}: Pick<WireBoardOrder, "changes" | "proposal" | "refunds" | "refundable">) {
  return {
    changes: changes.map(
      (change): BoardChange => ({
        ...shownChange(change),
        number: change.number,
        kinds: change.kinds,
        consent: change.consent,
      }),
    ),
    proposal: proposal === undefined ? null : proposalFromWire(proposal),
    refunds: refunds.map(boardRefundFromWire),
    refundable: { gateway: moneyFromRoubles(refundable.gateway), cash: moneyFromRoubles(refundable.cash) },
  };
}

function shownChange({ at, by, reason, ...change }: WireBoardChange | WireBoardProposal): ShownChange {
  return {
    at: Date.parse(at),
    by,
    reason,
    dishes: change.kitchen_delta.map(changedDishFromWire),
    totalWas: moneyFromRoubles(change.total_was),
    totalNow: moneyFromRoubles(change.total_now),
  };
}

function proposalFromWire(wire: WireBoardProposal): BoardProposal {
  const { id, expires_at, owed } = wire;
  return { ...shownChange(wire), id, expiresAt: Date.parse(expires_at), owed: moneyFromRoubles(owed) };
}
