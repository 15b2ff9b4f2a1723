import type { CalendarDay } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/tables.ts";
import {
  gatewayNamed,
  type KnownPayment,
  type PaymentGateway,
  type PaymentGateways,
  type PaymentNotice,
} from "../../../ports/payment/payment-gateway.ts";
import type { Orders } from "../../orders/service.ts";
import { knownPayment, type Payment } from "../payment-repository.ts";

/** What everything about payments works with. */
export interface PaymentContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly orders: Pick<
    Orders,
    "get" | "move" | "isPayable" | "otherMethods" | "keepMethod" | "announceChange" | "tellMoneyOwed"
  >;
  /** The shop's calendar day, and its sign of money. */
  readonly facts: () => Promise<{ readonly day: CalendarDay; readonly currency: string }>;
  readonly gateways: PaymentGateways;
  /** Takes a gateway's message about a tip; false: it is about something else. Throws MessageRefused. */
  readonly hearOfTip: (gateway: string, notice: PaymentNotice) => Promise<boolean>;
  /** Hears of gateways that fail; nothing is lost by it. */
  readonly onError: (error: unknown) => void;
}

/** A payment at a gateway that knows it. */
export interface PaymentAtGateway {
  readonly gateway: PaymentGateway;
  readonly known: KnownPayment;
}

/** Null while the gateway has not said what it calls the payment, and for a gateway that is no longer configured. */
export function atGateway({ gateways }: PaymentContext, payment: Payment): PaymentAtGateway | null {
  const [gateway, known] = [gatewayNamed(gateways, payment.gateway), knownPayment(payment)];
  return gateway === null || known === null ? null : { gateway, known };
}

/** Whether a gateway gives money back by itself. */
export function canRefundWith(gateways: PaymentGateways): (gateway: string) => boolean {
  return (name) => gatewayNamed(gateways, name)?.refund !== undefined;
}
