import {
  checkoutRequestFromWire,
  handoverDetailsFromWire,
  type LanguageCode,
  type WirePhoneOrder,
  type WireStaffDiscount,
} from "@skatert/contract";
import {
  type CheckoutRequest,
  type Coordinates,
  type CouponId,
  fulfilmentOf,
  type GiftItem,
  type Money,
  moneyFromRoubles,
  type Quote,
  requireAddressLine,
  type ShopRules,
  type StaffDiscount,
  staffDiscountRoom,
} from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { rulesForUser } from "../../shop/coupons/coupon-rights.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import type { Checkout } from "../checkout/service.ts";
import type { FindPosition } from "../orders/placing/find-position.ts";

export interface PhoneQuoteDeps {
  readonly db: Db;
  readonly checkout: Pick<Checkout, "quote" | "rulesFor">;
  readonly findPosition: FindPosition;
}

/** An order by telephone as asked, for its guest; `maxPercent`: the caller's limit of a staff discount. */
export interface PhoneAsk {
  readonly body: WirePhoneOrder;
  readonly shopper: Shopper;
  readonly language: LanguageCode;
  readonly maxPercent: number;
  /** The author of the order; see staffAuthor. */
  readonly by: string;
}

export interface PhoneQuote {
  readonly quote: Quote;
  readonly room: Money;
  /** Whether the wanted discount is above the limit, which then is applied. */
  readonly isLimited: boolean;
  readonly coordinates: Coordinates | null;
  /** Coupons of which the guest chooses the gift. */
  readonly gifts: readonly GiftCoupon[];
}

interface GiftCoupon {
  readonly id: CouponId;
  readonly gifts: readonly GiftItem[];
}

/**
 * The shop's own quote, with the place of the written address, every coupon that needs no code, and the staff discount
 * (PHONE-1).
 */
export async function quotePhone(deps: PhoneQuoteDeps, ask: PhoneAsk): Promise<PhoneQuote> {
  const { body, shopper, language, maxPercent } = ask;
  const asked = checkoutRequestFromWire(body);
  const coordinates = asked.coordinates ?? (await placeOf(deps, asked, ask));
  const staffDiscount = staffDiscountOf(body.staff_discount, maxPercent);
  const request: CheckoutRequest = {
    ...asked,
    coordinates,
    couponIds: await couponIdsOf(deps, ask),
    ...(staffDiscount === undefined ? {} : { staffDiscount }),
  };
  const quote = requireAddressLine(await deps.checkout.quote(request, shopper, language), {
    method: asked.method,
    addressLine: addressLineOf(body),
  });
  const room = staffDiscountRoom(maxPercent, quote.adjustments);
  const isLimited = staffDiscount !== undefined && exceeds(staffDiscount, room);
  return { quote, room, isLimited, coordinates, gifts: await giftsOf(deps, ask, quote) };
}

async function giftsOf({ checkout }: PhoneQuoteDeps, { body, language }: PhoneAsk, { coupons }: Quote) {
  const { coupons: known } = await checkout.rulesFor(body.warehouse_id, language);
  const open = new Set(coupons.flatMap(({ id, refusals }) => (refusals.length === 0 ? [id] : [])));
  return known.flatMap(({ id, benefit }): readonly GiftCoupon[] =>
    open.has(id) && benefit.kind === "gift" && benefit.gifts.length > 1 ? [{ id, gifts: benefit.gifts }] : [],
  );
}

function exceeds(discount: StaffDiscount, room: Money): boolean {
  return discount.kind === "percent" ? discount.percent > discount.maxPercent : discount.amount > room;
}

/** A staff discount of the wire, under the limit of the caller. */
export function staffDiscountOf(
  wire: WireStaffDiscount | null | undefined,
  maxPercent: number,
): StaffDiscount | undefined {
  if (!wire) return undefined;
  if ("percent" in wire) return { kind: "percent", percent: wire.percent, maxPercent };
  return { kind: "fixed", amount: moneyFromRoubles(wire.amount), maxPercent };
}

/** The coupons that an order names; by default every one that needs no code. */
export async function couponIdsOf(
  { db, checkout }: Pick<PhoneQuoteDeps, "db" | "checkout">,
  { body, shopper, language }: PhoneAsk,
): Promise<readonly number[]> {
  if (body.coupons != null) return [...new Set(body.coupons)];
  const rules: ShopRules = await rulesForUser(db, await checkout.rulesFor(body.warehouse_id, language), shopper.userId);
  return rules.coupons.flatMap(({ id, kind }) => (kind === "promo" ? [] : [id]));
}

function addressLineOf(body: WirePhoneOrder): string | null {
  return handoverDetailsFromWire(body).address?.line ?? null;
}

async function placeOf(
  { findPosition }: PhoneQuoteDeps,
  { method }: CheckoutRequest,
  { body, language, by }: PhoneAsk,
): Promise<Coordinates | null> {
  const text = addressLineOf(body);
  if (text === null || fulfilmentOf(method) !== "delivery") return null;
  return findPosition({ text, language, caller: { kind: "staff", key: by } });
}
