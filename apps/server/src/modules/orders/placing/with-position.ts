import type { LanguageCode } from "@skatert/contract";
import {
  type BranchId,
  type Coordinates,
  type DeliveryTerms,
  fulfilmentOf,
  isCheaperThanElsewhere,
  isToBeConfirmed,
} from "@skatert/domain";
import type { FindPosition } from "./find-position.ts";
import type { OrderAttempt } from "./order-attempt.ts";

export interface AddressTerms extends DeliveryTerms {
  /** Whether a provider looks up addresses; otherwise the shop's street list does. */
  readonly asksProvider: boolean;
}

/**
 * Looks up the written address of a delivery, so that the address decides the fee (decisions 030 and 060). Without
 * coordinates the found house becomes the order's position. If no house is found, the zone in the body counts and the
 * order is flagged for the operator. With coordinates the order is flagged if the found house has dearer terms, or if
 * there is no provider and the shop's list lacks the address (decision 067).
 */
export async function withPosition(
  findPosition: FindPosition,
  attempt: OrderAttempt,
  language: LanguageCode,
  terms: AddressTerms,
): Promise<OrderAttempt> {
  const { request, delivery, network } = attempt;
  const text = delivery.address?.line ?? null;
  if (fulfilmentOf(request.method) !== "delivery" || text === null) return attempt;
  const caller = network === null ? null : ({ kind: "network", key: network.own } as const);
  const find = () => findPosition({ text, language, caller });
  const flagged = { ...attempt, delivery: { ...delivery, addressUnconfirmed: true } };
  if (request.coordinates !== null) {
    return (await isDoubtful(request.coordinates, find, request.warehouseId, terms)) ? flagged : attempt;
  }
  const coordinates = await find();
  if (coordinates === null) return flagged;
  return { ...attempt, request: { ...request, coordinates }, delivery: { ...delivery, coordinates } };
}

async function isDoubtful(
  sent: Coordinates,
  find: () => Promise<Coordinates | null>,
  warehouseId: BranchId,
  terms: AddressTerms,
): Promise<boolean> {
  // A provider charges for an answer; the shop's list is free.
  if (terms.asksProvider && !isCheaperThanElsewhere(sent, warehouseId, terms)) return false;
  return isToBeConfirmed(await find(), sent, warehouseId, terms);
}
