import type { CouponId } from "../../catalog/id.ts";
import { type Money, zero } from "../../money/money.ts";
import type { LineRefusal, Quote, QuotedLine } from "../types.ts";

/** One difference between two quotes of the same order. */
export type QuoteChange =
  /** Total of the line. */
  | { readonly kind: "price"; readonly name: string; readonly before: Money; readonly after: Money }
  | { readonly kind: "refused"; readonly name: string; readonly refusal: LineRefusal }
  | { readonly kind: "fee"; readonly before: Money; readonly after: Money }
  | { readonly kind: "coupon-gone"; readonly couponId: CouponId; readonly label: string };

/**
 * Changes by the shop between two quotes of the same order: prices, refused dishes, the delivery fee,
 * discounts that no longer apply. Empty if only derived amounts differ.
 */
export function quoteChanges(before: Quote, after: Quote): readonly QuoteChange[] {
  return [...lineChanges(before.lines, after.lines), ...feeChange(before, after), ...goneCoupons(before, after)];
}

function lineChanges(before: readonly QuotedLine[], after: readonly QuotedLine[]): readonly QuoteChange[] {
  return after.flatMap((line, index): readonly QuoteChange[] => {
    const old = before[index];
    const isSame = old?.productId === line.productId && old.variationId === line.variationId;
    if (old === undefined || !isSame || old.refusal !== null) return [];
    const { name, refusal } = line;
    if (refusal !== null) return [{ kind: "refused", name, refusal }];
    if (old.quantity !== line.quantity || old.total === line.total) return [];
    return [{ kind: "price", name, before: old.total, after: line.total }];
  });
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
