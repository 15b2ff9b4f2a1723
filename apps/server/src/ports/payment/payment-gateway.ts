import type { Money, TipRecipient } from "@skatert/domain";
import type { ReceiptPosition } from "./receipt.ts";

/** A payment to collect. If the gateway supports it, the same request under the same `id` makes no second payment. */
export interface PaymentRequest {
  /** Our own id of the payment: unguessable, at most 64 characters. */
  readonly id: string;
  /**
   * Order, attempt and a part of the id, "1001-2-1f0e6c2b9a47". Gateways show it to people and send it in callbacks.
   */
  readonly reference: string;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string | null };
  /** Recipient of a tip; absent: the payment is for the order. */
  readonly tipFor?: TipRecipient;
  /** Positions sum to the amount; empty for a tip, which is no sale. */
  readonly receipt: readonly ReceiptPosition[];
  /** Absolute address of the order page, to which the shopper returns. */
  readonly returnUrl: string;
}

export interface StartedPayment {
  /** The gateway's own id of the payment or invoice. */
  readonly externalId: string;
  /** The gateway's page; absolute, or a path of ours. */
  readonly payUrl: string;
}

/** A payment that has a gateway id. */
export interface KnownPayment {
  readonly id: string;
  readonly externalId: string;
  /** The gateway's id of the money, if it differs from the payment's. */
  readonly transactionId: string | null;
  readonly amount: Money;
}

/** A part of a payment's money to give back. */
export interface PartRefund {
  /** Our own id of the refund, saved before the request: unguessable, at most 64 characters. */
  readonly id: string;
  /** Less than the payment, or all of it. */
  readonly amount: Money;
  readonly customer: PaymentRequest["customer"];
  /** Positions sum to the amount. */
  readonly receipt: readonly ReceiptPosition[];
}

/** A refund that the gateway has. A gateway that refunds another sum than asked says which. */
export interface PartRefundReport {
  readonly state: "done" | "pending";
  readonly amount: Money;
  /** The gateway's id of the refund; null: it has none. */
  readonly externalId: string | null;
}

/** State of a payment at its gateway. */
export type PaymentReport =
  | { readonly state: "pending" }
  /** The money is blocked and must be captured or released. */
  | { readonly state: "held" }
  | {
      readonly state: "paid";
      readonly amount: Money;
      readonly currency: string;
      readonly transactionId: string | null;
      /** The part that was refunded. Absent: none, or the gateway does not say. */
      readonly refunded?: Money;
    }
  /** Refused or expired; no money will arrive. */
  | { readonly state: "declined" }
  /** Paid and then refunded. */
  | { readonly state: "refunded" };

/** A message that a gateway sends by itself; `sender` is its address, as seen behind trusted proxies. */
export interface GatewayMessage {
  readonly body: unknown;
  readonly sender: string;
}

/** A verified message: its payment, the payment's state, and the answer that the gateway expects. */
export interface PaymentNotice {
  readonly reference: string;
  readonly externalId: string | null;
  readonly report: PaymentReport;
  readonly answer: string;
}

/**
 * An online payment method. Calls take at most ten seconds and throw GatewayFailure; none is made inside a transaction.
 */
export interface PaymentGateway {
  /** Whether it accepts money without a receipt, so that a tip can be paid (decision 062). */
  readonly takesTips?: boolean;
  /** Creates a payment, or finds the one with the same id if the gateway supports it. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  report(payment: KnownPayment): Promise<PaymentReport>;
  /** Captures blocked money; returns the payment's new state. Only for gateways that can block money. */
  capture?(payment: KnownPayment): Promise<PaymentReport>;
  /** Prevents payment: releases blocked money and cancels the invoice. */
  revoke?(payment: KnownPayment): Promise<void>;
  /** Refunds all the money; false: not finished yet. A repeat refunds nothing twice. */
  refund?(payment: KnownPayment): Promise<boolean>;
  /** Everything that was refunded of the payment, also by people at the gateway. Only with `refundPart`. */
  refunded?(payment: KnownPayment): Promise<Money>;
  /**
   * Refunds a part. The caller asks `refunded` before it repeats a request whose answer was lost, because not every
   * gateway knows a repeat by its id. Throws GatewayRefusal if the gateway will not pay this refund.
   */
  refundPart?(payment: KnownPayment, part: PartRefund): Promise<PartRefundReport>;
  /** The state of a refund by the gateway's id. */
  refundState?(externalId: string): Promise<PartRefundReport>;
  /** Reads a callback of the gateway. Throws MessageRefused for a forged one. */
  read?(message: GatewayMessage): Promise<PaymentNotice>;
}

/** By name; see GatewayNames. */
export type PaymentGateways = Readonly<Record<string, PaymentGateway>>;

/** A gateway is unavailable, too slow or answers invalidly; a retry may succeed. Contains no secrets. */
export class GatewayFailure extends Error {
  override readonly name: string = "GatewayFailure";
}

/** A gateway refused a valid request; the same request would be refused again. */
export class GatewayRefusal extends GatewayFailure {
  override readonly name = "GatewayRefusal";
}

/** A message that does not come from the gateway that it names, or that cannot be read. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}

export function gatewayNamed(gateways: PaymentGateways, id: string): PaymentGateway | null {
  return Object.hasOwn(gateways, id) ? (gateways[id] ?? null) : null;
}
