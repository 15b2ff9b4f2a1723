import { fulfilmentOf, money, type TipPolicy, type TippedOrder } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/tables.ts";
import {
  gatewayNamed,
  type KnownPayment,
  type PaymentGateway,
  type PaymentGateways,
} from "../../../ports/payment/payment-gateway.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import type { Tip } from "./tip-repository.ts";

/** What everything about tips works with. */
export interface TipContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly gateways: PaymentGateways;
  /** How the shop takes tips; null: it does not. */
  readonly policy: () => Promise<TipPolicy | null>;
  /** Hears of gateways that fail; nothing is lost by it. */
  readonly onError: (error: unknown) => void;
}

/** What the rules of tips ask of an order. */
export function tippedOrder({ stage, stages, method }: StoredOrder): TippedOrder {
  const handedOver = stages.findLast((each) => each.stage === "handed-over");
  return { stage, fulfilment: fulfilmentOf(method), handedOverAt: handedOver?.at ?? null };
}

/** The first gateway that takes money without a receipt; null: tips cannot be paid here (decision 062). */
export function tipGateway(
  gateways: PaymentGateways,
): { readonly name: string; readonly gateway: PaymentGateway } | null {
  const found = Object.entries(gateways).find(([, { takesTips }]) => takesTips === true);
  return found === undefined ? null : { name: found[0], gateway: found[1] };
}

/** Null while the gateway has not said what it calls the tip, and for a gateway that is no longer configured. */
export function tipAtGateway(
  { gateways }: TipContext,
  tip: Tip,
): { readonly gateway: PaymentGateway; readonly known: KnownPayment } | null {
  const gateway = gatewayNamed(gateways, tip.gateway);
  if (gateway === null || tip.external_id === null) return null;
  const known = {
    id: tip.id,
    externalId: tip.external_id,
    transactionId: tip.transaction_id,
    amount: money(tip.amount),
  };
  return { gateway, known };
}
