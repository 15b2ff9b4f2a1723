import { type BranchId, fulfilmentOf, money, type TipPolicy, type TippedOrder } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/tables.ts";
import type { GatewayNames } from "../../../ports/payment/gateway-name.ts";
import {
  gatewayNamed,
  type KnownPayment,
  type PaymentGateway,
  type PaymentGateways,
} from "../../../ports/payment/payment-gateway.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import type { Tip } from "./tip-repository.ts";

/** Dependencies of all tip functions. */
export interface TipContext {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Of every account. */
  readonly gateways: PaymentGateways;
  /** The gateways that serve a branch. */
  readonly gatewaysOf: (branch: BranchId) => GatewayNames;
  /** The shop's tip policy; null: the shop takes no tips. */
  readonly policy: () => Promise<TipPolicy | null>;
  /** Receives gateway errors that the caller recovers from. */
  readonly onError: (error: unknown) => void;
}

/** The fields of an order that the tip rules need. */
export function tippedOrder({ stage, stages, method }: StoredOrder): TippedOrder {
  const handedOver = stages.findLast((each) => each.stage === "handed-over");
  return { stage, fulfilment: fulfilmentOf(method), handedOverAt: handedOver?.at ?? null };
}

/** The branch's first gateway that accepts money without a receipt; null: tips cannot be paid (decision 062). */
export function tipGateway(
  { gateways, gatewaysOf }: Pick<TipContext, "gateways" | "gatewaysOf">,
  branch: BranchId,
): { readonly name: string; readonly gateway: PaymentGateway } | null {
  for (const name of Object.values(gatewaysOf(branch))) {
    const gateway = gatewayNamed(gateways, name);
    if (gateway?.takesTips === true) return { name, gateway };
  }
  return null;
}

/** Null until the gateway has returned its id of the tip, and for a gateway that is no longer configured. */
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
