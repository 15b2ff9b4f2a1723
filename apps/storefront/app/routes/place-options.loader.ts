import { pausesOf } from "@skatert/domain";
import type { Loader } from "../server/loader.ts";
import type { PlaceOptions } from "../state/place-options.ts";

/** Zones, points, hours and terms for choosing a place. Not kept by caches: it carries the clock. */
export const loader: Loader<PlaceOptions> = ({ page }) => {
  page.markPrivate();
  const { settings } = page;
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
    payments: settings.payments.methods.map(({ id, name, online }) => ({ id, name, online })),
    pauses: settings.locations.flatMap(({ warehouseIds }) => warehouseIds.flatMap((id) => pausesOf(id, switches))),
    now: page.now,
  };
};
