import type { BranchId, CouponId, Money } from "@skatert/domain";
import { moneyToRoubles } from "@skatert/domain";
import * as z from "zod/mini";
import {
  handoverFields,
  MAX_COUPONS,
  MAX_LINES,
  RequestLineSchema,
  type WireOrderRequest,
} from "../checkout/request-schemas.ts";
import { WooLineMetaSchema, WooOrderMetaSchema } from "../checkout/woo-meta.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { boundedList } from "../fields/bounded.ts";
import { flagOrText, numberOrText } from "../fields/from-text.ts";
import { MAX_ID, visibleText } from "../fields/schemas.ts";
import { OrderStatusSchema } from "./stages.ts";

const text = z.nullish(z.string().check(z.maxLength(500)));
const id = z.int().check(z.positive(), z.lte(MAX_ID));
const address = { address_1: text, address_2: text, city: text };
const { shape: line } = RequestLineSchema;
const { shape: handover } = z.looseObject(handoverFields);

/** A line of `checkout/order`; its numbers may be texts. */
const WooLineSchema = z.looseObject({
  ...line,
  product_id: numberOrText(line.product_id),
  variation_id: numberOrText(line.variation_id),
  quantity: numberOrText(line.quantity),
  /** Wishes and the like, shown to the kitchen and the guest. */
  meta_data: z.nullish(WooLineMetaSchema),
});

/**
 * Body of `POST wc/v3/orders`: WooCommerce's fields, and fields of `checkout/order` that WooCommerce lacks (branch,
 * point, time). Prices and totals in it are ignored: the shop's own count (CART-8).
 */
export const WooOrderCreateSchema = z.looseObject({
  ...handover,
  pickup_location_id: numberOrText(handover.pickup_location_id),
  restaurant_id: numberOrText(handover.restaurant_id),
  seats: numberOrText(handover.seats),
  people: numberOrText(handover.people),
  express: flagOrText(handover.express),
  /** Required if the shop has more than one branch. */
  warehouse_id: numberOrText(z.nullish(id)),
  payment_method: z.string().check(z.minLength(1), z.maxLength(200)),
  billing: z.looseObject({
    first_name: z.string().check(z.maxLength(200), visibleText),
    last_name: text,
    phone: z.string().check(z.minLength(3), z.maxLength(40)),
    email: z.nullish(z.union([z.literal(""), z.email().check(z.maxLength(254))])),
    ...address,
  }),
  shipping: z.nullish(z.looseObject(address)),
  customer_id: numberOrText(z.nullish(z.int().check(z.nonnegative(), z.lte(MAX_ID)))),
  customer_note: z.nullish(z.string().check(z.maxLength(1_000))),
  line_items: boundedList(WooLineSchema, MAX_LINES).check(
    z.refine((lines) => lines.length > 0, { error: "must be at least 1" }),
  ),
  shipping_lines: z
    .array(z.looseObject({ method_id: DeliveryMethodSchema }))
    .check(z.minLength(1), z.maxLength(1, "an order is handed over in one way")),
  coupon_lines: z.nullish(
    boundedList(z.looseObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }), MAX_COUPONS),
  ),
  /** Only the shop's gateways decide that an order is paid. */
  set_paid: flagOrText(z.nullish(z.literal(false))),
  meta_data: z.nullish(WooOrderMetaSchema),
  /** The payment method decides the first status of a new order; PUT changes it. */
  status: z.nullish(OrderStatusSchema),
});
export type WireWooOrderCreate = z.infer<typeof WooOrderCreateSchema>;

/** The shop's own values for an integration's order, which then passes the shop's checkout. */
export interface WooOrderFacts {
  readonly warehouseId: BranchId;
  readonly couponIds: readonly CouponId[];
  readonly promoCode: string | null;
  readonly expectedTotal: Money;
}

/** The same order as a body of `checkout/order`. The integration guarantees the shopper's consent. */
export function orderRequestOfWoo(woo: WireWooOrderCreate, facts: WooOrderFacts): WireOrderRequest {
  const { billing, shipping_lines: ways, customer_note: comment } = woo;
  const [way] = ways;
  return {
    ...handoverOf(woo),
    delivery_type: way?.method_id ?? "local_pickup",
    warehouse_id: facts.warehouseId,
    address: addressOf(woo),
    lines: woo.line_items.map(({ meta_data: _meta, ...line }) => line),
    coupons: [...facts.couponIds],
    promo_code: facts.promoCode,
    customer: {
      name: [billing.first_name, billing.last_name ?? ""].join(" ").trim().slice(0, 200),
      phone: billing.phone,
      email: billing.email,
    },
    payment_method: woo.payment_method,
    comment,
    consent: true,
    expected_total: moneyToRoubles(facts.expectedTotal),
  };
}

type Handover = Pick<WireOrderRequest, Exclude<keyof typeof handoverFields, "address">>;

function handoverOf(woo: WireWooOrderCreate): Handover {
  return {
    zone_id: woo.zone_id,
    coordinates: woo.coordinates,
    pickup_location_id: woo.pickup_location_id,
    restaurant_id: woo.restaurant_id,
    seats: woo.seats,
    express: woo.express,
    take_date: woo.take_date,
    time_from: woo.time_from,
    time_to: woo.time_to,
    people: woo.people,
  };
}

function addressOf({ address: own, shipping, billing }: WireWooOrderCreate): WireOrderRequest["address"] {
  if (own) return own;
  const place = shipping?.address_1 ? shipping : billing;
  const line = [place.city, place.address_1].filter((part) => part).join(", ");
  return line === "" ? null : { AddressLine: line.slice(0, 500), apartment: (place.address_2 ?? "").slice(0, 200) };
}
