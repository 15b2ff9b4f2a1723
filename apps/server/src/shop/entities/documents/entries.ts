import type { Json } from "../../documents/json.ts";
import { identityOf } from "../../documents/overlay.ts";

/** The entries of one list of a document. */
export interface ListPieces {
  readonly ids: readonly string[];
  readonly entries: ReadonlyMap<string, Json>;
}

/** Null: no list, or entries without a distinct id. */
export function splitEntries(list: Json | undefined, idOf: (entry: Json) => string | null): ListPieces | null {
  if (!Array.isArray(list)) return null;
  const ids = list.map(idOf);
  const entries = new Map(list.flatMap((entry: Json, index) => (ids[index] == null ? [] : [[ids[index], entry]])));
  return entries.size === list.length ? { ids: [...entries.keys()], entries } : null;
}

/** "5" of an entry that is identified by `id`, `slug` or another such field. */
export function entryId(entry: Json): string | null {
  const identity = identityOf(entry);
  return identity === null ? null : identity.slice(identity.indexOf(":") + 1) || null;
}

/** The ids of a list in its order, followed by those that it lacks. */
export function allIds(layout: Json | undefined, present: Iterable<string>): readonly string[] {
  return [...new Set([...textsIn(layout), ...present])];
}

/** The document's name without the language: "pages" of "pages.en". */
export function subjectOf(name: string): string {
  return name.split(".")[0] ?? name;
}

/** The texts of a list, without anything else in it. */
export function textsIn(list: Json | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
}

/** Ids as texts, whether written as numbers or as texts. */
export function textsOf(list: Json | undefined): readonly string[] {
  const entries = Array.isArray(list) ? list : [];
  return entries.flatMap((entry: Json) =>
    typeof entry === "number" || typeof entry === "string" ? [String(entry)] : [],
  );
}
