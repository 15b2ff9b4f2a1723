import { networkOf } from "../plugins/network.ts";
import type { RealtimeLimits } from "./limits.ts";

/** Counts open sockets, all and by network. */
export interface Seats {
  /** Takes a seat for a socket of this address; answers how to give it back, or null when none is left. */
  take(address: string | undefined): (() => void) | null;
}

export function createSeats(limits: Pick<RealtimeLimits, "sockets" | "socketsPerNetwork">): Seats {
  const most = limits.socketsPerNetwork === 0 ? Number.POSITIVE_INFINITY : limits.socketsPerNetwork;
  const byNetwork = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      // A socket that has closed meanwhile has no address.
      const network = networkOf(address ?? "");
      const own = byNetwork.get(network) ?? 0;
      if (all >= limits.sockets || own >= most) return null;
      all += 1;
      byNetwork.set(network, own + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left === 0) byNetwork.delete(network);
        else byNetwork.set(network, left);
      };
    },
  };
}
