import { createHash } from "node:crypto";
import {
  apiError,
  checkoutRequestFromWire,
  faultsOf,
  languageOf,
  OrderRequestSchema,
  orderDetailsFromWire,
  PATHS,
  QuoteRequestSchema,
  quoteToWire,
  type ShopSettings,
  type WireOrderRequest,
  type WireQuote,
  type WireQuoteRequest,
} from "@skatert/contract";
import { decideOrder, type Quote, quoteOrder, requireAddressLine, type ShopRules, usualBranch } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { parseJsonStrictly } from "../../http/bodies/json-body.ts";
import { ApiFault } from "../../http/errors/errors.ts";
import { networkOf, wideNetworkOf } from "../../http/network.ts";
import { requirePhoneNumber } from "../../input/phone-number.ts";
import { invalidParams } from "../../input/refusal.ts";
import { orderFault } from "../../modules/orders/shown/order-answers.ts";
import type { Clock } from "../../ports/clock.ts";
import { requireKey } from "../../repeats/call.ts";
import { repeatRefusal } from "../../repeats/repeatable.ts";
import { branchName, pointName } from "../../shop/branches/former-places.ts";
import { answerTimeoutOf, askBackend, type Backend, backendAway, bodyOf } from "../backend.ts";
import { withKeys } from "../backend-keys.ts";
import { callerNumber } from "../caller-number.ts";
import { isOrderOf } from "../calls/own-orders.ts";
import { tokenOf } from "../shopper-session.ts";
import { listIn, plainJsonOf } from "../specification/loose-answers.ts";
import type { CountOrder } from "./count-orders.ts";
import type { HostOffers } from "./host-offers.ts";
import { type HostOrder, readHostOrder } from "./host-order.ts";
import { attemptOf, placedAnswer, viewAnswer } from "./woo-order-answer.ts";
import { type Attempt, wooOrderBody } from "./woo-order-body.ts";

const maxBytes = 16 * 1024 * 1024;
/** How far back an order is searched whose answer was lost. */
const lookBackMs = 60 * 60_000;

export interface WooCheckoutDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly countOrder: CountOrder;
  /** Coupons and stock of the host. */
  readonly hostOffers: HostOffers;
  /** Whether the host is not known to lack `wc/v3/orders`. */
  readonly hasShopOrders: () => boolean;
  readonly settings: () => Promise<ShopSettings>;
  /** Null: the shop has no such branch. */
  readonly rulesFor: (warehouseId: number, language: ReturnType<typeof languageOf>) => Promise<ShopRules | null>;
}

/** Checkout for a host with WooCommerce's own calls only: our rules decide, and its `wc/v3/orders` stores the order. */
export interface WooCheckout {
  quote(request: FastifyRequest): Promise<WireQuote>;
  /** Throws ApiFault unless an order was placed; the same key never creates two (API-7). */
  place(request: FastifyRequest): Promise<unknown>;
  show(request: FastifyRequest): Promise<unknown>;
}

interface CustomerOrders {
  readonly customer: number;
  readonly orders: readonly HostOrder[];
}

interface CheckoutContext extends WooCheckoutDeps {
  /** The customer of a token with their orders by `wc/v2/orders`; null for an unknown token. */
  readonly ordersOf: (token: string) => Promise<CustomerOrders | null>;
}

export function createWooCheckout(given: WooCheckoutDeps): WooCheckout {
  const deps: CheckoutContext = { ...given, ordersOf: createCustomerOrders(given.backend) };
  const placing = new Map<string, { readonly body: string; readonly order: Promise<HostOrder> }>();
  return {
    async quote(request) {
      const body = readBody(QuoteRequestSchema, request);
      return quoteToWire(
        await quoteBy(deps, await requireRules(deps, body, request), body, { request, isOrder: false }),
      );
    },
    async place(request) {
      const key = requireKey(request);
      const body = readBody(OrderRequestSchema, request);
      const attempt = { key: digest(key), body: digest(JSON.stringify(body)) };
      const known = placing.get(attempt.key);
      if (known !== undefined && known.body !== attempt.body) throw repeatRefusal("mismatch");
      const order = known?.order ?? placeOnce(deps, request, body, attempt).finally(() => placing.delete(attempt.key));
      placing.set(attempt.key, { body: attempt.body, order });
      return placedAnswer(await order);
    },
    async show(request) {
      const { pathname, searchParams } = new URL(request.url, "http://shop");
      const id = pathname.split("/").at(-1) ?? "";
      // The call carries the shop's keys, so only a number may become part of its path.
      const order = /^\d{1,15}$/.test(id) ? await ownOrder(deps, Number(id), searchParams.get("key"), request) : null;
      if (order === null) throw new ApiFault(apiError("rest_not_found", "There is no such order"));
      return viewAnswer(order);
    },
  };
}

async function placeOnce(deps: WooCheckoutDeps, request: FastifyRequest, body: WireOrderRequest, attempt: Attempt) {
  const { backend, clock } = deps;
  const { e164: phone } = requirePhoneNumber(body.customer.phone, "customer.phone");
  const after = new Date(clock.now() - lookBackMs).toISOString().slice(0, 19);
  const recent = await ask(backend, "GET", `${PATHS.shopOrders}?after=${after}&dates_are_gmt=true&per_page=100`);
  const earlier = (listIn(recent, "orders") ?? []).flatMap((row) => readHostOrder(row) ?? []);
  const known = earlier.find((order) => attemptOf(order)?.key === attempt.key);
  if (known !== undefined && attemptOf(known)?.body !== attempt.body) throw repeatRefusal("mismatch");
  if (known !== undefined) return known;
  const rules = await requireRules(deps, body, request);
  const { address, expectedTotal } = orderDetailsFromWire(body);
  const addressLine = address?.line ?? null;
  const quote = requireAddressLine(await quoteBy(deps, rules, body, { request, isOrder: true }), {
    method: body.delivery_type,
    addressLine,
  });
  const decision = decideOrder(quote, expectedTotal);
  if (decision.kind !== "place") throw orderFault({ ...decision, quote });
  const method = rules.payments.methods.find(({ id }) => id === body.payment_method);
  if (method === undefined) throw invalidParams([{ path: "payment_method", message: "is not offered" }]);
  const token = tokenOf(request.headers.cookie);
  const customerId = token === null ? null : await callerNumber(backend, token);
  const network = { own: networkOf(request.ip), wide: wideNetworkOf(request.ip) };
  await deps.countOrder({ userId: customerId, phone, network });
  const { pickup_location_id: pickup, restaurant_id: restaurant } = body;
  const settings = await deps.settings();
  const place = pointName(pickup ?? restaurant ?? null, settings) ?? branchName(body.warehouse_id, settings);
  const order = { request: body, quote, phone, method, attempt, customerId, place, settings };
  const made = readHostOrder(await ask(backend, "POST", PATHS.shopOrders, wooOrderBody(order)));
  if (made === null) throw backendAway(new Error("wc/v3/orders answered without an order"));
  return made;
}

/** Earlier orders, points and slot loads belong to the host and are not requested. */
async function quoteBy(
  { clock, hostOffers }: WooCheckoutDeps,
  rules: ShopRules,
  body: WireQuoteRequest | WireOrderRequest,
  { request, isOrder }: { readonly request: FastifyRequest; readonly isOrder: boolean },
): Promise<Quote> {
  const wanted = checkoutRequestFromWire(body);
  const { coupons, combining, stock, customerId } = await hostOffers(request, { wanted, rules, isOrder });
  const customer = customerId === null ? null : { id: customerId, birth: null, ordersCount: 0, bonusBalance: 0 };
  const state = {
    now: clock.now(),
    stock,
    customer,
    couponUses: new Map(),
    slotLoads: [],
    branchCapacity: null,
    branch: usualBranch,
  };
  return quoteOrder(wanted, { ...rules, coupons, combining }, state);
}

async function requireRules(deps: WooCheckoutDeps, body: WireQuoteRequest | WireOrderRequest, request: FastifyRequest) {
  const language = languageOf(new URL(request.url, "http://shop").searchParams.get("lang"));
  const rules = await deps.rulesFor(body.warehouse_id, language);
  if (rules === null) throw new ApiFault(apiError("rest_not_found", `There is no warehouse ${body.warehouse_id}`));
  return rules;
}

function readBody<T>(schema: z.ZodMiniType<T>, request: FastifyRequest): T {
  const read = schema.safeParse(Buffer.isBuffer(request.body) ? parseJsonStrictly(request.body) : undefined);
  if (read.success) return read.data;
  throw invalidParams(faultsOf(read.error.issues));
}

/**
 * The order of the key or of the caller's session; null: any other. A caller's own is in `wc/v2/orders`, which section 7
 * names; the key of a guest, and an order beyond the first page of that list, need `wc/v3/orders`.
 */
async function ownOrder(
  { backend, ordersOf, hasShopOrders }: CheckoutContext,
  id: number,
  key: string | null,
  request: FastifyRequest,
): Promise<HostOrder | null> {
  const token = key === null ? tokenOf(request.headers.cookie) : null;
  const caller = token === null ? null : await ordersOf(token);
  const listed = caller?.orders.find((order) => order.id === id);
  if (listed !== undefined) return listed;
  if ((key === null && caller === null) || !hasShopOrders()) return null;
  const order = readHostOrder(await ask(backend, "GET", `${PATHS.shopOrders}/${id}`));
  if (order === null) return null;
  const isOwn =
    key === null ? order.customerId === caller?.customer : order.key !== null && digest(key) === digest(order.key);
  return isOwn ? order : null;
}

/** Calls at the same time share one request: the page of orders asks for each of its orders. */
function createCustomerOrders(backend: Backend): CheckoutContext["ordersOf"] {
  const asking = new Map<string, Promise<CustomerOrders | null>>();
  const read = async (token: string) => {
    const customer = await callerNumber(backend, token);
    if (customer === null) return null;
    const rows = listIn(await ask(backend, "GET", `${PATHS.ownOrders}?customer=${customer}`), "orders") ?? [];
    const own = rows.filter((row) => isOrderOf(customer, row));
    return { customer, orders: own.flatMap((row) => readHostOrder(row) ?? []) };
  };
  return (token) => {
    const known = asking.get(token);
    if (known !== undefined) return known;
    const found = read(token).finally(() => asking.delete(token));
    asking.set(token, found);
    return found;
  };
}

/** Whether the host stores orders for this process. Rejects while that is unknown. */
export async function takesWooOrders(backend: Backend): Promise<boolean> {
  return backend.keys !== null && Array.isArray(await ask(backend, "GET", `${PATHS.shopOrders}?per_page=1`));
}

/** A call with consumer key and secret; null for a 404. */
async function ask(backend: Backend, method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> {
  if (backend.keys === null)
    throw backendAway(new Error("orders need BACKEND_CONSUMER_KEY and BACKEND_CONSUMER_SECRET"));
  const { authorization, path: keyedPath } = withKeys(backend.keys, path);
  const answer = await askBackend(backend, {
    method,
    path: keyedPath,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(authorization === null ? {} : { authorization }),
    },
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
    mayRetry: true,
  });
  const text = (await bodyOf(answer, maxBytes, answerTimeoutOf(backend))).toString("utf8");
  if (answer.status === 404) return null;
  if (!answer.ok) throw backendAway(new Error(`${path} answered ${answer.status}`));
  const value = plainJsonOf(Buffer.from(text));
  if (value === undefined) throw backendAway(new Error(`${path} answered without JSON`));
  return value;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
