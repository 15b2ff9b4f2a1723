import { type Coordinates, type DeliveryCondition, type Money, money, zero } from "@skatert/domain";
import { type StoredRecord, storedCount, storedId, storedRecord, storedText } from "../../platform/storage/stored.ts";
import type { AddressDetails, DeliveryPlace, LoungePlace, PickupPlace, Place } from "./place.ts";

/**
 * Reads a stored place of this or an earlier version. Null if it is invalid, so that the shopper is asked
 * again (ENT-7).
 */
export function readPlace(value: unknown): Place | null {
  const stored = storedRecord(value);
  switch (stored["kind"]) {
    case "delivery":
      return readDelivery(stored);
    case "pickup":
      return readPickup(stored);
    case "lounge":
      return readLounge(stored);
    default:
      return null;
  }
}

/** Like `readPlace`, for the saved address of another delivery type. */
export function readDelivery(value: unknown): DeliveryPlace | null {
  const stored = storedRecord(value);
  const served = readServed(stored);
  const coordinates = readCoordinates(stored["coordinates"]);
  const terms = readTerms(stored["terms"]);
  const isUnplaced = coordinates === null && stored["coordinates"] !== null;
  if (stored["kind"] !== "delivery" || served === null || isUnplaced || terms === null) return null;
  return {
    kind: "delivery",
    ...served,
    line: storedText(stored["line"]),
    coordinates,
    details: readDetails(stored["details"]),
    terms,
  };
}

function readPickup(stored: StoredRecord): PickupPlace | null {
  const served = readServed(stored);
  const pointId = storedId(stored["pointId"]);
  if (served === null || pointId === null) return null;
  return {
    kind: "pickup",
    ...served,
    pointId,
    name: storedText(stored["name"]),
    address: storedText(stored["address"]),
  };
}

function readLounge(stored: StoredRecord): LoungePlace | null {
  const served = readServed(stored);
  const restaurantId = storedId(stored["restaurantId"]);
  const method = stored["method"];
  if (served === null || restaurantId === null || (method !== "restaurants" && method !== "wcso_booking")) return null;
  return {
    kind: "lounge",
    ...served,
    method,
    restaurantId,
    name: storedText(stored["name"]),
    address: storedText(stored["address"]),
    seats: storedId(stored["seats"]) ?? 1,
  };
}

function readServed(stored: StoredRecord) {
  const locationId = storedId(stored["locationId"]);
  const warehouseId = storedId(stored["warehouseId"]);
  return locationId === null || warehouseId === null ? null : { locationId, warehouseId };
}

export function readCoordinates(value: unknown): Coordinates | null {
  const { lon, lat } = storedRecord(value);
  return typeof lon === "number" && typeof lat === "number" && Number.isFinite(lon + lat) ? { lon, lat } : null;
}

function readTerms(value: unknown): DeliveryCondition | null {
  const stored = storedRecord(value);
  const zoneId = storedText(stored["zoneId"]);
  if (zoneId === "") return null;
  return {
    zoneId,
    warehouseId: storedId(stored["warehouseId"]),
    price: readAmount(stored["price"]) ?? zero,
    freeFrom: readAmount(stored["freeFrom"]),
    minimum: readAmount(stored["minimum"]) ?? zero,
    expressCost: readAmount(stored["expressCost"]),
    expressMinutes: storedCount(stored["expressMinutes"]),
  };
}

function readAmount(value: unknown): Money | null {
  const amount = storedCount(value);
  return amount === null ? null : money(amount);
}

function readDetails(value: unknown): AddressDetails {
  const stored = storedRecord(value);
  return {
    apartment: storedText(stored["apartment"]),
    entrance: storedText(stored["entrance"]),
    floor: storedText(stored["floor"]),
    intercom: storedText(stored["intercom"]),
    comment: storedText(stored["comment"]),
  };
}
