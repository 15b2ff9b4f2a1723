import { isJsonObject, type JsonObject } from "../editing/overlay.ts";
import { ARCHIVE } from "./documents/forms.ts";
import type { EntityKey, Facets } from "./entity.ts";

/** Whether an entity is in the archive. */
export function isArchived(facets: Facets): boolean {
  return facets[ARCHIVE] !== undefined;
}

/** The entity in the archive, with all its facets from the documents (EDIT-1). */
export function archived(key: EntityKey, facets: Facets, at: string): Facets {
  return { [ARCHIVE]: { entity: key, at, facets } };
}

/** The facets of an archived entity as they would be in the documents; any other entity itself. */
export function unarchived(facets: Facets): Facets {
  const entry = facets[ARCHIVE];
  const kept = isJsonObject(entry) ? entry["facets"] : undefined;
  return isJsonObject(kept) ? ownFacets(kept) : facets;
}

function ownFacets(kept: JsonObject): Facets {
  return Object.fromEntries(Object.entries(kept));
}
