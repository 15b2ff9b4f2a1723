import type { LanguageCode } from "@skatert/contract";
import {
  type Coordinates,
  type DeliveryTerms,
  fulfilmentOf,
  isCheaperThanElsewhere,
  isToBeConfirmed,
  type WarehouseId,
} from "@skatert/domain";
import type { FindPosition } from "./find-position.ts";
import type { OrderAttempt } from "./place-order.ts";

export interface AddressTerms extends DeliveryTerms {
  /** Whether a provider looks addresses up; else the shop's own street list does. */
  readonly asksProvider: boolean;
}

/**
 * Looks the written address of a delivery up, so that the address decides the fee (decisions 030 and 060). Without
 * coordinates the found house is the position of the order; if none is found, the zone of the body counts and the order
 * is flagged for the operator. With coordinates the order is flagged if the found house has dearer terms, or if there is
 * no provider and the shop's own list lacks the address (decision 067).
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
  const find = () => findPosition({ text, language, network: network?.own ?? null });
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
  warehouseId: WarehouseId,
  terms: AddressTerms,
): Promise<boolean> {
  // A provider's answer costs money, the shop's own list is free.
  if (terms.asksProvider && !isCheaperThanElsewhere(sent, warehouseId, terms)) return false;
  return isToBeConfirmed(await find(), sent, warehouseId, terms);
}
