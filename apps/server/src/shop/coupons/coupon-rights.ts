import type { Coupon, CouponId, CustomerId, ShopRules } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db, Tx } from "../../database/tables.ts";

/** Grants a user one more use of an individual coupon. */
export async function grantCoupon(tx: Tx, userId: CustomerId, couponId: CouponId): Promise<void> {
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

/** Gives uses of a coupon, or takes back given ones; false when the user was given fewer. */
export async function changeGrant(
  tx: Tx,
  { userId, couponId, uses }: { readonly userId: CustomerId; readonly couponId: CouponId; readonly uses: number },
): Promise<boolean> {
  await tx
    .insertInto("coupon_rights")
    .values({ user_id: userId, coupon_id: couponId, granted: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const changed = await tx
    .updateTable("coupon_rights")
    .set((eb) => ({ granted: eb("granted", "+", uses) }))
    .where("user_id", "=", userId)
    .where("coupon_id", "=", couponId)
    .where("granted", ">=", -uses)
    .executeTakeFirst();
  await tx.deleteFrom("coupon_rights").where("user_id", "=", userId).where("granted", "=", 0).execute();
  return changed.numUpdatedRows === 1n;
}

/** Coupons that a user has won or was given. */
export function rightsQuery(db: Db, userId: CustomerId) {
  return db.selectFrom("coupon_rights").select(["coupon_id", "granted"]).where("user_id", "=", userId).compile();
}

type Right = typeof rightsQuery extends (...args: never) => CompiledQuery<infer Row> ? Row : never;

/**
 * The shop's coupons for one user. A won coupon may be used as often as it was won. A coupon that lists the user in the
 * shop folder keeps its own limit.
 */
export async function couponsWithRights(
  db: Db,
  coupons: readonly Coupon[],
  userId: CustomerId | null,
): Promise<readonly Coupon[]> {
  if (userId === null) return coupons;
  return withRights(coupons, userId, (await db.executeQuery(rightsQuery(db, userId))).rows);
}

function withRights(coupons: readonly Coupon[], userId: CustomerId, rights: readonly Right[]): readonly Coupon[] {
  if (rights.length === 0) return coupons;
  const granted = new Map(rights.map((row) => [row.coupon_id, row.granted]));
  return coupons.map((coupon) => {
    const times = granted.get(coupon.id);
    if (times === undefined || coupon.userIds.includes(userId)) return coupon;
    return { ...coupon, userIds: [...coupon.userIds, userId], usageLimitPerCustomer: times };
  });
}

/** A branch's rules with the coupons of one user, read on the connection of the deciding transaction. */
export async function rulesForUser(db: Db, rules: ShopRules, userId: CustomerId | null): Promise<ShopRules> {
  if (userId === null) return rules;
  return rulesWithRights(rules, userId, (await db.executeQuery(rightsQuery(db, userId))).rows);
}

/** A branch's rules for a user with `rights`. */
export function rulesWithRights(rules: ShopRules, userId: CustomerId, rights: readonly Right[]): ShopRules {
  const coupons = withRights(rules.coupons, userId, rights);
  return coupons === rules.coupons ? rules : { ...rules, coupons };
}

export async function couponRightsOf(db: Db, userId: CustomerId): Promise<readonly Right[]> {
  return (await db.executeQuery(rightsQuery(db, userId))).rows;
}

/** Coupons that several users have won, by user. */
export async function rightsOfUsers(
  db: Db,
  userIds: readonly CustomerId[],
): Promise<ReadonlyMap<CustomerId, readonly Right[]>> {
  const rows = await db
    .selectFrom("coupon_rights")
    .select(["user_id", "coupon_id", "granted"])
    .where(isOneOf(db, "user_id", userIds))
    .execute();
  return Map.groupBy(rows, ({ user_id }) => user_id);
}

/** Adds the coupons of one account to those of another. */
export async function joinCouponRights(tx: Tx, from: CustomerId, to: CustomerId): Promise<void> {
  const rights = await tx.deleteFrom("coupon_rights").where("user_id", "=", from).returningAll().execute();
  for (const { coupon_id: couponId, granted: uses } of rights) await changeGrant(tx, { userId: to, couponId, uses });
}

export async function forgetCouponRights(tx: Tx, userId: CustomerId): Promise<void> {
  await tx.deleteFrom("coupon_rights").where("user_id", "=", userId).execute();
}

/** The greatest id of a won coupon; 0: none. */
export async function greatestWonCoupon(db: Db): Promise<number> {
  const won = await db
    .selectFrom("coupon_rights")
    .select((eb) => eb.fn.max("coupon_id").as("id"))
    .executeTakeFirst();
  return won?.id ?? 0;
}
