/** Limits of the sockets in one process (API-8). */
export interface RealtimeLimits {
  /** Bytes a client may leave unread before its socket is destroyed. */
  readonly unsentBytes: number;
  /** Longest message of a client, all fragments together. */
  readonly frameBytes: number;
  /** Frames of one socket, control frames included. */
  readonly frames: AllowanceSize;
  /** Bytes of one socket, which bounds fragments too. */
  readonly bytes: AllowanceSize;
  /** Subscriptions of one socket at the same time. */
  readonly channels: number;
  /** Refused subscriptions before the socket is destroyed. */
  readonly refusals: number;
  /** Sockets of this process; each costs memory even when it is idle. */
  readonly sockets: number;
  /** Sockets of one network (see `networkOf`), of which the block around it may hold four times as many; 0: no limit. */
  readonly socketsPerNetwork: number;
}

export interface AllowanceSize {
  /** Largest burst. */
  readonly burst: number;
  readonly perSecond: number;
}

/** A page sends about five frames at its start and one every two minutes after that. */
export const usualLimits: Omit<RealtimeLimits, "socketsPerNetwork"> = {
  unsentBytes: 64 * 1024,
  frameBytes: 4 * 1024,
  frames: { burst: 60, perSecond: 10 },
  bytes: { burst: 64 * 1024, perSecond: 8 * 1024 },
  channels: 50,
  refusals: 20,
  sockets: 10_000,
};

/** A token bucket. `now` in milliseconds, from any start. */
export function createAllowance({ burst, perSecond }: AllowanceSize, now: () => number = () => performance.now()) {
  let left = burst;
  let filledAt = now();
  /** Takes `amount`; false when less is left, and then nothing is taken. */
  return (amount: number): boolean => {
    const at = now();
    left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond);
    filledAt = at;
    if (amount > left) return false;
    left -= amount;
    return true;
  };
}
