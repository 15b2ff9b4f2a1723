import {
  checkoutRequestFromWire,
  metaFromWoo,
  orderDetailsFromWire,
  orderRequestOfWoo,
  PATHS,
  type WireOrderRequest,
  type WireWooOrderCreate,
} from "@skatert/contract";
import {
  type BranchId,
  type Coupon,
  type CustomerId,
  couponByCode,
  fulfilmentOf,
  moneyToRoubles,
  type OrderId,
  type Quote,
  zero,
} from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import { requirePhoneNumber } from "../../../input/phone-number.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { type Call, digestOf, ordersKeptMs } from "../../../repeats/call.ts";
import { earlierAnswer } from "../../../repeats/repeatable.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { Checkout } from "../../checkout/service.ts";
import type { FindPosition } from "../placing/find-position.ts";
import type { OrderMeta } from "../placing/order-attempt.ts";
import type { Orders } from "../service.ts";
import { orderRefusal } from "../shown/order-answers.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

export interface WooCreateDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly checkout: Pick<Checkout, "quote">;
  readonly orders: Pick<Orders, "place" | "get">;
  readonly findPosition: FindPosition;
  /** The account of a customer id; null: none. */
  readonly customerOf: (id: CustomerId) => Promise<{ readonly id: CustomerId; readonly phone: string } | null>;
}

export interface WooSender {
  /** The integration's name. */
  readonly name: string;
  /** Its Idempotency-Key; null: only an identical body within ten seconds counts as a repeat. */
  readonly key: string | null;
  /** Equal orders before this one in the same batch, which are no repeats of each other. */
  readonly repeats?: number;
}

/** A client without a key repeats a lost request within this time (decision 029). */
const repeatMs = 10_000;

/**
 * Places an integration's order by the shop's own prices, rules and stock, like a shopper's (CART-8). A repeat returns
 * the first order before any quote, because that order may have sold out the stock or prices may have changed (API-7).
 * Throws a 400 that names the field, the refusals of `checkout/order`, or a 422 for a coupon that does not apply.
 */
export async function createWooOrder(
  deps: WooCreateDeps,
  woo: WireWooOrderCreate,
  { name, key: sentKey, repeats = 0 }: WooSender,
): Promise<StoredOrder> {
  // Of the body as sent: a digest of the quoted order would change with prices.
  const digest = digestOf(woo);
  const place = repeats === 0 ? "" : ` ${repeats}`;
  const call = {
    caller: `integration ${name}`,
    call: `POST ${PATHS.shopOrders}`,
    digest,
    ...(sentKey === null
      ? { key: `body ${digest}${place}`, keptMs: repeatMs }
      : { key: sentKey, keptMs: ordersKeptMs }),
  };
  const earlier = await earlierAnswer(deps.db, call, deps.now());
  const answer = earlier ?? (await placeOrRepeat(deps, woo, name, call));
  const { id }: { id: OrderId } = JSON.parse(answer);
  const order = await deps.orders.get(id);
  if (order === null) throw new Error(`order ${id} was placed but cannot be read`);
  return order;
}

/** If a parallel request with the same key takes the last portion during this quote, returns that request's order. */
async function placeOrRepeat(deps: WooCreateDeps, woo: WireWooOrderCreate, name: string, call: Call): Promise<string> {
  try {
    return await quoteAndPlace(deps, woo, name, call);
  } catch (error) {
    const answer = error instanceof Refusal ? await earlierAnswer(deps.db, call, deps.now()) : null;
    if (answer === null) throw error;
    return answer;
  }
}

/** Quotes the order first, then places it at that total. */
async function quoteAndPlace(deps: WooCreateDeps, woo: WireWooOrderCreate, name: string, call: Call): Promise<string> {
  const snapshot = await deps.shop.current();
  const facts = {
    warehouseId: branchOf(woo, snapshot.warehouseIds),
    ...namedCoupons(woo, snapshot.coupons()),
  };
  const customer = await customerOf(deps, woo);
  const asked = await withPositionOf(deps.findPosition, orderRequestOfWoo(woo, { ...facts, expectedTotal: zero }));
  const quote = await deps.checkout.quote(checkoutRequestFromWire(asked), customer, "ru");
  requireCoupons(quote, facts.couponIds.length + (facts.promoCode === null ? 0 : 1));
  const body = { ...asked, expected_total: moneyToRoubles(quote.total) };
  const from = { call, userId: customer.userId, network: null, madeBy: `operator:${name}`, meta: metaOf(woo) };
  const outcome = await deps.orders.place(body, from, "ru");
  if (outcome.kind !== "placed" && outcome.kind !== "repeated") throw orderRefusal(outcome);
  return outcome.answer;
}

function metaOf({ meta_data: own, line_items: lines }: WireWooOrderCreate): OrderMeta {
  return { order: metaFromWoo(own), lines: lines.map(({ meta_data: meta }) => metaFromWoo(meta)) };
}

/** Finds the position before the quote, because the position decides the zone and the zone decides the total. */
async function withPositionOf(findPosition: FindPosition, body: WireOrderRequest): Promise<WireOrderRequest> {
  const line = orderDetailsFromWire(body).address?.line ?? null;
  if (fulfilmentOf(body.delivery_type) !== "delivery" || body.coordinates || line === null) return body;
  const found = await findPosition({ text: line, language: "ru", caller: null });
  return found === null ? body : { ...body, coordinates: [found.lon, found.lat] };
}

function branchOf({ warehouse_id: named }: WireWooOrderCreate, known: readonly BranchId[]): BranchId {
  const [only, ...others] = known;
  if (named == null && only !== undefined && others.length === 0) return only;
  if (named != null && known.includes(named)) return named;
  throw invalidParams([{ path: "warehouse_id", message: `must be one of ${known.join(", ")}` }]);
}

/** Coupon lines name codes. A promo code is sent as a code, other coupons by their ids. */
function namedCoupons({ coupon_lines: lines }: WireWooOrderCreate, coupons: readonly Coupon[]) {
  const named = (lines ?? []).map(({ code }, index) => {
    const coupon = couponByCode(code, coupons);
    if (coupon === null)
      throw invalidParams([{ path: `coupon_lines[${index}].code`, message: "is not a coupon's code" }]);
    return coupon;
  });
  const [promo, ...others] = named.filter(({ kind }) => kind === "promo");
  if (others.length > 0) throw invalidParams([{ path: "coupon_lines", message: "one promo code an order" }]);
  return {
    promoCode: promo?.code ?? null,
    couponIds: [...new Set(named.filter(({ kind }) => kind !== "promo").map(({ id }) => id))],
  };
}

/** WooCommerce's 0 means a guest, identified by the order's phone number. */
async function customerOf(deps: WooCreateDeps, { customer_id: id, billing }: WireWooOrderCreate) {
  const { e164 } = requirePhoneNumber(billing.phone, "billing.phone");
  if (id == null || id === 0) return { userId: null, phone: e164 };
  const user = id > greatestId ? null : await deps.customerOf(id);
  if (user === null) throw invalidParams([{ path: "customer_id", message: "is not a customer" }]);
  return { userId: user.id, phone: user.phone };
}

/** PostgreSQL cannot compare a column with a number outside of its range. */
const greatestId = 2_147_483_647;

/**
 * A shopper sees in the total that a coupon was left out; a program needs an error. Refusals of dishes take precedence.
 */
function requireCoupons({ coupons, lines, refusals }: Quote, named: number): void {
  if (lines.some(({ refusal }) => refusal !== null)) return;
  const refused = coupons.filter(({ applied }) => !applied);
  const isUnknown = refusals.some(({ reason }) => reason === "promo-unknown");
  if (coupons.length >= named && refused.length === 0 && !isUnknown) return;
  const [first] = refused.flatMap((coupon) => coupon.refusals);
  throw new Refusal("order_refused", "A coupon of the order does not apply", {
    reason: first?.reason ?? "promo-unknown",
    coupons: refused.map(({ id, code }) => ({ id, code })),
  });
}
