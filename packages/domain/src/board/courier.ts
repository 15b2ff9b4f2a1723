import type { OrderStage } from "../orders/types.ts";
import { hasRight, type RoleGrant } from "../staff/rights.ts";

/** Whose names, numbers and addresses a person may read in a branch. "carried": those of the orders that couriers carry. */
export type GuestSight = "all" | "carried" | "none";

export function guestSight<Branch>(grants: readonly RoleGrant<Branch>[], branch: Branch): GuestSight {
  if (hasRight(grants, "guests.read", branch)) return "all";
  return hasRight(grants, "orders.deliver", branch) ? "carried" : "none";
}

/** Whether an order's guest is in sight: a courier needs the address from the moment the delivery is ready to its end. */
export function isGuestSeen(sight: GuestSight, stage: OrderStage, isDelivery: boolean): boolean {
  return sight === "all" || (sight === "carried" && isDelivery && (stage === "ready" || stage === "on-the-way"));
}

/** Whether a step is a courier's: to take a delivery, or to hand it over. */
export function isCourierStep(to: OrderStage, isDelivery: boolean): boolean {
  return isDelivery && (to === "on-the-way" || to === "handed-over");
}
