import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import type { Facets } from "../entity.ts";
import { withoutIds } from "./without-ids.ts";

const conditions = "settings#conditions";
/** Fields of `delivery` by zone. */
const byZone = ["all_zones_zone_payment_methods", "all_zones_payments_status"];

/**
 * A zone without the terms of the branches; terms of every branch stay. `next` is null without any terms left: nobody
 * delivers in such a zone, so it would hide the zones of other branches below it. Null: it has no terms of theirs.
 */
export function zoneWithout(facets: Facets, warehouses: ReadonlySet<string>): { readonly next: Facets | null } | null {
  const terms = facets[conditions];
  if (!Array.isArray(terms)) return null;
  const left = terms.filter(
    (each: Json) => !isJsonObject(each) || withoutIds(each["warehouse_id"], warehouses) === null,
  );
  if (left.length === terms.length) return null;
  return { next: left.length === 0 ? null : { ...facets, [conditions]: left } };
}

/** The section `delivery` without the payment methods of the zones. Null: it has none of them. */
export function deliveryWithout(facets: Facets, zones: ReadonlySet<string>): Facets | null {
  const { settings } = facets;
  if (!isJsonObject(settings)) return null;
  const changed = byZone.flatMap((field): (readonly [string, JsonObject])[] => {
    const lists = settings[field];
    if (!isJsonObject(lists) || !Object.keys(lists).some((id) => zones.has(id))) return [];
    return [[field, Object.fromEntries(Object.entries(lists).filter(([id]) => !zones.has(id)))]];
  });
  return changed.length === 0 ? null : { ...facets, settings: { ...settings, ...Object.fromEntries(changed) } };
}
