import { networkOf, wideNetworkOf } from "../http/network.ts";
import type { RealtimeLimits } from "./limits.ts";

/** The /24 or /48 around a network may hold the sockets of this many networks: an IPv6 tunnel alone has 65,536. */
const networksInBlock = 4;

/** Counts open sockets: all, per network, and per block around it. */
export interface Seats {
  /** Takes a seat for a socket of this address. Returns a function that releases it; null: no seat is free. */
  take(address: string | undefined): (() => void) | null;
}

export function createSeats(limits: Pick<RealtimeLimits, "sockets" | "socketsPerNetwork">): Seats {
  const max = limits.socketsPerNetwork === 0 ? Number.POSITIVE_INFINITY : limits.socketsPerNetwork;
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      // A closed socket has no address.
      const network = networkOf(address ?? "");
      const block = `block ${wideNetworkOf(address ?? "")}`;
      const isFull = countOf(taken, network) >= max || countOf(taken, block) >= max * networksInBlock;
      if (all >= limits.sockets || isFull) return null;
      const change = (by: 1 | -1) => {
        all += by;
        for (const name of [network, block]) addTo(taken, name, by);
      };
      change(1);
      let isTaken = true;
      return () => {
        if (isTaken) change(-1);
        isTaken = false;
      };
    },
  };
}

function countOf(counts: ReadonlyMap<string, number>, name: string): number {
  return counts.get(name) ?? 0;
}

function addTo(counts: Map<string, number>, name: string, by: number): void {
  const sum = countOf(counts, name) + by;
  if (sum === 0) counts.delete(name);
  else counts.set(name, sum);
}
