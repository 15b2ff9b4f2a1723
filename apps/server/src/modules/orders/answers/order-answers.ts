import type { AnswerTimes, OrderId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { Refused } from "../events.ts";

/** The restaurant's answers to an order and its guest's requests, beside the stage. Times in milliseconds. */
export interface OrderAnswer extends AnswerTimes {
  readonly refused: Refused | null;
  /** Since when the guest sees the restaurant's phone, because nobody answers; null: not. */
  readonly calledAt: number | null;
}

/** Reads answers; orders without a question are omitted. */
export type AnswersOf = (db: Db, ids: readonly OrderId[]) => Promise<ReadonlyMap<OrderId, OrderAnswer>>;

/** For an order from before the board, which needs no answer. */
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
