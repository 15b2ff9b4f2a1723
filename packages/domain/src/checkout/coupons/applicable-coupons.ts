import type { LineRequest, StockLevel } from "../../cart/types.ts";
import type { BranchId, DeliveryMethod } from "../../catalog/types.ts";
import { evaluateCoupon } from "../../coupons/evaluate-coupon.ts";
import type { Coupon } from "../../coupons/types.ts";
import { resolveTakeTime } from "../../schedule/slots/take-time.ts";
import type { TakeTime } from "../../schedule/types.ts";
import { indexStops, noStops, stoppedItem } from "../../stops/stopped-items.ts";
import type { ServingBranch } from "../lines/checks/asked-line.ts";
import { serveLines, stockRoomFor } from "../lines/serve-lines.ts";
import type { ShopRules, ShopState } from "../types.ts";
import { wantedAt } from "../wanted-at.ts";
import { couponContext } from "./coupon-context.ts";
import { promoCoupon } from "./coupon-request.ts";

/** A cart as input for its coupons (API-10). Null: not chosen yet. */
export interface CouponQuery {
  readonly method: DeliveryMethod | null;
  readonly warehouseId: BranchId | null;
  readonly lines: readonly LineRequest[];
  readonly takeTime: TakeTime;
  readonly promoCode: string | null;
}

export interface ApplicableCoupons {
  /** Eligible coupons in the shop's order, hidden ones and the promo code's included. */
  readonly coupons: readonly Coupon[];
  /** Remaining stock of every product of the cart and every gift. A null quantity is unlimited. */
  readonly stock: readonly StockLevel[];
}

type StockItem = Pick<LineRequest, "productId" | "variationId">;

function stockItems(query: CouponQuery, eligible: readonly Coupon[], rules: ShopRules): readonly StockItem[] {
  const gifts = eligible.flatMap(({ benefit }) => (benefit.kind === "gift" ? benefit.gifts : []));
  const items = new Map<string, StockItem>();
  for (const { productId, variationId } of [...query.lines, ...gifts]) {
    if (rules.catalog.products.has(productId)) items.set(`${productId}:${variationId}`, { productId, variationId });
  }
  return [...items.values()];
}

/** The branch's stock of an item before the cart takes any. A product marked sold out, or stopped, has none. */
function stockLevels(items: readonly StockItem[], branch: ServingBranch, state: ShopState): readonly StockLevel[] {
  const { warehouseId, catalog } = branch;
  if (warehouseId === null) return [];
  const room = stockRoomFor(
    items.map(({ productId }) => productId),
    state.stock,
    branch,
  );
  return items.map(({ productId, variationId }) => {
    const product = catalog.products.get(productId);
    const variation = product?.variations.find(({ id }) => id === variationId);
    const isStopped =
      product !== undefined && stoppedItem(branch.stops, { product, variationId }, catalog, branch.wantedAt) !== null;
    const isOut = isStopped || product?.inStock === false || variation?.inStock === false;
    const left = isOut ? 0 : room.left({ productId, variationId });
    return { productId, variationId, warehouseId, quantity: Number.isFinite(left) ? left : null };
  });
}

/**
 * The coupons a cart is eligible for, each evaluated alone (API-10). Leaves out lines that a quote would
 * refuse and uses the shop's own prices. The promo code does not change the eligibility of other coupons.
 */
export function applicableCoupons(query: CouponQuery, rules: ShopRules, state: ShopState): ApplicableCoupons {
  const { moment } = resolveTakeTime(rules.schedule, rules.slots, query.takeTime, state.now);
  const branch = {
    ...rules,
    warehouseId: query.warehouseId,
    moment,
    wantedAt: wantedAt(moment, rules.schedule.timeZone, state.now),
    // Without a chosen branch no branch's decisions apply.
    stops: query.warehouseId === null ? noStops : indexStops(state.branch.stops),
  };
  const wanted = query.lines.flatMap((line) => [line.productId, ...line.supplements.map(({ id }) => id)]);
  const served = serveLines(query.lines, branch, stockRoomFor(wanted, state.stock, branch));
  const context = couponContext({ ...query, moment }, served, rules, state);
  const promo = query.promoCode === null ? null : promoCoupon(query.promoCode, rules.coupons, context.customer);
  const coupons = rules.coupons
    .flatMap((coupon) => {
      if (coupon.kind !== "promo") return [coupon];
      return coupon.id === promo?.id ? [promo] : [];
    })
    .filter((coupon) => evaluateCoupon(coupon, context).length === 0);
  return { coupons, stock: stockLevels(stockItems(query, coupons, rules), branch, state) };
}
