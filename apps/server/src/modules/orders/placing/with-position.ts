import type { LanguageCode } from "@skatert/contract";
import { fulfilmentOf } from "@skatert/domain";
import type { OrderAttempt } from "../place-order.ts";
import type { FindPosition } from "./find-position.ts";

/**
 * Adds the position of the address to a delivery without coordinates, so that the address decides the zone and the fee.
 * If the address is not found, the zone of the body counts and the order is flagged for the operator (decision 030).
 */
export async function withPosition(
  findPosition: FindPosition,
  attempt: OrderAttempt,
  language: LanguageCode,
): Promise<OrderAttempt> {
  const { request, delivery, network } = attempt;
  const text = delivery.address?.line ?? null;
  if (fulfilmentOf(request.method) !== "delivery" || request.coordinates !== null || text === null) return attempt;
  const coordinates = await findPosition({ text, language, network: network?.own ?? null });
  if (coordinates === null) return { ...attempt, delivery: { ...delivery, addressUnconfirmed: true } };
  return { ...attempt, request: { ...request, coordinates }, delivery: { ...delivery, coordinates } };
}
