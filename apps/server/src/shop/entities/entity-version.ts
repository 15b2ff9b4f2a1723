import { createHash } from "node:crypto";
import { isFields, type Slot } from "@skatert/domain";
import type { FieldConflict } from "./delta.ts";
import type { Facets } from "./entity.ts";

/**
 * The version of an entity: a digest of its content, whatever the order of fields. Every change by any author gives
 * another version, so no counter is needed (decision 098). So does a value that was published under a draft: an edit of
 * the same field settles that conflict, so its author must have seen it.
 */
export function versionOf(facets: Facets, conflicts: readonly FieldConflict[] = []): string {
  const published = conflicts.map(({ facet, path, theirs }) => ({ facet, path, theirs }));
  const digest = createHash("sha256")
    .update(JSON.stringify(sorted(facets)))
    .update(published.length === 0 ? "" : JSON.stringify(published))
    .digest("base64url")
    .slice(0, 22);
  return `"${digest}"`;
}

function sorted(value: Slot): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isFields(value)) return value;
  const fields = Object.entries(value).toSorted(([some], [other]) => (some < other ? -1 : 1));
  return fields.map(([name, field]) => [name, sorted(field)]);
}
