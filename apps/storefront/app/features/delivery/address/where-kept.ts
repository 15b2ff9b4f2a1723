import type { SavedAddress } from "@skatert/contract";
import type { Coordinates, ZoneId } from "@skatert/domain";
import { isSame } from "../../../model/place/guest-address.ts";
import type { DeliveryPlace } from "../../../model/place/place.ts";

/**
 * Where a kept address is. The account keeps no zone, so an address without a point takes the point or the zone of the
 * same door on this device; without one the shopper chooses again.
 */
export function whereKept(
  address: SavedAddress,
  recent: readonly DeliveryPlace[],
): { readonly coordinates: Coordinates | null; readonly zoneId: ZoneId | null } {
  const { coordinates } = address;
  if (coordinates !== null) return { coordinates, zoneId: null };
  const same = recent.find((place) => isSame(address, place));
  if (same === undefined) return { coordinates: null, zoneId: null };
  return { coordinates: same.coordinates, zoneId: same.coordinates === null ? same.terms.zoneId : null };
}
