import { addMoney, type Money, subtractMoney, zero } from "../money/money.ts";
import { shareWithinRoom } from "../money/share.ts";
import type { Adjustment } from "../pricing/types.ts";
import type { OrderPosition } from "./order-receipt.ts";
import type { QuotedLine } from "./types.ts";

/**
 * The price of each line after every discount, in the order of the lines. With the fee they sum to the total of the
 * order. `positions` are those of the same quote.
 */
export function linesPaid(lines: readonly QuotedLine[], positions: readonly OrderPosition[]): readonly Money[] {
  const goods = positions.filter((position) => position.kind === "goods");
  const bought = goods.filter(({ line }) => line.giftOf === null);
  let sold = 0;
  return lines.map(({ giftOf, refusal }) => {
    if (refusal !== null) return zero;
    const position = giftOf === null ? bought[sold++] : goods.find(({ line }) => line.giftOf === giftOf);
    return position?.amount ?? zero;
  });
}

/**
 * The same for an order that did not store them. Such an order does not say which lines a discount counted, so all
 * discounts are shared over all lines but the gifts, in proportion to their price.
 */
export function linesPaidByShare(
  lines: readonly Pick<QuotedLine, "giftOf" | "total">[],
  adjustments: readonly Pick<Adjustment, "kind" | "amount">[],
): readonly Money[] {
  const goods = adjustments.filter(({ kind }) => kind !== "delivery" && kind !== "express");
  const full = addMoney(...lines.map(({ total }) => total));
  const discount = subtractMoney(full, addMoney(...goods.map(({ amount }) => amount)));
  const rooms = lines.map(({ giftOf, total }) => (giftOf === null ? total : zero));
  const shares = shareWithinRoom(discount, rooms);
  return lines.map(({ total }, index) => subtractMoney(total, shares[index] ?? zero));
}
