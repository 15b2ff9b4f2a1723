import type { MapBase, MapStart, MapZone, ShippingMethod, ShopLocation, YandexMapsOptions } from "@skatert/contract";
import {
  type BranchId,
  type Coordinates,
  conditionFor,
  type DeliveryCondition,
  type DeliveryZone,
  isOpenAt,
  localTime,
  type Pause,
  type PaymentMethod,
  pauseAt,
  type TimeZone,
  type WorkSchedule,
  withUsefulExpress,
  type ZoneId,
  zoneAt,
  zonesOfBranch,
} from "@skatert/domain";
import type { DeliveryPlace } from "./place.ts";

/** The shop's settings for choosing a place. */
export interface PlaceOptions {
  readonly zones: readonly MapZone[];
  readonly conditions: readonly DeliveryCondition[];
  readonly locations: readonly ShopLocation[];
  readonly methods: readonly ShippingMethod[];
  readonly schedules: Readonly<Record<BranchId, WorkSchedule>>;
  readonly base: MapBase;
  readonly start: MapStart | null;
  /** Key for maps of Yandex instead of the shop's own. Null: no key. */
  readonly yandexMaps: YandexMapsOptions | null;
  /** Whether the server uses an address provider. Otherwise the shop's own street list applies. */
  readonly findsAddresses: boolean;
  readonly payments: readonly Pick<PaymentMethod, "id" | "name" | "online">[];
  readonly pauses: readonly Pause[];
  /** Pickup and table service that staff stopped in a branch (STOP-1). Left out: none. */
  readonly stoppedMethods?: readonly StoppedMethod[];
  /** Minutes that busy branches add to their cooking time (STOP-3). Left out: none. */
  readonly extraMinutes?: Readonly<Record<BranchId, number>>;
  /** The shop's own zone. A branch may override it in its schedule. */
  readonly timeZone: TimeZone;
  /** The shop's clock at the answer, milliseconds. */
  readonly now: number;
}

export interface StoppedMethod {
  /** Name of the method. */
  readonly method: string;
  readonly pause: Pause;
}

/** The branch that delivers to a point, with its terms. */
export interface ServingBranch {
  readonly zone: DeliveryZone;
  readonly condition: DeliveryCondition;
  readonly location: ShopLocation;
  readonly warehouseId: BranchId;
  readonly isOpen: boolean;
  /** Why it takes no orders into the zone now (STATE-3). Null: it takes orders. */
  readonly pause: Pause | null;
  /** Minutes that it adds to its cooking time now. */
  readonly extraMinutes: number;
}

type PauseRules = Pick<PlaceOptions, "schedules" | "pauses" | "timeZone">;
type BranchRules = Pick<PlaceOptions, "zones" | "conditions" | "locations" | "extraMinutes"> & PauseRules;

/** The present pause of a branch, or of one of its delivery zones (STATE-3). Null: it takes orders. */
export function pauseNow(
  warehouseId: BranchId,
  zoneId: ZoneId | null,
  { schedules, pauses, timeZone }: PauseRules,
  now: number,
): Pause | null {
  return pauseAt(pauses, warehouseId, zoneId, localTime(now, schedules[warehouseId]?.timeZone ?? timeZone));
}

/**
 * The branch that delivers to a point (PRICE-5). Preference: takes orders, is open, has its own terms for the
 * zone, is less busy (STOP-3), is first. Null outside the zones of all branches.
 */
export function branchFor(point: Coordinates, rules: BranchRules, now: number): ServingBranch | null {
  return bestBranch(
    (warehouseId) => zoneAt(point, zonesOfBranch(warehouseId, rules.zones, rules.conditions)),
    rules,
    now,
  );
}

/** Like `branchFor`, for a zone that the shopper chose by name. */
export function branchForZone(id: ZoneId, rules: BranchRules, now: number): ServingBranch | null {
  const zone = rules.zones.find((each) => each.id === id) ?? null;
  return bestBranch(() => zone, rules, now);
}

type ZoneForBranch = (warehouseId: BranchId) => DeliveryZone | null;

function bestBranch(zoneFor: ZoneForBranch, rules: BranchRules, now: number): ServingBranch | null {
  const candidates = rules.locations.flatMap((location) =>
    location.warehouseIds.flatMap(
      (warehouseId) => servingBranch(zoneFor(warehouseId), location, warehouseId, rules, now) ?? [],
    ),
  );
  const rank = ({ pause, isOpen, condition }: ServingBranch) =>
    (pause === null ? 0 : 4) + (isOpen ? 0 : 2) + (condition.warehouseId === null ? 1 : 0);
  return candidates.toSorted((a, b) => rank(a) - rank(b) || a.extraMinutes - b.extraMinutes)[0] ?? null;
}

function servingBranch(
  zone: DeliveryZone | null,
  location: ShopLocation,
  warehouseId: BranchId,
  rules: BranchRules,
  now: number,
): ServingBranch | null {
  const condition = zone === null ? null : offeredTerms(zone.id, warehouseId, rules);
  if (zone === null || condition === null) return null;
  const schedule = rules.schedules[warehouseId];
  const pause = pauseNow(warehouseId, zone.id, rules, now);
  const isOpen = schedule !== undefined && isOpenAt(schedule, now);
  return {
    zone,
    condition,
    location,
    warehouseId,
    isOpen,
    pause,
    extraMinutes: rules.extraMinutes?.[warehouseId] ?? 0,
  };
}

/** A chosen delivery with its zone's present terms for the same branch. Unchanged if there are none. */
export function withPresentTerms(
  place: DeliveryPlace,
  rules: Pick<BranchRules, "zones" | "conditions" | "schedules">,
): DeliveryPlace {
  const { zones, conditions } = rules;
  const ofBranch = zonesOfBranch(place.warehouseId, zones, conditions);
  const { coordinates } = place;
  const zone =
    coordinates === null ? ofBranch.find(({ id }) => id === place.terms.zoneId) : zoneAt(coordinates, ofBranch);
  const terms = zone == null ? null : offeredTerms(zone.id, place.warehouseId, rules);
  return terms === null ? place : { ...place, terms };
}

function offeredTerms(
  zoneId: ZoneId,
  warehouseId: BranchId,
  { conditions, schedules }: Pick<BranchRules, "conditions" | "schedules">,
): DeliveryCondition | null {
  const condition = conditionFor(zoneId, warehouseId, conditions);
  return condition && withUsefulExpress(condition, schedules[warehouseId]?.cookingMinutes ?? 0);
}

/** Whether any zone contains the point, served or not. */
export function isInSomeZone(point: Coordinates, zones: readonly DeliveryZone[]): boolean {
  return zoneAt(point, zones) !== null;
}

/** The branch of a warehouse. */
export function locationOf(warehouseId: BranchId, locations: readonly ShopLocation[]): ShopLocation | null {
  return locations.find(({ warehouseIds }) => warehouseIds.includes(warehouseId)) ?? null;
}
