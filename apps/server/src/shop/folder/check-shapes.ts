import {
  BranchStockFileSchema,
  CatalogFileSchema,
  CatalogOverlaySchema,
  faultsOf,
  ProductSchema,
  SettingsOverlaySchema,
  SHOP_FILES,
  type ShopFileName,
} from "@skatert/contract";
import type { Json } from "../overlay.ts";
import type { ShopFault } from "./fault.ts";
import type { ProductPlace } from "./menu-focus.ts";
import type { ShopDocument } from "./read-folder.ts";

/** Checks each document against its subject's schema and reports every fault. `all`: the whole shop. */
export function checkShapes(
  documents: readonly ShopDocument[],
  all: readonly ShopDocument[] = documents,
): readonly ShopFault[] {
  return documents.flatMap((document) => {
    const result = schemaOf(document)?.safeParse(document.content);
    if (result === undefined || result.success) return sameKindAsBase(document, all);
    return faultsOf(result.error.issues).map((fault) => ({ file: document.file, ...fault }));
  });
}

/** As `checkShapes`, for one product of a menu. */
export function checkProductShape(file: string, { path, product }: ProductPlace): readonly ShopFault[] {
  const result = ProductSchema.safeParse(product);
  if (result.success) return [];
  return faultsOf(result.error.issues).map((fault) => {
    const below = fault.path === "" || fault.path.startsWith("[") ? fault.path : `.${fault.path}`;
    return { file, path: path + below, message: fault.message };
  });
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

/** An overlay of another kind than its base would replace it whole. */
function sameKindAsBase(document: ShopDocument, documents: readonly ShopDocument[]): readonly ShopFault[] {
  const { subject } = document;
  if (subject.kind !== "overlay" || subject.base === "catalog") return [];
  const base = documents.find((other) => other.name === subject.base);
  if (base === undefined) return [{ file: document.file, path: "", message: `has no ${subject.base}.json to overlay` }];
  const fits = kindOf(base.content) === kindOf(document.content);
  return fits
    ? []
    : [{ file: document.file, path: "", message: `expected ${kindOf(base.content)}, as in ${base.file}` }];
}

function kindOf(value: Json): string {
  return Array.isArray(value) ? "array" : typeof value;
}
