import type { CombiningPolicy, DiscountSelection, GiftChoice } from "@skatert/domain";
import { storedId, storedList, storedRecord, storedTextOrNull } from "../../platform/storage/stored.ts";
import type { CouponCode, TriedCode } from "./types.ts";

export function readSelection(value: unknown): DiscountSelection {
  const stored = storedRecord(value);
  return {
    couponIds: storedList(stored["couponIds"], storedId),
    gift: readGift(stored["gift"]),
    declined: storedList(stored["declined"], storedId),
  };
}

/** The stored promo settings. What is not stored does not combine (ENT-7). */
export function readPolicy(value: unknown): CombiningPolicy {
  const stored = storedRecord(value);
  return {
    autoWithAuto: stored["autoWithAuto"] === true,
    individualWithAuto: stored["individualWithAuto"] === true,
    promoWithAuto: stored["promoWithAuto"] === true,
    bonusesWithAuto: stored["bonusesWithAuto"] === true,
  };
}

export function codesOf({ couponIds }: DiscountSelection, known: readonly CouponCode[]): readonly CouponCode[] {
  return couponIds.flatMap((id) => {
    const coupon = known.find((each) => each.id === id);
    return coupon ? [{ id, code: coupon.code }] : [];
  });
}

export function readCode(value: unknown): CouponCode | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  const code = storedTextOrNull(stored["code"]);
  return id === null || code === null ? null : { id, code };
}

export function readTried(value: unknown): TriedCode | null {
  const code = storedTextOrNull(value);
  return code === null ? null : { code, press: 0, verdict: null };
}

function readGift(value: unknown): GiftChoice | null {
  const stored = storedRecord(value);
  const couponId = storedId(stored["couponId"]);
  const productId = storedId(stored["productId"]);
  return couponId === null || productId === null
    ? null
    : { couponId, productId, variationId: storedId(stored["variationId"]) };
}
