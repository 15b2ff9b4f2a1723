import { type CatalogFile, catalogFileName, DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from "@skatert/contract";
import type { ShopDocuments } from "../../shop/documents.ts";
import { isJsonObject, type Json } from "../../shop/editing/overlay.ts";

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

/** The file's content: a list of categories, with or without their products. */
export function catalogFileContent(file: CatalogFileRequest, documents: ShopDocuments): Json {
  const menu = documents.read(file.document, file.language);
  if (file.withProducts || !Array.isArray(menu)) return menu;
  return menu.map((category) => {
    if (!isJsonObject(category)) return category;
    const { products: _products, ...shell } = category;
    return shell;
  });
}
