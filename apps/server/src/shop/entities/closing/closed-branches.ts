import { isJsonObject, type Json } from "../../documents/json.ts";
import { namesAt, placesAt } from "../../documents/walk.ts";
import { isArchived, unarchived } from "../archived.ts";
import { ARCHIVE } from "../documents/forms.ts";
import type { Documents, EntityKey, Facets } from "../entity.ts";
import type { EntityChanges } from "../implode.ts";

/** Ids that disappear from the shop with closed branches. */
export interface ClosedBranches {
  readonly warehouses: ReadonlySet<string>;
  /** `term_id` of their locations, by which dishes refer to a branch. */
  readonly locations: ReadonlySet<string>;
  /** When they were closed, ISO 8601. */
  readonly at: string;
}

const branchNames = [
  "locations[].warehouse_id",
  "shipping_methods[].pickup_locations[].warehouse_id",
  "shipping_methods[].restaurants[].warehouse_id",
  "delivery_work_time{keys}",
];

/**
 * The branches that changes close. `after`: the shop with these changes; ids that it still contains are not lost. Null:
 * they close none.
 */
export function closedBranches(changes: EntityChanges, after: Documents): ClosedBranches | null {
  const closed = [...changes].flatMap(([key, facets]) =>
    facets !== null && isClosing(key, facets) ? [{ id: key.slice("branch:".length), facets }] : [],
  );
  if (closed.length === 0) return null;
  const settings = after.get("settings") ?? null;
  const left = namesIn(settings, branchNames);
  const leftLocations = namesIn(settings, ["locations[].term_id"]);
  const own = closed.map(({ facets }) => unarchived(facets)["settings#locations"] ?? null);
  const warehouses = [...closed.map(({ id }) => id), ...own.flatMap((location) => idsIn(location, "warehouse_id"))];
  const entry = closed[0]?.facets[ARCHIVE];
  return {
    warehouses: new Set(warehouses.filter((id) => !left.has(id))),
    locations: new Set(own.flatMap((location) => idsIn(location, "term_id")).filter((id) => !leftLocations.has(id))),
    at: isJsonObject(entry) ? String(entry["at"] ?? "") : "",
  };
}

/** Whether these facets close a branch for good. */
export function isClosing(key: EntityKey, facets: Facets): boolean {
  return key.startsWith("branch:") && isArchived(facets);
}

function namesIn(content: Json, patterns: readonly string[]): ReadonlySet<string> {
  return new Set(patterns.flatMap((pattern) => placesAt(content, pattern).flatMap(namesAt)).map(({ name }) => name));
}

function idsIn(content: Json, field: string): readonly string[] {
  return placesAt(content, field)
    .flatMap(namesAt)
    .map(({ name }) => name);
}
