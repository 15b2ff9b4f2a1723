import type { OrderId, WarehouseId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import { type RingFacts, ringAt } from "../rings/ring-facts.ts";
import { firstAck, noteAck } from "./ack-repository.ts";

export interface AcknowledgeDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly ringFacts: (orderId: OrderId) => Promise<Pick<RingFacts, "branchId" | "placedAt" | "rings"> | null>;
}

/** A board that has an order, and when it rang there, milliseconds; null: now. */
export interface BoardAck {
  readonly board: string;
  readonly isOfBranch: (branch: WarehouseId) => boolean;
  readonly at: number | null;
}

/** Notes that a board has the order as it rings now; returns when the first one had it. Null: no such order there. */
export type Acknowledge = (orderId: OrderId, ack: BoardAck) => Promise<number | null>;

export function createAcknowledge({ db, now, ringFacts }: AcknowledgeDeps): Acknowledge {
  return async (orderId, { board, isOfBranch, at }) => {
    const facts = await ringFacts(orderId);
    if (facts === null || !isOfBranch(facts.branchId)) return null;
    const ring = ringAt(facts, now());
    // The clock of a tablet may be wrong.
    const noted = Math.min(Math.max(at ?? now(), facts.placedAt), now());
    await noteAck(db, { orderId, ring, board, at: noted });
    return firstAck(db, orderId, ring);
  };
}
