import { type IfMissing, type Instant, type Money, moneyToRoubles } from "@skatert/domain";
import { readMoneyOrZero } from "../fields/read.ts";
import type { WireChangedDish } from "./changed-dish.ts";
import type { WireOrderView } from "./schemas.ts";

/** A dish before and after a change: pieces, portions, or grams of a weighed dish; 0 where it is not in the order. */
export interface ChangedDish {
  readonly name: string;
  readonly variation: string | null;
  readonly was: number;
  readonly now: number;
  readonly byWeight?: true;
  /** What is chosen for the dish. Absent: nothing. */
  readonly chosen?: readonly string[];
  readonly note?: string;
}

/** What a change of the order does or did, as its guest reads it. */
interface ToldChange {
  readonly reason: string;
  readonly dishes: readonly ChangedDish[];
  readonly totalWas: Money;
  readonly totalNow: Money;
}

/** A change that waits for the guest's consent. */
export interface OrderProposal extends ToldChange {
  readonly id: string;
  readonly expiresAt: Instant;
  /** What the guest will owe; negative: is paid back. */
  readonly owed: Money;
}

export interface MadeChange extends ToldChange {
  readonly at: Instant;
}

export interface OrderRefund {
  readonly at: Instant;
  readonly amount: Money;
  readonly reason: string;
  /** failed: the bank refused, and the restaurant was told. */
  readonly state: "due" | "done" | "failed";
}

/** The part of an order's view that tells of changes (CHANGE-3). A host without changes sends none of it. */
export interface OrderChangeFacts {
  readonly proposal?: OrderProposal | undefined;
  /** The earliest first. */
  readonly changes?: readonly MadeChange[] | undefined;
  /** The earliest first. */
  readonly refunds?: readonly OrderRefund[] | undefined;
  /** What is still to be paid online. */
  readonly toPay?: Money | undefined;
  readonly ifMissing?: IfMissing | undefined;
}

type WireChanges = Pick<WireOrderView, "proposal" | "changes" | "refunds" | "to_pay" | "if_missing">;
type WireTold = Pick<NonNullable<WireChanges["changes"]>[number], "reason" | "lines" | "total_was" | "total_now">;

export function changesToWire({ proposal, changes, refunds, toPay, ifMissing }: OrderChangeFacts): WireChanges {
  return {
    ...(proposal && {
      proposal: {
        id: proposal.id,
        expires_at: isoOf(proposal.expiresAt),
        ...toldToWire(proposal),
        owed: moneyToRoubles(proposal.owed),
      },
    }),
    ...(changes && { changes: changes.map((change) => ({ at: isoOf(change.at), ...toldToWire(change) })) }),
    ...(refunds && {
      refunds: refunds.map(({ at, amount, reason, state }) => ({
        at: isoOf(at),
        amount: moneyToRoubles(amount),
        reason,
        state,
      })),
    }),
    ...(toPay === undefined ? {} : { to_pay: moneyToRoubles(toPay) }),
    ...(ifMissing && { if_missing: ifMissing }),
  };
}

export function changesFromWire({ proposal, changes, refunds, to_pay, if_missing }: WireChanges): OrderChangeFacts {
  return {
    ...(proposal && {
      proposal: {
        id: proposal.id,
        expiresAt: Date.parse(proposal.expires_at),
        ...toldFromWire(proposal),
        owed: readMoneyOrZero(proposal.owed),
      },
    }),
    ...(changes && { changes: changes.map((change) => ({ at: Date.parse(change.at), ...toldFromWire(change) })) }),
    ...(refunds && {
      refunds: refunds.map(({ at, amount, reason, state }) => ({
        at: Date.parse(at),
        amount: readMoneyOrZero(amount),
        reason,
        state: state === "done" || state === "failed" ? state : "due",
      })),
    }),
    ...(to_pay === undefined ? {} : { toPay: readMoneyOrZero(to_pay) }),
    ...(if_missing && { ifMissing: if_missing }),
  };
}

/** A dish of a kitchen difference, for every wire that tells of changes. */
export function changedDishToWire({ name, variation, was, now, byWeight, chosen, note }: ChangedDish): WireChangedDish {
  return {
    name,
    variation,
    was,
    now,
    ...(byWeight && { by_weight: true as const }),
    ...(chosen && { chosen: [...chosen] }),
    ...(note === undefined ? {} : { note }),
  };
}

export function changedDishFromWire({
  name,
  variation,
  was,
  now,
  by_weight,
  chosen,
  note,
}: WireChangedDish): ChangedDish {
  return {
    name,
    variation: variation ?? null,
    was,
    now,
    ...(by_weight && { byWeight: true as const }),
    ...(chosen && { chosen }),
    ...(note === undefined ? {} : { note }),
  };
}

function toldToWire({ reason, dishes, totalWas, totalNow }: ToldChange): WireTold {
  return {
    reason,
    lines: dishes.map(changedDishToWire),
    total_was: moneyToRoubles(totalWas),
    total_now: moneyToRoubles(totalNow),
  };
}

function toldFromWire({ reason, lines, total_was, total_now }: WireTold): ToldChange {
  return {
    reason,
    dishes: lines.map(changedDishFromWire),
    totalWas: readMoneyOrZero(total_was),
    totalNow: readMoneyOrZero(total_now),
  };
}

function isoOf(at: Instant): string {
  return new Date(at).toISOString();
}
