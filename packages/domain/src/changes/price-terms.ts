import { linesPaid } from "../checkout/lines-paid.ts";
import type { OrderPosition } from "../checkout/order-receipt.ts";
import type { QuotedLine } from "../checkout/types.ts";
import { discountsOf } from "../coupons/benefits.ts";
import { bonusesCombine } from "../coupons/combine-coupons.ts";
import type { Coupon } from "../coupons/types.ts";
import { feeFor } from "../delivery/fee.ts";
import { bonusCap, earnedPoints } from "../loyalty/points.ts";
import { type Money, money, multiplyMoney, zero } from "../money/money.ts";
import { shareMoney } from "../money/share.ts";
import { priceCart } from "../pricing/price-cart.ts";
import { shareDiscounts } from "../pricing/receipt.ts";
import type { CartTotals, PricedLine, PricingGift, PricingInput } from "../pricing/types.ts";
import { couponsInForce } from "./coupons-in-force.ts";
import type { OrderTerms, PricedTerms, TermsGift, TermsLine } from "./types.ts";

/**
 * The order at its own terms (CHANGE-1): a pure function of the terms alone, by the same pricing as a quote. A gift
 * whose coupon does not apply costs nothing and is left out; `applyChanges` refuses such an order.
 */
export function priceTerms(terms: OrderTerms): PricedTerms {
  const bought = boughtLines(terms);
  const applied = couponsInForce(terms, bought);
  const gift = giftInForce(terms, applied);
  const input = pricingOf(terms, bought, applied, gift);
  const totals = priceCart(input);
  const quoted = bought.map((line, index) => quotedLine(line, totals.lines[index]));
  const lines = gift === null ? quoted : [...quoted, quotedGift(gift)];
  const positions = positionsOf(input, totals, lines, terms);
  const paid = linesPaid(lines, positions);
  const points = { spent: totals.bonusPointsApplied, earned: earnedPoints(terms.bonusRules, totals.adjustments) };
  return {
    lines: lines.map((line, index) => ({ ...line, paid: paid[index] ?? zero })),
    adjustments: totals.adjustments,
    total: totals.total,
    positions,
    couponIds: applied.map(({ id }) => id),
    reachedSum: totals.countedSum,
    points,
    linePoints: linePoints(points, input, paid),
  };
}

/** The lines that are paid for, a gift that is kept at the menu's price last. */
export function boughtLines({ lines, gift }: OrderTerms): readonly TermsLine[] {
  return gift?.taken === "menu" ? [...lines, gift.line] : lines;
}

function giftInForce({ gift }: OrderTerms, applied: readonly Coupon[]): TermsGift | null {
  if (gift === null || gift.taken !== "gift") return null;
  return applied.some(({ id }) => id === gift.couponId) ? gift : null;
}

function pricingOf(
  terms: OrderTerms,
  lines: readonly TermsLine[],
  applied: readonly Coupon[],
  gift: PricingGift | null,
): PricingInput {
  const { staffDiscount } = terms;
  const { fee, express } = terms.place;
  const takesPoints = bonusesCombine(applied, terms.combining);
  return {
    lines,
    discounts: discountsOf(applied),
    gifts: gift === null ? [] : [gift],
    fee: (countedSum) => (fee === null ? { kind: "none" } : feeFor(fee, express, countedSum)),
    ...(staffDiscount === undefined ? {} : { staffDiscount }),
    bonusPoints: terms.points.limit,
    bonusCap: (goodsLeft) => (takesPoints ? bonusCap(terms.bonusRules, goodsLeft) : 0),
  };
}

function quotedLine(line: TermsLine, priced: PricedLine | undefined): QuotedLine {
  return {
    productId: line.productId,
    variationId: line.variationId,
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    total: priced?.gross ?? zero,
    giftOf: null,
    supplements: line.supplements.map(({ id, name, count, price }) => ({ id, name, count, price })),
    ...(line.choices === undefined ? {} : { choices: line.choices }),
    ...(line.note === undefined ? {} : { note: line.note }),
    refusal: null,
    ...(line.person === undefined ? {} : { person: line.person }),
    ...(line.measure.kind === "grams" ? { byWeight: true as const } : {}),
    sold: line.sold,
  };
}

function quotedGift({ line, couponId, unitPrice, quantity, supplements }: TermsGift): QuotedLine {
  const { productId, variationId, name, choices, sold } = line;
  return {
    productId,
    variationId,
    name,
    quantity,
    unitPrice,
    total: multiplyMoney(unitPrice, quantity),
    giftOf: couponId,
    supplements,
    ...(choices === undefined ? {} : { choices }),
    refusal: null,
    sold,
  };
}

/** As `orderPositions` of the checkout: what each line, the gift and the fee cost after every discount. */
function positionsOf(
  input: PricingInput,
  totals: CartTotals,
  lines: readonly QuotedLine[],
  { gift }: OrderTerms,
): readonly OrderPosition[] {
  return shareDiscounts(input, totals).flatMap((position): readonly OrderPosition[] => {
    const { amount } = position;
    if (position.kind === "fee") return [{ kind: "fee", amount }];
    const isGift = position.kind === "gift";
    const line = isGift ? lines.at(-1) : lines[position.index];
    const measure = isGift ? gift?.line.measure : input.lines[position.index]?.measure;
    return line === undefined || measure === undefined ? [] : [{ kind: "goods", line, measure, amount }];
  });
}

/**
 * Points by line: those spent in proportion to what the line cost before points, those earned to what is paid for it. A
 * gift and the fee have none.
 */
function linePoints(
  { spent, earned }: PricedTerms["points"],
  input: PricingInput,
  paid: readonly Money[],
): PricedTerms["linePoints"] {
  const unspent = { ...input, bonusPoints: 0 };
  const before = shareDiscounts(unspent, priceCart(unspent)).flatMap((each) =>
    each.kind === "line" ? [each.amount] : [],
  );
  const spentOn = shareMoney(money(spent), before);
  const earnedBy = shareMoney(money(earned), paid.slice(0, before.length));
  return paid.map((_, index) => ({ spent: spentOn[index] ?? 0, earned: earnedBy[index] ?? 0 }));
}
