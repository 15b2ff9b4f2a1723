import type { BoardCopy } from "../board-copy.ts";
import type { BoardFeed } from "./board-feed.ts";
import type { BoardState } from "./board-state.ts";

/** Orders of a rush are written together after this pause. */
const settleMs = 3_000;
/** How often a quiet board updates the age of its copy. */
const renewMs = 60_000;

export interface KeptFeed {
  /** Loads the copy into an empty board. */
  readonly restore: () => Promise<void>;
  readonly stop: () => void;
}

/** Keeps a board's orders on the device (BOARD-8). If the storage is full, it keeps none. */
export function keepFeed(feed: Pick<BoardFeed, "state" | "subscribe" | "tell">, copy: BoardCopy): KeptFeed {
  let written: BoardState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function write() {
    timer = undefined;
    const state = feed.state();
    const { last, checkedAt } = state;
    if (last === null || checkedAt === null) return;
    written = state;
    copy.write({ ...state, last, checkedAt }).catch(() => undefined);
  }
  function note() {
    const { last, orders, checkedAt } = feed.state();
    if (isStopped || last === null || checkedAt === null || timer !== undefined) return;
    const isSame = written?.orders === orders && written.last === last;
    if (!isSame || checkedAt - (written?.checkedAt ?? 0) >= renewMs) timer = setTimeout(write, settleMs);
  }
  feed.subscribe(note);
  note();
  return {
    async restore() {
      const kept = await copy.read().catch(() => null);
      if (kept !== null && !isStopped) feed.tell({ kind: "kept", ...kept });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
