import type { SavedAddress } from "@skatert/contract";
import type { Coordinates, ZoneId } from "@skatert/domain";
import { isSame } from "../../../model/place/guest-address.ts";
import type { DeliveryPlace } from "../../../model/place/place.ts";

/**
 * The place of a saved address. The account stores no zone, so an address without a point takes the point or
 * zone of the same door on this device. Without one the shopper chooses again.
 */
export function savedAddressPlace(
  address: SavedAddress,
  recent: readonly DeliveryPlace[],
): { readonly coordinates: Coordinates | null; readonly zoneId: ZoneId | null } {
  const { coordinates } = address;
  if (coordinates !== null) return { coordinates, zoneId: null };
  const same = recent.find((place) => isSame(address, place));
  if (same === undefined) return { coordinates: null, zoneId: null };
  return { coordinates: same.coordinates, zoneId: same.coordinates === null ? same.terms.zoneId : null };
}
