import type { Instant } from "@skatert/domain";
import { askInTurn } from "../../../platform/realtime/ask-in-turn.ts";
import { createListeners } from "../../../platform/realtime/listeners.ts";
import { type BoardNews, type BoardState, EMPTY_BOARD, withNews } from "./board-state.ts";
import { type BoardReads, readNews } from "./read-news.ts";

export interface BoardFeed {
  readonly state: () => BoardState;
  readonly subscribe: (listener: () => void) => void;
  readonly tell: (news: BoardNews) => void;
  /**
   * Reads changes after a sign that some were missed. A running request is followed by one more; a request from before
   * the device slept is aborted.
   */
  readonly catchUp: () => Promise<void>;
  /**
   * Reads the feed up to a number from the branch's channel. A running request is followed by one more, unless its
   * answer reaches the number.
   */
  readonly hear: (last: number) => Promise<void>;
  readonly stop: () => void;
}

interface BoardFeedOptions {
  readonly reads: BoardReads;
  readonly now: () => Instant;
  /** Error code of the last request; null: it succeeded. */
  readonly onReach: (error: string | null) => void;
}

const readTimeoutMs = 4000;
/** A wake-up aborts a request older than this: it may date from before the tablet slept, and hang (BOARD-2). */
const staleRequestMs = 1000;
/** Pause after the first failed request. It doubles up to the poll interval. */
const firstRetryMs = 1000;
const maxRetryMs = 15_000;

/** Keeps a board in step with its branch: one load, then the feed, one request at a time (decision 087). */
export function createBoardFeed({ reads, now, onReach }: BoardFeedOptions): BoardFeed {
  let state = EMPTY_BOARD;
  const listeners = createListeners<void>();
  const stopped = new AbortController();
  let request = new AbortController();
  let [requestedAt, failures] = [0, 0];
  let retry: ReturnType<typeof setTimeout> | undefined;

  function tell(news: BoardNews) {
    const next = withNews(state, news);
    if (next === state) return;
    state = next;
    listeners.tell();
  }

  async function once(atLeast: number | null) {
    request = new AbortController();
    requestedAt = now();
    clearTimeout(retry);
    const signal = AbortSignal.any([stopped.signal, request.signal, AbortSignal.timeout(readTimeoutMs)]);
    try {
      const { isRestored, news } = await readNews(reads, state, { at: now(), atLeast, signal });
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

  const isReached = (last: number) => state.last !== null && last <= state.last;
  const turn = askInTurn(once, (last) => stopped.signal.aborted || isReached(last));

  function catchUp() {
    if (turn.isUnderWay() && now() - requestedAt > staleRequestMs) request.abort();
    return stopped.signal.aborted ? Promise.resolve() : turn.ask(null);
  }

  return {
    state: () => state,
    subscribe: listeners.add,
    tell,
    catchUp,
    hear: (last) => turn.ask(last),
    stop: () => stopped.abort(),
  };
}
