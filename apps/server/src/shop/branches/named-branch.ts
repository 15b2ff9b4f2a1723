import type { LanguageCode } from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import type { ShopSnapshot } from "../snapshot.ts";
import { branchName, branchTimeZone } from "./former-places.ts";

/** A branch for the office: its name for shoppers, or else its number. */
export function namedBranch(
  snapshot: ShopSnapshot,
  id: WarehouseId,
  language?: LanguageCode,
): { readonly id: WarehouseId; readonly name: string; readonly time_zone: string } {
  const settings = snapshot.settings(language);
  return { id, name: branchName(id, settings) ?? `№ ${id}`, time_zone: branchTimeZone(id, settings) };
}
