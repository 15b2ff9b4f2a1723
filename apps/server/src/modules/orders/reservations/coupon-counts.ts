import { type CouponId, type Money, money } from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";

interface CouponCount {
  /** Live orders that use it. */
  readonly uses: number;
  /** What it gave them. */
  readonly given: Money;
}

/** How much of each coupon live orders use; an unused one is absent. */
export async function couponCounts(db: Db): Promise<ReadonlyMap<CouponId, CouponCount>> {
  const rows = await db
    .selectFrom("coupon_counters")
    .select(["coupon_id", "uses", "given"])
    .where("customer", "=", "")
    .execute();
  return new Map(rows.map(({ coupon_id, uses, given }) => [coupon_id, { uses, given: money(Number(given)) }]));
}

/** The single-use codes of some coupons that live orders have, by `codeKey`; a coupon without any is absent. */
export async function allUsedCodes(
  db: Db,
  ids: readonly CouponId[],
): Promise<ReadonlyMap<CouponId, ReadonlySet<string>>> {
  const used = new Map<CouponId, Set<string>>();
  if (ids.length === 0) return used;
  const rows = await db
    .selectFrom("coupon_uses")
    .select(["coupon_id", "code"])
    .where(isOneOf(db, "coupon_id", ids))
    .where("code", "is not", null)
    // Written out, so that both engines use the partial index.
    .where("released", "=", sql.lit(0))
    .execute();
  for (const { coupon_id: id, code } of rows) {
    if (code === null) continue;
    const codes = used.get(id);
    if (codes === undefined) used.set(id, new Set([code]));
    else codes.add(code);
  }
  return used;
}
