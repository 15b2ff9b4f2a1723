import { type BranchId, type BuyingBan, nothingBanned, type WorkSchedule } from "@skatert/domain";
import { bannersFromWire, popupsFromWire } from "../content/map.ts";
import { conditionsFromWire, mapBaseFromWire, mapStartFromWire, mapStartOf, zonesFromWire } from "../delivery/map.ts";
import { ignoreDropped, type ReportDropped } from "../fields/drop-malformed.ts";
import { faultsOf } from "../fields/faults.ts";
import {
  isRecord,
  readFlag,
  readId,
  readIds,
  readList,
  readRecord,
  readText,
  readTextOrNull,
  readTexts,
} from "../fields/read.ts";
import { readPicture, readPictureAddress } from "../fields/read-picture.ts";
import {
  bookingPolicyFromWire,
  DEFAULT_COOKING_MINUTES,
  DEFAULT_TIME_ZONE,
  readTimeZone,
  schedulesFromWire,
  slotPolicyFromWire,
} from "../schedule/map.ts";
import { namedFlags, readSum, readWhole } from "../setting-rows/readers.ts";
import { tipPolicyFromWire } from "../tips/map.ts";
import { DEFAULT_CURRENCY } from "./currency.ts";
import { CATALOG_TYPES, type CatalogType } from "./front-schemas.ts";
import { lookFromWire, siteSeoFromWire } from "./map-look.ts";
import { locationsFromWire, paymentsFromWire, shippingMethodsFromWire } from "./map-places.ts";
import {
  contactsFromWire,
  languagesFromWire,
  menuFromWire,
  realtimeFromWire,
  redirectsFromWire,
  seoByLanguageFromWire,
  siteAddressFromWire,
  translationFromWire,
  workTimeNoticeFromWire,
} from "./map-site.ts";
import { outsideFromWire } from "./outside.ts";
import { SETTINGS_PARTS } from "./schemas.ts";
import type { ShopSettings } from "./types.ts";

type Wire = Readonly<Record<string, unknown>>;

const DEFAULT_CACHE_VERSION = "2.0.15";

/**
 * Maps `all_settings` to the shop's settings. Malformed entities are reported and left out, missing parts get their
 * defaults (ENT-1). Null if it is no object: the page then shows maintenance.
 */
export function settingsFromWire(wire: unknown, report: ReportDropped = ignoreDropped): ShopSettings | null {
  if (!isRecord(wire)) {
    report({ entity: "settings", faults: [{ path: "", message: "expected object" }] });
    return null;
  }
  reportMalformedParts(wire, report);
  const app = readRecord(wire["settings"]);
  return {
    ...placesOf(wire, report),
    seo: siteSeoFromWire(wire["seo"]),
    seoByLanguage: seoByLanguageFromWire(wire["seo_by_langs"]),
    robots: readText(wire["robots"]),
    look: lookFromWire(wire),
    popups: popupsFromWire(wire["popups"], report),
    workTimeNotice: workTimeNoticeFromWire(wire),
    banners: bannersFromWire(wire["banners"], report),
    contacts: contactsFromWire(wire["contacts"]),
    menu: menuFromWire(wire["menu"]),
    redirects: redirectsFromWire(wire["redirects"]),
    languages: languagesFromWire(wire["language_list"]),
    translation: translationFromWire(wire),
    currency: readTextOrNull(wire["front_currency"]) ?? DEFAULT_CURRENCY,
    outside: outsideFromWire(wire),
    findsAddresses: readText(readRecord(wire["geo"])["provider"]) !== "",
    takesGroupOrders: readFlag(wire["group_orders"]),
    cacheVersion: readTextOrNull(wire["cache_ver_site"]) ?? DEFAULT_CACHE_VERSION,
    pendingOrderCancelSeconds: readWhole("settings.pending_order_cansel_time", app["pending_order_cansel_time"]),
    guestOrderCode: readFlag(app["guest_order_code"]),
    pausedWarehouseIds: readIds(readRecord(app["app"])["disable_ordering"]),
    buyingBan: buyingBanOf(wire["product_disable_buy"]),
    stockMode: {
      isFragmented: readFlag(app["fragmented_stosks_json"]),
      singleWarehouseId: readFlag(app["single_stock_mode"]) ? readId(app["single_stock_id"]) : null,
    },
    frontUrl: siteAddressFromWire(app["front_url"]),
    catalogFront: findCatalogType(readRecord(wire["facade"])["catalog_front"]),
    demoPreviews: readFlag(wire["show_demo_previews"]) ? demoPreviewsOf(wire["demo_previews"]) : [],
    flags: namedFlags(wire),
    realtime: realtimeFromWire(wire["realtime"]),
  };
}

function placesOf(wire: Wire, report: ReportDropped) {
  const delivery = readRecord(wire["delivery"]);
  const map = readRecord(wire["map"]);
  const givenStart = mapStartFromWire(delivery["dot_map_init"]);
  const timeZone = readTimeZone(wire["wp_timezone"], DEFAULT_TIME_ZONE);
  const locations = locationsFromWire(wire["locations"], report);
  const shippingMethods = shippingMethodsFromWire(wire["shipping_methods"], report);
  const zones = zonesFromWire(map["features"], givenStart, report);
  return {
    locations,
    shippingMethods,
    payments: paymentsFromWire(wire, report),
    zones,
    conditions: conditionsFromWire(delivery["conditions"], report),
    mapStart: givenStart ?? mapStartOf(zones, [...locations, ...shippingMethods.flatMap(pointsOf)]),
    mapBase: mapBaseFromWire(map["base"], report),
    timeZone,
    schedules: schedulesFromWire(wire["delivery_work_time"], timeZone, report),
    slots: slotPolicyFromWire(delivery),
    bookings: bookingPolicyFromWire(wire["booking"], delivery),
    tips: tipPolicyFromWire(wire["tips"]),
    pickupMinimum: readSum("delivery.pickup_minimum", delivery["pickup_minimum"]),
  };
}

function pointsOf({ pickupLocations, restaurants }: ShopSettings["shippingMethods"][number]) {
  return [...pickupLocations, ...restaurants];
}

/** Parts whose own mappers report each entity. */
const ENTITY_PARTS: readonly string[] = [
  "locations",
  "shipping_methods",
  "payment_methods",
  "popups",
  "banners",
  "map",
  "delivery",
  "delivery_work_time",
];

function reportMalformedParts(wire: Wire, report: ReportDropped): void {
  for (const [name, schema] of Object.entries(SETTINGS_PARTS)) {
    if (ENTITY_PARTS.includes(name)) continue;
    const parsed = schema.safeParse(wire[name]);
    if (!parsed.success) report({ entity: `settings ${name}`, faults: faultsOf(parsed.error.issues) });
  }
}

/** A yes bans every dish; a list of ids, or a text with commas, only these dishes. */
function buyingBanOf(value: unknown): BuyingBan {
  const isList = Array.isArray(value) || (typeof value === "string" && value.includes(","));
  return isList ? { everything: false, productIds: readIds(value) } : { ...nothingBanned, everything: readFlag(value) };
}

function demoPreviewsOf(value: unknown): ShopSettings["demoPreviews"] {
  const list = isRecord(value) ? [value] : readList(value);
  return list.map(readRecord).flatMap((entry) => {
    const picture = readPicture(entry["image"]);
    // A film's address must pass the same check as a picture's, so that it cannot run script.
    return picture === null ? [] : [{ picture, videoUrl: readPictureAddress(readRecord(entry["video"])["url"]) }];
  });
}

const AROUND_THE_CLOCK: Omit<WorkSchedule, "timeZone"> = {
  aroundTheClock: true,
  week: {},
  exceptions: {},
  cookingMinutes: DEFAULT_COOKING_MINUTES,
};

/** A branch's work time; a branch without one is always open. */
export function scheduleOf(
  settings: Pick<ShopSettings, "schedules" | "timeZone">,
  warehouseId: BranchId,
): WorkSchedule {
  return settings.schedules[warehouseId] ?? { ...AROUND_THE_CLOCK, timeZone: settings.timeZone };
}

/** `front/settings` to the page type; null for an unknown or missing one. */
export function catalogTypeFromWire(value: unknown): CatalogType | null {
  return findCatalogType(readRecord(readRecord(value)["templates"])["catalog_type"]);
}

function findCatalogType(value: unknown): CatalogType | null {
  return CATALOG_TYPES.find((type) => type === readText(value)) ?? null;
}

/** The page types of `front/settings` that a visitor may choose (MODAL-1); unknown ones are left out. */
export function offeredTypesFromWire(value: unknown): readonly CatalogType[] {
  const names = readTexts(readRecord(readRecord(value)["templates"])["catalog_types"]);
  return CATALOG_TYPES.filter((type) => names.includes(type));
}
