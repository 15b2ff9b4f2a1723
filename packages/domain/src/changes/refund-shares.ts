import { type Money, money, zero } from "../money/money.ts";
import { shareMoney } from "../money/share.ts";
import type { PricedTerms } from "./types.ts";

/** A part of a line: pieces, portions or grams. */
export interface LinePart {
  /** Index in the lines of the order. */
  readonly line: number;
  readonly quantity: number;
}

export interface LineShare extends LinePart {
  /** What the guest paid for it, in minor units. */
  readonly amount: Money;
  /** Whole points that return to the account. */
  readonly spentBack: number;
  /** Whole points that the account gives back, if it has them. */
  readonly earnedBack: number;
}

export interface RefundShares {
  readonly amount: Money;
  readonly spentBack: number;
  readonly earnedBack: number;
  readonly lines: readonly LineShare[];
}

/**
 * What a refund of these parts returns in money and points (CHANGE-2). `before` are the parts that earlier refunds
 * returned: together they return exactly what the lines cost, and of a line that is refunded piece by piece no kopeck
 * and no point is lost or returned twice. A part of a line that the order lacks, or more than is left, returns nothing:
 * null.
 */
export function refundShares(
  { lines, linePoints }: Pick<PricedTerms, "lines" | "linePoints">,
  parts: readonly LinePart[],
  before: readonly LinePart[] = [],
): RefundShares | null {
  const returned = lines.map((_, index) => quantityOf(index, before));
  const shares: LineShare[] = [];
  for (const part of parts) {
    const line = lines[part.line];
    const points = linePoints[part.line];
    const from = returned[part.line] ?? 0;
    const to = from + part.quantity;
    const isPart = Number.isSafeInteger(part.quantity) && part.quantity > 0;
    if (line === undefined || points === undefined || !isPart || to > line.quantity) return null;
    returned[part.line] = to;
    const shareOf = (whole: number) => money(upTo(to, line.quantity, whole) - upTo(from, line.quantity, whole));
    shares.push({
      line: part.line,
      quantity: part.quantity,
      amount: shareOf(line.paid ?? zero),
      spentBack: shareOf(points.spent),
      earnedBack: shareOf(points.earned),
    });
  }
  const sumOf = (of: (share: LineShare) => number) => shares.reduce((sum, share) => sum + of(share), 0);
  return {
    amount: money(sumOf(({ amount }) => amount)),
    spentBack: sumOf(({ spentBack }) => spentBack),
    earnedBack: sumOf(({ earnedBack }) => earnedBack),
    lines: shares,
  };
}

function quantityOf(line: number, parts: readonly LinePart[]): number {
  return parts.reduce((sum, part) => (part.line === line ? sum + part.quantity : sum), 0);
}

/** The share of the first `quantity` of `all` units. */
function upTo(quantity: number, all: number, whole: number): number {
  return shareMoney(money(whole), [quantity, all - quantity])[0] ?? 0;
}
