import { readTexts, type WireCouponRow } from "@skatert/contract";
import { type CouponId, codeKey, type Money, moneyToRoubles, zero } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import { isJsonObject } from "../../../shop/documents/json.ts";
import type { EntityView } from "../../../shop/drafts/draft-view.ts";
import { readKey } from "../../../shop/entities/entity.ts";
import { refToWire } from "../entity-to-wire.ts";
import type { UsedCoupons } from "../promotions/used-coupons.ts";

/** How many live orders use each coupon, and what it gave them; an unused one is absent. */
type CouponCounts = ReadonlyMap<CouponId, { readonly uses: number; readonly given: Money }>;
export type ReadCouponCounts = (db: Db) => Promise<CouponCounts>;

/** Of `UsedCoupons`. */
type UsedCodes = Awaited<ReturnType<UsedCoupons["allUsedCodes"]>>;

/** A coupon of the list before its counts. */
interface ListedCoupon {
  readonly view: EntityView;
  readonly id: CouponId;
  readonly isCode: boolean;
  /** Without its single-use codes. */
  readonly fields: WireCouponRow["coupon"];
  readonly codes: readonly string[];
}

/** A coupon as the list shows it (PROMO-1); of one that the draft removes, what guests still have. Null: it has none. */
export function listedCoupon(view: EntityView): ListedCoupon | null {
  const facets = view.facets ?? view.published ?? {};
  const isCode = facets["coupons#auto"] === undefined;
  const coupon = facets[isCode ? "coupons#codes" : "coupons#auto"];
  if (!isJsonObject(coupon)) return null;
  const { codes, ...fields } = coupon;
  return { view, id: Number(readKey(view.key)?.id), isCode, fields, codes: isCode ? readTexts(codes) : [] };
}

export function couponRow(coupon: ListedCoupon, counts: CouponCounts, usedCodes: UsedCodes): WireCouponRow {
  const { view, id, isCode, fields, codes } = coupon;
  const { key, name, state, version } = view;
  const { uses = 0, given = zero } = counts.get(id) ?? {};
  const used = usedCodes.get(id);
  return {
    ...refToWire(key, name),
    state,
    etag: version,
    is_code: isCode,
    coupon: fields,
    uses,
    given: moneyToRoubles(given),
    codes_count: codes.length,
    codes_used: used === undefined ? 0 : codes.filter((code) => used.has(codeKey(code))).length,
  };
}
