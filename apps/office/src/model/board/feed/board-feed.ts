import type { BoardOrder, WireFeed } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import { type BoardNews, type BoardState, EMPTY_BOARD, withNews } from "./board-state.ts";

/** The calls that a board reads by. A failed one rejects with its code as the message. */
export interface BoardReads {
  readonly board: (signal: AbortSignal) => Promise<{ readonly last: number; readonly orders: readonly BoardOrder[] }>;
  readonly feed: (after: number, limit: number, signal: AbortSignal) => Promise<WireFeed>;
  /** Null: the order does not exist for this person. */
  readonly order: (id: OrderId, signal: AbortSignal) => Promise<BoardOrder | null>;
}

export interface BoardFeed {
  readonly state: () => BoardState;
  readonly subscribe: (listener: () => void) => void;
  readonly tell: (news: BoardNews) => void;
  /** Asks the server for what is new. While a request is under way, one more follows it. */
  readonly catchUp: () => Promise<void>;
  readonly stop: () => void;
}

interface BoardFeedOptions {
  readonly reads: BoardReads;
  readonly now: () => Instant;
  /** Code of the error that the last request met; null: it reached the server. */
  readonly onReach: (error: string | null) => void;
}

const feedLimit = 200;
/** More changed orders than this come with one load of the whole board. */
const maxSingleOrders = 8;
const readTimeoutMs = 4000;
/** A wake-up ends a request older than this: it may have been sent before the tablet slept, and hang (BOARD-2). */
const staleRequestMs = 1000;
/** First pause after a request that failed; it doubles up to the poll's pace. */
const firstRetryMs = 1000;
const maxRetryMs = 15_000;

/** Keeps a board equal to its branch: one load, then the feed, one request at a time (decision 087). */
export function createBoardFeed({ reads, now, onReach }: BoardFeedOptions): BoardFeed {
  let state = EMPTY_BOARD;
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let request = new AbortController();
  let [requestedAt, failures] = [0, 0];
  let retry: ReturnType<typeof setTimeout> | undefined;

  function tell(news: BoardNews) {
    const next = withNews(state, news);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function once() {
    request = new AbortController();
    requestedAt = now();
    clearTimeout(retry);
    const signal = AbortSignal.any([stopped.signal, request.signal, AbortSignal.timeout(readTimeoutMs)]);
    try {
      const { isRestored, news } = await readNews(reads, state.last, now(), signal);
      if (isRestored) state = EMPTY_BOARD;
      for (const each of news) tell(each);
      failures = 0;
      onReach(null);
    } catch (error) {
      if (stopped.signal.aborted || request.signal.aborted) return;
      retry = setTimeout(() => void catchUp(), Math.min(firstRetryMs * 2 ** failures, maxRetryMs));
      failures += 1;
      onReach(error instanceof Error ? error.message : "failed");
    }
  }

  async function run() {
    for (isAskedAgain = true; isAskedAgain && !stopped.signal.aborted; ) {
      isAskedAgain = false;
      await once();
    }
    running = null;
  }

  function catchUp() {
    isAskedAgain = running !== null;
    if (isAskedAgain && now() - requestedAt > staleRequestMs) request.abort();
    running ??= run();
    return running;
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
    },
    tell,
    catchUp,
    stop: () => stopped.abort(),
  };
}

interface Answer {
  /** The server's data are older than the board: what the board keeps is void. */
  readonly isRestored: boolean;
  readonly news: readonly BoardNews[];
}

/** Asks for what is newer than `last`: changed orders one by one, or the whole board where that is less work. */
async function readNews(reads: BoardReads, last: number | null, at: Instant, signal: AbortSignal): Promise<Answer> {
  if (last === null) return { isRestored: false, news: await wholeBoard(reads, at, signal) };
  const { last: present, entries } = await reads.feed(last, feedLimit, signal);
  const isRestored = present < last;
  const ids = [...new Set(entries.map(({ order_id }) => order_id))];
  const upTo = entries.at(-1)?.number ?? last;
  if (isRestored || ids.length > maxSingleOrders || upTo < present)
    return { isRestored, news: await wholeBoard(reads, at, signal) };
  const orders = await Promise.all(ids.map((id) => reads.order(id, signal)));
  const known = orders.filter((order) => order !== null);
  return {
    isRestored,
    news: [
      { kind: "fed", after: last, upTo, orders: known },
      { kind: "checked", last: upTo, at },
    ],
  };
}

async function wholeBoard(reads: BoardReads, at: Instant, signal: AbortSignal): Promise<readonly BoardNews[]> {
  const { last, orders } = await reads.board(signal);
  return [
    { kind: "loaded", last, orders },
    { kind: "checked", last, at },
  ];
}
