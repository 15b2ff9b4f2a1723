import { isMenu, type ReferenceKind, referenceKind, type WireEntityRef } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import { type Names, referenceText } from "../../../model/entities/reference-text.ts";
import { FIELD_TITLES } from "../../../model/titles/field-titles.ts";
import { SILENT_FIELDS } from "./opened-fields.ts";

interface Words {
  readonly names: Names;
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
  const words = { names, t };
  const of = (reference: ReferenceKind) => (each: string) => referenceText(reference, each, words);
  const referred = referenceKind(field);
  if (referred !== undefined) return of(referred);
  if (kind !== "layout") return null;
  const document = documentOfLayout(id);
  if (document === "settings") return (name) => (SILENT_FIELDS.has(name) ? null : titleOr(name, t));
  if (document === "coupons") return of("coupon");
  if (document === "archive") return archivedName(words);
  return isMenu(document) ? of("category") : (each) => names[`content:${document}/${each}`] ?? contentText(each, t);
}

/** The archive lists entities of several kinds by key: "product:101". */
function archivedName(words: Words): NameOf {
  return (key) => {
    const [kind, id = ""] = key.split(/:(.*)/s);
    return kind === "product" || kind === "category" || kind === "coupon" || kind === "zone" || kind === "branch"
      ? referenceText(kind, id, words)
      : (words.names[key] ?? contentText(id, words.t));
  };
}

function contentText(id: string, t: I18n["t"]): string {
  return t("field.ref.content", { id: id.split("/").at(-1) ?? id });
}

/** The document that a layout orders, without its language: "banners" of "banners.en". */
export function documentOfLayout(id: string): string {
  return id.split(".")[0] ?? id;
}

function titleOr(name: string, t: I18n["t"]): string {
  const key = FIELD_TITLES[name];
  return key === undefined ? name : t(key);
}
