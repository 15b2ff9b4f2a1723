import type { DeliveryMethod } from "@skatert/domain";
import * as z from "zod/mini";

const DELIVERY_METHODS = ["flat_rate", "local_pickup", "wcso_booking", "restaurants"] as const;

/** Types of shipping methods (spec section 3 "Shipping method"). */
export const DeliveryMethodSchema = z.enum(DELIVERY_METHODS);

/** The method of that name; null for anything else. */
export function findDeliveryMethod(text: unknown): DeliveryMethod | null {
  return DELIVERY_METHODS.find((method) => method === text) ?? null;
}
