import type { Money, TipRecipient } from "@skatert/domain";
import type { ReceiptPosition } from "./receipt.ts";

/** What a gateway is asked to collect. The same request under the same `id` must not make a second payment where the gateway can tell. */
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
  /** Of a tip; absent: the order itself is paid. */
  readonly tipFor?: TipRecipient;
  /** Positions sum to the amount; none for a tip, which is no sale. */
  readonly receipt: readonly ReceiptPosition[];
  /** Absolute address of the order's page, where the shopper comes back to. */
  readonly returnUrl: string;
}

export interface StartedPayment {
  /** The gateway's own id of the payment or invoice. */
  readonly externalId: string;
  /** The gateway's page; absolute, or a path of ours. */
  readonly payUrl: string;
}

/** A payment that a gateway knows. */
export interface KnownPayment {
  readonly id: string;
  readonly externalId: string;
  /** The gateway's id of the money itself, where that is another than the payment's. */
  readonly transactionId: string | null;
  readonly amount: Money;
}

/** State of a payment at its gateway. */
export type PaymentReport =
  | { readonly state: "pending" }
  /** The money is blocked and must be captured or released. */
  | { readonly state: "held" }
  | { readonly state: "paid"; readonly amount: Money; readonly currency: string; readonly transactionId: string | null }
  /** Refused or expired: nothing will come of it. */
  | { readonly state: "declined" }
  /** Paid, and given back since. */
  | { readonly state: "refunded" };

/** A message that a gateway sends by itself; `sender` is its address, proxies believed as configured. */
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

/** An online way to pay. Calls take at most ten seconds and throw GatewayFailure; none is made inside a transaction. */
export interface PaymentGateway {
  /** Whether it takes money without a receipt, so that a tip can be paid (decision 062). */
  readonly takesTips?: boolean;
  /** Makes a payment, or finds the one of the same id again where the gateway can. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  report(payment: KnownPayment): Promise<PaymentReport>;
  /** Captures blocked money; returns the payment's new state. Only for gateways that can block money. */
  capture?(payment: KnownPayment): Promise<PaymentReport>;
  /** Prevents payment: releases blocked money and cancels the invoice. */
  revoke?(payment: KnownPayment): Promise<void>;
  /** Gives all of the money back; false: not finished yet. Repeating it gives nothing twice. */
  refund?(payment: KnownPayment): Promise<boolean>;
  /** Reads what the gateway calls back with. Throws MessageRefused for what it never said. */
  read?(message: GatewayMessage): Promise<PaymentNotice>;
}

/** By payment method id. */
export type PaymentGateways = Readonly<Record<string, PaymentGateway>>;

/** A gateway is away, too slow or answers nonsense; asking later may help. Holds no secrets. */
export class GatewayFailure extends Error {
  override readonly name: string = "GatewayFailure";
}

/** A gateway understood and said no: the same request again will not help. */
export class GatewayRefusal extends GatewayFailure {
  override readonly name = "GatewayRefusal";
}

/** A message that claims to come from a gateway and does not, or that cannot be read. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}

export function gatewayNamed(gateways: PaymentGateways, id: string): PaymentGateway | null {
  return Object.hasOwn(gateways, id) ? (gateways[id] ?? null) : null;
}
