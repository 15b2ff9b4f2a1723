import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { entryId } from "../documents/entries.ts";
import type { Facets } from "../entity.ts";

export interface LostPrize {
  readonly id: string;
  readonly name: string;
}

/**
 * The wheel without the parts whose coupons are removed, in every language. A part that stays would promise a prize
 * that nobody gets. Without parts the wheel is turned off. Null: it has none of these coupons.
 */
export function wheelWithout(
  facets: Facets,
  coupons: ReadonlySet<string>,
): { readonly next: Facets; readonly lost: readonly LostPrize[] } | null {
  const lost = segmentsOf(facets["wheel"]).filter((segment) => coupons.has(couponOf(segment)));
  if (lost.length === 0) return null;
  // Translations have only the ids of the parts.
  const ids = new Set(lost.flatMap((segment) => entryId(segment) ?? []));
  const isLost = (entry: Json) =>
    isJsonObject(entry) && (coupons.has(couponOf(entry)) || ids.has(entryId(entry) ?? ""));
  const next = Object.entries(facets).map(([facet, content]): readonly [string, Json] => {
    if (!isJsonObject(content) || !Array.isArray(content["segments"])) return [facet, content];
    const left = content["segments"].filter((entry: Json) => !isLost(entry));
    const isOff = facet === "wheel" && left.length === 0;
    return [facet, { ...content, ...(isOff ? { active: false } : {}), segments: left }];
  });
  return {
    next: Object.fromEntries(next),
    lost: lost.map((segment) => ({ id: entryId(segment) ?? "", name: String(segment["label"] ?? "") })),
  };
}

function segmentsOf(wheel: Json | undefined): readonly JsonObject[] {
  const segments = isJsonObject(wheel) ? wheel["segments"] : null;
  return Array.isArray(segments) ? segments.filter(isJsonObject) : [];
}

function couponOf({ prize }: JsonObject): string {
  const id = isJsonObject(prize) && prize["kind"] === "coupon" ? prize["coupon_id"] : null;
  return typeof id === "number" || typeof id === "string" ? String(id) : "";
}
