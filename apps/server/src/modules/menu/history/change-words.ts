import type { WireDraft } from "@skatert/contract";
import { isJsonObject, type Json } from "../../../shop/editing/overlay.ts";
import type { EntityDelta, FacetSide } from "../../../shop/entities/delta.ts";
import { textsIn } from "../../../shop/entities/documents/entries.ts";
import { type Documents, type EntityKey, keyOf } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import { priceFileName } from "../../../shop/folder/check-references.ts";

/** Fields that name other entities by their ids, with the kind of those. */
const naming = { products: "product", categories: "category" } as const;
const maxNames = 1_000;

/** Names of what the fields of changes are about: menus of branches, and the dishes that a category gets or loses. */
export function wordsOf(
  documents: Documents,
  changes: readonly { readonly key: EntityKey; readonly delta: EntityDelta }[],
): Pick<WireDraft, "menus" | "named"> {
  const keys = new Set(changes.flatMap(({ key, delta }) => keysNamedIn(key, delta)));
  const named = [...keys].slice(0, maxNames).map((key) => [key, entityName(key, entityIn(documents, key))] as const);
  return { menus: menusOf(documents.get("settings")), named: Object.fromEntries(named) };
}

/** Menu documents that branches have of their own. */
function menusOf(settings: Json | undefined): WireDraft["menus"] {
  const locations = isJsonObject(settings) ? settings["locations"] : null;
  return (Array.isArray(locations) ? locations.filter(isJsonObject) : []).flatMap((location) => {
    const { name, price_file_path: path } = location;
    return typeof path === "string" && path !== "" ? [{ document: priceFileName(path), name: String(name ?? "") }] : [];
  });
}

function keysNamedIn(key: EntityKey, delta: EntityDelta): readonly EntityKey[] {
  return Object.values(delta).flatMap(({ before, after }) => {
    if (key.startsWith("layout:")) return differing("category", whole(before), whole(after));
    return Object.entries(naming).flatMap(([field, kind]) =>
      differing(kind, fieldOf(before, field), fieldOf(after, field)),
    );
  });
}

function differing(kind: "product" | "category", before: Json, after: Json): readonly EntityKey[] {
  const [was, is] = [new Set(textsIn(before)), new Set(textsIn(after))];
  return [...was, ...is].filter((id) => was.has(id) !== is.has(id)).map((id) => keyOf(kind, id));
}

function whole(side: FacetSide): Json {
  return side !== null && "whole" in side ? side.whole : null;
}

function fieldOf(side: FacetSide, field: string): Json {
  if (side === null) return null;
  const content = "whole" in side ? side.whole : side.fields;
  return isJsonObject(content) ? (content[field] ?? null) : null;
}
