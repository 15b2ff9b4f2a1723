import type { WireStock, WireStockCount } from "@skatert/contract";
import {
  type BranchId,
  closingAt,
  pacePeriodMs,
  runsOutAt,
  type ShopRules,
  type StockOutlook,
  stockOutlook,
} from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import { readCounts, type StockPlace } from "../../../shop/stock/branch-stock.ts";
import type { SoldStock } from "../../orders/lists/stock-sold.ts";
import type { StopsDeps } from "../branch-changes.ts";
import { sizeLabel } from "../target-name.ts";

export interface StockDeps extends StopsDeps {
  /** Portions that orders placed since an instant took from a branch's stock. */
  readonly soldSince: (warehouseId: BranchId, since: number) => Promise<readonly SoldStock[]>;
}

/** Which counts: those that need attention, all, or a single one; filtered by words of their names. */
export interface StockView {
  readonly all?: boolean;
  readonly words?: string;
  readonly place?: StockPlace;
}

const maxRows = 500;
const urgency: readonly StockOutlook[] = ["gone", "tonight", "low", "enough"];

/** The counts of a branch and how long they will last, in two queries. The most urgent first. */
export async function stockList(deps: StockDeps, rules: ShopRules, view: StockView): Promise<WireStock> {
  const now = deps.now();
  return stockOf(deps.db, rules, view, { sold: await soldUntil(deps, rules, now), now });
}

/** The sales that show how fast a count falls. */
export function soldUntil({ soldSince }: StockDeps, rules: ShopRules, now: number): Promise<readonly SoldStock[]> {
  return soldSince(rules.stockWarehouseId, now - pacePeriodMs);
}

/** As stockList, with known sales. */
export async function stockOf(
  db: Db,
  rules: ShopRules,
  view: StockView,
  { sold, now }: { readonly sold: readonly SoldStock[]; readonly now: number },
): Promise<WireStock> {
  const counts = await readCounts(db, rules.stockWarehouseId, view.place ?? null);
  const soldOf = new Map(sold.map((row) => [`${row.product_id} ${row.variation_id}`, row.sold]));
  const closesAt = closingAt(rules.schedule, now);
  const rows = counts.flatMap(({ product_id, variation_id, quantity }): readonly WireStockCount[] => {
    const product = rules.catalog.products.get(product_id);
    if (product === undefined) return [];
    const counted = {
      quantity,
      portion: product.measure.kind === "grams" ? product.initialQuantity : 1,
      sold: soldOf.get(`${product_id} ${variation_id}`) ?? 0,
    };
    const end = quantity > 0 ? runsOutAt(counted, now) : null;
    return [
      {
        product_id,
        variation_id: variation_id === 0 ? null : variation_id,
        name: sizeLabel(product, variation_id),
        quantity,
        outlook: stockOutlook(counted, now, closesAt),
        sold: counted.sold,
        runs_out_at: end === null ? null : new Date(end).toISOString(),
      },
    ];
  });
  const words = (view.words ?? "").toLowerCase();
  const isShown = ({ outlook, name }: WireStockCount) =>
    (view.all === true || view.place !== undefined || outlook !== "enough") && name.toLowerCase().includes(words);
  const shown = rows.filter(isShown).toSorted(byUrgency);
  return { rows: shown.slice(0, maxRows), total: shown.length };
}

function byUrgency(a: WireStockCount, b: WireStockCount): number {
  const end = ({ runs_out_at }: WireStockCount) => (runs_out_at === null ? Infinity : Date.parse(runs_out_at));
  const [first, second] = [end(a), end(b)];
  const byEnd = first === second ? 0 : first - second;
  return urgency.indexOf(a.outlook) - urgency.indexOf(b.outlook) || byEnd || a.name.localeCompare(b.name);
}
