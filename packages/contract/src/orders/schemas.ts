import * as z from "zod/mini";
import { wooListQuery } from "../catalog/woo-schemas.ts";
import { AdjustmentSchema, QuoteLineSchema } from "../checkout/quote-schemas.ts";
import { ShownMetaSchema } from "../checkout/woo-meta.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { wireQueryText } from "../fields/bounded.ts";
import { guestChangeFields } from "./guest-changes.ts";
import { OrderStageSchema, OrderStatusSchema } from "./stages.ts";

/** 201 of `POST checkout/order`. */
export const PlacedOrderSchema = z.looseObject({
  id: z.int(),
  number: z.string(),
  key: z.string(),
  status: OrderStatusSchema,
  stage: OrderStageSchema,
  total: z.number(),
  payment: z.nullable(z.looseObject({ redirect_url: z.string() })),
});
export type WirePlacedOrder = z.infer<typeof PlacedOrderSchema>;

const textOrNull = z.optional(z.nullable(z.string()));

/** How and where the order is handed over; times are in the branch's wall time. */
export const OrderDeliverySchema = z.looseObject({
  type: DeliveryMethodSchema,
  warehouse_id: z.int(),
  zone_id: textOrNull,
  address: textOrNull,
  apartment: textOrNull,
  coordinates: z.optional(z.nullable(z.tuple([z.number(), z.number()]))),
  place_name: textOrNull,
  pickup_location_id: z.optional(z.nullable(z.int())),
  restaurant_id: z.optional(z.nullable(z.int())),
  seats: z.optional(z.nullable(z.int())),
  people: z.int(),
  express: z.boolean(),
  take_date: textOrNull,
  time_from: textOrNull,
  time_to: textOrNull,
  comment: textOrNull,
  /** The courier's position, longitude first, if the host names it. */
  courier_coordinates: z.optional(z.nullable(z.tuple([z.number(), z.number()]))),
});
export type WireOrderDelivery = z.infer<typeof OrderDeliverySchema>;

/** `GET checkout/order/{id}?key`: the order as shown to its owner. `at` is an ISO instant. */
export const OrderViewSchema = z.looseObject({
  id: z.int(),
  number: z.string(),
  status: OrderStatusSchema,
  stage: OrderStageSchema,
  stages: z.array(z.looseObject({ stage: OrderStageSchema, at: z.string() })),
  lines: z.array(QuoteLineSchema),
  adjustments: z.array(AdjustmentSchema),
  total: z.number(),
  payment: z.looseObject({
    method: z.string(),
    name: z.string(),
    online: z.boolean(),
    paid: z.boolean(),
    redirect_url: textOrNull,
    change_from: z.optional(z.nullable(z.number())),
    /** Money that is being refunded or has been refunded; absent without a refund. */
    refund: z.optional(z.enum(["due", "done"])),
    /** The refunded sum, and the day by which it is on the card, "yyyy-mm-dd". */
    refund_amount: z.optional(z.number()),
    refund_by: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    /** Only while the order awaits payment. */
    waiting: z.optional(
      z.looseObject({
        /** When the shop cancels the unpaid order. */
        until: z.string(),
        /** The last attempt to pay was refused or expired. */
        declined: z.boolean(),
        other_methods: z.array(z.looseObject({ id: z.string(), name: z.string(), online: z.boolean() })),
      }),
    ),
  }),
  /** ISO instants: the promised time, the time promised before it became later, and whether the guest must agree. */
  promise: z.optional(z.looseObject({ at: z.string(), was: z.nullable(z.string()), asks: z.boolean() })),
  /** Whether the restaurant confirms orders, and its answer; absent: the host has no board. */
  confirmation: z.optional(
    z.looseObject({
      /** Until `confirmed_at` is set the restaurant has not answered. */
      asked: z.boolean(),
      confirmed_at: z.nullable(z.string()),
      /** The guest asked to cancel and has no answer yet. */
      cancel_requested_at: z.nullable(z.string()),
      /** The restaurant did not agree to cancel. */
      cancel_declined_at: z.optional(z.nullable(z.string())),
      /** Whether `POST …/cancel` asks the restaurant now. */
      can_request_cancel: z.boolean(),
      /** The restaurant's phone, once nobody has answered for some minutes. */
      call: z.optional(z.nullable(z.string())),
    }),
  ),
  /** Why the restaurant refused the order. */
  refusal: z.optional(z.looseObject({ reason: z.string(), message: z.string() })),
  /** Points that the cancelled order returned. */
  points_returned: z.optional(z.int()),
  /** The refund on a cancellation now; absent when it is nothing, or when the order cannot be cancelled. */
  if_cancelled: z.optional(
    z.looseObject({
      refund_amount: z.number(),
      /** The day by which the money is on the card, "yyyy-mm-dd". */
      refund_by: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      points: z.int(),
    }),
  ),
  delivery: OrderDeliverySchema,
  /** Additions of the integration that placed the order. */
  meta_data: z.optional(ShownMetaSchema),
  can_cancel: z.boolean(),
  can_pay: z.boolean(),
  ...guestChangeFields,
});
export type WireOrderView = z.infer<typeof OrderViewSchema>;

/** Body of `POST checkout/order/{id}/promise`: the later time as read from the order, an ISO instant. */
export const PromiseAnswerSchema = z.looseObject({ at: z.iso.datetime().check(z.maxLength(40)) });

/** Body of `POST checkout/order/{id}/payment_method`. */
export const PaymentMethodChangeSchema = z.looseObject({ payment_method: z.string().check(z.maxLength(40)) });

const wooMeta = z.array(z.looseObject({ key: z.string(), value: z.unknown() }));
const wooPerson = z.looseObject({
  first_name: z.string(),
  last_name: z.optional(z.string()),
  address_1: z.optional(z.string()),
  address_2: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});

/** An order in WooCommerce's shape: money is text with two decimals. */
export const WooOrderSchema = z.looseObject({
  id: z.int(),
  number: z.string(),
  order_key: z.optional(z.string()),
  status: OrderStatusSchema,
  currency: z.string(),
  date_created: z.string(),
  date_created_gmt: z.string(),
  /** Of the last change of its stage, answer, promise or payment. */
  date_modified: z.string(),
  date_modified_gmt: z.string(),
  total: z.string(),
  discount_total: z.string(),
  shipping_total: z.string(),
  customer_id: z.int(),
  customer_note: z.string(),
  billing: wooPerson,
  shipping: wooPerson,
  payment_method: z.string(),
  payment_method_title: z.string(),
  line_items: z.array(
    z.looseObject({
      id: z.int(),
      name: z.string(),
      product_id: z.int(),
      variation_id: z.int(),
      quantity: z.number(),
      subtotal: z.string(),
      total: z.string(),
      price: z.number(),
      meta_data: wooMeta,
    }),
  ),
  shipping_lines: z.array(
    z.looseObject({ id: z.int(), method_id: z.string(), method_title: z.string(), total: z.string() }),
  ),
  fee_lines: z.array(z.looseObject({ id: z.int(), name: z.string(), total: z.string() })),
  coupon_lines: z.array(z.looseObject({ id: z.int(), code: z.string(), discount: z.string() })),
  /** The total less these is what the guest finally paid. */
  refunds: z.optional(z.array(z.looseObject({ id: z.int(), reason: z.string(), total: z.string() }))),
  meta_data: wooMeta,
});
export type WireWooOrder = z.infer<typeof WooOrderSchema>;
export const WooOrdersSchema = z.array(WooOrderSchema);

/** What a list of the caller's orders is read for; the rest of a row comes from the order's own call. */
export const OwnOrderRowSchema = z.looseObject({ id: z.int().check(z.minimum(1)), status: z.string() });

/** Body of `PUT wc/v3/orders/{id}`. */
export const OrderStatusUpdateSchema = z.looseObject({ status: OrderStatusSchema });

/** Query of `GET wc/v2/orders` and `wc/v3/orders`. */
export const OrdersQuerySchema = z.looseObject({
  ...wooListQuery,
  /** One, or several with commas; "any" for all. */
  status: wireQueryText,
  /** Created after and before, exclusive; without an offset in the shop's wall time. */
  after: wireQueryText,
  before: wireQueryText,
  /** Changed after and before, in the same way. */
  modified_after: wireQueryText,
  modified_before: wireQueryText,
  /** Those times are UTC. */
  dates_are_gmt: wireQueryText,
  customer: wireQueryText,
  /** Words of the customer's name, the whole phone or e-mail, or the order number. */
  search: z.optional(z.string().check(z.maxLength(200))),
  orderby: z.optional(z.enum(["date", "modified", "id"])),
});
