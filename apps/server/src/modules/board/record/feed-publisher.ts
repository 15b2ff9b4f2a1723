import { branchChannel, FEED_EVENT } from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { RealtimePort } from "../../../realtime/hub.ts";
import { lastNumber } from "./feed-repository.ts";

/** Tells the boards of a branch the last number of its feed, after the commit (BOARD-2). */
export type PublishFeed = (branchId: WarehouseId) => Promise<void>;

/**
 * The number is read, because the statements that take it have no answer. Changes that arrive during a read share the
 * next one, so that a busy branch sends a few messages and not one per change.
 */
export function createFeedPublisher(db: Db, realtime: Pick<RealtimePort, "publish">): PublishFeed {
  const running = new Map<WarehouseId, { isWanted: boolean }>();
  async function publish(branchId: WarehouseId): Promise<void> {
    const last = await lastNumber(db, branchId);
    realtime.publish(branchChannel(branchId), FEED_EVENT, { last });
  }
  return async (branchId) => {
    const current = running.get(branchId);
    if (current !== undefined) {
      current.isWanted = true;
      return;
    }
    const round = { isWanted: true };
    running.set(branchId, round);
    try {
      while (round.isWanted) {
        round.isWanted = false;
        await publish(branchId);
      }
    } finally {
      running.delete(branchId);
    }
  };
}
