import type { Json } from "../documents/json.ts";

/** Kinds of entities that staff edit one by one. */
export const ENTITY_KINDS = [
  "product",
  "category",
  "coupon",
  "branch",
  "zone",
  "settings",
  "content",
  /** The order of a document's entities, by the document's name. */
  "layout",
  /** A document that is edited as a whole, by its name. */
  "document",
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** "product:101", "content:banners/5", "layout:catalog". */
export type EntityKey = `${EntityKind}:${string}`;

/**
 * The content of one entity in the shop's documents, by facet. A facet is named after its document, and after the part
 * of the document if the entity can appear in several: "catalog", "prices/station", "catalog.en", "coupons#auto".
 */
export type Facets = Readonly<Record<string, Json>>;

/** Every document of a shop by name, without entities that the office never edits. */
export type Documents = ReadonlyMap<string, Json>;

export function keyOf(kind: EntityKind, id: string): EntityKey {
  return `${kind}:${id}`;
}

/** Null: no entity has such a key. */
export function readKey(text: string): { readonly kind: EntityKind; readonly id: string } | null {
  const at = text.indexOf(":");
  const kind = ENTITY_KINDS.find((each) => each === text.slice(0, at));
  return kind === undefined || at + 1 === text.length ? null : { kind, id: text.slice(at + 1) };
}

/** The document of a facet. */
export function documentOf(facet: string): string {
  return facet.split("#")[0] ?? facet;
}

/** False for accounts and stock: an import only initialises them, and then separate tables hold them. */
export function isEditable(document: string): boolean {
  return document !== "users" && document !== "stock" && !document.startsWith("stock/");
}
