import {
  addMoney,
  type LinePart,
  linesPaidByShare,
  type Money,
  money,
  type OrderPosition,
  type PricedTerms,
  priceTerms,
  refundShares,
  shareMoney,
  zero,
} from "@skatert/domain";
import type { OrderRefund, RefundedLine } from "../shown/order-money.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** The line of the fee in a refund; no dish has it. */
export const feeLine = -1;

/** What a compensation is for. Without `amount` it is what the guest paid for the lines and the fee. */
export interface RefundedParts {
  readonly amount: Money | null;
  readonly lines: readonly LinePart[];
  readonly fee: boolean;
}

export interface RefundSum {
  readonly amount: Money;
  readonly lines: readonly RefundedLine[];
  /** Null: the refund is of a sum, not of dishes. They sum to the amount. */
  readonly positions: readonly OrderPosition[] | null;
  /** Whole points: spent ones that return, and earned ones that are lost. */
  readonly pointsBack: number;
  readonly pointsTaken: number;
}

/** Money and points of a compensation, in proportion to what is given back. Null: the order lacks the line, or it was given back before. */
export function refundSum(order: StoredOrder, parts: RefundedParts, before: readonly OrderRefund[]): RefundSum | null {
  const priced = pricedOf(order);
  const given = before.filter(({ cause }) => cause === "compensation");
  const shares = refundShares(
    priced,
    parts.lines,
    given.flatMap(({ lines }) => lines).filter(({ line }) => line !== feeLine),
  );
  const fee = parts.fee ? feeLeft(order, given) : zero;
  if (shares === null || fee === null) return null;
  const own = shares.lines.map(({ line, quantity, amount }): RefundedLine => {
    const name = priced.lines[line]?.name ?? "";
    return { line, quantity, amount, name };
  });
  if (parts.fee) own.push({ line: feeLine, quantity: 1, amount: fee, name: "" });
  const whole = addMoney(shares.amount, fee);
  const amount = parts.amount ?? whole;
  if (own.length === 0) return { amount, lines: own, positions: null, ...bySum(order, priced, amount, given) };
  const lines = amount === whole ? own : sharedBy(own, amount);
  const points = { pointsBack: shares.spentBack, pointsTaken: shares.earnedBack };
  return { amount, lines, positions: positionsOf(priced, lines), ...points };
}

/** Another sum than the dishes cost, in proportion to what they cost. */
function sharedBy(lines: readonly RefundedLine[], amount: Money): readonly RefundedLine[] {
  const costs = lines.map((line) => line.amount);
  const isFree = costs.every((cost) => cost === zero);
  const shares = shareMoney(amount, isFree ? lines.map(() => 1) : costs);
  return lines.map((line, index) => ({ ...line, amount: shares[index] ?? zero }));
}

/** An order of an earlier version has no terms: its points are shared by what its lines cost. */
function pricedOf({ details }: StoredOrder): Pick<PricedTerms, "lines" | "linePoints" | "positions"> {
  if (details.terms !== undefined) return priceTerms(details.terms);
  const paid = linesPaidByShare(details.lines, details.adjustments);
  const hasPrice = paid.some((amount) => amount > 0);
  const spent = hasPrice ? shareMoney(money(details.bonusPoints), paid) : [];
  return {
    lines: details.lines.map((line, index) => ({ ...line, paid: line.paid ?? paid[index] ?? zero })),
    linePoints: details.lines.map((_, index) => ({ spent: spent[index] ?? 0, earned: 0 })),
    positions: [],
  };
}

/** Null: nothing is charged, or it was given back. */
function feeLeft({ details }: StoredOrder, given: readonly OrderRefund[]): Money | null {
  const fees = details.adjustments.filter(({ kind }) => kind === "delivery" || kind === "express");
  const fee = addMoney(...fees.map(({ amount }) => amount));
  const isGiven = given.some(({ lines }) => lines.some(({ line }) => line === feeLine));
  return fee <= zero || isGiven ? null : fee;
}

/** Points in proportion to a sum, so that all compensations together return no more than their share. */
function bySum(
  order: StoredOrder,
  { linePoints }: Pick<PricedTerms, "linePoints">,
  amount: Money,
  given: readonly OrderRefund[],
) {
  const all = addMoney(amount, ...given.map((refund) => refund.amount));
  const upTo = (points: number) =>
    order.total <= 0 ? 0 : Math.floor((points * Math.min(all, order.total)) / order.total);
  const sumOf = (of: (refund: OrderRefund) => number) => given.reduce((sum, refund) => sum + of(refund), 0);
  const spent = linePoints.reduce((sum, points) => sum + points.spent, 0);
  const earned = linePoints.reduce((sum, points) => sum + points.earned, 0);
  return {
    pointsBack: Math.max(0, upTo(spent) - sumOf(({ pointsBack }) => pointsBack)),
    pointsTaken: Math.max(0, upTo(earned) - sumOf(({ pointsTaken }) => pointsTaken)),
  };
}

function positionsOf(
  { lines, positions }: Pick<PricedTerms, "lines" | "positions">,
  refunded: readonly RefundedLine[],
): readonly OrderPosition[] {
  return refunded.flatMap(({ line: index, quantity, amount }): readonly OrderPosition[] => {
    if (index === feeLine) return [{ kind: "fee", amount }];
    const line = lines[index];
    if (line === undefined) return [];
    const sold = positions.find((position) => position.kind === "goods" && position.line.productId === line.productId);
    const measure = sold?.kind === "goods" ? sold.measure : ({ kind: "piece" } as const);
    return [{ kind: "goods", line: { ...line, quantity }, measure, amount }];
  });
}
