/** What a row must reach; a reading without a target is there to understand the others by. */
export interface Target {
  readonly kind: "at least" | "at most";
  readonly value: number;
}

/** One line of the report. */
export interface Row {
  readonly name: string;
  readonly measured: number;
  /** "ms", "kB", "of raw"; empty for a plain number. */
  readonly unit: string;
  readonly target: Target | null;
  /** Null where there is no target. */
  readonly holds: boolean | null;
}

/** A row that must not be greater than `limit`. */
export function atMost(name: string, measured: number, unit: string, limit: number): Row {
  return { name, measured, unit, target: { kind: "at most", value: limit }, holds: measured <= limit };
}

/** A row that must not be smaller than `limit`. */
export function atLeast(name: string, measured: number, unit: string, limit: number): Row {
  return { name, measured, unit, target: { kind: "at least", value: limit }, holds: measured >= limit };
}

/** A row that nothing is asked of. */
export function reading(name: string, measured: number, unit: string): Row {
  return { name, measured, unit, target: null, holds: null };
}
