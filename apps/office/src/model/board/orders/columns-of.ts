import type { BoardOrder } from "@skatert/contract";
import { BOARD_COLUMNS, type BoardColumn, byUrgency, columnOf, type Instant, isFinal } from "@skatert/domain";

/** Cards of each column, in working order. */
export type Columns<Card> = Readonly<Record<BoardColumn, readonly Card[]>>;

/**
 * Sorts cards into columns: requests to cancel first, then late orders, then by promised time. The last column starts
 * with the latest finished order. Orders with a pending payment are not on the board.
 * @param since start of the business day; orders that ended earlier are found by day
 */
export function columnsOf<Card extends { readonly order: BoardOrder }>(
  cards: Iterable<Card>,
  now: Instant,
  since: Instant,
): Columns<Card> {
  const columns: Record<BoardColumn, Card[]> = {
    new: [],
    cooking: [],
    ready: [],
    leaving: [],
    scheduled: [],
    done: [],
  };
  for (const card of cards) {
    const { order } = card;
    if (order.stage !== "awaiting-payment" && (doneAt(order) ?? since) >= since)
      columns[columnOf(order, now)].push(card);
  }
  for (const column of BOARD_COLUMNS)
    columns[column].sort(({ order: one }, { order: other }) => inOrder(column, one, other, now));
  return columns;
}

/** When an order ended; null while it is live. A pending end has no time yet and counts as the latest. */
export function doneAt(order: BoardOrder): Instant | null {
  if (!isFinal(order.stage)) return null;
  const ending = order.history.findLast(({ stage, kind }) => stage === order.stage || kind === "refused");
  return ending?.at ?? Number.MAX_SAFE_INTEGER;
}

function inOrder(column: BoardColumn, one: BoardOrder, other: BoardOrder, now: Instant): number {
  if (column === "done") return (doneAt(other) ?? 0) - (doneAt(one) ?? 0) || other.id - one.id;
  if (column === "scheduled") return one.startAt - other.startAt || one.id - other.id;
  const asks = Number(other.asks === "cancel") - Number(one.asks === "cancel");
  return asks || byUrgency(one, other, now) || one.placedAt - other.placedAt || one.id - other.id;
}
