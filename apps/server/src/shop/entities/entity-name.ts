import { isMenu, zoneTextOf } from "@skatert/contract";
import { isJsonObject, type Json } from "../documents/json.ts";
import { unarchived } from "./archived.ts";
import { documentOf, type EntityKey, type Facets, readKey } from "./entity.ts";

const nameFields = ["name", "title", "code", "slug"] as const;
const maxName = 200;

/** The display name of an entity: its name in the shop's own language, else its id. */
export function entityName(key: EntityKey, facets: Facets | null): string {
  const own = facets === null ? {} : unarchived(facets);
  const names = Object.keys(own).toSorted((some, other) => rank(some) - rank(other));
  for (const facet of names) {
    const content = own[facet];
    if (!isJsonObject(content)) continue;
    const { properties } = content;
    const ofZone = isJsonObject(properties) ? zoneTextOf(properties).name : "";
    const found = [ofZone, ...nameFields.map((field) => writtenIn(content[field]))].find(
      (text) => typeof text === "string" && text !== "",
    );
    if (typeof found === "string") return found.slice(0, maxName);
  }
  return (readKey(key)?.id ?? key).slice(0, maxName);
}

/** Pages and posts have `{"rendered": "О нас"}`. */
function writtenIn(field: Json | undefined): Json | undefined {
  return isJsonObject(field) ? field["rendered"] : field;
}

/** Menus first, and translations after every text of the shop's own language. */
function rank(facet: string): number {
  if (isMenu(documentOf(facet))) return 0;
  return documentOf(facet).includes(".") ? 2 : 1;
}
