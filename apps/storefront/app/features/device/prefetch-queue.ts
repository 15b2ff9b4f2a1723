/** Time for which a link must be visible before it is prefetched (CONST-4). */
export const lookMilliseconds = 1_000;
/** Maximum number of links queued or being fetched. Further ones are dropped (CONST-4). */
export const queueLimit = 4;

export interface PrefetchQueue {
  /** A link became visible or hovered. */
  readonly look: (address: string) => void;
  /** It is no longer. A request that has not started is dropped. */
  readonly leave: (address: string) => void;
  /** A link is pressed. It starts at once, because the visit begins when the finger is lifted. */
  readonly press: (address: string) => void;
  readonly stop: () => void;
}

/**
 * Prefetches visible links one after another. `fetchAhead` must not reject. A visible link is requested once.
 */
export function prefetchQueue(fetchAhead: (address: string) => Promise<void>): PrefetchQueue {
  const looks = new Map<string, ReturnType<typeof setTimeout>>();
  const waiting: string[] = [];
  const asked = new Set<string>();
  let running = 0;
  let isStopped = false;

  async function run(): Promise<void> {
    const address = waiting.shift();
    if (address === undefined || isStopped) return;
    asked.add(address);
    running += 1;
    await fetchAhead(address);
    running -= 1;
    await run();
  }
  const leave = (address: string) => {
    clearTimeout(looks.get(address));
    looks.delete(address);
    const place = waiting.indexOf(address);
    if (place >= 0) waiting.splice(place, 1);
  };
  return {
    look(address) {
      if (asked.has(address) || looks.has(address) || waiting.includes(address)) return;
      const seen = () => {
        looks.delete(address);
        if (waiting.length + running >= queueLimit) return;
        waiting.push(address);
        if (running === 0) void run();
      };
      looks.set(address, setTimeout(seen, lookMilliseconds));
    },
    leave,
    press(address) {
      leave(address);
      asked.add(address);
      void fetchAhead(address);
    },
    stop() {
      isStopped = true;
      for (const timer of looks.values()) clearTimeout(timer);
    },
  };
}
