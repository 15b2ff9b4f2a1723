import { STAFF_DISCOUNT_REASONS } from "@skatert/domain";
import * as z from "zod/mini";
import { LANGUAGES } from "../api/languages.ts";
import { QuoteSchema } from "../checkout/quote-schemas.ts";
import { OrderRequestSchema, QuoteRequestSchema, RequestLineSchema } from "../checkout/request-schemas.ts";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { wireQueryText } from "../fields/bounded.ts";
import { cleanedLine, MAX_ID } from "../fields/schemas.ts";
import { PlacedOrderSchema } from "../orders/schemas.ts";
import { OFFICE_PATHS } from "./paths.ts";

const branch_id = z.string().check(z.regex(/^\d{1,9}$/));

/** How a guest on the telephone pays. `link`: online, by a link in a text message. */
export const PHONE_PAYMENTS = ["cash", "card", "link"] as const;

/** A discount of the staff member, of the goods or as a sum in roubles; the limit is that of the person's roles. */
const discountReason = z.enum(STAFF_DISCOUNT_REASONS);
export const StaffDiscountSchema = z.union([
  z.object({ percent: z.number().check(z.gt(0), z.lte(100)), reason: discountReason }),
  z.object({ amount: z.number().check(z.gt(0), z.lte(1_000_000)), reason: discountReason }),
]);
export type WireStaffDiscount = z.infer<typeof StaffDiscountSchema>;

const phoneFields = {
  /** The account of the guest; must be the one of the number. */
  guest_id: z.nullish(z.int().check(z.positive(), z.lte(MAX_ID))),
  staff_discount: z.nullish(StaffDiscountSchema),
  /** For an order of a company: its name and its tax number (INN), kept with the order and printed. */
  company: z.nullish(
    z.object({
      name: z.string().check(cleanedLine, z.minLength(1), z.maxLength(200)),
      tax_number: z.string().check(z.regex(/^(?:\d{10}|\d{12})?$/)),
    }),
  ),
};

const guestPhone = z.nullish(z.string().check(z.maxLength(40)));

/**
 * Body of `POST /api/office/phone-orders` (PHONE-1): the body of `checkout/order`. Without `coupons` the order takes every
 * coupon that needs no code. With `dry_run: true` it is the quote alone, and the number and the payment may be missing.
 */
export const PhoneOrderSchema = z.union([
  z.extend(QuoteRequestSchema, {
    ...phoneFields,
    dry_run: z.literal(true),
    customer: z.nullish(z.looseObject({ phone: guestPhone })),
  }),
  z.extend(OrderRequestSchema, {
    ...phoneFields,
    dry_run: z.optional(z.literal(false)),
    pay_by: z.enum(PHONE_PAYMENTS),
    /** Of the text message with the payment link; by default the shop's first. */
    language: z.nullish(z.enum(LANGUAGES)),
  }),
]);
export type WirePhoneOrder = z.infer<typeof PhoneOrderSchema>;

/** 200 of a dry run. Sums in roubles. */
export const PhoneQuoteSchema = z.looseObject({
  quote: QuoteSchema,
  /** The largest discount that the person may give, in percent and as a sum; and whether the wanted one exceeds it. */
  staff_discount: z.looseObject({ limit_percent: z.number(), limit: z.number(), is_limited: z.boolean() }),
  /** Gifts of coupons that apply, or wait for a choice, where there is more than one; the order's `gift` says which. */
  gifts: z.array(
    z.looseObject({
      coupon_id: z.int(),
      choices: z.array(z.looseObject({ product_id: z.int(), variation_id: z.nullable(z.int()) })),
    }),
  ),
  /** The place of the address; null: not found, so the operator names the zone or checks the address. */
  coordinates: z.nullable(z.tuple([z.number(), z.number()])),
});
export type WirePhoneQuote = z.infer<typeof PhoneQuoteSchema>;

/** 201: the placed order, as for a guest; `text_sent`: whether a text message with the payment link is on its way. */
export const PlacedPhoneOrderSchema = z.extend(PlacedOrderSchema, { text_sent: z.boolean() });
export type WirePlacedPhoneOrder = z.infer<typeof PlacedPhoneOrderSchema>;

export const PhoneMenuQuerySchema = z.object({ branch_id, lang: wireQueryText });

const id = z.int();
/**
 * `GET /api/office/phone-orders/menu`: what an order by telephone chooses from in a branch. Its dishes are in
 * `branches/{id}/sale`, its zones' payment methods in the quote.
 */
export const PhoneMenuSchema = z.looseObject({
  methods: z.array(DeliveryMethodSchema),
  places: z.array(z.looseObject({ id, name: z.string() })),
  languages: z.array(z.looseObject({ code: z.enum(LANGUAGES), name: z.string() })),
  /** The legal documents whose consent the guest gives by voice. */
  documents: z.array(z.string()),
  discount_limit_percent: z.number(),
  has_points: z.boolean(),
});
export type WirePhoneMenu = z.infer<typeof PhoneMenuSchema>;

/** Query of `…/times`, which answers like `checkout/avaible_time`. */
export const PhoneTimesQuerySchema = z.object({ branch_id, method: DeliveryMethodSchema, zone_id: wireQueryText });

/** Query of `…/addresses`, which answers with suggestions. */
export const PhoneAddressesQuerySchema = z.object({
  branch_id,
  text: z.string().check(z.maxLength(200)),
  session: z.optional(z.string().check(z.regex(/^[\w-]{0,40}$/))),
  lang: wireQueryText,
});

/** `GET …/{id}/repeat`: the dishes of an earlier order as a new one asks for them; `gone`: those no longer sold. */
export const RepeatedOrderSchema = z.looseObject({ lines: z.array(RequestLineSchema), gone: z.array(z.string()) });
export type WireRepeatedOrder = z.infer<typeof RepeatedOrderSchema>;

/** The calls beside `POST /api/office/phone-orders`. */
export const PHONE_ORDER_CALLS = {
  menu: `${OFFICE_PATHS.phoneOrders}/menu`,
  times: `${OFFICE_PATHS.phoneOrders}/times`,
  addresses: `${OFFICE_PATHS.phoneOrders}/addresses`,
  repeat: `${OFFICE_PATHS.phoneOrders}/:id/repeat`,
} as const;
