import type { BranchId, CalendarDay } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/tables.ts";
import type { GatewayNames } from "../../../ports/payment/gateway-name.ts";
import {
  gatewayNamed,
  type KnownPayment,
  type PaymentGateway,
  type PaymentGateways,
  type PaymentNotice,
} from "../../../ports/payment/payment-gateway.ts";
import type { Orders } from "../../orders/service.ts";
import { knownPayment, type Payment } from "../payment-repository.ts";

/** Dependencies of all payment functions. */
export interface PaymentContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly orders: Pick<
    Orders,
    | "get"
    | "lock"
    | "move"
    | "isPayable"
    | "otherMethods"
    | "updateMethod"
    | "announceChange"
    | "publishMoneyOwed"
    | "recordPaid"
    | "recordRefund"
  >;
  /** The shop's calendar day and its currency sign. */
  readonly facts: () => Promise<{ readonly day: CalendarDay; readonly currency: string }>;
  /** Of every account. */
  readonly gateways: PaymentGateways;
  /** The gateways that serve a branch. */
  readonly gatewaysOf: (branch: BranchId) => GatewayNames;
  /** Handles a gateway's message about a tip; false: it is not about a tip. Throws MessageRefused. */
  readonly handleTipNotice: (gateway: string, notice: PaymentNotice) => Promise<boolean>;
  /** Receives gateway errors that the caller recovers from. */
  readonly onError: (error: unknown) => void;
}

/** A payment that has a gateway id. */
export interface PaymentAtGateway {
  readonly gateway: PaymentGateway;
  readonly known: KnownPayment;
}

/** Null until the gateway has returned its id of the payment, and for a gateway that is no longer configured. */
export function atGateway({ gateways }: PaymentContext, payment: Payment): PaymentAtGateway | null {
  const [gateway, known] = [gatewayNamed(gateways, payment.gateway), knownPayment(payment)];
  return gateway === null || known === null ? null : { gateway, known };
}

/** Whether a gateway can refund through its API. */
export function canRefundWith(gateways: PaymentGateways): CanRefund {
  return (name) => gatewayNamed(gateways, name)?.refund !== undefined;
}

export type CanRefund = (gateway: string) => boolean;
