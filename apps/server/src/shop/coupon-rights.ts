import type { Coupon, ShopRules } from "@skatert/domain";
import type { Db, Tx } from "../database/tables.ts";

/** Gives a user the right to use an individual coupon once more. */
export async function grantCoupon(tx: Tx, userId: number, couponId: number): Promise<void> {
  await tx
    .insertInto("coupon_rights")
    .values({ user_id: userId, coupon_id: couponId, granted: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "coupon_id"])
        .doUpdateSet((eb) => ({ granted: eb("coupon_rights.granted", "+", 1) })),
    )
    .execute();
}

/**
 * The shop's coupons as they stand for one user: those won are the user's too, each as often as it was won.
 * A coupon whose folder lists the user keeps the folder's own limit.
 */
export async function couponsWithRights(
  db: Db,
  coupons: readonly Coupon[],
  userId: number | null,
): Promise<readonly Coupon[]> {
  if (userId === null) return coupons;
  const rows = await db
    .selectFrom("coupon_rights")
    .select(["coupon_id", "granted"])
    .where("user_id", "=", userId)
    .execute();
  if (rows.length === 0) return coupons;
  const granted = new Map(rows.map((row) => [row.coupon_id, row.granted]));
  return coupons.map((coupon) => {
    const times = granted.get(coupon.id);
    if (times === undefined || coupon.userIds.includes(userId)) return coupon;
    return { ...coupon, userIds: [...coupon.userIds, userId], usageLimitPerCustomer: times };
  });
}

/** A branch's rules with the coupons as they stand for one user; read with the connection that decides. */
export async function rulesForUser(db: Db, rules: ShopRules, userId: number | null): Promise<ShopRules> {
  const coupons = await couponsWithRights(db, rules.coupons, userId);
  return coupons === rules.coupons ? rules : { ...rules, coupons };
}
