import type { Id } from "../catalog/id.ts";
import type { BranchId } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";

/** Degrees, WGS 84. The type prevents bare pairs of numbers (ENT-3). */
export interface Coordinates {
  readonly lon: number;
  readonly lat: number;
}

export type ZoneId = Id<"zone", string>;
/** The first ring is the outline, the others are holes. A ring's first and last point may be equal or not. */
export type Polygon = readonly (readonly Coordinates[])[];

export interface DeliveryZone {
  readonly id: ZoneId;
  readonly name: string;
  readonly polygons: readonly Polygon[];
  /** The higher priority wins, then the smaller area (readings "Time, zones, stock"). Missing is 0. */
  readonly priority: number;
}

export interface DeliveryCondition {
  readonly zoneId: ZoneId;
  /** Null: terms for every branch. Terms of a branch win for that branch. */
  readonly warehouseId: BranchId | null;
  readonly price: Money;
  /** Free from exactly this counted sum. Null: never. */
  readonly freeFrom: Money | null;
  readonly minimum: Money;
  /** Null: express is not offered. 0 is a price. */
  readonly expressCost: Money | null;
  /** Minutes from acceptance to handover of an express order. Null: the shop states none. */
  readonly expressMinutes: number | null;
}

export type ZoneRefusal =
  | { readonly reason: "outside-zone" }
  | { readonly reason: "address-required" }
  | { readonly reason: "express-unavailable" };
