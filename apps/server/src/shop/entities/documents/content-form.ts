import { isJsonObject, type Json } from "../../documents/json.ts";
import { type EntityKey, type Facets, keyOf } from "../entity.ts";
import { allIds, entryId, splitEntries, subjectOf } from "./entries.ts";
import type { Form, Joined, Pieces } from "./pieces.ts";
import { isSameEntries, keepIfSame } from "./same-content.ts";

/** A list of posts, banners and the like: each entry is an entity "content:<document>/<id>". */
export const contentForm: Form = {
  split(name, content) {
    const list = splitEntries(content, entryId);
    if (list === null) return null;
    const pieces = new Map<EntityKey, Facets>([[keyOf("layout", name), { [name]: list.ids }]]);
    for (const [id, entry] of list.entries) pieces.set(contentKey(name, id), { [name]: entry });
    return pieces;
  },
  join: (name, pieces, present) => joinList(name, pieces, present, (id) => contentKey(name, id)),
};

function contentKey(name: string, id: string): EntityKey {
  return keyOf("content", `${subjectOf(name)}/${id}`);
}

function joinList(name: string, pieces: Pieces, present: Json | undefined, keyFor: (id: string) => EntityKey): Joined {
  const layout = pieces.get(keyOf("layout", name))?.[name];
  const prefix = keyFor("");
  const own = [...pieces.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const entries = allIds(layout, own).flatMap((id) => pieces.get(keyFor(id))?.[name] ?? []);
  if (layout === undefined && entries.length === 0) return { content: undefined, unplaced: [] };
  return { content: isSameEntries(present, entries) ? present : entries, unplaced: [] };
}

/** An object whose fields are entities, such as the galleries by their number. */
export const keyedForm: Form = {
  split(name, content) {
    if (!isJsonObject(content)) return null;
    const pieces = new Map<EntityKey, Facets>([[keyOf("layout", name), { [name]: Object.keys(content) }]]);
    for (const [id, entry] of Object.entries(content)) pieces.set(contentKey(name, id), { [name]: entry });
    return pieces;
  },
  join(name, pieces, present) {
    const { content } = joinList(name, pieces, undefined, (id) => contentKey(name, id));
    if (content === undefined) return { content, unplaced: [] };
    const layout = pieces.get(keyOf("layout", name))?.[name];
    const prefix = contentKey(name, "");
    const own = [...pieces.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    const fields = allIds(layout, own).flatMap((id) => {
      const entry = pieces.get(contentKey(name, id))?.[name];
      return entry === undefined ? [] : [[id, entry] as const];
    });
    return { content: keepIfSame(present, Object.fromEntries(fields)), unplaced: [] };
  },
};

/** A document that is a single entity. */
export const wholeForm: Form = {
  split: (name, content) => new Map([[keyOf("document", subjectOf(name)), { [name]: content }]]),
  join: (name, pieces) => ({ content: pieces.get(keyOf("document", subjectOf(name)))?.[name], unplaced: [] }),
};
