/** `repeated`: the call was answered before. `changed`: the version differs. `refused`: the rules do not allow it. */
export type AnswerOutcome = "done" | "repeated" | "changed" | "refused" | "not-found" | "mismatch";

/** Thrown in a transaction to roll it back, with the key that the call claimed: a repeat gets the same answer. */
export class Stopped extends Error {
  readonly outcome: AnswerOutcome;
  constructor(outcome: AnswerOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

export async function stoppable(work: () => Promise<AnswerOutcome>): Promise<AnswerOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stopped) return error.outcome;
    throw error;
  }
}
