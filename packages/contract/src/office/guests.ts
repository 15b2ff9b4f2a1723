import { GUEST_SEGMENTS } from "@skatert/domain";
import * as z from "zod/mini";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { cleanedLine, cleanedText, MAX_ID } from "../fields/schemas.ts";
import { OrderStageSchema } from "../orders/stages.ts";
import { OFFICE_PATHS } from "./paths.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const instantOrNull = z.nullable(instant);
const textOrNull = z.nullable(z.string());

/** A guest's id: the number of the account, or the phone (E.164) of a guest without an account. */
export const GuestIdSchema = z.string().check(z.regex(/^(\d{1,9}|\+\d{7,15})$/));

export const GuestSegmentSchema = z.enum(GUEST_SEGMENTS);

/**
 * Query of `GET /api/office/guests`. `q`: parts of a name, separated by blanks, or consecutive digits of a phone.
 * `before`: `next` of the previous page.
 */
export const GuestsQuerySchema = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  segment: z.optional(GuestSegmentSchema),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}\.\+\d{7,15}$/))),
});
export type WireGuestsQuery = z.infer<typeof GuestsQuerySchema>;

/** A block: the guest can neither order online nor book. */
export const GuestBlockSchema = z.looseObject({ reason: z.string(), at: instant, by: z.string() });

/** A line of the list. Money in roubles. */
export const GuestRowSchema = z.looseObject({
  id: z.string(),
  /** "": unknown. */
  name: z.string(),
  phone: z.string(),
  has_account: z.boolean(),
  /** Orders of the whole shop without cancelled ones, and their sum in roubles. */
  orders: z.int(),
  spent: z.number(),
  first_order_at: instantOrNull,
  last_order_at: instantOrNull,
  segments: z.array(GuestSegmentSchema),
  /** "yyyy-mm-dd". */
  birth: textOrNull,
  is_blocked: z.boolean(),
});
export type WireGuestRow = z.infer<typeof GuestRowSchema>;

/** Guests by their last order, the latest first; without an order, by their registration. */
export const GuestsSchema = z.looseObject({ guests: z.array(GuestRowSchema), next: z.nullable(z.string()) });
export type WireGuests = z.infer<typeof GuestsSchema>;

const guestAddress = z.looseObject({
  /** Street and house, as a courier reads them. */
  text: z.string(),
  apartment: textOrNull,
  entrance: textOrNull,
  floor: textOrNull,
  comment: textOrNull,
  /** Latitude and longitude; null: not known. */
  coordinates: z.nullable(z.looseObject({ lat: z.number(), lon: z.number() })),
  /** Whether the guest saved it in the account; otherwise it comes from an order. */
  is_saved: z.boolean(),
});
export type WireGuestAddress = z.infer<typeof guestAddress>;

const guestLine = z.looseObject({
  product_id: z.int(),
  variation_id: z.nullable(z.int()),
  name: z.string(),
  variation: textOrNull,
  quantity: z.int(),
  supplements: z.array(z.looseObject({ id: z.int(), name: z.string(), quantity: z.int() })),
  /** Roubles. */
  total: z.number(),
});

/** An order of a guest in short; `GET /api/office/orders/{id}` has all of it. Money in roubles. */
export const GuestOrderSchema = z.looseObject({
  id: z.int(),
  number: z.string(),
  branch_id: z.int(),
  /** The number that it was placed with. */
  phone: z.string(),
  placed_at: instant,
  stage: OrderStageSchema,
  method: DeliveryMethodSchema,
  total: z.number(),
  lines: z.array(guestLine),
});
export type WireGuestOrder = z.infer<typeof GuestOrderSchema>;

/** Newest first. `next`: the `before` of the following orders. */
export const GuestOrdersSchema = z.looseObject({ orders: z.array(GuestOrderSchema), next: z.nullable(z.int()) });
export type WireGuestOrders = z.infer<typeof GuestOrdersSchema>;
export const GuestOrdersQuerySchema = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) });

/** A dish that the guest orders often, with the usual quantity and the number of orders that had it. */
const usualDish = z.looseObject({
  product_id: z.int(),
  variation_id: z.nullable(z.int()),
  name: z.string(),
  variation: textOrNull,
  quantity: z.int(),
  orders: z.int(),
});

/** The facts about a guest that an order by telephone starts from (PHONE-1). */
export const GuestCardSchema = z.looseObject({
  ...GuestRowSchema.shape,
  /** Other numbers of the guest, joined by merging. */
  numbers: z.array(z.string()),
  addresses: z.array(guestAddress),
  /** Dishes of at least two of the last 50 orders, the most frequent first; at most ten. */
  usual: z.array(usualDish),
  /** At most five, of the caller's branches, newest first. */
  last_orders: z.array(GuestOrderSchema),
  /** The last rating with at most three stars; null: none. */
  last_complaint: z.nullable(
    z.looseObject({ order_id: z.int(), at: instant, stars: z.int(), comment: z.string(), tags: z.array(z.string()) }),
  ),
  /** Null: no account, hence no points. */
  points: z.nullable(z.int()),
  block: z.nullable(GuestBlockSchema),
  /** The newest notes, at most 50. */
  notes: z.array(z.looseObject({ id: z.string(), text: z.string(), at: instant, by: z.string() })),
});
export type WireGuestCard = z.infer<typeof GuestCardSchema>;

/** `GET /api/office/guests/by-phone?phone=`; null: nobody with this number ordered or registered. */
export const GuestByPhoneSchema = z.looseObject({ guest: z.nullable(GuestCardSchema) });
export const GuestByPhoneQuerySchema = z.object({ phone: z.optional(z.string().check(z.maxLength(40))) });

/** `GET /api/office/guests/{id}`. */
export const GuestPageSchema = z.looseObject({
  ...GuestCardSchema.shape,
  email: textOrNull,
  /** When the account was created; null: no account. */
  registered_at: instantOrNull,
  /** The ledger of points, newest first. `reason` and `by` of manual entries. */
  ledger: z.array(
    z.looseObject({
      id: z.string(),
      kind: z.string(),
      points: z.int(),
      at: instant,
      order_id: z.nullable(z.int()),
      reason: textOrNull,
      by: textOrNull,
    }),
  ),
  /** Individual coupons of the guest. `limit`: null for no limit. */
  coupons: z.array(
    z.looseObject({
      coupon_id: z.int(),
      code: z.string(),
      description: z.string(),
      used: z.int(),
      limit: z.nullable(z.int()),
      /** Uses that staff or the wheel gave, and that staff can take back. */
      granted: z.int(),
    }),
  ),
  /** The shop's individual coupons, which can be given. */
  coupons_to_give: z.array(z.looseObject({ coupon_id: z.int(), code: z.string(), description: z.string() })),
  /** What the caller may do. `points`: the greatest manual entry; 0: none. */
  may: z.looseObject({ edit: z.boolean(), erase: z.boolean(), points: z.int() }),
});
export type WireGuestPage = z.infer<typeof GuestPageSchema>;

const reason = z.string().check(cleanedText, z.minLength(1), z.maxLength(300));

/** Body of `POST …/{id}/points`: a manual entry, negative to take points away. Refused below a balance of zero. */
export const GuestPointsSchema = z.object({
  points: z.int().check(
    z.gte(-100_000),
    z.lte(100_000),
    z.refine((points) => points !== 0, "must not be zero"),
  ),
  reason,
});
export type WireGuestPoints = z.infer<typeof GuestPointsSchema>;

/** Body of `POST …/{id}/coupons`: uses of an individual coupon to give, or negative to take back. */
export const GuestCouponSchema = z.object({
  coupon_id: z.int().check(z.positive(), z.lte(MAX_ID)),
  uses: z.int().check(
    z.gte(-10),
    z.lte(10),
    z.refine((uses) => uses !== 0, "must not be zero"),
  ),
});
export type WireGuestCoupon = z.infer<typeof GuestCouponSchema>;

/** Body of `POST …/{id}/notes`. `DELETE …/{id}/notes/{note}` removes one. */
export const GuestNoteSchema = z.object({ text: z.string().check(cleanedText, z.minLength(1), z.maxLength(1_000)) });
export type WireGuestNote = z.infer<typeof GuestNoteSchema>;

/** Body of `POST …/{id}/block`. `reason` is for the staff; null ends the block. */
export const BlockGuestSchema = z.object({ reason: z.nullable(reason) });
export type WireBlockGuest = z.infer<typeof BlockGuestSchema>;

/**
 * Body of `POST …/{id}/merge`: the guest `other` becomes this guest for good. `GET …/{id}/merge?other=` tells what
 * joins; nothing undoes it.
 */
export const MergeGuestSchema = z.object({ other: GuestIdSchema });

export const MergePreviewQuerySchema = z.object({ other: z.optional(GuestIdSchema) });

/** What a merge would join. */
export const MergePreviewSchema = z.looseObject({
  other: GuestRowSchema,
  points: z.int(),
  addresses: z.int(),
  notes: z.int(),
  coupons: z.int(),
  /** Whether the other guest has an account, which ends: its numbers then sign in to this guest's account. */
  ends_account: z.boolean(),
});
export type WireMergePreview = z.infer<typeof MergePreviewSchema>;

/** Body of `DELETE …/{id}`: the phone again, so that the right guest leaves. */
export const EraseGuestSchema = z.object({ phone: z.string().check(cleanedLine, z.maxLength(40)) });

/** Answer to `GET …/{id}/export`: everything stored about the guest, by subject. */
export const GuestExportSchema = z.looseObject({});

/** The path of a guest's call; `part` may be `notes/<id>`. */
export function officeGuestPath(id: string, part?: string): string {
  const guest = `${OFFICE_PATHS.guests}/${encodeURIComponent(id)}`;
  return part === undefined ? guest : `${guest}/${part}`;
}
