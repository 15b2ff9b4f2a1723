import { readPhone } from "../../../ui/fields/phone.ts";
import type { CheckoutValues } from "../checkout-problems.ts";

/**
 * Whether the form is prefilled, so that only the button is left: a guest who has ordered on this device
 * before.
 */
export function isFilledIn({ name, phone, paymentMethod, consent }: CheckoutValues): boolean {
  return name.trim() !== "" && readPhone(phone) !== null && paymentMethod !== "" && consent;
}
