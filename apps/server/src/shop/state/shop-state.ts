import {
  type BranchCapacity,
  type CheckoutRequest,
  type DeliveryMethod,
  money,
  type ShopRules,
  type ShopState,
  type SlotLoad,
  type StockLevel,
  singleUseCode,
  takenWith,
} from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import { type Send, together } from "../../database/together.ts";
import { branchNowOf, branchNowQuery } from "../stops/branch-now.ts";
import { codeUseQuery, couponUsesQueries, sendCouponUses } from "./coupon-uses.ts";
import { customerOf, personQuery, type Shopper } from "./shopper.ts";

/** The fields of a request that decide what is read. */
export type StateQuestion = Pick<CheckoutRequest, "lines"> & Partial<Pick<CheckoutRequest, "promoCode">>;

/** The state with the number that the shopper's orders and coupon uses count for; null: unknown. */
export interface StateOfShopper {
  readonly state: ShopState;
  readonly phone: string | null;
}

/**
 * The data that changes from minute to minute, read on the connection of the deciding transaction. A guest with a phone
 * is a customer without coupon rights: only orders and coupon uses count.
 */
export async function readShopState(
  db: Db,
  request: StateQuestion,
  rules: ShopRules,
  shopper: Shopper,
  now: number,
): Promise<ShopState> {
  const queries = shopStateQueries(db, request, rules, shopper, now);
  return (await together(db, (send) => sendShopState(send, queries, shopper, now))).state;
}

/** As readShopState, for a caller that sends further statements with these. */
export async function sendShopState(
  send: Send,
  { stock, uses, code, loads, capacity, branch, person }: ReturnType<typeof shopStateQueries>,
  shopper: Shopper,
  now: number,
): Promise<StateOfShopper> {
  const [stockRows, couponUses, codeRows, slotRows, limits, branchRows, people] = await Promise.all([
    send(stock),
    sendCouponUses(send, uses),
    code === null ? [] : send(code),
    send(loads),
    send(capacity),
    send(branch.query),
    person === null ? [] : send(person),
  ]);
  const state = {
    now,
    stock: stockRows.map(stockLevel),
    customer: customerOf(shopper, people[0]),
    couponUses,
    usedCodeOf: codeRows[0]?.coupon_id ?? null,
    slotLoads: slotRows.flatMap(slotLoad),
    branchCapacity: branchCapacity(limits),
    branch: branchNowOf(branchRows, branch.id),
  };
  return { state, phone: people[0]?.phone ?? shopper.phone };
}

/**
 * The statements behind ShopState. Each reads by key only the rows that the request and the shop's rules refer to, and
 * never scans history.
 */
export function shopStateQueries(db: Db, request: StateQuestion, rules: ShopRules, shopper: Shopper, now: number) {
  return {
    stock: stockQuery(db, request, rules),
    uses: couponUsesQueries(db, rules.coupons, shopper, { now, timeZone: rules.timeZone }),
    code: codeOfRequestQuery(db, request, rules),
    loads: slotLoadsQuery(db, rules, now),
    capacity: capacityQuery(db, rules),
    branch: { id: rules.warehouseId, query: branchNowQuery(db, rules.warehouseId, now) },
    person: personQuery(db, shopper),
  };
}

/** Ids that no menu lists are not queried, since a request may name any number of them. */
function stockQuery(db: Db, request: StateQuestion, { catalog, coupons, stockWarehouseId }: ShopRules) {
  const gifts = coupons.flatMap(({ benefit }) =>
    benefit.kind === "gift" ? benefit.gifts.map((gift) => gift.productId) : [],
  );
  const bought = request.lines.flatMap((line) => [
    ...takenWith(line.productId, catalog),
    ...line.supplements.map(({ id }) => id),
  ]);
  const ids = [...new Set([...bought, ...gifts])].filter((id) => catalog.products.has(id));
  return db
    .selectFrom("stock")
    .selectAll()
    .where("warehouse_id", "=", stockWarehouseId)
    .where(isOneOf(db, "product_id", ids))
    .compile();
}

function stockLevel(row: RowOf<ReturnType<typeof stockQuery>>): StockLevel {
  return {
    productId: row.product_id,
    variationId: row.variation_id === 0 ? null : row.variation_id,
    warehouseId: row.warehouse_id,
    quantity: row.quantity,
  };
}

/** Null: the request names no single-use code. */
function codeOfRequestQuery(db: Db, { promoCode }: StateQuestion, { coupons }: ShopRules) {
  const single = singleUseCode(promoCode ?? null, coupons);
  return single === null ? null : codeUseQuery(db, single.couponId, single.key);
}

const everyMethod: Readonly<Record<DeliveryMethod, true>> = {
  flat_rate: true,
  local_pickup: true,
  wcso_booking: true,
  restaurants: true,
};

/** Slots that may still be chosen; the current one may have begun a slot's length ago. */
function slotLoadsQuery(db: Db, { warehouseId, slots }: ShopRules, now: number) {
  return (
    db
      .selectFrom("slot_counters")
      .selectAll()
      .where("warehouse_id", "=", warehouseId)
      // The key has the method between the branch and the time.
      .where(isOneOf(db, "method", Object.keys(everyMethod)))
      .where("slot_start", ">=", now - slots.minutes * 60_000)
      .compile()
  );
}

function slotLoad({ method, ...row }: RowOf<ReturnType<typeof slotLoadsQuery>>): readonly SlotLoad[] {
  // The sum of all methods is counted from the methods' own rows.
  if (method === "all") return [];
  return [
    {
      method,
      slotStart: row.slot_start,
      warehouseId: row.warehouse_id,
      orders: row.orders,
      dishes: row.dishes,
      sum: money(row.sum),
    },
  ];
}

function capacityQuery(db: Db, { warehouseId }: ShopRules) {
  return db
    .selectFrom("branch_board")
    .select(["capacity_orders", "capacity_dishes", "capacity_sum"])
    .where("branch_id", "=", warehouseId)
    .compile();
}

function branchCapacity([row]: readonly RowOf<ReturnType<typeof capacityQuery>>[]): BranchCapacity | null {
  if (row === undefined) return null;
  const { capacity_orders: orders, capacity_dishes: dishes, capacity_sum: sum } = row;
  return { orders, dishes, sum: sum === null ? null : money(sum) };
}

type RowOf<Query> = Query extends CompiledQuery<infer Row> ? Row : never;
