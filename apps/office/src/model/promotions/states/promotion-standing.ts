import { couponsFromWire } from "@skatert/contract";
import { type Condition, type Coupon, type Instant, isEverServed } from "@skatert/domain";
import type { Fields } from "../../entities/read-fields.ts";
import { type CouponTerms, couponTerms } from "../sentence/coupon-terms.ts";
import type { PromotionShop } from "./promotion-shop.ts";

export const PROMOTION_STATES = ["running", "planned", "never", "usedUp", "ended"] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Where every order of this shop is made (COUP-3). */
export const ORDERING_DEVICE = "site";

/** Why a promotion can apply to no order at all. */
export const NEVER_REASONS = [
  ...(["unreadable", "nothing", "dates", "dishes", "sections", "gifts", "branches", "device", "sum"] as const),
  ...(["closed", "noDelivery"] as const),
] as const;
export type NeverReason = (typeof NEVER_REASONS)[number];

/** What an owner may not expect of a promotion that does apply. */
export type PromotionRemark = "maximumIgnored" | "someGone";

export interface PromotionStanding {
  readonly state: PromotionState;
  /** Empty unless the state is "never". */
  readonly reasons: readonly NeverReason[];
  readonly remarks: readonly PromotionRemark[];
}

/** A promotion as the list of the office has it. */
export interface ListedPromotion {
  readonly coupon: Fields;
  readonly is_code: boolean;
  /** Live orders that use it, and what it gave them, in roubles. */
  readonly uses: number;
  readonly given: number;
  /** Its single-use codes, and how many of these live orders have. */
  readonly codes_count: number;
  readonly codes_used: number;
}

/** How a promotion stands now, by the rules of the engine (PROMO-1). */
export function promotionStanding(promotion: ListedPromotion, shop: PromotionShop, now: Instant): PromotionStanding {
  const { coupon: wire, is_code } = promotion;
  const [coupon] = couponsFromWire([wire], is_code ? "promo" : "auto", shop.zone);
  if (coupon === undefined) return { state: "never", reasons: ["unreadable"], remarks: [] };
  const terms = couponTerms(wire, shop.zone);
  const reasons = neverReasons(coupon, terms, shop, now);
  const state = stateOf(promotion, terms, reasons.length > 0, now);
  const isOver = state === "ended" || state === "usedUp";
  return {
    state,
    reasons: state === "never" ? reasons : [],
    remarks: isOver || state === "never" ? [] : remarksOn(wire, coupon, shop),
  };
}

function stateOf(
  { uses, given, codes_count: codes, codes_used: used }: ListedPromotion,
  { starts, ends, limit, budget }: CouponTerms,
  isNever: boolean,
  now: Instant,
): PromotionState {
  if (ends !== null && ends.at <= now) return "ended";
  const isSpent = budget !== null && Math.round(given * 100) >= budget;
  if (isSpent || (limit !== null && uses >= limit) || (codes > 0 && used >= codes)) return "usedUp";
  if (isNever) return "never";
  return starts !== null && starts.at > now ? "planned" : "running";
}

function neverReasons(
  coupon: Coupon,
  { starts, ends }: CouponTerms,
  shop: PromotionShop,
  now: Instant,
): readonly NeverReason[] {
  const reasons = new Set<NeverReason>(coupon.conditions.flatMap((each) => unmet(each, shop) ?? []));
  if (starts !== null && ends !== null && starts.at >= ends.at) reasons.add("dates");
  const { benefit } = coupon;
  if (benefit.kind === "percent" && benefit.percent <= 0) reasons.add("nothing");
  if (benefit.kind === "fixed" && benefit.amount <= 0) reasons.add("nothing");
  if (benefit.kind === "gift" && !benefit.gifts.some((gift) => shop.hasGift(gift))) reasons.add("gifts");
  if (!reasons.has("branches")) for (const reason of unserved(coupon.conditions, shop, now)) reasons.add(reason);
  return NEVER_REASONS.filter((reason) => reasons.has(reason));
}

/** Why no cart in this shop can meet the condition. Null: some can. */
function unmet(condition: Condition, shop: PromotionShop): NeverReason | null {
  switch (condition.kind) {
    case "cart-contains": {
      const { productIds, categoryIds } = condition;
      if (productIds.some(shop.hasDish) || categoryIds.some(shop.hasSection)) return null;
      return productIds.length > 0 ? "dishes" : "sections";
    }
    // Every one of them must be in the cart (COUP-7).
    case "product-quantity":
      return condition.productIds.every(shop.hasDish) ? null : "dishes";
    case "category-quantity":
      return condition.categoryIds.some(shop.hasSection) ? null : "sections";
    case "warehouse":
      return condition.warehouseIds.some(shop.hasBranch) ? null : "branches";
    case "device":
      return condition.devices.includes(ORDERING_DEVICE) ? null : "device";
    // Both bounds are excluded, so a kopeck between them is needed (COUP-9).
    case "cart-sum":
      return condition.maximum === null || condition.maximum - (condition.minimum ?? 0) > 1 ? null : "sum";
    default:
      return null;
  }
}

function unserved(conditions: readonly Condition[], shop: PromotionShop, now: Instant): readonly NeverReason[] {
  const listed = conditions.find((each) => each.kind === "warehouse")?.warehouseIds;
  const methods = conditions.find((each) => each.kind === "delivery-type")?.methods;
  const branches = shop.branches.filter(({ id }) => listed === undefined || listed.includes(id));
  if (branches.length === 0) return [];
  const isForDelivery = methods !== undefined && !methods.includes("local_pickup");
  const serving = isForDelivery ? branches.filter(({ delivers }) => delivers) : branches;
  if (serving.length === 0) return ["noDelivery"];
  const isTimed = conditions.some(({ kind }) => kind === "hours" || kind === "weekday");
  const schedules = serving.flatMap(({ schedule }) => schedule ?? []);
  // A branch without hours never closes.
  if (!isTimed || schedules.length < serving.length) return [];
  return isEverServed(conditions, schedules, now) ? [] : ["closed"];
}

function remarksOn(wire: Fields, { conditions, benefit }: Coupon, shop: PromotionShop): readonly PromotionRemark[] {
  const maximum = Number(wire["maximum_amount"]);
  const sum = conditions.find((each) => each.kind === "cart-sum");
  const isMaximumIgnored = maximum > 0 && sum?.maximum === null;
  const isSomeGone =
    (benefit.kind === "gift" && !benefit.gifts.every((gift) => shop.hasGift(gift))) ||
    conditions.some((each) => {
      if (each.kind === "cart-contains")
        return !each.productIds.every(shop.hasDish) || !each.categoryIds.every(shop.hasSection);
      if (each.kind === "warehouse") return !each.warehouseIds.every(shop.hasBranch);
      if (each.kind === "category-quantity" || each.kind === "excluded-category")
        return !each.categoryIds.every(shop.hasSection);
      return false;
    });
  return [...(isMaximumIgnored ? (["maximumIgnored"] as const) : []), ...(isSomeGone ? (["someGone"] as const) : [])];
}
