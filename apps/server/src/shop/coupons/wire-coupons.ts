import type { LanguageCode, WireCoupon } from "@skatert/contract";
import { CouponSchema, SECRET_COUPON_FIELDS } from "@skatert/contract";
import type { Coupon, CustomerId } from "@skatert/domain";
import type { ShopSnapshot } from "../snapshot.ts";

const bySnapshot = new WeakMap<ShopSnapshot, Map<LanguageCode, ReadonlyMap<number, WireCoupon>>>();

/**
 * Coupons in the wire shape of the shop folder, for calls of guests. Owners of an individual coupon are removed, except
 * the caller, and so are the fields that guests must not know. `code`: of a single-use code the one that was typed.
 */
export function wireCoupons(
  snapshot: ShopSnapshot,
  coupons: readonly Coupon[],
  language: LanguageCode,
  userId: CustomerId | null,
): WireCoupon[] {
  const byId = couponsById(snapshot, language);
  return coupons.flatMap((coupon) => {
    const wire = byId.get(coupon.id);
    if (wire === undefined) return [];
    const isOwn = userId !== null && coupon.userIds.includes(userId);
    return [{ ...wire, code: coupon.code, usage_avaible_users: isOwn ? [userId] : [] }];
  });
}

function couponsById(snapshot: ShopSnapshot, language: LanguageCode): ReadonlyMap<number, WireCoupon> {
  const languages = bySnapshot.get(snapshot) ?? new Map<LanguageCode, ReadonlyMap<number, WireCoupon>>();
  bySnapshot.set(snapshot, languages);
  const known = languages.get(language);
  if (known !== undefined) return known;
  const made = readCoupons(snapshot.documents.read("coupons", language));
  languages.set(language, made);
  return made;
}

function readCoupons(file: unknown): ReadonlyMap<number, WireCoupon> {
  const lists = typeof file === "object" && file !== null ? Object.values(file) : [];
  const coupons = lists.flat().flatMap((entry) => {
    const read = CouponSchema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
  return new Map(coupons.map((coupon) => [Number(coupon.id), withoutSecrets(coupon)]));
}

function withoutSecrets(coupon: WireCoupon): WireCoupon {
  const shown = { ...coupon };
  for (const field of SECRET_COUPON_FIELDS) delete shown[field];
  return shown;
}
