import type { OrderId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Db, Tx } from "../../../database/tables.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { Checkout } from "../../checkout/service.ts";
import type { SettleDifference } from "../changing/difference.ts";
import type { OrderEvents } from "../events.ts";
import type { FindPosition } from "../placing/find-position.ts";
import type { RefundPort } from "../refunding/refund-order.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import type { AskedChanges, Decision } from "./decide-change.ts";

export interface ChangePlacedDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly checkout: Pick<Checkout, "rulesFor">;
  readonly now: () => number;
  readonly findPosition: FindPosition;
  readonly settleDifference: SettleDifference;
  /** Closes the open pages of an order's payments: it is to be paid in another way. */
  readonly closePayments: (tx: Tx, order: { readonly id: OrderId; readonly at: number }) => Promise<void>;
  /** What the guest owes for a total, minor units; negative: too much is paid. */
  readonly owedFor: (db: Db, id: OrderId, total: number) => Promise<number>;
  readonly refunds: Pick<RefundPort, "moneyOf">;
  readonly events: Pick<OrderEvents, "recorded" | "changed" | "stopListChanged" | "amended" | "moneyOwed">;
}

/** A change that a person asks for. */
export interface WantedChange extends AskedChanges {
  readonly orderId: OrderId;
  /** The person of the staff; see StageChange. */
  readonly by: string;
  readonly deviceId: number | null;
  /** The guest reads it. */
  readonly reason: string;
  /** phone: the guest has agreed. link: is asked, if the change needs it. */
  readonly consent: "link" | "phone";
  /** Only answers. */
  readonly isTry: boolean;
  /** Runs first, while the order is locked; a throw refuses the change. */
  readonly guard: (tx: Tx, order: StoredOrder) => Promise<void>;
}

/** `owed`: what the guest owes after the change, minor units; negative: is paid back. */
export type ChangeOutcome =
  | {
      readonly kind: "made" | "tried" | "proposed" | "refused";
      readonly decision: Decision;
      readonly owed: number;
    }
  | { readonly kind: "not-found" | "ended" };

/** A change that was decided and not made. */
export interface Tried {
  readonly decision: Decision;
  readonly owed: number;
}

/** Who makes a change. */
export type Author = Pick<WantedChange, "by" | "deviceId">;
