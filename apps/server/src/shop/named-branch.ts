import type { LanguageCode } from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import type { ShopSnapshot } from "./snapshot.ts";

/** A branch as the office shows it: by the name that shoppers see, or without one by its number. */
export function namedBranch(
  snapshot: ShopSnapshot,
  id: WarehouseId,
  language?: LanguageCode,
): { readonly id: WarehouseId; readonly name: string; readonly time_zone: string } {
  const { locations, schedules, timeZone } = snapshot.settings(language);
  const location = locations.find(({ warehouseIds }) => warehouseIds.includes(id));
  return { id, name: location?.name ?? `№ ${id}`, time_zone: schedules[id]?.timeZone ?? timeZone };
}
