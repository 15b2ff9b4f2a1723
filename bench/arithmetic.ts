/** The median; for an even number of values the mean of the middle two. Throws without values. */
export function median(values: readonly number[]): number {
  return (percentile(values, 0.5, Math.floor) + percentile(values, 0.5, Math.ceil)) / 2;
}

/**
 * The value that a share of all values does not exceed: 0.99 of 200 values is the 198th in order (nearest rank). Throws
 * without values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error("no values to take a quantile of");
  return found;
}

/** CPU time per unit of work, milliseconds. Throws without any work. */
export function cpuEach(cpuMs: number, pieces: number): number {
  if (pieces <= 0) throw new Error("nothing was measured");
  return cpuMs / pieces;
}

function percentile(values: readonly number[], share: number, round: (position: number) => number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[round((sorted.length - 1) * share)];
  if (found === undefined) throw new Error("no values to take a median of");
  return found;
}
