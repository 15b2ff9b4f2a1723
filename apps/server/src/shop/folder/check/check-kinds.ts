import {
  BranchStockFileSchema,
  CatalogFileSchema,
  CatalogOverlayFields,
  fieldsOfKind,
  pathText,
  SHOP_FILES,
  type ShopFileName,
  unknownFields,
  wireFlag,
  wireMoney,
} from "@skatert/contract";
import type { Json } from "../../documents/json.ts";
import type { ShopDocument } from "../../documents/shop-document.ts";
import { type CheckedShop, type Finding, faultAt, type ValueRule, warningAt } from "./finding.ts";
import { flagFault, moneyFault } from "./values/numbers.ts";

/** The schema with the field names that a document may use; an overlay has those of its base. */
export function fieldSchemaOf({ file, subject }: ShopDocument) {
  if (subject.kind === "prices") return CatalogFileSchema;
  if (subject.kind === "stock") return BranchStockFileSchema;
  if (subject.kind === "overlay" && subject.base === "catalog") return CatalogOverlayFields;
  const name = subject.kind === "overlay" ? `${subject.base}.json` : file;
  return isShopFile(name) ? SHOP_FILES[name] : null;
}

function isShopFile(file: string): file is ShopFileName {
  return Object.hasOwn(SHOP_FILES, file);
}

/**
 * Fields that no part of the shop reads. A name close to a known one is a fault, because the value is missing in the
 * intended field. Any other is a warning, because exports contain fields of other systems.
 */
export function checkFieldNames({ documents }: CheckedShop): readonly Finding[] {
  return documents.flatMap((document) => {
    const schema = fieldSchemaOf(document);
    if (schema === null) return [];
    return unknownFields(schema, document.content).map(({ path, nearest }) => {
      const place = { file: document.file, path: pathText(path) };
      return nearest === null
        ? warningAt(place, "unknown field, which is not read (begin the name of a note with _)")
        : faultAt(place, `unknown field: write "${nearest}"`);
    });
  });
}

/** Flags and sums that would be misread, in every document. */
export function checkKinds(shop: CheckedShop): readonly Finding[] {
  return [...valuesOfKind(shop, wireFlag, flagFault), ...valuesOfKind(shop, wireMoney, moneyFault)];
}

function valuesOfKind(
  { documents }: CheckedShop,
  kind: Parameters<typeof fieldsOfKind>[2],
  rule: ValueRule,
): readonly Finding[] {
  return documents.flatMap((document) => {
    const schema = fieldSchemaOf(document);
    if (schema === null) return [];
    return fieldsOfKind(schema, document.content, kind).flatMap(({ path, value }) => {
      const message = rule(scalarOf(value));
      return message === null ? [] : [faultAt({ file: document.file, path: pathText(path) }, message)];
    });
  });
}

function scalarOf(value: unknown): Json {
  return typeof value === "string" || typeof value === "number" ? value : null;
}
