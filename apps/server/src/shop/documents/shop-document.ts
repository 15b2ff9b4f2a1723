import { basename } from "node:path";
import { findLanguage, type LanguageCode, SHOP_FILES } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { Json } from "./json.ts";

/** The subject of a file in the folder. */
export type Subject =
  | { readonly kind: "subject" }
  | { readonly kind: "overlay"; readonly base: string; readonly language: LanguageCode }
  | { readonly kind: "prices" }
  /** Stock of one branch: "stock/501.json" (`fragmented_stosks_json`). */
  | { readonly kind: "stock"; readonly warehouseId: BranchId };

/** A readable JSON file of a shop folder; `name` is its path without `.json`: "settings", "prices/center". */
export interface ShopDocument {
  readonly name: string;
  readonly file: string;
  readonly subject: Subject;
  readonly content: Json;
}

/** A document of the store in the form of a folder's file; null for an unknown name. */
export function shopDocument(name: string, content: Json): ShopDocument | null {
  const file = `${name}.json`;
  const subject = subjectOf(file);
  return subject === null || subject === "unknown-language" ? null : { name, file, subject, content };
}

/** The subject of a file by its path in the folder; null: no part of the shop reads it. */
export function subjectOf(file: string): Subject | "unknown-language" | null {
  if (Object.hasOwn(SHOP_FILES, file)) return { kind: "subject" };
  if (file.startsWith("prices/")) return { kind: "prices" };
  const warehouseId = /^stock\/([1-9]\d{0,8})\.json$/.exec(file)?.[1];
  if (warehouseId !== undefined) return { kind: "stock", warehouseId: Number(warehouseId) };
  const [, base, code] = /^(.+)\.([\w-]+)\.json$/.exec(file) ?? [];
  if (base === undefined || !Object.hasOwn(SHOP_FILES, `${basename(base)}.json`)) return null;
  const language = findLanguage(code);
  return language === null ? "unknown-language" : { kind: "overlay", base, language };
}

/** `price_file_path` may contain folders and the file ending; only the file name counts. */
export function priceFileName(path: string): string {
  return `prices/${(path.split(/[/\\]/).at(-1) ?? "").replace(/\.json$/i, "")}`;
}
