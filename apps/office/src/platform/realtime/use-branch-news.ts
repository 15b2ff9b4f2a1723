import { useEffect, useEffectEvent, useState } from "react";
import { useWork } from "../session/me-context.tsx";
import type { BranchListener } from "./branch-channel.ts";

/** `onNews`, `onInbox`: read the feed of orders or of the inbox up to this number; null after each reconnection. */
type BranchNews = Pick<BranchListener, "onNews" | "onInbox">;

/**
 * Follows the current branch's channel while mounted. Returns whether the channel is open; while it is closed, poll.
 */
export function useBranchNews({ onNews, onInbox }: BranchNews): boolean {
  const { me, branch } = useWork();
  const [isConnected, setConnected] = useState(false);
  const tell = useEffectEvent(onNews);
  const tellInbox = useEffectEvent(onInbox);
  const { key, cluster } = me.realtime;
  const branchId = branch?.id;
  useEffect(() => {
    if (branchId === undefined) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const realtime = cluster === undefined ? { key } : { key, cluster };
    void import("./branch-channel.ts").then(({ listenToBranch }) => {
      if (isGone) return;
      stop = listenToBranch({ realtime, branchId, onNews: tell, onInbox: tellInbox, onConnected: setConnected });
    });
    return () => {
      isGone = true;
      stop?.();
      setConnected(false);
    };
  }, [key, cluster, branchId]);
  return isConnected;
}
