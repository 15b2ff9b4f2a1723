import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../database/tables.ts";
import { pruneOutbox } from "../../ports/messenger/outbox-archive.ts";
import { pruneStore } from "./prune-store.ts";

export interface PrunerDeps {
  readonly db: Db;
  readonly dataDir: string;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export interface Pruner {
  start(): void;
  /** Resolves after the running statement. */
  stop(): Promise<void>;
}

const firstAfterMs = 60_000;
const everyMs = 3_600_000;
/** Pause between two batches, so that requests are served. */
const pauseMs = 50;

/** Prunes the store and the outbox once an hour, in every process. */
export function createPruner(deps: PrunerDeps): Pruner {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = true;

  async function goOn(): Promise<boolean> {
    await wait(pauseMs);
    return !stopped;
  }

  async function prune(): Promise<void> {
    await pruneStore(deps.db, { now: deps.now(), goOn });
    await pruneOutbox(deps.dataDir, deps.now());
  }

  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      running = prune()
        .catch(deps.onError)
        .finally(() => {
          if (!stopped) schedule(everyMs);
        });
    }, afterMs);
    timer.unref();
  }

  return {
    start() {
      stopped = false;
      schedule(firstAfterMs);
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
