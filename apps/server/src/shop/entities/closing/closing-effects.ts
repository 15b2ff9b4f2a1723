import { isMenu, readFlag, readText } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../../documents/json.ts";
import { archived, isArchived } from "../archived.ts";
import { entryId } from "../documents/entries.ts";
import { type Documents, documentOf, type EntityKey, type Facets, keyOf } from "../entity.ts";
import { entityName } from "../entity-name.ts";
import { explode } from "../explode.ts";
import type { ClosedBranches } from "./closed-branches.ts";
import { type ClosingEffect, type ClosingFate, fateOf, type LimitedTarget } from "./closing-effect.ts";
import { wheelWithout } from "./wheel-without.ts";
import { withoutIds } from "./without-ids.ts";
import { deliveryWithout, zoneWithout } from "./zones-without.ts";

export interface ClosingEffects {
  readonly changes: ReadonlyMap<EntityKey, Facets | null>;
  readonly effects: readonly ClosingEffect[];
}

/**
 * Changes in the rest of the shop when branches close. An entity that was only for them is removed, because without
 * their number it would be for every branch. Dishes are archived, payment methods are turned off, coupons, banners and
 * popups are removed, and removed coupons leave the wheel. Zones lose the branches' own terms.
 */
export function closingEffects(documents: Documents, closed: ClosedBranches): ClosingEffects {
  const changes = new Map<EntityKey, Facets | null>();
  const effects: ClosingEffect[] = [];
  const entities = explode(documents);
  for (const [key, facets] of entities) {
    const made = effectOn(key, facets, closed);
    if (made === null) continue;
    changes.set(key, made.next);
    effects.push(...made.effects);
  }
  const gone = (target: "coupon" | "zone") =>
    new Set(effects.flatMap((each) => (each.target === target && each.effect === "leaves" ? [each.id] : [])));
  for (const [key, made] of aboutZones((key) => changes.get(key) ?? entities.get(key) ?? {}, gone("zone"))) {
    changes.set(key, made.next);
    effects.push(...made.effects);
  }
  const wheel = wheelWithout(entities.get(wheelKey) ?? {}, gone("coupon"));
  if (wheel !== null) {
    changes.set(wheelKey, wheel.next);
    effects.push(...wheel.lost.map((prize): ClosingEffect => ({ target: "prize", ...prize, effect: "leaves" })));
  }
  return { changes, effects };
}

const wheelKey = keyOf("document", "wheel");
const deliveryKey = keyOf("settings", "delivery");
const popupsKey = keyOf("settings", "popups");

interface Made {
  readonly next: Facets | null;
  readonly effects: readonly ClosingEffect[];
}

/** Entries about removed zones: their payment methods, and popups that only their guests see. */
function aboutZones(
  facetsOf: (key: EntityKey) => Facets,
  zones: ReadonlySet<string>,
): readonly (readonly [EntityKey, Made])[] {
  const delivery = deliveryWithout(facetsOf(deliveryKey), zones);
  const popups = listOf(facetsOf(popupsKey), "popup", (popup) =>
    zones.has(readText(popup["id_delivery_zone"])) ? null : popup,
  );
  return [
    ...(delivery === null ? [] : [[deliveryKey, { next: delivery, effects: [] }] as const]),
    ...(popups === null ? [] : [[popupsKey, popups] as const]),
  ];
}

function effectOn(key: EntityKey, facets: Facets, closed: ClosedBranches): Made | null {
  if (isArchived(facets)) return null;
  const of = (fate: ClosingFate, next: Facets | null): Made => ({
    next,
    effects: [{ ...fate, id: key.slice(key.indexOf(":") + 1), name: entityName(key, facets) }],
  });
  if (key.startsWith("product:")) {
    const next = dishWithout(facets, closed.locations);
    if (next === null) return null;
    const isGone = Object.keys(next).length === 0;
    return of(fateOf("dish", isGone), isGone ? archived(key, facets, { at: closed.at }) : next);
  }
  if (key.startsWith("zone:")) {
    const left = zoneWithout(facets, closed.warehouses);
    return left === null ? null : of(fateOf("zone", left.next === null), left.next);
  }
  if (key.startsWith("coupon:"))
    return entryOf(facets, "sklad_coupon", closed, (next) => of(fateOf("coupon", next === null), next));
  if (key.startsWith("content:banners/")) {
    return entryOf(facets, "sklad", closed, (next) => of(fateOf("banner", next === null), next));
  }
  switch (key) {
    case keyOf("settings", "payment_methods"):
      return listOf(facets, "payment", (method) => paymentWithout(method, closed.warehouses));
    case popupsKey:
      return listOf(facets, "popup", (popup) => shownWithout(popup, closed.warehouses));
    case keyOf("settings", "banners"):
      return listOf(facets, "banner", (banner) => shownWithout(banner, closed.warehouses));
    case keyOf("settings", "settings"):
      return pausesWithout(facets, closed.warehouses);
    default:
      return null;
  }
}

/** The dish without the locations, in each menu; in no menu if it was sold only there. Null: it refers to none. */
function dishWithout(facets: Facets, locations: ReadonlySet<string>): Facets | null {
  let isNamed = false;
  const kept = Object.entries(facets).flatMap(([facet, content]): (readonly [string, Json])[] => {
    if (!isMenu(documentOf(facet)) || !isJsonObject(content)) return [[facet, content]];
    const left = withoutIds(content["locations"], locations);
    if (left === null) return [[facet, content]];
    isNamed = true;
    return left.isEmptied ? [] : [[facet, { ...content, locations: left.value }]];
  });
  if (!isNamed) return null;
  return kept.some(([facet]) => isMenu(documentOf(facet))) ? Object.fromEntries(kept) : {};
}

/** A coupon or a banner: one entry, removed together with its translations. */
function entryOf(
  facets: Facets,
  field: string,
  { warehouses }: ClosedBranches,
  made: (next: Facets | null) => Made,
): Made | null {
  for (const [facet, content] of Object.entries(facets)) {
    if (!isJsonObject(content)) continue;
    const left = field === "sklad" && readFlag(content["skladall"]) ? null : withoutIds(content[field], warehouses);
    if (left !== null) return made(left.isEmptied ? null : { ...facets, [facet]: { ...content, [field]: left.value } });
  }
  return null;
}

/** An entry of a list of the settings. Null: it is removed. The entry itself: unchanged. */
type WithoutBranches = (entry: JsonObject) => JsonObject | null;

function listOf(facets: Facets, target: LimitedTarget, without: WithoutBranches): Made | null {
  const list = facets["settings"];
  if (!Array.isArray(list)) return null;
  const effects: ClosingEffect[] = [];
  const gone = new Set<string>();
  const left = list.flatMap((entry: Json): Json[] => {
    if (!isJsonObject(entry)) return [entry];
    const next = without(entry);
    if (next === entry) return [entry];
    const id = entryId(entry) ?? "";
    const isOff = next === null || (target === "payment" && next["enabled"] === false && entry["enabled"] !== false);
    const name = [entry["name"], entry["title"], id].find((text) => typeof text === "string" && text !== "");
    effects.push({ ...fateOf(target, isOff), id, name: String(name ?? id) });
    if (next === null) gone.add(id);
    return next === null ? [] : [next];
  });
  if (effects.length === 0) return null;
  const others = Object.entries(facets).map(([facet, content]): readonly [string, Json] => [
    facet,
    Array.isArray(content) && gone.size > 0
      ? content.filter((entry: Json) => !gone.has(entryId(entry) ?? ""))
      : content,
  ]);
  return { next: { ...Object.fromEntries(others), settings: left }, effects };
}

function paymentWithout(method: JsonObject, warehouses: ReadonlySet<string>): JsonObject {
  const left = withoutIds(method["warehouse_ids"], warehouses);
  if (left === null) return method;
  return { ...method, ...(left.isEmptied ? { enabled: false } : {}), warehouse_ids: left.value };
}

function shownWithout(entry: JsonObject, warehouses: ReadonlySet<string>): JsonObject | null {
  const left = readFlag(entry["skladall"]) ? null : withoutIds(entry["sklad"], warehouses);
  if (left === null) return entry;
  return left.isEmptied ? null : { ...entry, sklad: left.value };
}

/** `settings.app.disable_ordering`: branches that take no orders. */
function pausesWithout(facets: Facets, warehouses: ReadonlySet<string>): Made | null {
  const { settings } = facets;
  const app = isJsonObject(settings) ? settings["app"] : null;
  const left = isJsonObject(app) ? withoutIds(app["disable_ordering"], warehouses) : null;
  if (left === null || !isJsonObject(settings) || !isJsonObject(app)) return null;
  return { next: { ...facets, settings: { ...settings, app: { ...app, disable_ordering: left.value } } }, effects: [] };
}
