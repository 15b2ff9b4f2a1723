import type { Catalog, Product } from "../catalog/types.ts";
import { addMoney, type Money, maxMoney, multiplyMoney, negateMoney, subtractMoney, zero } from "../money/money.ts";
import { priceOfUnit, unitsOf } from "../pricing/price-line.ts";
import type { Adjustment } from "../pricing/types.ts";
import type { Coupon } from "./types.ts";

/** The parts of an order or quote that coupons change. */
interface Given {
  readonly adjustments: readonly Adjustment[];
  readonly lines: readonly {
    readonly productId: number;
    readonly variationId: number | null;
    readonly quantity: number;
    readonly total: Money;
    readonly giftOf: Coupon["id"] | null;
  }[];
}

/**
 * What a coupon gave to an order, in minor units, for its budget and its result (PROMO-2): its discount, or its gift at
 * the menu's price less what the guest pays for it. Never negative.
 */
export function givenBy(
  { id }: Pick<Coupon, "id">,
  { adjustments, lines }: Given,
  { products }: Pick<Catalog, "products">,
): Money {
  const discounts = adjustments.flatMap(({ couponId, amount }) => (couponId === id && amount < 0 ? [amount] : []));
  const gifts = lines.flatMap((line) => {
    const dish = line.giftOf === id ? products.get(line.productId) : undefined;
    return dish === undefined ? [] : [maxMoney(zero, subtractMoney(menuPrice(dish, line), line.total))];
  });
  return addMoney(...discounts.map(negateMoney), ...gifts);
}

/** What a quantity of a dish costs in the menu, without supplements. */
export function menuPrice(
  dish: Product,
  { variationId, quantity }: { readonly variationId: number | null; readonly quantity: number },
): Money {
  const { price: unitPrice } = dish.variations.find(({ id }) => id === variationId) ?? dish;
  const line = { measure: dish.measure, unitPrice, quantity };
  return multiplyMoney(priceOfUnit(line), unitsOf(line));
}
