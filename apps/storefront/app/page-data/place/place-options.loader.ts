import type { ShopSettings } from "@skatert/contract";
import { type BranchId, pausesOf } from "@skatert/domain";
import type { PlaceOptions } from "../../model/place/place-options.ts";
import type { Loader } from "../request/loader.ts";
import { commonWord } from "../words/common-word.ts";

/** Branches by location, and by point for pickup or lounge. */
function branchesOf({ locations, shippingMethods }: ShopSettings): readonly BranchId[] {
  const points = shippingMethods.flatMap(({ pickupLocations, restaurants }) => [...pickupLocations, ...restaurants]);
  const ids = [...locations.flatMap(({ warehouseIds }) => warehouseIds), ...points.map((point) => point.warehouseId)];
  return [...new Set(ids)];
}

/** Zones, points, hours and terms for choosing a place. Not cached, because it contains the clock. */
export const loader: Loader<PlaceOptions> = ({ page }) => {
  page.markPrivate();
  const { settings, contentLanguage } = page;
  const switches = { disabledWarehouseIds: settings.pausedWarehouseIds, popups: settings.popups };
  return {
    zones: settings.zones,
    conditions: settings.conditions,
    locations: settings.locations,
    methods: settings.shippingMethods,
    schedules: settings.schedules,
    base: settings.mapBase,
    start: settings.mapStart,
    yandexMaps: settings.outside.yandexMaps,
    findsAddresses: settings.findsAddresses,
    payments: settings.payments.methods.map(({ id, name, online }) => ({
      id,
      online,
      name: commonWord(name, contentLanguage),
    })),
    pauses: branchesOf(settings).flatMap((id) => pausesOf(id, switches)),
    timeZone: settings.timeZone,
    now: page.now,
  };
};
