/** Limits of the sockets in one process (API-8). */
export interface RealtimeLimits {
  /** Maximum unread bytes before a client's socket is destroyed. */
  readonly unsentBytes: number;
  /** Maximum message of a client, all fragments together. */
  readonly frameBytes: number;
  /** Frames of one socket, control frames included. */
  readonly frames: AllowanceSize;
  /** Bytes of one socket, which bounds fragments too. */
  readonly bytes: AllowanceSize;
  /** Maximum parallel subscriptions of one socket. */
  readonly channels: number;
  /** Refused subscriptions before the socket is destroyed. */
  readonly refusals: number;
  /** Maximum sockets of this process; even an idle one costs memory. */
  readonly sockets: number;
  /** Maximum sockets of one network (see `networkOf`); the block around it may hold four times as many. 0: no limit. */
  readonly socketsPerNetwork: number;
}

export interface AllowanceSize {
  /** Maximum burst. */
  readonly burst: number;
  readonly perSecond: number;
}

/** A page sends about five frames at its start and then one every two minutes. */
export const usualLimits: Omit<RealtimeLimits, "socketsPerNetwork"> = {
  unsentBytes: 64 * 1024,
  frameBytes: 4 * 1024,
  frames: { burst: 60, perSecond: 10 },
  bytes: { burst: 64 * 1024, perSecond: 8 * 1024 },
  channels: 50,
  refusals: 20,
  sockets: 10_000,
};

/** A token bucket. `now` in milliseconds, from any origin. */
export function createAllowance({ burst, perSecond }: AllowanceSize, now: () => number = () => performance.now()) {
  let left = burst;
  let filledAt = now();
  /** Takes `amount`; false and unchanged when less is left. */
  return (amount: number): boolean => {
    const at = now();
    left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond);
    filledAt = at;
    if (amount > left) return false;
    left -= amount;
    return true;
  };
}
