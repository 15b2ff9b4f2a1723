import { CODE_SETTINGS } from "@skatert/contract";
import type { Store } from "../../database/store.ts";
import { Refusal } from "../../input/refusal.ts";
import { entitiesOfChange } from "../../shop/changes/change-store.ts";
import { isJsonObject, type Json } from "../../shop/documents/json.ts";
import { type EntityKey, type Facets, readKey } from "../../shop/entities/entity.ts";
import type { ChangeBy } from "./menu-deps.ts";

/**
 * Allows a change of an entity. One that changes which scripts the shop's pages load needs `shop.code` and the password
 * again, because such a script may act for an owner who has the office open on the same host. Throws
 * `staff_right_missing` or `staff_password_required`.
 */
export function requireCodeRight(
  key: EntityKey,
  { before, after }: { readonly before: Facets | null; readonly after: Facets | null },
  by: ChangeBy,
): void {
  if ((by.mayLoadCode && by.hasPassword) || codeIn(key, before) === codeIn(key, after)) return;
  if (by.mayLoadCode)
    throw new Refusal("staff_password_required", "Repeat your password to change scripts of the shop");
  throw new Refusal("staff_right_missing", "Only an owner may change the scripts of the shop", { right: "shop.code" });
}

/** Like `requireCodeRight`, for the undo of a published change. */
export async function requireCodeRightOfUndo({ db }: Store, change: number, by: ChangeBy): Promise<void> {
  if (by.mayLoadCode && by.hasPassword) return;
  for (const { key, delta } of await entitiesOfChange(db, change, null)) {
    const sideOf = (side: "before" | "after") =>
      Object.fromEntries(
        Object.entries(delta).flatMap(([facet, { [side]: content }]) =>
          content === null ? [] : [[facet, "whole" in content ? content.whole : content.fields] as const],
        ),
      );
    requireCodeRight(key, { before: sideOf("before"), after: sideOf("after") }, by);
  }
}

/** Everything that loads code, in every language, as one text. */
function codeIn(key: EntityKey, facets: Facets | null): string {
  const entity = readKey(key);
  const fields = entity?.kind === "settings" ? CODE_SETTINGS[entity.id] : undefined;
  if (fields === undefined) return "";
  const held = Object.entries(facets ?? {}).flatMap(([facet, content]) => {
    const loading = fields === null ? content : chosen(content, fields);
    return loading === null ? [] : [[facet, loading] as const];
  });
  return JSON.stringify(held.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function chosen(content: Json, fields: readonly string[]): Json {
  if (!isJsonObject(content)) return null;
  const held = fields.flatMap((field) => {
    const value = content[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return held.length === 0 ? null : Object.fromEntries(held);
}
