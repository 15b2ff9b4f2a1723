import type { AnswerTimes, OrderId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { Refused } from "../events.ts";

/** What the restaurant answered to an order and what its guest asked, beside the stage. Times in milliseconds. */
export interface OrderAnswer extends AnswerTimes {
  readonly refused: Refused | null;
  /** Since when the guest is shown the restaurant's phone, because nobody answers; null: not. */
  readonly calledAt: number | null;
}

/** Reads answers; orders that nobody was asked about are left out. */
export type AnswersOf = (db: Db, ids: readonly OrderId[]) => Promise<ReadonlyMap<OrderId, OrderAnswer>>;

/** Of an order from before the board: it needs no answer. */
const unasked: OrderAnswer = {
  asks: false,
  confirmedAt: null,
  cancelAskedAt: null,
  cancelDeclinedAt: null,
  refused: null,
  calledAt: null,
};

export async function answerOf(answersOf: AnswersOf, db: Db, id: OrderId): Promise<OrderAnswer> {
  return (await answersOf(db, [id])).get(id) ?? unasked;
}
