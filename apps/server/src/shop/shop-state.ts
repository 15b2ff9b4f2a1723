import { readIsoDay } from "@skatert/contract";
import {
  type CheckoutCustomer,
  type CheckoutRequest,
  type CouponId,
  money,
  type ShopRules,
  type ShopState,
  type SlotLoad,
  type StockLevel,
} from "@skatert/domain";
import type { Db } from "../database/tables.ts";

/** What of a request the stock is asked for. */
export type StockQuestion = Pick<CheckoutRequest, "lines">;

/** Who asks. A guest has neither; at an order's placing a guest has the phone of the order. */
export interface Shopper {
  readonly userId: number | null;
  /** E.164. */
  readonly phone: string | null;
}

/**
 * What changes from minute to minute, read with the connection of the transaction that decides.
 * A guest with a phone counts as a customer without rights: only orders and coupon uses are known of them.
 */
export async function readShopState(
  db: Db,
  request: StockQuestion,
  rules: ShopRules,
  shopper: Shopper,
  now: number,
): Promise<ShopState> {
  return {
    now,
    stock: await readStock(db, request, rules),
    customer: await readCustomer(db, shopper),
    couponUses: await readCouponUses(db, shopper.phone),
    slotLoads: await readSlotLoads(db, rules, now),
  };
}

async function readStock(db: Db, request: StockQuestion, rules: ShopRules): Promise<readonly StockLevel[]> {
  const gifts = rules.coupons.flatMap(({ benefit }) =>
    benefit.kind === "gift" ? benefit.gifts.map((gift) => gift.productId) : [],
  );
  const bought = request.lines.flatMap((line) => [line.productId, ...line.supplements.map(({ id }) => id)]);
  const ids = [...new Set([...bought, ...gifts])];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("stock")
    .selectAll()
    .where("warehouse_id", "=", rules.warehouseId)
    .where("product_id", "in", ids)
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    variationId: row.variation_id === 0 ? null : row.variation_id,
    warehouseId: row.warehouse_id,
    quantity: row.quantity,
  }));
}

/** What coupons may know of a shopper; null for a guest whose phone is not known yet. */
export async function readCustomer(db: Db, shopper: Shopper): Promise<CheckoutCustomer | null> {
  if (shopper.userId === null && shopper.phone === null) return null;
  const orders =
    shopper.phone === null
      ? undefined
      : await db
          .selectFrom("customer_orders")
          .select("orders")
          .where("customer", "=", shopper.phone)
          .executeTakeFirst();
  const ordersCount = orders?.orders ?? 0;
  if (shopper.userId === null) return { id: null, birth: null, ordersCount, bonusBalance: 0 };
  const user = await db
    .selectFrom("users")
    .leftJoin("bonus_accounts", "bonus_accounts.user_id", "users.id")
    .select(["users.birth", "bonus_accounts.balance"])
    .where("users.id", "=", shopper.userId)
    .executeTakeFirst();
  return { id: shopper.userId, birth: readIsoDay(user?.birth), ordersCount, bonusBalance: user?.balance ?? 0 };
}

async function readCouponUses(
  db: Db,
  customer: string | null,
): Promise<ReadonlyMap<CouponId, { readonly total: number; readonly byCustomer: number }>> {
  const rows = await db
    .selectFrom("coupon_counters")
    .select(["coupon_id", "customer", "uses"])
    .where("customer", "in", customer === null ? [""] : ["", customer])
    .execute();
  const uses = new Map<CouponId, { total: number; byCustomer: number }>();
  for (const row of rows) {
    const known = uses.get(row.coupon_id) ?? { total: 0, byCustomer: 0 };
    uses.set(row.coupon_id, row.customer === "" ? { ...known, total: row.uses } : { ...known, byCustomer: row.uses });
  }
  return uses;
}

/** Slots that may still be chosen; the one in progress may have begun a slot's length ago. */
async function readSlotLoads(db: Db, rules: ShopRules, now: number): Promise<readonly SlotLoad[]> {
  const rows = await db
    .selectFrom("slot_counters")
    .selectAll()
    .where("warehouse_id", "=", rules.warehouseId)
    .where("slot_start", ">=", now - rules.slots.minutes * 60_000)
    .execute();
  return rows.map((row) => ({
    slotStart: row.slot_start,
    method: row.method,
    warehouseId: row.warehouse_id,
    orders: row.orders,
    sum: money(row.sum),
  }));
}
