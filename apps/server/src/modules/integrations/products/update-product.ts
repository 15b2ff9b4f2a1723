import {
  hasPrice,
  type PatchOutcome,
  pricePatch,
  statusPatch,
  textPatch,
  type WirePatch,
  type WireWooVariationUpdate,
} from "@skatert/contract";
import type { Store } from "../../../database/store.ts";
import { invalidParams } from "../../../input/refusal.ts";
import type { JsonObject } from "../../../shop/documents/json.ts";
import { editShop, type ShopDraft } from "../../../shop/editing/edit-shop.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import { type IntegrationLog, logChange, noteOf } from "../integration-log.ts";
import { changeStock } from "./change-stock.ts";
import { throwEditFaults } from "./edit-faults.ts";
import { patchProduct, patchVariation, productIn, variationIn } from "./edit-menu.ts";
import { scopeOf, unknownProduct } from "./product-list.ts";
import type { ProductUpdate } from "./product-update.ts";

/**
 * Changes a product or a variation in menus and stock, all together or not at all. Names are shared by all branches.
 * Prices and availability belong to the main menu, or to the named branch's own menu. Throws a 404 for an unknown
 * product, a 400 with the path of each fault. Returns whether the stock changed.
 */
export async function updateProduct(
  { store, snapshot, log }: { readonly store: Store; readonly snapshot: ShopSnapshot; readonly log: IntegrationLog },
  update: ProductUpdate,
): Promise<{ readonly stockChanged: boolean }> {
  const outcome = await editShop(
    store,
    log.now,
    async (draft) => {
      const menus = draft.menus.filter((name) => entryIn(draft, name, update) !== null);
      if (menus.length === 0) throw unknownProduct();
      const targets = targetsOf(snapshot, menus, update);
      const shown = targets.prices[0] ?? "catalog";
      const before = entryIn(draft, shown, update);
      patchMenus(draft, menus, update, () => textPatch(update.changes));
      // As in WooCommerce: if the stock is counted, its quantity decides availability.
      const isCounted = typeof update.changes.stock_quantity === "number";
      patchMenus(draft, targets.status, update, (entry) => patchOf(statusPatch(entry, update.changes, isCounted)));
      patchMenus(draft, targets.prices, update, (entry) => pricesFor(entry, update));
      const after = entryIn(draft, shown, update);
      await logChange(draft.tx, log, {
        object: objectOf(update),
        action: "change",
        before,
        after,
        branchId: branchOf(update),
      });
      return { stockChanged: await changeStock(draft.tx, log, snapshot, update) };
    },
    noteOf(log),
  );
  if (outcome.kind === "faulty") return throwEditFaults(outcome.faults);
  return outcome.result;
}

function objectOf({ productId, variationId }: ProductUpdate) {
  return { kind: "product", id: variationId === 0 ? String(productId) : `${productId} ${variationId}` } as const;
}

function branchOf({ changes }: ProductUpdate) {
  return changes.warehouse_id ?? null;
}

function entryIn(draft: ShopDraft, menu: string, { productId, variationId }: ProductUpdate): JsonObject | null {
  const product = productIn(draft.read(menu), productId);
  return product === null || variationId === 0 ? product : variationIn(product, variationId);
}

/** The menus in which prices and availability change. */
function targetsOf(
  snapshot: ShopSnapshot,
  menus: readonly string[],
  { changes }: ProductUpdate,
): { readonly prices: readonly string[]; readonly status: readonly string[] } {
  const { warehouse_id: warehouseId } = changes;
  if (warehouseId === undefined) return { prices: menus.includes("catalog") ? ["catalog"] : menus, status: menus };
  const [own = "catalog"] = scopeOf(snapshot, warehouseId).menus;
  if (!menus.includes(own)) throw invalidParams([{ path: "warehouse_id", message: "does not sell this product" }]);
  const isShared = own === "catalog" && snapshot.warehouseIds.length > 1;
  const isUnpublished = changes.status === "draft" || changes.status === "private";
  const hasStatus = isUnpublished || (changes.stock_status !== undefined && typeof changes.stock_quantity !== "number");
  if (isShared && (hasPrice(changes) || hasStatus)) {
    const message = "has no menu of its own: leave it out, or set the branch's stock_quantity";
    throw invalidParams([{ path: "warehouse_id", message }]);
  }
  return { prices: [own], status: [own] };
}

function patchMenus(
  draft: ShopDraft,
  menus: readonly string[],
  update: ProductUpdate,
  patchFor: (entry: JsonObject) => WirePatch,
): void {
  for (const name of menus) {
    const entry = entryIn(draft, name, update);
    const patch = entry === null ? {} : patchFor(entry);
    if (Object.keys(patch).length === 0) continue;
    const menu = draft.read(name);
    const { productId, variationId } = update;
    draft.write(
      name,
      variationId === 0 ? patchProduct(menu, productId, patch) : patchVariation(menu, productId, variationId, patch),
    );
  }
}

function pricesFor(entry: JsonObject, { variationId, changes }: ProductUpdate): WirePatch {
  const { variations } = entry;
  if (variationId === 0 && Array.isArray(variations) && variations.length > 0) {
    refusePricesOfVariable(changes);
    return {};
  }
  return patchOf(pricePatch(entry, changes));
}

function patchOf(outcome: PatchOutcome): WirePatch {
  if (outcome.kind === "faulty") throw invalidParams(outcome.faults);
  return outcome.patch;
}

/** A product sent back unchanged must be accepted: `price` is read-only, the other prices are empty. */
function refusePricesOfVariable({ regular_price: regular, sale_price: sale }: WireWooVariationUpdate): void {
  const given = [
    ["regular_price", regular],
    ["sale_price", sale],
  ] as const;
  const faults = given
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([path]) => ({ path, message: "is set on each of the product's variations" }));
  if (faults.length > 0) throw invalidParams(faults);
}
