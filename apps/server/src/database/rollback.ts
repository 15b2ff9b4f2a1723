/** One kind of outcome with which transactions end without an effect. */
export interface Rollbacks<Outcome> {
  /** To throw inside a transaction: nothing that it wrote remains. */
  rollback(outcome: Outcome): Error;
  /** The result of `work`, or the outcome with which a transaction inside it was rolled back. */
  outcomeOf<Result>(work: () => Promise<Result>): Promise<Result | Outcome>;
}

/**
 * A transaction returns what it did; a refusal must leave by an exception, because only that undoes the writes before
 * it. Each kind is caught by its own `outcomeOf` alone and passes through every transaction and kind between.
 */
export function rollbacks<Outcome>(): Rollbacks<Outcome> {
  class Rollback extends Error {
    readonly outcome: Outcome;
    constructor(outcome: Outcome) {
      super("the transaction was rolled back with an outcome");
      this.outcome = outcome;
    }
  }
  return {
    rollback: (outcome) => new Rollback(outcome),
    async outcomeOf(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Rollback) return error.outcome;
        throw error;
      }
    },
  };
}
