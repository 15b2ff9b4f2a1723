import {
  BranchStockFileSchema,
  CatalogFileSchema,
  CatalogOverlaySchema,
  foundText,
  SettingsOverlaySchema,
  SHOP_FILES,
  type ShopFileName,
  shapeFaults,
} from "@skatert/contract";
import { isJsonObject, type Json } from "../documents/json.ts";
import type { ShopDocument } from "../documents/shop-document.ts";
import type { FaultCause, ShopFault } from "./fault.ts";
import type { ProductPlace } from "./menu-focus.ts";
import { pathOf, productShape } from "./product-facts.ts";

const shape: FaultCause = { kind: "shape" };

/** Checks each document against its subject's schema and reports every fault. `all`: the whole shop. */
export function checkShapes(
  documents: readonly ShopDocument[],
  all: readonly ShopDocument[] = documents,
): readonly ShopFault[] {
  return documents.flatMap((document) => {
    const faults = faultsOf(document);
    if (faults.length === 0) return sameKindAsBase(document, all);
    return faults.map((fault) => ({ file: document.file, ...fault, cause: shape }));
  });
}

/** As `checkShapes`, for one product of a menu. */
export function checkProductShape(file: string, { path, product }: ProductPlace): readonly ShopFault[] {
  return shapeBelow(path, product).map((fault) => ({ file, ...fault, cause: shape }));
}

type Faults = ReturnType<typeof productShape>;

function shapeBelow(place: string, product: Json): Faults {
  return productShape(product).map(({ path, message }) => {
    const below = path === "" || path.startsWith("[") ? path : `.${path}`;
    return { path: place + below, message };
  });
}

function faultsOf(document: ShopDocument): Faults {
  const schema = schemaOf(document);
  if (schema === undefined) return [];
  return (schema === CatalogFileSchema ? menuFaults(document.content) : null) ?? shapeFaults(schema, document.content);
}

/** The faults of a menu, whose products are looked at once; null: its lists are not where they belong. */
function menuFaults(menu: Json): Faults | null {
  if (!Array.isArray(menu)) return null;
  const shells: Json[] = [];
  const faults: { readonly category: number; readonly fault: Faults[number] }[] = [];
  for (const [category, entry] of menu.entries()) {
    const products = isJsonObject(entry) ? entry["products"] : null;
    if (!isJsonObject(entry) || (products !== undefined && !Array.isArray(products))) return null;
    shells.push(products === undefined ? entry : { ...entry, products: [] });
    for (const [index, product] of (products ?? []).entries())
      for (const fault of shapeBelow(pathOf({ category, index }), product)) faults.push({ category, fault });
  }
  const own = shapeFaults(CatalogFileSchema, shells).map((fault) => ({
    category: Number(/^\[(\d+)\]/.exec(fault.path)?.[1] ?? 0),
    fault,
  }));
  return [...own, ...faults].toSorted((some, other) => some.category - other.category).map(({ fault }) => fault);
}

function schemaOf(document: ShopDocument) {
  const { subject } = document;
  if (subject.kind === "prices") return CatalogFileSchema;
  if (subject.kind === "stock") return BranchStockFileSchema;
  if (subject.kind === "subject") return isShopFile(document.file) ? SHOP_FILES[document.file] : undefined;
  if (subject.base === "catalog") return CatalogOverlaySchema;
  return subject.base === "settings" ? SettingsOverlaySchema : undefined;
}

function isShopFile(file: string): file is ShopFileName {
  return Object.hasOwn(SHOP_FILES, file);
}

/** An overlay of another kind than its base would replace the base. */
function sameKindAsBase(document: ShopDocument, documents: readonly ShopDocument[]): readonly ShopFault[] {
  const { subject } = document;
  if (subject.kind !== "overlay" || subject.base === "catalog") return [];
  const base = documents.find((other) => other.name === subject.base);
  if (base === undefined) return [{ file: document.file, path: "", message: `has no ${subject.base}.json to overlay` }];
  const fits = kindOf(base.content) === kindOf(document.content);
  return fits
    ? []
    : [
        {
          file: document.file,
          path: "",
          message: `${kindOf(base.content)} as in ${base.file}, found ${foundText(document.content)}`,
        },
      ];
}

function kindOf(value: Json): string {
  return Array.isArray(value) ? "a list [ … ]" : "an object { … }";
}
