import {
  type CatalogFile,
  catalogFileName,
  DEFAULT_LANGUAGE,
  hullToWire,
  LANGUAGES,
  type LanguageCode,
} from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../../shop/documents/json.ts";
import type { ShopDocuments } from "../../shop/documents/revision-documents.ts";

/** A file of the catalogue's folder: its document, form and language. */
export interface CatalogFileRequest {
  readonly document: string;
  readonly withProducts: boolean;
  readonly language: LanguageCode;
}

const mainFiles: readonly CatalogFile[] = ["categories-only", "main", "full"];

/**
 * Reads a file name: `prodcat.json`, `prodcat_main-en.json`, a location's price file. Null for an unknown file or
 * language (readings "Answers").
 */
export function catalogFileNamed(name: string, documents: ShopDocuments): CatalogFileRequest | null {
  const stem = /^(.+)\.json$/.exec(name)?.[1];
  if (stem === undefined) return null;
  const plain = fileWithStem(stem, documents);
  if (plain !== null) return { ...plain, language: DEFAULT_LANGUAGE };
  for (const language of LANGUAGES) {
    const base = stem.endsWith(`-${language}`) ? stem.slice(0, -language.length - 1) : null;
    const file = base === null ? null : fileWithStem(base, documents);
    if (file !== null) return { ...file, language };
  }
  return null;
}

function fileWithStem(stem: string, documents: ShopDocuments): Omit<CatalogFileRequest, "language"> | null {
  const main = mainFiles.find((file) => catalogFileName(file, DEFAULT_LANGUAGE) === `${stem}.json`);
  if (main !== undefined) return { document: "catalog", withProducts: main !== "categories-only" };
  const document = `prices/${stem}`;
  return documents.has(document) ? { document, withProducts: true } : null;
}

/** Fields for integrations and imports, which guests must not see. */
const INNER_FIELDS: ReadonlySet<string> = new Set(["external_numbers", "status"]);

/** The file's content: a list of categories, with or without their products. */
export function catalogFileContent(file: CatalogFileRequest, documents: ShopDocuments): Json {
  const menu = documents.read(file.document, file.language);
  if (!Array.isArray(menu)) return menu;
  return menu.map((category) => {
    if (!isJsonObject(category)) return category;
    const { products, external_numbers: _numbers, ...shell } = withHull(category, "category_availability");
    return file.withProducts && products !== undefined ? { ...shell, products: publicEntries(products) } : shell;
  });
}

/** Whoever reads only one window of the hours reads the hull of all (MENU-24). */
function withHull(entry: JsonObject, field: string): JsonObject {
  const hours = entry[field];
  const hull = hullToWire(hours);
  return hull === null || !isJsonObject(hours) ? entry : { ...entry, [field]: { ...hours, ...hull } };
}

/** Products or their variations without the inner fields. */
function publicEntries(entries: Json): Json {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry) => {
    if (!isJsonObject(entry)) return entry;
    const shown: Record<string, Json> = {};
    for (const [name, value] of Object.entries(entry))
      if (!INNER_FIELDS.has(name)) shown[name] = name === "variations" ? publicEntries(value) : value;
    return withHull(shown, "product_availability");
  });
}
