import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { ARCHIVE } from "./documents/forms.ts";
import type { EntityKey, Facets } from "./entity.ts";

/** Whether an entity is in the archive. */
export function isArchived(facets: Facets): boolean {
  return facets[ARCHIVE] !== undefined;
}

/** When an entity was archived (ISO time), and the places of a dish in the menus. */
export interface Archiving {
  readonly at: string;
  readonly places?: JsonObject;
}

/** The entity in the archive, with all its facets from the documents (EDIT-1). */
export function archived(key: EntityKey, facets: Facets, { at, places = {} }: Archiving): Facets {
  const isPlaced = Object.keys(places).length > 0;
  return { [ARCHIVE]: { entity: key, at, facets, ...(isPlaced ? { places } : {}) } };
}

/** The places of an archived dish; absent: none were noted. */
export function placesIn(facets: Facets): Json | undefined {
  const entry = facets[ARCHIVE];
  return isJsonObject(entry) ? entry["places"] : undefined;
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
