import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { isSameText } from "../entities/documents/catalog-categories.ts";
import { documentOf, type Facets } from "../entities/entity.ts";

/** Fields to set and to remove, by facet. */
export interface FieldsPatch {
  readonly set: Readonly<Record<string, JsonObject>>;
  readonly unset: Readonly<Record<string, readonly string[]>>;
}

/** The patch from `after` back to `before`, which has the same facets; null: they are equal. */
export function inversePatch(before: Facets, after: Facets): FieldsPatch | null {
  const set: Record<string, JsonObject> = {};
  const unset: Record<string, readonly string[]> = {};
  for (const facet of Object.keys(before)) {
    // A patch of a menu changes every copy of the dish in it, so each copy gets its own value back.
    const fields = changedFields(before, after, documentOf(facet));
    const content = fieldsOf(before[facet]);
    const former = fields.flatMap((field): [string, Json][] => {
      const value = content[field];
      return value === undefined ? [] : [[field, value]];
    });
    const added = fields.filter((field) => content[field] === undefined);
    if (former.length > 0) set[facet] = Object.fromEntries(former);
    if (added.length > 0) unset[facet] = added;
  }
  return Object.keys({ ...set, ...unset }).length === 0 ? null : { set, unset };
}

function changedFields(before: Facets, after: Facets, document: string): readonly string[] {
  const copies = Object.keys(before).filter((facet) => documentOf(facet) === document);
  const changed = copies.flatMap((facet) => {
    const [was, is] = [fieldsOf(before[facet]), fieldsOf(after[facet])];
    return Object.keys({ ...was, ...is }).filter((field) => !isSameText(was[field], is[field]));
  });
  return [...new Set(changed)];
}

function fieldsOf(content: Json | undefined): JsonObject {
  return content !== undefined && isJsonObject(content) ? content : {};
}
