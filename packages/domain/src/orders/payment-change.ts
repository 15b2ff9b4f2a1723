import { type PaymentQuestion, paymentMethodsFor } from "../checkout/payment-methods.ts";
import type { PaymentMethod, PaymentPolicy } from "../checkout/types.ts";

/** Other payment methods for an order that waits for payment (VALID-2), in the shop's order. */
export function otherPaymentMethods(
  policy: PaymentPolicy,
  question: PaymentQuestion,
  chosen: string,
): readonly PaymentMethod[] {
  return paymentMethodsFor(policy, question).filter(({ id }) => id !== chosen);
}
