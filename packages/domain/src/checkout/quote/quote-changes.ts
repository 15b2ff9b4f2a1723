import { lineKey } from "../../cart/line-key.ts";
import type { CouponId } from "../../catalog/id.ts";
import { type Money, zero } from "../../money/money.ts";
import type { LineRefusal, Quote, QuotedLine } from "../types.ts";

/** One difference between two quotes. */
export type QuoteChange =
  /** Total of the line. */
  | { readonly kind: "price"; readonly name: string; readonly before: Money; readonly after: Money }
  | { readonly kind: "refused"; readonly name: string; readonly refusal: LineRefusal }
  | { readonly kind: "fee"; readonly before: Money; readonly after: Money }
  | { readonly kind: "coupon-gone"; readonly couponId: CouponId; readonly label: string };

/**
 * Changes by the shop between two quotes: prices and refusals of the lines in both, the delivery fee, discounts
 * that no longer apply. Empty if only derived amounts differ.
 */
export function quoteChanges(before: Quote, after: Quote): readonly QuoteChange[] {
  return [...lineChanges(before.lines, after.lines), ...feeChange(before, after), ...goneCoupons(before, after)];
}

function lineChanges(before: readonly QuotedLine[], after: readonly QuotedLine[]): readonly QuoteChange[] {
  const left = [...before];
  const take = (keyOf: (line: QuotedLine) => string, line: QuotedLine) => {
    const index = left.findIndex((old) => keyOf(old) === keyOf(line));
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  // Equal keys are paired first, so that a refused line takes only a line without a pair.
  const pairs = after.map((line) => ({ line, same: take(fullKey, line) }));
  return pairs.flatMap(({ line, same }): readonly QuoteChange[] => {
    const { name, refusal } = line;
    // A quote omits supplements that the menu no longer has, so the key of the refused line differs.
    const old = same ?? (refusal === null ? undefined : take(dishKey, line));
    if (old === undefined || old.refusal !== null) return [];
    if (refusal !== null) return [{ kind: "refused", name, refusal }];
    if (old.quantity !== line.quantity || old.total === line.total) return [];
    return [{ kind: "price", name, before: old.total, after: line.total }];
  });
}

/** The quotes may be of different carts, so the position of a line does not identify it. */
function fullKey(line: QuotedLine): string {
  return JSON.stringify([lineKey(line), line.person, line.giftOf]);
}

function dishKey(line: QuotedLine): string {
  return fullKey({ ...line, supplements: [] });
}

function feeChange(before: Quote, after: Quote): readonly QuoteChange[] {
  const [old, fee] = [feeOf(before), feeOf(after)];
  return old === fee ? [] : [{ kind: "fee", before: old, after: fee }];
}

function feeOf({ adjustments }: Quote): Money {
  return adjustments.find(({ kind }) => kind === "delivery" || kind === "express")?.amount ?? zero;
}

function goneCoupons(before: Quote, after: Quote): readonly QuoteChange[] {
  const left = new Set(after.adjustments.map(({ couponId }) => couponId));
  return before.adjustments.flatMap(({ couponId, label }) =>
    couponId === undefined || left.has(couponId)
      ? []
      : [{ kind: "coupon-gone" as const, couponId, label: label ?? "" }],
  );
}
