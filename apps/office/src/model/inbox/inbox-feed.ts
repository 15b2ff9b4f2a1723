import type { WireInboxItem } from "@skatert/contract";
import { askInTurn } from "../../platform/realtime/ask-in-turn.ts";

/** Open items of the inbox by id. */
export type OpenItems = ReadonlyMap<number, WireInboxItem>;

/** Items with the number from which the feed goes on. */
export interface InboxNews {
  readonly last: number;
  readonly items: readonly WireInboxItem[];
  /** Whether the feed has more to tell at once. */
  readonly isMore: boolean;
}

/** The calls by which a board follows the inbox of its branch. A failed call rejects. */
export interface InboxReads {
  /** All open items, with the number from which the feed goes on. */
  readonly open: (signal: AbortSignal) => Promise<InboxNews>;
  /** The items that changed after a number. */
  readonly feed: (after: number, signal: AbortSignal) => Promise<InboxNews>;
}

export interface InboxFeed {
  readonly items: () => OpenItems;
  /** Reads what changed. A failed request is repeated at the next wake-up of the board. */
  readonly catchUp: () => Promise<void>;
  /** Reads the feed up to a number from the branch's channel. */
  readonly hear: (last: number) => Promise<void>;
  /** Takes over an item from an answer to this device. */
  readonly tell: (item: WireInboxItem) => void;
  readonly stop: () => void;
}

const readTimeoutMs = 8000;

/** Keeps the open items of a branch in step with the server: one load, then the feed (INBOX-1). */
export function createInboxFeed(reads: InboxReads, onChange: () => void): InboxFeed {
  let items: OpenItems = new Map();
  let last: number | null = null;
  const stopped = new AbortController();

  function put(changed: readonly WireInboxItem[], isWhole: boolean) {
    const next = new Map(isWhole ? [] : items);
    for (const item of changed) {
      const known = items.get(item.id);
      // A slow answer of the feed must not bring back what this device has answered since.
      const newest = known !== undefined && known.version > item.version ? known : item;
      if (newest.state === "open") next.set(item.id, newest);
      else next.delete(item.id);
    }
    if (changed.length === 0 && next.size === items.size) return;
    items = next;
    onChange();
  }

  async function once() {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(readTimeoutMs)]);
    try {
      const known = last;
      const answer = known === null ? await reads.open(signal) : await reads.feed(known, signal);
      // The server's data are older than what is known here: a backup was restored.
      const isRestored = known !== null && answer.last < known;
      last = isRestored ? null : answer.last;
      if (isRestored) return once();
      put(answer.items.filter(isOwn), known === null);
      if (answer.isMore) return once();
    } catch {
      // The board's bar says that it is out of reach.
    }
  }

  const turn = askInTurn(once, (number) => stopped.signal.aborted || (last !== null && number <= last));
  return {
    items: () => items,
    catchUp: () => (stopped.signal.aborted ? Promise.resolve() : turn.ask(null)),
    hear: (number) => turn.ask(number),
    tell(item) {
      if (isOwn(item)) put([item], false);
    },
    stop: () => stopped.abort(),
  };
}

/** The orders of the board ring for requests to cancel, whose ids are those of orders. */
function isOwn({ kind }: WireInboxItem): boolean {
  return kind !== "cancel-request";
}
