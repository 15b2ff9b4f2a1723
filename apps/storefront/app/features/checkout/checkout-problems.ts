import { type IfMissing, type Money, moneyFromRoubles } from "@skatert/domain";
import type { KeyTaking } from "../../i18n/messages/message-key.ts";
import { isEmail } from "../../ui/email.ts";
import { readPhone } from "../../ui/fields/phone.ts";

/** Fields of the form. The stores have the rest of an order. */
export interface CheckoutValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
  readonly people: number;
  readonly paymentMethod: string;
  readonly changeFrom: string;
  /** What the restaurant does if a dish is missing. */
  readonly ifMissing: IfMissing;
  readonly consent: boolean;
}

/** A text about a field; it may name the sum of the order. */
type ProblemKey = KeyTaking<{ price: string }>;

export type CheckoutProblems = Readonly<Partial<Record<keyof CheckoutValues, ProblemKey>>>;

/** The method with change from the courier. */
export const cashMethod = "cash";

/**
 * Every fault of the form by field (VALID-1). `offered`: ids of the payment methods. Null while they load.
 */
export function checkoutProblems(
  values: CheckoutValues,
  offered: readonly string[] | null,
  total: Money,
): CheckoutProblems {
  const problems: Partial<Record<keyof CheckoutValues, ProblemKey>> = {};
  if (values.name.trim() === "") problems.name = "checkout.error.name";
  if (readPhone(values.phone) === null) problems.phone = "checkout.error.phone";
  if (!isEmailOrNothing(values.email)) problems.email = "checkout.error.email";
  const isOffered = offered?.includes(values.paymentMethod) ?? values.paymentMethod !== "";
  if (!isOffered) problems.paymentMethod = "checkout.error.payment";
  if (values.paymentMethod === cashMethod && isTooLittle(values.changeFrom, total))
    problems.changeFrom = "checkout.error.change";
  if (!values.consent) problems.consent = "checkout.error.consent";
  return problems;
}

/** The note that needs change. Null without one. */
export function changeFromOf({
  changeFrom,
  paymentMethod,
}: Pick<CheckoutValues, "changeFrom" | "paymentMethod">): Money | null {
  const roubles = Number(changeFrom.replace(/\D/g, ""));
  return paymentMethod === cashMethod && roubles > 0 ? moneyFromRoubles(roubles) : null;
}

function isTooLittle(changeFrom: string, total: Money): boolean {
  const change = changeFromOf({ changeFrom, paymentMethod: cashMethod });
  return changeFrom.trim() !== "" && (change === null || change < total);
}

function isEmailOrNothing(text: string): boolean {
  const email = text.trim();
  return email === "" || isEmail(email);
}
