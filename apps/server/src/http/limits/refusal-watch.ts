const minuteMs = 60_000;

/** Counts refusals of this process by reason, for a metric and the log. */
export interface RefusalWatch<Reason extends string> {
  note(reason: Reason): void;
  /** Refusals since the start. */
  counts(): ReadonlyMap<Reason, number>;
}

/** Reports the first refusal of each reason in a minute, so that a flood does not fill the log. */
export function createRefusalWatch<Reason extends string>(
  reasons: readonly Reason[],
  now: () => number,
  report: (reason: Reason) => void,
): RefusalWatch<Reason> {
  const counts = new Map<Reason, number>(reasons.map((reason) => [reason, 0]));
  const reportedAt = new Map<Reason, number>();
  return {
    note(reason) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      const last = reportedAt.get(reason);
      if (last !== undefined && now() - last < minuteMs) return;
      reportedAt.set(reason, now());
      report(reason);
    },
    counts: () => counts,
  };
}
