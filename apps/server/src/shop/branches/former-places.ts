import { ignoreDropped, type LanguageCode, type ShopSettings, settingsFromWire } from "@skatert/contract";
import type { BranchId, TimeZone } from "@skatert/domain";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { applyOverlay } from "../documents/overlay.ts";
import type { ShopDocuments } from "../documents/revision-documents.ts";
import { ARCHIVE } from "../entities/documents/forms.ts";
import { POINT_FIELDS } from "../entities/documents/point-lifts.ts";

/** Permanently closed branches and their places, for past orders, which have only their numbers. */
export type FormerPlaces = Pick<ShopSettings, "locations" | "schedules" | "shippingMethods">;

/** Settings with the names of closed branches. Settings of a remote host lack them. */
export interface SettingsWithFormer extends ShopSettings {
  readonly former?: FormerPlaces;
}

/** The settings with the closed branches of the archive, in a language; the settings themselves if there are none. */
export function withFormerPlaces(
  settings: ShopSettings,
  documents: Pick<ShopDocuments, "read" | "has">,
  language: LanguageCode | undefined,
): SettingsWithFormer {
  const archive = documents.has(ARCHIVE) ? documents.read(ARCHIVE) : null;
  if (!Array.isArray(archive)) return settings;
  const known = joinedOnce.get(settings);
  if (known?.archive === archive) return known.settings;
  const former = formerPlaces(archive, settings, language);
  const made = former === null ? settings : { ...settings, former };
  joinedOnce.set(settings, { archive, settings: made });
  return made;
}

/** Cached, because settings of a language are shared by many revisions. */
const joinedOnce = new WeakMap<ShopSettings, { readonly archive: Json; readonly settings: SettingsWithFormer }>();

function formerPlaces(
  archive: readonly Json[],
  { timeZone }: ShopSettings,
  language: LanguageCode | undefined,
): FormerPlaces | null {
  const closed = archive.flatMap((entry: Json): readonly ClosedBranch[] => {
    if (!isJsonObject(entry) || !isJsonObject(entry["facets"])) return [];
    const [kind, id = ""] = String(entry["entity"] ?? "").split(":");
    return kind === "branch" ? [{ id, facets: entry["facets"] }] : [];
  });
  if (closed.length === 0) return null;
  const wire = closed.reduce<JsonObject>((all, each) => joined(all, each, "settings"), { wp_timezone: timeZone });
  const words = closed.reduce<JsonObject>((all, each) => joined(all, each, `settings.${language ?? ""}`), {});
  return settingsFromWire(applyOverlay(wire, words), ignoreDropped);
}

interface ClosedBranch {
  readonly id: string;
  readonly facets: Readonly<Record<string, Json>>;
}

/**
 * Wire settings with one more closed branch. Its places get a method of their own, since the former one may be removed.
 */
function joined(all: JsonObject, { id, facets }: ClosedBranch, document: string): JsonObject {
  const location = facets[`${document}#locations`];
  const hours = facets[`${document}#delivery_work_time`];
  const places = POINT_FIELDS.flatMap((field) => {
    const ways = facets[`${document}#${field}`];
    return isJsonObject(ways) ? Object.values(ways).flatMap(listIn) : [];
  });
  const way = { id: `closed-${id}`, name: id, type: "local_pickup", pickup_locations: places };
  const times = all["delivery_work_time"];
  return {
    ...all,
    locations: [...listIn(all["locations"]), ...(location === undefined ? [] : [location])],
    shipping_methods: [...listIn(all["shipping_methods"]), ...(places.length === 0 ? [] : [way])],
    delivery_work_time: { ...(isJsonObject(times) ? times : {}), ...(hours === undefined ? {} : { [id]: hours }) },
  };
}

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The name of a branch, even a closed one; null: none. */
export function branchName(id: BranchId, { locations, former }: SettingsWithFormer): string | null {
  const named = [...locations, ...(former?.locations ?? [])].find(({ warehouseIds }) => warehouseIds.includes(id));
  return named?.name ?? null;
}

/** The permanently closed branches of the archive. */
export function formerBranches({ former }: SettingsWithFormer): readonly BranchId[] {
  return [...new Set(former?.locations.flatMap(({ warehouseIds }) => warehouseIds))];
}

/** The time zone of a branch, even a closed one: its own, else the shop's. */
export function branchTimeZone(id: BranchId, { schedules, timeZone, former }: SettingsWithFormer): TimeZone {
  return schedules[id]?.timeZone ?? former?.schedules[id]?.timeZone ?? timeZone;
}

/** The name of a place of any method, even of a closed branch; null: unknown id. */
export function pointName(id: number | null, { shippingMethods, former }: SettingsWithFormer): string | null {
  const methods = [...shippingMethods, ...(former?.shippingMethods ?? [])];
  const points = methods.flatMap((method) => [...method.pickupLocations, ...method.restaurants]);
  return points.find((point) => point.id === id)?.name ?? null;
}
