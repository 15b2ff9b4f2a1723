import type { BranchId, DeliveryMethod } from "../catalog/types.ts";
import { fulfilmentOf } from "../delivery/fulfilment.ts";
import type { ZoneId } from "../delivery/types.ts";
import type { PaymentMethod, PaymentPolicy } from "./types.ts";

/** The only payment method for an outside delivery service. */
const deliveryServiceMethod = "paykeeper";

export interface PaymentQuestion {
  readonly method: DeliveryMethod;
  readonly warehouseId: BranchId;
  /** Null: no delivery, or no zone. */
  readonly zoneId: ZoneId | null;
}

function fitsZone(payment: PaymentMethod, policy: PaymentPolicy, { method, zoneId }: PaymentQuestion): boolean {
  const isByZone = policy.useZoneMethods && zoneId !== null && fulfilmentOf(method) === "delivery";
  if (!isByZone || !Object.hasOwn(policy.byZone, zoneId)) return true;
  return policy.byZone[zoneId]?.includes(payment.id) ?? true;
}

function fitsBranch(payment: PaymentMethod, policy: PaymentPolicy, warehouseId: BranchId): boolean {
  return !policy.filteredByLocation || payment.warehouseIds.length === 0 || payment.warehouseIds.includes(warehouseId);
}

/** The enabled payment methods of a branch, for any way of receiving, in the shop's order. */
export function paymentMethodsOfBranch(policy: PaymentPolicy, warehouseId: BranchId): readonly PaymentMethod[] {
  return policy.methods.filter((payment) => payment.enabled && fitsBranch(payment, policy, warehouseId));
}

/**
 * Payment methods of an order (VALID-2), in the shop's order. A method is enabled and valid for the delivery
 * type, for the zone if zones have their own methods, and for the branch if methods are filtered by location.
 */
export function paymentMethodsFor(policy: PaymentPolicy, question: PaymentQuestion): readonly PaymentMethod[] {
  return paymentMethodsOfBranch(policy, question.warehouseId).filter((payment) => {
    if (policy.byDeliveryService.includes(question.method) && payment.id !== deliveryServiceMethod) return false;
    const fitsMethod = payment.methods.length === 0 || payment.methods.includes(question.method);
    return fitsMethod && fitsZone(payment, policy, question);
  });
}
