import {
  bonusRulesFromWire,
  combiningFromWire,
  type ShopLocation,
  type ShopSettings,
  scheduleOf,
} from "@skatert/contract";
import { type BranchId, type Catalog, type Coupon, pausesOf, type ShopRules } from "@skatert/domain";
import type { ShopDocuments } from "../documents/revision-documents.ts";
import { priceFileName } from "../documents/shop-document.ts";

/** Every branch named by locations, work times or pickup points, ascending. */
export function branchesOf(settings: ShopSettings): readonly BranchId[] {
  const points = settings.shippingMethods.flatMap((method) => [...method.pickupLocations, ...method.restaurants]);
  const ids = [
    ...settings.locations.flatMap((location) => location.warehouseIds),
    ...Object.keys(settings.schedules).map(Number),
    ...points.map((point) => point.warehouseId),
  ];
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The sources of a branch's rules, all in one language. */
export interface RuleSources {
  readonly settings: ShopSettings;
  readonly documents: ShopDocuments;
  readonly coupons: readonly Coupon[];
  /** The menu of a document: "catalog", "prices/center". */
  menu(document: string): Catalog;
}

/** A branch's rules. Its menu is its first location's price file, else the main one (readings). */
export function rulesOf(warehouseId: BranchId, sources: RuleSources): ShopRules {
  const { settings, documents } = sources;
  const locations = locationsOf(warehouseId, settings);
  return {
    mainCatalog: sources.menu("catalog"),
    catalog: sources.menu(menuDocumentOf(warehouseId, settings, documents)),
    warehouseId,
    stockWarehouseId: stockOfBranch(warehouseId, settings),
    buyingBan: settings.buyingBan,
    dishNotes: settings.flags.dishNotes,
    timeZone: settings.timeZone,
    locationIds: locations.map((location) => location.id),
    schedule: scheduleOf(settings, warehouseId),
    slots: settings.slots,
    zones: settings.zones,
    conditions: settings.conditions,
    pauses: pausesOf(warehouseId, { disabledWarehouseIds: settings.pausedWarehouseIds, popups: settings.popups }),
    payments: settings.payments,
    coupons: sources.coupons,
    combining: combiningFromWire(documents.read("promo-settings")),
    bonusRules: bonusRulesFromWire(documents.read("bonus")),
    minimum: settings.pickupMinimum,
    ...phoneOf(settings),
  };
}

/** The number that guests call, for refusals; nothing if the shop shows none. */
export function phoneOf({ contacts }: Pick<ShopSettings, "contacts">): { readonly phone?: string } {
  const [first] = contacts.phones;
  return first === undefined ? {} : { phone: first.text };
}

/** The branch whose stock rows apply: the branch itself, or the single stock of all (`single_stock_mode`). */
export function stockOfBranch(warehouseId: BranchId, { stockMode }: Pick<ShopSettings, "stockMode">): BranchId {
  return stockMode.singleWarehouseId ?? warehouseId;
}

/** Name of the document that holds a branch's menu: "catalog", or its own "prices/center". */
export function menuDocumentOf(warehouseId: BranchId, settings: ShopSettings, documents: ShopDocuments): string {
  const own = locationsOf(warehouseId, settings)
    .flatMap((location) => (location.priceFile === null ? [] : [priceFileName(location.priceFile)]))
    .find((name) => documents.has(name));
  return own ?? "catalog";
}

function locationsOf(warehouseId: BranchId, settings: ShopSettings): readonly ShopLocation[] {
  return settings.locations.filter((location) => location.warehouseIds.includes(warehouseId));
}
