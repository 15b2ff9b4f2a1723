import type { BranchId } from "../catalog/types.ts";
import { resolvePlace } from "./place.ts";
import type { Coordinates, DeliveryCondition, DeliveryZone } from "./types.ts";

export interface DeliveryTerms {
  readonly zones: readonly DeliveryZone[];
  readonly conditions: readonly DeliveryCondition[];
}

/**
 * Whether the order's position has better terms than another zone of the branch: a lower fee, a lower
 * minimum, or free delivery from a smaller sum. Only then can a false position save money (decision 060).
 */
export function isCheaperThanElsewhere(
  sent: Coordinates,
  warehouseId: BranchId,
  { zones, conditions }: DeliveryTerms,
): boolean {
  const here = termsAt(sent, warehouseId, { zones, conditions });
  if (here === null) return false;
  return conditions.some(
    (other) =>
      (other.warehouseId === null || other.warehouseId === warehouseId) &&
      zones.some(({ id }) => id === other.zoneId) &&
      isBetter(here, other),
  );
}

/**
 * Whether the house of the written address has dearer terms than the order's position. A house outside the
 * zones counts as dearer.
 */
export function isDearerThanSent(
  found: Coordinates,
  sent: Coordinates,
  warehouseId: BranchId,
  terms: DeliveryTerms,
): boolean {
  const here = termsAt(sent, warehouseId, terms);
  const there = termsAt(found, warehouseId, terms);
  return here !== null && (there === null || isBetter(here, there));
}

/**
 * Whether the operator must confirm the written address of an order with a position. Without an address
 * provider a guest may write any street, so a street missing from the shop's list needs confirmation
 * (decision 067). A provider's gaps need none (decision 060).
 */
export function isToBeConfirmed(
  found: Coordinates | null,
  sent: Coordinates,
  warehouseId: BranchId,
  terms: DeliveryTerms & { readonly asksProvider: boolean },
): boolean {
  return found === null ? !terms.asksProvider : isDearerThanSent(found, sent, warehouseId, terms);
}

function termsAt(
  coordinates: Coordinates,
  warehouseId: BranchId,
  { zones, conditions }: DeliveryTerms,
): DeliveryCondition | null {
  return resolvePlace({ warehouseId, coordinates, zoneId: null, express: false }, zones, conditions).condition;
}

function isBetter(one: DeliveryCondition, other: DeliveryCondition): boolean {
  const freeFrom = one.freeFrom ?? Number.POSITIVE_INFINITY;
  const otherFreeFrom = other.freeFrom ?? Number.POSITIVE_INFINITY;
  const expressOf = ({ expressCost }: DeliveryCondition) => expressCost ?? Number.POSITIVE_INFINITY;
  return (
    one.price < other.price ||
    one.minimum < other.minimum ||
    freeFrom < otherFreeFrom ||
    expressOf(one) < expressOf(other)
  );
}
