import { isMenu, type WireEntityRef } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import { SILENT_FIELDS } from "./opened-fields.ts";
import { FIELD_TITLES } from "./titles.ts";

interface Words {
  /** Names by key: "product:101", "category:7". */
  readonly names: Readonly<Record<string, string>>;
  readonly t: I18n["t"];
}

/** The name of an id in a list; null: the entry is hidden. */
export type NameOf = (id: string) => string | null;

/** Names for the ids of a changed list; null: the field has no list of ids. */
export function listNames(
  field: string | null,
  { kind, id }: Pick<WireEntityRef, "kind" | "id">,
  { names, t }: Words,
): NameOf | null {
  const byKey = (prefix: string) => (each: string) => names[`${prefix}${each}`] ?? `№ ${each}`;
  if (field === "products" || field === "product_ids" || field === "combo_products") return byKey("product:");
  if (field === "categories") return byKey("category:");
  if (kind !== "layout") return null;
  const document = documentOfLayout(id);
  if (document === "settings") return (name) => (SILENT_FIELDS.has(name) ? null : titleOr(name, t));
  if (document === "coupons") return byKey("coupon:");
  if (document === "archive") return byKey("");
  return byKey(isMenu(document) ? "category:" : `content:${document}/`);
}

/** The document that a layout orders, without its language: "banners" of "banners.en". */
export function documentOfLayout(id: string): string {
  return id.split(".")[0] ?? id;
}

function titleOr(name: string, t: I18n["t"]): string {
  const key = FIELD_TITLES[name];
  return key === undefined ? name : t(key);
}
