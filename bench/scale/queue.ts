/** A stream of work for one kind of resource. Times in milliseconds. */
export interface Stream {
  /** Pieces of work a second, arriving independently of each other. */
  readonly perSecond: number;
  /** Time that a server works on one piece. */
  readonly serviceMs: number;
}

export interface Waits {
  /** Share of the time that a server works; from 1 on the queue grows without end. */
  readonly utilization: number;
  /** Time from the arrival to the answer. */
  readonly meanMs: number;
  readonly p99Ms: number;
}

/**
 * Simulates one queue in front of `servers` equal servers, first come, first served: independent arrivals (Poisson), and
 * service times of each stream between half and one and a half of its mean. The same seed gives the same waits. With
 * no work at all the waits are 0.
 */
export function simulate(streams: readonly Stream[], servers: number, arrivals: number, seed = 1): Waits {
  const perSecond = streams.reduce((sum, stream) => sum + stream.perSecond, 0);
  const utilization =
    streams.reduce((sum, { perSecond, serviceMs }) => sum + (perSecond * serviceMs) / 1000, 0) / servers;
  if (perSecond === 0) return { utilization, meanMs: 0, p99Ms: 0 };
  const random = randomOf(seed);
  const freeAt = new Float64Array(servers);
  const waits = new Float64Array(arrivals);
  let at = 0;
  for (let index = 0; index < arrivals; index += 1) {
    at += (-Math.log(1 - random()) / perSecond) * 1000;
    const { serviceMs } = chosen(streams, random() * perSecond);
    const server = earliest(freeAt);
    const end = Math.max(at, freeAt[server] ?? 0) + serviceMs * (0.5 + random());
    freeAt[server] = end;
    waits[index] = end - at;
  }
  const at99 = Math.floor(arrivals * 0.99);
  const meanMs = waits.reduce((sum, wait) => sum + wait, 0) / arrivals;
  waits.sort();
  return { utilization, meanMs, p99Ms: waits[at99] ?? 0 };
}

function chosen(streams: readonly Stream[], place: number): Stream {
  let rest = place;
  const found = streams.find(({ perSecond }) => {
    rest -= perSecond;
    return rest < 0;
  });
  const last = found ?? streams.at(-1);
  if (last === undefined) throw new Error("no stream to choose from");
  return last;
}

function earliest(freeAt: Float64Array): number {
  let least = 0;
  for (let index = 1; index < freeAt.length; index += 1) if ((freeAt[index] ?? 0) < (freeAt[least] ?? 0)) least = index;
  return least;
}

/** Numbers from 0 to below 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
