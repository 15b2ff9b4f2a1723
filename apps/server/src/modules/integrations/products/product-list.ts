import { type MenuProduct, menuProducts } from "@skatert/contract";
import type { BranchId, ProductId } from "@skatert/domain";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { menuDocumentOf, stockOfBranch } from "../../../shop/branches/branch-rules.ts";
import { isJsonObject, type Json } from "../../../shop/documents/json.ts";
import { memoize } from "../../../shop/memoize.ts";
import type { ShopSnapshot } from "../../../shop/snapshot.ts";
import { hasId } from "./edit-menu.ts";

const menusOf = new WeakMap<ShopSnapshot, (document: string) => readonly MenuProduct[]>();

/** Products of a menu document, computed once per revision. */
export function productsOf(snapshot: ShopSnapshot, document: string): readonly MenuProduct[] {
  const known = menusOf.get(snapshot) ?? memoize((name: string) => menuProducts(snapshot.documents.read(name)));
  menusOf.set(snapshot, known);
  return known(document);
}

/** The branches that an answer covers, and the documents of their menus. */
export interface ProductScope {
  readonly warehouseIds: readonly BranchId[];
  /** The branches whose stock rows apply: one for all with `single_stock_mode`. */
  readonly stockWarehouseIds: readonly BranchId[];
  readonly menus: readonly string[];
}

/** The whole shop, or one of its branches; throws a 400 for an unknown branch. */
export function scopeOf(snapshot: ShopSnapshot, warehouseId: BranchId | null): ProductScope {
  const settings = snapshot.settings();
  const menuOf = (id: BranchId) => menuDocumentOf(id, settings, snapshot.documents);
  const stockFor = (ids: readonly BranchId[]) => [...new Set(ids.map((id) => stockOfBranch(id, settings)))];
  if (warehouseId === null) {
    return {
      warehouseIds: snapshot.warehouseIds,
      stockWarehouseIds: stockFor(snapshot.warehouseIds),
      menus: [...new Set(["catalog", ...snapshot.warehouseIds.map(menuOf)])],
    };
  }
  if (!snapshot.warehouseIds.includes(warehouseId)) {
    throw invalidParams([{ path: "warehouse_id", message: "is not a branch of this shop" }]);
  }
  const own = [warehouseId];
  return { warehouseIds: own, stockWarehouseIds: stockFor(own), menus: own.map(menuOf) };
}

/** Every product once, as in the first menu that has it. */
export function productsIn(snapshot: ShopSnapshot, scope: ProductScope): readonly MenuProduct[] {
  const [only, ...others] = scope.menus.map((menu) => productsOf(snapshot, menu));
  if (others.length === 0) return only ?? [];
  const byId = new Map<number, MenuProduct>();
  for (const product of [only ?? [], ...others].flat()) if (!byId.has(product.id)) byId.set(product.id, product);
  return [...byId.values()];
}

/** Throws a 404 for a product in no menu. Builds only this product. */
export function productNamed(snapshot: ShopSnapshot, scope: ProductScope, id: ProductId): MenuProduct {
  for (const menu of scope.menus) {
    const [product] = menuProducts(withOnly(snapshot.documents.read(menu), id));
    if (product !== undefined) return product;
  }
  throw unknownProduct();
}

function withOnly(menu: Json, id: ProductId): Json {
  if (!Array.isArray(menu)) return menu;
  return menu.map((category) => {
    if (!isJsonObject(category) || !Array.isArray(category["products"])) return category;
    return {
      ...category,
      products: category["products"].filter((product) => isJsonObject(product) && hasId(product, id)),
    };
  });
}

export function unknownProduct(): Refusal {
  return new Refusal("rest_not_found", "There is no such product");
}
