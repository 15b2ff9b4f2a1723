import type { Coordinates, DeliveryCondition, DeliveryMethod, LocationId, WarehouseId } from "@skatert/domain";

/** What a courier needs beyond the street and house. */
export interface AddressDetails {
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  readonly intercom: string;
  readonly comment: string;
}

export const emptyDetails: AddressDetails = { apartment: "", entrance: "", floor: "", intercom: "", comment: "" };

interface ServedPlace {
  /** The branch whose menu is shown. */
  readonly locationId: LocationId;
  /** Its warehouse that takes the order. */
  readonly warehouseId: WarehouseId;
}

export interface DeliveryPlace extends ServedPlace {
  readonly kind: "delivery";
  /** Street and house, or what the shopper wrote. */
  readonly line: string;
  /** Null: the shopper chose the zone of `terms` by its name. */
  readonly coordinates: Coordinates | null;
  readonly details: AddressDetails;
  /** The zone's terms for the branch when the place was chosen; the quote has the last word. */
  readonly terms: DeliveryCondition;
}

export interface PickupPlace extends ServedPlace {
  readonly kind: "pickup";
  readonly pointId: number;
  readonly name: string;
  readonly address: string;
}

export interface LoungePlace extends ServedPlace {
  readonly kind: "lounge";
  readonly method: Extract<DeliveryMethod, "restaurants" | "wcso_booking">;
  readonly restaurantId: number;
  readonly name: string;
  readonly address: string;
  readonly seats: number;
}

/** Where and how the dinner gets to the table. */
export type Place = DeliveryPlace | PickupPlace | LoungePlace;

/** The wire's delivery type of a place (ENT-2). */
export function methodOf(place: Place): DeliveryMethod {
  if (place.kind === "delivery") return "flat_rate";
  return place.kind === "pickup" ? "local_pickup" : place.method;
}

/** The address in one line, as the header shows it. */
export function placeTitle(place: Place): string {
  return place.kind === "delivery" ? place.line : place.address || place.name;
}

/** Whether two places are served alike: the same branch, in the same way, under the same terms. */
export function isSamePlace(a: Place | null, b: Place | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
