import { useEffect, useEffectEvent, useState } from "react";
import { useWork } from "../session/me-context.tsx";

/**
 * Follows the current branch's channel while mounted. `onNews`: read the feed up to this number; null after each
 * reconnection. Returns whether the channel is open; while it is closed, poll.
 */
export function useBranchNews(onNews: (last: number | null) => void): boolean {
  const { me, branch } = useWork();
  const [isConnected, setConnected] = useState(false);
  const tell = useEffectEvent(onNews);
  const { key, cluster } = me.realtime;
  const branchId = branch?.id;
  useEffect(() => {
    if (branchId === undefined) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const realtime = cluster === undefined ? { key } : { key, cluster };
    void import("./branch-channel.ts").then(({ listenToBranch }) => {
      if (isGone) return;
      stop = listenToBranch({ realtime, branchId, onNews: tell, onConnected: setConnected });
    });
    return () => {
      isGone = true;
      stop?.();
      setConnected(false);
    };
  }, [key, cluster, branchId]);
  return isConnected;
}
