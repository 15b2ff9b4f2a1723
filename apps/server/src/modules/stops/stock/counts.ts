import type { WireStock, WireStockChange, WireStockCount } from "@skatert/contract";
import type { BranchId, ShopRules } from "@skatert/domain";
import { writeLast } from "../../../database/last-writes.ts";
import type { Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import type { Call } from "../../../repeats/call.ts";
import { repeatable } from "../../../repeats/repeatable.ts";
import type { StockPlace } from "../../../shop/stock/branch-stock.ts";
import { type CountChange, changeCount, countOf, setCount } from "../../../shop/stock/count-changes.ts";
import type { Actor } from "../../audit/audit-entry.ts";
import { requireRules } from "../branch-changes.ts";
import { type StockDeps, type StockView, soldUntil, stockList, stockOf } from "./outlook.ts";

/** The counts of a branch's stock (STOP-4). Callers have checked the rights. */
export interface StockCounts {
  list(branchId: BranchId, view: StockView): Promise<WireStock>;
  /** Throws a 400 for an unknown product, a 409 if the count is too small or there is none. */
  change(change: WireStockChange, by: Actor, call: Call | null): Promise<WireStockCount>;
}

export function createStockCounts(deps: StockDeps): StockCounts {
  return {
    list: async (branchId, view) => stockList(deps, requireRules(await deps.shop.current(), branchId), view),
    async change(change, by, call) {
      const rules = requireRules(await deps.shop.current(), change.branch_id);
      const now = deps.now();
      // Before the transaction, because the orders are read by a connection of their own.
      const sold = await soldUntil(deps, rules, now);
      let changed: CountChange | null = null;
      const { answer } = await transaction(deps.db, (tx) => {
        changed = null;
        return repeatable(tx, call, now, async () => {
          const place = requirePlace(change, rules);
          changed = await makeChange(deps, tx, { change, place, by, now });
          const [row] = (await stockOf(tx, rules, { place }, { sold, now })).rows;
          if (row === undefined) throw new Error(`product ${place.productId} is not counted`);
          return row;
        });
      });
      if (isNews(changed)) deps.announce(change.branch_id);
      return answer;
    },
  };
}

/** Whether guests see the change. */
function isNews(changed: CountChange | null): boolean {
  return changed !== null && (changed.before === 0) !== (changed.after === 0);
}

interface AskedChange {
  readonly change: WireStockChange;
  readonly place: StockPlace;
  readonly by: Actor;
  readonly now: number;
}

async function makeChange(deps: StockDeps, tx: Tx, { change, place, by, now }: AskedChange): Promise<CountChange> {
  const changed = await applyChange(tx, change, place);
  const state = { product_id: place.productId, variation_id: place.variationId };
  await writeLast(tx, [
    deps.audit(tx, {
      at: now,
      by,
      branchId: change.branch_id,
      guestId: null,
      reason: change.reason,
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
