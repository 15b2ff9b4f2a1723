import { branchChannel, FEED_EVENT } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { RealtimePort } from "../../../realtime/hub.ts";
import { lastNumber } from "./feed-repository.ts";

/** Sends the last number of a feed to the boards of its branch, after the commit (BOARD-2). */
export type PublishFeed = (branchId: BranchId) => Promise<void>;

/**
 * The number is read again, because the statements that take it return nothing. Changes during a read share the next
 * one, so a busy branch sends a few messages instead of one per change.
 */
export function createFeedPublisher(db: Db, realtime: Pick<RealtimePort, "publish">): PublishFeed {
  const running = new Map<BranchId, { isWanted: boolean }>();
  async function publish(branchId: BranchId): Promise<void> {
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
