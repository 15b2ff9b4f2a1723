import type { CouponId } from "../catalog/id.ts";
import { addMoney, type Money, minMoney, money, negateMoney, subtractMoney } from "../money/money.ts";
import { shareWithinRoom } from "../money/share.ts";
import type { Adjustment, AdjustmentKind, CartTotals, PricingInput } from "./types.ts";

/** One position of a receipt. All amounts are 0 or more and sum to the total of the order. */
export type ReceiptPosition =
  /** `index` of the line in the pricing input. */
  | { readonly kind: "line"; readonly index: number; readonly amount: Money }
  | { readonly kind: "gift"; readonly couponId: CouponId; readonly amount: Money }
  | { readonly kind: "fee"; readonly amount: Money };

/**
 * Shares the discounts over the lines, so that lines + gifts + fee equal the total exactly and no line falls
 * below 0. Fixed and percent discounts: counted lines, in proportion to their price after combo. Free
 * supplements: first the lines that have them. Staff discount and points: all remaining goods. `totals` must be
 * `priceCart(input)`.
 */
export function shareDiscounts(input: PricingInput, totals: CartTotals): readonly ReceiptPosition[] {
  const counts = input.lines.map((line) => !line.excludedFromMinimum);
  let left = totals.lines.map((line) => subtractMoney(line.gross, line.comboDiscount));
  left = takeOff(left, amountOf(totals, "fixed", "percent"), (amount, index) => (counts[index] ? amount : money(0)));
  left = takeFreeSupplements(left, totals);
  left = takeOff(left, amountOf(totals, "staff", "bonuses"), (amount) => amount);
  return [
    ...left.map((amount, index) => ({ kind: "line" as const, index, amount })),
    ...totals.adjustments.flatMap(chargePosition),
  ];
}

type Room = (left: Money, index: number) => Money;

function takeOff(left: readonly Money[], amount: Money, room: Room): Money[] {
  const shares = shareWithinRoom(amount, left.map(room));
  return left.map((each, index) => subtractMoney(each, shares[index] ?? money(0)));
}

/**
 * A discounted line may have less left than the value of its free supplements. The rest is shared over the
 * other lines.
 */
function takeFreeSupplements(left: readonly Money[], totals: CartTotals): Money[] {
  const amount = amountOf(totals, "free_supplements");
  const worth: Room = (each, index) => minMoney(each, totals.lines[index]?.freeSupplements ?? money(0));
  const held = minMoney(amount, addMoney(...left.map(worth)));
  return takeOff(takeOff(left, held, worth), subtractMoney(amount, held), (each) => each);
}

/** Sum of the adjustments of these kinds, as a positive discount. */
function amountOf(totals: CartTotals, ...kinds: readonly AdjustmentKind[]): Money {
  return negateMoney(
    addMoney(...totals.adjustments.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount)),
  );
}

function chargePosition({ kind, amount, couponId }: Adjustment): readonly ReceiptPosition[] {
  if (kind === "gifts" && couponId !== undefined) return [{ kind: "gift", couponId, amount }];
  return kind === "delivery" || kind === "express" ? [{ kind: "fee", amount }] : [];
}
