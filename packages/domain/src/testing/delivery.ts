import type { Coordinates, DeliveryCondition, DeliveryZone } from "../delivery/types.ts";
import { money } from "../money/money.ts";

type Ring = readonly Coordinates[];

/** The four corners of a box in degrees. */
export function aBox(west: number, south: number, east: number, north: number): Ring {
  return [
    { lon: west, lat: south },
    { lon: east, lat: south },
    { lon: east, lat: north },
    { lon: west, lat: north },
  ];
}

/** Zone "A": the box from 0° to 10°, without holes. */
export function aZone(changes: Partial<DeliveryZone> = {}): DeliveryZone {
  const id = changes.id ?? "A";
  return { id, name: `Zone ${id}`, polygons: [[aBox(0, 0, 10, 10)]], priority: 0, ...changes };
}

/** Delivery to zone "A" for 200 ₽ from any branch, from 0 ₽ on, without express. */
export function aCondition(changes: Partial<DeliveryCondition> = {}): DeliveryCondition {
  return {
    zoneId: "A",
    warehouseId: null,
    price: money(200_00),
    freeFrom: null,
    minimum: money(0),
    expressCost: null,
    expressMinutes: null,
    ...changes,
  };
}
