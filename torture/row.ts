import type { Engine } from "../apps/server/src/database/store.ts";

/** The differences between the store and the outside journal; all four must be 0. */
export interface Difference {
  /** Answered with a success, but missing. */
  readonly lost: number;
  /** Stored or counted more than once. */
  readonly doubled: number;
  /** Stored otherwise than answered, or answered in two ways. */
  readonly changed: number;
  /** Stored, or missing from a ledger, without an explanation in the journal. */
  readonly unexplained: number;
}

/** The result of one fault on one engine. */
export interface Row extends Difference {
  readonly fault: string;
  readonly engine: Engine;
  /** The unit of the four numbers: "orders", "starts", "payments". */
  readonly unit: string;
  readonly sent: number;
  /** Further faults in words; empty without any. */
  readonly wrong: readonly string[];
  /** Useful facts about a passing row. */
  readonly note: string;
  /** Why the fault could not be tried; absent if it was. */
  readonly untried?: string;
}

export const noDifference: Difference = { lost: 0, doubled: 0, changed: 0, unexplained: 0 };

/** Whether nothing is lost, doubled, changed, unexplained or otherwise wrong. */
export function holds({ lost, doubled, changed, unexplained, wrong }: Row): boolean {
  return lost + doubled + changed + unexplained === 0 && wrong.length === 0;
}
