import type { BranchId, Coordinates, DeliveryCondition, DeliveryMethod, LocationId } from "@skatert/domain";

/** Details for the courier beyond street and house. */
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
  /** The warehouse that takes the order. */
  readonly warehouseId: BranchId;
}

export interface DeliveryPlace extends ServedPlace {
  readonly kind: "delivery";
  /** Street and house, or the shopper's own text. */
  readonly line: string;
  /** Null: the shopper chose the zone of `terms` by name. */
  readonly coordinates: Coordinates | null;
  readonly details: AddressDetails;
  /** The zone's terms for the branch at the time of choice. The quote replaces them. */
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

/** Delivery address, pickup branch or lounge. */
export type Place = DeliveryPlace | PickupPlace | LoungePlace;

/** The wire's delivery type of a place (ENT-2). */
export function methodOf(place: Place): DeliveryMethod {
  if (place.kind === "delivery") return "flat_rate";
  return place.kind === "pickup" ? "local_pickup" : place.method;
}

/** The address in one line, for the header. */
export function placeTitle(place: Place): string {
  return place.kind === "delivery" ? place.line : place.address || place.name;
}

/** Whether two places have the same branch, delivery type and terms. */
export function isSamePlace(a: Place | null, b: Place | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
