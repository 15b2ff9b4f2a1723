import { createHash } from "node:crypto";
import { isFields, type Slot } from "@skatert/domain";
import type { Facets } from "./entity.ts";

/**
 * The version of an entity: a digest of its content, whatever the order of fields. Every change by any author gives
 * another version, so no counter is needed (decision 098).
 */
export function versionOf(facets: Facets): string {
  const digest = createHash("sha256")
    .update(JSON.stringify(sorted(facets)))
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
