import { quoteToWire, refusalToWire, type WireWhyAnswer } from "@skatert/contract";
import {
  type CheckoutRequest,
  type Coupon,
  type CouponId,
  codeOfOrder,
  dayKey,
  type JudgedPromotion,
  judgePromotions,
  judgePromotionsOfGuest,
  localTime,
  pastRules,
  pastState,
  type Quote,
  quoteOrder,
  type ShopRules,
  type ShopState,
} from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { Refusal } from "../../input/refusal.ts";
import { rulesForUser } from "../../shop/coupons/coupon-rights.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import { readShopState } from "../../shop/state/shop-state.ts";
import { readCustomer, type Shopper } from "../../shop/state/shopper.ts";
import type { Checkout } from "../checkout/service.ts";
import type { OrdersModule } from "../orders/index.ts";
import type { AskedWith } from "../orders/stored/request-of-order.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";

export interface WhyNotDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly checkout: Pick<Checkout, "rulesIn">;
  readonly orders: Pick<OrdersModule, "countsBefore" | "singleUseCodeOf" | "hasOrderedIn">;
  /** See requestOfOrder. */
  readonly requestOf: (order: StoredOrder, asked: AskedWith) => CheckoutRequest;
}

/** What promotions are judged for: a placed order, a cart of a guest, or a guest alone. */
export type WhyAbout =
  | { readonly kind: "order"; readonly order: StoredOrder }
  | { readonly kind: "cart"; readonly cart: CheckoutRequest; readonly takesAll: boolean; readonly shopper: Shopper }
  | { readonly kind: "guest"; readonly code: string | null; readonly shopper: Shopper };

/** The quote of the shop, and what each coupon does in it; `only`: one coupon (PROMO-1). */
export async function whyNot(
  deps: WhyNotDeps,
  snapshot: ShopSnapshot,
  about: WhyAbout,
  only: CouponId | null,
): Promise<WireWhyAnswer> {
  const { quote, fates } = await judged(deps, snapshot, about);
  return {
    quote: quote === null ? null : quoteToWire(quote),
    promotions: fates.filter(({ coupon }) => only === null || coupon.id === only).map(fateToWire),
  };
}

interface Judged {
  /** Null: no cart is known. */
  readonly quote: Quote | null;
  readonly fates: readonly JudgedPromotion[];
}

async function judged(deps: WhyNotDeps, snapshot: ShopSnapshot, about: WhyAbout): Promise<Judged> {
  if (about.kind === "order") return judgedOrder(deps, snapshot, about.order);
  const { db, checkout, now } = deps;
  const { shopper } = about;
  const asked = about.kind === "cart" ? about.cart : { lines: [], promoCode: about.code };
  const warehouseId = about.kind === "cart" ? about.cart.warehouseId : anyBranch(snapshot);
  const rules = await rulesForUser(db, checkout.rulesIn(snapshot, warehouseId), shopper.userId);
  const state = await readShopState(db, asked, rules, shopper, now());
  if (about.kind === "guest") return { quote: null, fates: judgePromotionsOfGuest(rules, state) };
  return judgedRequest(about.takesAll ? takingAll(about.cart, rules.coupons) : about.cart, rules, state);
}

function judgedRequest(request: CheckoutRequest, rules: ShopRules, state: ShopState): Judged {
  return { quote: quoteOrder(request, rules, state), fates: judgePromotions(request, rules, state) };
}

/** Without a cart the branch decides nothing. */
function anyBranch({ warehouseIds: [first] }: ShopSnapshot): number {
  if (first === undefined) throw new Refusal("rest_not_found", "The shop has no warehouse");
  return first;
}

/** The cart of a guest who takes every coupon that needs no code. */
function takingAll(cart: CheckoutRequest, coupons: readonly Coupon[]): CheckoutRequest {
  return { ...cart, couponIds: coupons.flatMap(({ id, kind }) => (kind === "promo" ? [] : [id])) };
}

/** A placed order by the present rules, at its own time and with the counts of that time. See pastRules, pastState. */
async function judgedOrder(deps: WhyNotDeps, snapshot: ShopSnapshot, order: StoredOrder): Promise<Judged> {
  const { db, checkout, orders } = deps;
  const { id, user_id: userId, details, created_at: at } = order;
  const { customer: number } = details;
  const rules = await rulesForUser(db, checkout.rulesIn(snapshot, order.warehouse_id), userId);
  const day = dayKey(localTime(at, rules.timeZone).day);
  const [known, counts, singleUse] = await Promise.all([
    readCustomer(db, { userId, phone: userId === null ? number : null }),
    orders.countsBefore({ id, userId, customer: number, day }, rules.coupons),
    orders.singleUseCodeOf(id),
  ]);
  const promoCode = codeOfOrder(singleUse, details.couponIds, rules.coupons);
  const request = deps.requestOf(order, { timeZone: rules.schedule.timeZone, promoCode });
  const { ordersCount, couponUses } = counts;
  const bonusBalance = (known?.bonusBalance ?? 0) + details.bonusPoints;
  const customer = { ...(known ?? nobody), ordersCount, bonusBalance };
  return judgedRequest(
    request,
    pastRules(rules),
    pastState({ orderId: id, at, request, customer, number }, couponUses),
  );
}

const nobody = { id: null, birth: null };

function fateToWire({ coupon, outcome, reasons, blockedBy }: JudgedPromotion): WireWhyAnswer["promotions"][number] {
  return {
    coupon_id: coupon.id,
    code: coupon.code,
    kind: coupon.kind,
    outcome,
    reasons: reasons.map(refusalToWire),
    blocked_by: blockedBy,
  };
}
