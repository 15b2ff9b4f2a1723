import type { BoardOrder, WireFeed } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { BoardNews, BoardState } from "./board-state.ts";

/** The calls that a board uses for reading. A failed call rejects with its code as the message. */
export interface BoardReads {
  readonly board: (signal: AbortSignal) => Promise<Omit<Extract<BoardNews, { kind: "loaded" }>, "kind">>;
  readonly feed: (ask: FeedAsk, signal: AbortSignal) => Promise<FeedNews>;
  /** Null: the person may not see the order, or it does not exist. */
  readonly order: (id: OrderId, signal: AbortSignal) => Promise<BoardOrder | null>;
}

export interface FeedAsk {
  readonly after: number;
  readonly limit: number;
  /** The number from the branch's channel; null: the server looks up the last number. */
  readonly atLeast: number | null;
}

/** Entries with as many of their orders as the answer has room for. */
export type FeedNews = Pick<WireFeed, "last" | "entries"> & { readonly orders: readonly BoardOrder[] };

const feedLimit = 200;
/** With more missing orders than this, one load of the whole board replaces single reads. */
const maxSingleOrders = 8;

interface Answer {
  /** The server's data are older than the board's, so the board's state is invalid. */
  readonly isRestored: boolean;
  readonly news: readonly BoardNews[];
}

interface Reading extends Pick<FeedAsk, "atLeast"> {
  readonly at: Instant;
  readonly signal: AbortSignal;
}

/** Reads changes since `last` with their orders, or the whole board if that needs less work. */
export async function readNews(
  reads: BoardReads,
  { last, leftOff }: Pick<BoardState, "last" | "leftOff">,
  { at, atLeast, signal }: Reading,
): Promise<Answer> {
  if (last === null) return { isRestored: false, news: await wholeBoard(reads, at, signal) };
  const { last: present, entries, orders } = await reads.feed({ after: last, limit: feedLimit, atLeast }, signal);
  const isRestored = present < last;
  const ids = new Set(entries.map(({ order_id }) => order_id));
  const upTo = entries.at(-1)?.number ?? last;
  // A finished order makes room for an order that the board does not hold, and only the server has it.
  const isOverfull = leftOff > 0 && ids.size > 0;
  const missing = [...ids].filter((id) => !orders.some((order) => order.id === id));
  if (isRestored || isOverfull || missing.length > maxSingleOrders || upTo < present)
    return { isRestored, news: await wholeBoard(reads, at, signal) };
  const others = await Promise.all(missing.map((id) => reads.order(id, signal)));
  const known = [...orders, ...others.filter((order) => order !== null)];
  return {
    isRestored,
    news: [
      { kind: "fed", after: last, upTo, orders: known },
      { kind: "checked", last: upTo, at },
    ],
  };
}

async function wholeBoard(reads: BoardReads, at: Instant, signal: AbortSignal): Promise<readonly BoardNews[]> {
  const loaded = await reads.board(signal);
  const { last } = loaded;
  return [
    { kind: "loaded", ...loaded },
    { kind: "checked", last, at },
  ];
}
