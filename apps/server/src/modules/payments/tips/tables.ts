import type { TipState } from "@skatert/contract";
import type { OrderId, TipRecipient } from "@skatert/domain";

/** Rows of tips; money in minor units, times in milliseconds. */
export interface TipsTables {
  tips: {
    /** Also the idempotence key sent to gateways. */
    id: string;
    order_id: OrderId;
    /** 1, 2, 3 … per order. */
    number: number;
    recipient: TipRecipient;
    amount: number;
    /** At most one `created` tip per order and recipient. */
    state: TipState;
    /** Payment method id. */
    gateway: string;
    external_id: string | null;
    transaction_id: string | null;
    pay_url: string | null;
    /** The last status request that a guest's page caused. */
    asked_at: number;
    created_at: number;
    paid_at: number | null;
  };
}
