import type { BoardOrder, WireFeed } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { BoardNews, BoardState } from "./board-state.ts";

/** The calls that a board reads by. A failed one rejects with its code as the message. */
export interface BoardReads {
  readonly board: (signal: AbortSignal) => Promise<Omit<Extract<BoardNews, { kind: "loaded" }>, "kind">>;
  readonly feed: (ask: FeedAsk, signal: AbortSignal) => Promise<FeedNews>;
  /** Null: the order does not exist for this person. */
  readonly order: (id: OrderId, signal: AbortSignal) => Promise<BoardOrder | null>;
}

export interface FeedAsk {
  readonly after: number;
  readonly limit: number;
  /** The number that the branch's channel told; null: the server looks for the last one. */
  readonly atLeast: number | null;
}

/** Entries with the orders they name, as far as the answer has room for them. */
export type FeedNews = Pick<WireFeed, "last" | "entries"> & { readonly orders: readonly BoardOrder[] };

const feedLimit = 200;
/** More changed orders than this, beyond those of the feed's answer, come with one load of the whole board. */
const maxSingleOrders = 8;

interface Answer {
  /** The server's data are older than the board: what the board keeps is void. */
  readonly isRestored: boolean;
  readonly news: readonly BoardNews[];
}

interface Reading extends Pick<FeedAsk, "atLeast"> {
  readonly at: Instant;
  readonly signal: AbortSignal;
}

/** Asks for what is newer than `last`, with the orders that changed, or for the whole board where that is less work. */
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
  // An order that ends makes room for one that the board does not hold: only the server knows which.
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
