import {
  BranchStockFileSchema,
  CatalogFileSchema,
  CatalogOverlaySchema,
  foundText,
  ProductSchema,
  SettingsOverlaySchema,
  SHOP_FILES,
  type ShopFileName,
  shapeFaults,
} from "@skatert/contract";
import type { Json } from "../editing/overlay.ts";
import type { FaultCause, ShopFault } from "./fault.ts";
import type { ProductPlace } from "./menu-focus.ts";
import type { ShopDocument } from "./read-folder.ts";

const shape: FaultCause = { kind: "shape" };

/** Checks each document against its subject's schema and reports every fault. `all`: the whole shop. */
export function checkShapes(
  documents: readonly ShopDocument[],
  all: readonly ShopDocument[] = documents,
): readonly ShopFault[] {
  return documents.flatMap((document) => {
    const schema = schemaOf(document);
    const faults = schema === undefined ? [] : shapeFaults(schema, document.content);
    if (faults.length === 0) return sameKindAsBase(document, all);
    return faults.map((fault) => ({ file: document.file, ...fault, cause: shape }));
  });
}

/** As `checkShapes`, for one product of a menu. */
export function checkProductShape(file: string, { path, product }: ProductPlace): readonly ShopFault[] {
  return shapeFaults(ProductSchema, product).map((fault) => {
    const below = fault.path === "" || fault.path.startsWith("[") ? fault.path : `.${fault.path}`;
    return { file, path: path + below, message: fault.message, cause: shape };
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
