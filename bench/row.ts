/** The target of a row; a reading without a target helps to interpret the others. */
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
  /** Null if it is told and not judged. */
  readonly holds: boolean | null;
}

/** A row with a maximum. */
export function atMost(name: string, measured: number, unit: string, limit: number): Row {
  return { name, measured, unit, target: { kind: "at most", value: limit }, holds: measured <= limit };
}

/** A row with a minimum. */
export function atLeast(name: string, measured: number, unit: string, limit: number): Row {
  return { name, measured, unit, target: { kind: "at least", value: limit }, holds: measured >= limit };
}

/** A row without a target. */
export function reading(name: string, measured: number, unit: string): Row {
  return { name, measured, unit, target: null, holds: null };
}
