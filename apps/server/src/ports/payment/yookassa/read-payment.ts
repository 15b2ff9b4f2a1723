import { type Money, zero } from "@skatert/domain";
import * as z from "zod/mini";
import { GatewayFailure, type PaymentReport } from "../payment-gateway.ts";
import { readRoubles } from "../roubles.ts";

const Amount = z.looseObject({ value: z.string(), currency: z.string() });
const Payment = z.looseObject({
  id: z.string(),
  status: z.enum(["pending", "waiting_for_capture", "succeeded", "canceled"]),
  amount: Amount,
  refunded_amount: z.optional(Amount),
  confirmation: z.optional(z.looseObject({ confirmation_url: z.optional(z.string()) })),
  metadata: z.optional(z.nullable(z.looseObject({ reference: z.optional(z.string()) }))),
});
export type YookassaPayment = z.infer<typeof Payment>;

/** Throws GatewayFailure for an answer without a payment. */
export function readPayment(answer: unknown): YookassaPayment {
  const payment = Payment.safeParse(answer);
  if (!payment.success) throw new GatewayFailure("YooKassa answered without a payment");
  return payment.data;
}

export function reportOf(payment: YookassaPayment): PaymentReport {
  switch (payment.status) {
    case "pending":
      return { state: "pending" };
    case "waiting_for_capture":
      return { state: "held" };
    case "canceled":
      return { state: "declined" };
    case "succeeded":
      return paidReport(payment);
  }
}

function paidReport({ id, amount, refunded_amount: refunded }: YookassaPayment): PaymentReport {
  const paid = readRoubles(amount.value);
  if (paid === null) throw new GatewayFailure("YooKassa answered without an amount");
  const back = refundedSum(refunded);
  if (back === paid && paid > 0) return { state: "refunded" };
  const report = { state: "paid", amount: paid, currency: amount.currency, transactionId: id } as const;
  return back === 0 ? report : { ...report, refunded: back };
}

/** Throws GatewayFailure for a sum that cannot be read. */
export function refundedSum(refunded: YookassaPayment["refunded_amount"]): Money {
  const sum = refunded === undefined ? zero : readRoubles(refunded.value);
  if (sum === null) throw new GatewayFailure("YooKassa answered without the refunded sum");
  return sum;
}
