import type { Engine } from "../apps/server/src/database/store.ts";

/** What the store holds against what the outside journal says; all four must be 0. */
export interface Difference {
  /** Answered with a success, and not there. */
  readonly lost: number;
  /** There, or counted, more than once. */
  readonly doubled: number;
  /** There, but not as it was answered, or answered in two ways. */
  readonly changed: number;
  /** There, or missing from a ledger, and nothing in the journal says why. */
  readonly unexplained: number;
}

/** What came of one fault on one engine. */
export interface Row extends Difference {
  readonly fault: string;
  readonly engine: Engine;
  /** What the four numbers are counted in: "orders", "starts", "payments". */
  readonly unit: string;
  readonly sent: number;
  /** What should have been otherwise, in words; empty when all is well. */
  readonly wrong: readonly string[];
  /** What is worth knowing of a row that holds. */
  readonly told: string;
  /** Why it could not be tried at all; absent when it was. */
  readonly untried?: string;
}

export const noDifference: Difference = { lost: 0, doubled: 0, changed: 0, unexplained: 0 };

/** Whether nothing is lost, doubled, changed, unexplained or otherwise wrong. */
export function holds({ lost, doubled, changed, unexplained, wrong }: Row): boolean {
  return lost + doubled + changed + unexplained === 0 && wrong.length === 0;
}
