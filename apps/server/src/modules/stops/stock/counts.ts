import type { WireStock, WireStockChange, WireStockCount } from "@skatert/contract";
import type { ShopRules, WarehouseId } from "@skatert/domain";
import { writeLast } from "../../../database/last-writes.ts";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import type { StockPlace } from "../../../shop/stock/branch-stock.ts";
import {
  answerStockAttempt,
  type CountChange,
  changeCount,
  claimStockAttempt,
  countOf,
  setCount,
} from "../../../shop/stock/count-changes.ts";
import type { Actor } from "../../audit/audit-entry.ts";
import { requireRules } from "../branch-changes.ts";
import { type StockDeps, type StockView, stockList } from "./outlook.ts";

/** The counts of a branch's stock (STOP-4). Callers have checked the rights. */
export interface StockCounts {
  list(branchId: WarehouseId, view: StockView): Promise<WireStock>;
  /** Throws a 400 for an unknown product, a 409 if the count is too small or there is none. */
  change(change: WireStockChange, by: Actor, key: string | null): Promise<WireStockCount>;
}

export function createStockCounts(deps: StockDeps): StockCounts {
  return {
    list: async (branchId, view) => stockList(deps, requireRules(await deps.shop.current(), branchId), view),
    async change(change, by, key) {
      const rules = requireRules(await deps.shop.current(), change.branch_id);
      const place = requirePlace(change, rules);
      const changed = await transaction(deps.db, (tx) => changeOnce(deps, tx, { change, place, by, key }));
      const isNews = changed !== null && (changed.before === 0) !== (changed.after === 0);
      if (isNews) deps.announce(change.branch_id);
      const { rows } = await stockList(deps, rules, { place });
      const [row] = rows;
      if (row === undefined) throw new Error(`product ${place.productId} is not counted`);
      return row;
    },
  };
}

interface AskedChange {
  readonly change: WireStockChange;
  readonly place: StockPlace;
  readonly by: Actor;
  readonly key: string | null;
}

/** Null: a call with this key has been answered before. */
async function changeOnce(deps: StockDeps, tx: Tx, asked: AskedChange): Promise<CountChange | null> {
  const { change, place, by, key } = asked;
  const now = deps.now();
  const fingerprint = JSON.stringify([place, change.change ?? null, change.quantity ?? null]);
  const attempt = key === null ? null : { staffId: by.id ?? 0, key, fingerprint };
  const earlier = attempt === null ? null : await claimStockAttempt(tx, attempt, now);
  if (earlier !== null) {
    if (earlier.fingerprint === fingerprint) return null;
    throw new Refusal("idempotency_mismatch", "This Idempotency-Key belongs to another change");
  }
  const changed = await applyChange(tx, change, place);
  if (attempt !== null) await answerStockAttempt(tx, attempt, changed.after);
  const state = { product_id: place.productId, variation_id: place.variationId };
  await writeLast(tx, [
    deps.audit(tx, {
      ...{ at: now, by, branchId: change.branch_id, guestId: null, reason: change.reason },
      object: { kind: "stock", id: `${place.productId} ${place.variationId}` },
      action: change.quantity === undefined ? "change" : "set",
      before: { ...state, quantity: changed.before },
      after: { ...state, quantity: changed.after, change: changed.after - (changed.before ?? 0) },
    }),
  ]);
  return changed;
}

async function applyChange(tx: Tx, { quantity, change = 0 }: WireStockChange, place: StockPlace): Promise<CountChange> {
  if (quantity !== undefined) return setCount(tx, place, quantity);
  const changed = await changeCount(tx, place, change);
  if (changed !== null) return changed;
  const left = await countOf(tx, place);
  if (left === null) throw new Refusal("stock_refused", "This product is not counted yet", { reason: "not-counted" });
  throw new Refusal("stock_refused", `Only ${left} left`, { reason: "not-enough", left });
}

function requirePlace(change: WireStockChange, rules: ShopRules): StockPlace {
  const product = rules.catalog.products.get(change.product_id);
  const variationId = change.variation_id ?? 0;
  if (product === undefined) throw invalidParams([{ path: "product_id", message: "is not on this branch's menu" }]);
  if (variationId !== 0 && product.variations.every(({ id }) => id !== variationId))
    throw invalidParams([{ path: "variation_id", message: "is not a size of this product" }]);
  if ((change.change === undefined) === (change.quantity === undefined))
    throw invalidParams([{ path: "quantity", message: "either quantity or change is required" }]);
  return { productId: product.id, variationId, warehouseId: rules.stockWarehouseId };
}
