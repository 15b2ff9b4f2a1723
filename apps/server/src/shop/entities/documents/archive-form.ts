import { isJsonObject, type Json } from "../../documents/json.ts";
import { type EntityKey, keyOf } from "../entity.ts";
import { allIds, splitEntries } from "./entries.ts";
import type { Form } from "./pieces.ts";
import { isSameEntries } from "./same-content.ts";

const archivedKinds = ["product", "category", "branch"] as const;

/** The archive: a list of entries that name their entity, which keeps its id. */
export const archiveForm: Form = {
  split(name, content) {
    const list = splitEntries(content, (entry) => (isJsonObject(entry) ? textOf(entry["entity"]) : null));
    if (list === null) return null;
    const pieces = new Map<EntityKey, Record<string, Json>>();
    for (const [key, entry] of list.entries) {
      const archived = archivedKey(key);
      if (archived === null) return null;
      pieces.set(archived, { [name]: entry });
    }
    return pieces.set(keyOf("layout", name), { [name]: list.ids });
  },
  join(name, pieces, present) {
    const layout = pieces.get(keyOf("layout", name))?.[name];
    const own = [...pieces].flatMap(([key, facets]) =>
      archivedKey(key) !== null && facets[name] !== undefined ? [key] : [],
    );
    const entries = allIds(layout, own).flatMap((id) => {
      const key = archivedKey(id);
      return key === null ? [] : (pieces.get(key)?.[name] ?? []);
    });
    if (entries.length === 0) return { content: undefined, unplaced: [] };
    return { content: isSameEntries(present, entries) ? present : entries, unplaced: [] };
  },
};

function archivedKey(key: string): EntityKey | null {
  const kind = archivedKinds.find((each) => key.startsWith(`${each}:`));
  return kind === undefined ? null : keyOf(kind, key.slice(kind.length + 1));
}

function textOf(value: Json | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
