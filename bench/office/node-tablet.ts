import { acknowledge, actionSender, boardReads } from "../../apps/office/src/model/board/board-calls.ts";
import { heardStore, queueStore } from "../../apps/office/src/model/board/board-storage.ts";
import { type Board, createBoard } from "../../apps/office/src/model/board/create-board.ts";
import { inboxReads } from "../../apps/office/src/model/inbox/inbox-reads.ts";
import { type CallDeps, createOfficeCalls } from "../../apps/office/src/platform/api/calls.ts";

export interface NodeTabletOptions {
  readonly branchId: number;
  /** Sends a call with the tablet's cookies. */
  readonly fetch: CallDeps["fetch"];
  /** Replaces the browser's storage, which survives a reload. */
  readonly kept: Map<string, string>;
}

/** A tablet's board without its page: the office's own code, with memory in place of the browser's storage and sound. */
export function openNodeTablet({ branchId, fetch, kept }: NodeTabletOptions): Board {
  const api = createOfficeCalls({ fetch, whenSessionEnds: async () => false });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return createBoard({
    keep: () => ({ restore: async () => undefined, stop: () => undefined }),
    reads: boardReads(api, branchId),
    inboxReads: inboxReads(api, branchId),
    send: actionSender(api),
    acknowledge: (rung) => acknowledge(api, rung),
    queueStore: queueStore(storage, branchId, 1),
    painted: async () => undefined,
    onDropped: () => undefined,
    heardStore: heardStore(storage, branchId),
    createBell: () => ({ state: () => "running", ring: () => undefined, close: () => undefined }),
    device: { wake: () => "held", subscribe: () => () => undefined, mend: async () => undefined },
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
}
