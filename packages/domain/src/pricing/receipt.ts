import type { CouponId } from "../catalog/id.ts";
import { addMoney, type Money, minMoney, money, negateMoney, subtractMoney } from "../money/money.ts";
import { shareWithinRoom } from "../money/share.ts";
import type { Adjustment, AdjustmentKind, CartTotals, PricingInput } from "./types.ts";

/** What a receipt says about one position; all amounts are 0 or more and sum to the total of the order. */
export type ReceiptPosition =
  /** `index` of the line in the pricing input. */
  | { readonly kind: "line"; readonly index: number; readonly amount: Money }
  | { readonly kind: "gift"; readonly couponId: CouponId; readonly amount: Money }
  | { readonly kind: "fee"; readonly amount: Money };

/**
 * Spreads the discounts over the lines they were taken from, so that lines + gifts + fee = total to the
 * kopeck and no line falls below 0: fixed and percent over counting lines by what they cost after
 * combo, free supplements first over the lines that have them, points over all that is left.
 * `totals` must be `priceCart(input)`.
 */
export function shareDiscounts(input: PricingInput, totals: CartTotals): readonly ReceiptPosition[] {
  const counts = input.lines.map((line) => !line.excludedFromMinimum);
  let left = totals.lines.map((line) => subtractMoney(line.gross, line.comboDiscount));
  left = takeOff(left, amountOf(totals, "fixed", "percent"), (amount, index) => (counts[index] ? amount : money(0)));
  left = takeFreeSupplements(left, totals);
  left = takeOff(left, amountOf(totals, "bonuses"), (amount) => amount);
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

/** A discounted line may hold less than its free supplements were worth; what it cannot hold goes to the others. */
function takeFreeSupplements(left: readonly Money[], totals: CartTotals): Money[] {
  const amount = amountOf(totals, "free_supplements");
  const worth: Room = (each, index) => minMoney(each, totals.lines[index]?.freeSupplements ?? money(0));
  const held = minMoney(amount, addMoney(...left.map(worth)));
  return takeOff(takeOff(left, held, worth), subtractMoney(amount, held), (each) => each);
}

/** Sum of the adjustments of these kinds, as a positive amount taken off. */
function amountOf(totals: CartTotals, ...kinds: readonly AdjustmentKind[]): Money {
  return negateMoney(
    addMoney(...totals.adjustments.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount)),
  );
}

function chargePosition({ kind, amount, couponId }: Adjustment): readonly ReceiptPosition[] {
  if (kind === "gifts" && couponId !== undefined) return [{ kind: "gift", couponId, amount }];
  return kind === "delivery" || kind === "express" ? [{ kind: "fee", amount }] : [];
}
