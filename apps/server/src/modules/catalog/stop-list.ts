import type { WireStopList } from "@skatert/contract";
import {
  type BranchNow,
  firstBack,
  indexStops,
  type Product,
  type ShopRules,
  type StopIndex,
  type Stopped,
  stoppedItem,
  type VariationId,
} from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { soldOutRows } from "../../shop/stock/branch-stock.ts";
import { readBranchNow } from "../../shop/stops/branch-now.ts";
import { readBusy, readClosed } from "../../shop/stops/branches-now.ts";

type Row = WireStopList["products"][number];
type Rules = Pick<ShopRules, "catalog" | "schedule" | "warehouseId" | "stockWarehouseId">;

/**
 * Everything that a branch does not sell now: products without stock, and products that staff stopped (STOP-2). A dish
 * whose variations are all listed is also listed as a whole. `branches`: those of the shop, for the busy and closed
 * ones.
 */
export async function readStopList(
  db: Db,
  rules: Rules,
  { now, branches }: { readonly now: number; readonly branches: readonly number[] },
): Promise<Pick<WireStopList, "time_zone" | "products" | "supplements" | "pace" | "busy" | "closed">> {
  const soldOut = await soldOutRows(db, rules.stockWarehouseId);
  const branch = await readBranchNow(db, rules.warehouseId, now);
  const menu = menuRows(rules, soldOut, branch, now);
  return {
    time_zone: rules.schedule.timeZone,
    products: [
      ...menu.whole,
      ...soldOut.map(({ product_id, variation_id }) => ({ product_id, variation_id: variation_id || null })),
      ...menu.stopped,
    ],
    supplements: branch.stops.flatMap(({ target, until }) =>
      target.kind === "supplement" ? [{ product_id: target.id, back_at: isoOrNull(until) }] : [],
    ),
    pace: paceToWire(branch),
    busy: await readBusy(db, branches, now),
    closed: await readClosed(db, branches, now),
  };
}

type SoldOut = Awaited<ReturnType<typeof soldOutRows>>;

/** The dishes without stock as a whole, and stopped products that still have stock. */
function menuRows(rules: Rules, soldOut: SoldOut, branch: BranchNow, now: number) {
  const outSizes = new Set(soldOut.map((row) => row.variation_id));
  const outProducts = new Set(soldOut.flatMap((row) => (row.variation_id === 0 ? [row.product_id] : [])));
  const stops = indexStops(branch.stops);
  const whole: Row[] = [];
  const stopped: Row[] = [];
  for (const product of rules.catalog.products.values()) {
    const sizes = product.variations;
    if (sizes.length > 0 && sizes.every(({ id }) => outSizes.has(id)))
      whole.push({ product_id: product.id, variation_id: null });
    else if (stops.size > 0 && !outProducts.has(product.id))
      stopped.push(...stoppedRows(product, { stops, outSizes, rules, now }));
  }
  return { whole, stopped };
}

interface Stopping {
  readonly stops: StopIndex;
  /** Sizes without stock. */
  readonly outSizes: ReadonlySet<VariationId>;
  readonly rules: Rules;
  readonly now: number;
}

function stoppedRows(product: Product, { stops, outSizes, rules, now }: Stopping): readonly Row[] {
  const stoppedAs = (variationId: VariationId | null) =>
    stoppedItem(stops, { product, variationId }, rules.catalog, now);
  const dish = stoppedAs(null);
  if (dish !== null) return [rowOf(product, null, dish)];
  const sizes = product.variations.flatMap(({ id, inStock }) => {
    const stopped = !inStock || outSizes.has(id) ? null : stoppedAs(id);
    return stopped === null ? [] : [{ id, stopped }];
  });
  const rows = sizes.map(({ id, stopped }) => rowOf(product, id, stopped));
  const isAnyLeft = product.variations.some(
    ({ id, inStock }) => inStock && !outSizes.has(id) && sizes.every((size) => size.id !== id),
  );
  const first = isAnyLeft ? null : firstBack(sizes.map(({ stopped }) => stopped));
  return first === null ? rows : [rowOf(product, null, first), ...rows];
}

function rowOf({ id }: Product, variationId: VariationId | null, { backAt }: Stopped): Row {
  return { product_id: id, variation_id: variationId, stopped: true, back_at: isoOrNull(backAt) };
}

function paceToWire({ pace }: BranchNow): WireStopList["pace"] {
  if (pace === null) return null;
  return { extra_minutes: pace.extraMinutes, express: pace.express, until: isoOrNull(pace.until) };
}

function isoOrNull(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
