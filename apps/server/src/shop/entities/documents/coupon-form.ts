import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { type EntityKey, type EntityKind, keyOf } from "../entity.ts";
import { allIds, entryId, splitEntries } from "./entries.ts";
import { addFacet, type Form, type Pieces } from "./pieces.ts";
import { isSameEntries, keepIfSame } from "./same-content.ts";

const couponLists = ["auto", "codes"] as const;

/** Automatic coupons and promo codes: two lists of entities in one document. */
export const couponForm: Form = {
  split(name, content) {
    if (!isJsonObject(content)) return null;
    const pieces = new Map<EntityKey, Record<string, Json>>();
    const layout: Record<string, Json> = { ...content };
    for (const list of couponLists) {
      if (content[list] === undefined) continue;
      const entries = splitEntries(content[list], entryId);
      if (entries === null) return null;
      layout[list] = entries.ids;
      for (const [id, entry] of entries.entries) addFacet(pieces, keyOf("coupon", id), `${name}#${list}`, entry);
    }
    return pieces.set(keyOf("layout", name), { [name]: layout });
  },
  join(name, pieces, present) {
    const layout = pieces.get(keyOf("layout", name))?.[name];
    const built: Record<string, Json> = isJsonObject(layout) ? { ...layout } : {};
    for (const list of couponLists) {
      const entries = entriesOf(pieces, "coupon", `${name}#${list}`, built[list]);
      if (entries.length > 0 || built[list] !== undefined) built[list] = entries;
    }
    if (layout === undefined && Object.keys(built).length === 0) return { content: undefined, unplaced: [] };
    return { content: keepIfSame(present, keepLists(present, built)), unplaced: [] };
  },
};

function entriesOf(pieces: Pieces, kind: EntityKind, facet: string, layout: Json | undefined): readonly Json[] {
  const own = [...pieces].flatMap(([key, facets]) =>
    key.startsWith(`${kind}:`) && facets[facet] !== undefined ? [key.slice(kind.length + 1)] : [],
  );
  return allIds(layout, own).flatMap((id) => pieces.get(keyOf(kind, id))?.[facet] ?? []);
}

function keepLists(present: Json | undefined, built: JsonObject): JsonObject {
  if (!isJsonObject(present)) return built;
  const kept = couponLists.flatMap((list) => {
    const [was, now] = [present[list], built[list]];
    return Array.isArray(now) && isSameEntries(was, now) ? [[list, was] as const] : [];
  });
  return { ...built, ...Object.fromEntries(kept) };
}
