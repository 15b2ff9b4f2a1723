import type { Db } from "../../../database/tables.ts";
import { sessionTag } from "../../../realtime/held-session.ts";
import type { Realtime } from "../../../realtime/realtime.ts";
import type { Signals } from "../../../signals/signals.ts";
import { liveSessionsOf } from "../sessions/session-store.ts";

/** Ends the realtime subscriptions of sessions that have ended, in every process (STAFF-1). */
export interface StaffWatch {
  /** Call it after sessions have ended or roles have changed in the store. */
  changed(): void;
  start(): void;
  stop(): void;
}

export interface StaffWatchDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly realtime: Pick<Realtime, "heldStaff" | "keepStaff">;
  readonly signals: Signals;
  readonly onError: (error: unknown) => void;
}

/** Two checks within the second that STAFF-1 allows. A process without open boards reads nothing. */
const everyMs = 400;

/**
 * Compares the subscriptions of this process with the store, at once after a change or a signal. A timer repeats it,
 * because the command line on SQLite sends no signals and PostgreSQL's may be lost.
 */
export function watchStaff({ db, now, realtime, signals, onError }: StaffWatchDeps): StaffWatch {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const held = realtime.heldStaff();
    if (held.size === 0) return;
    try {
      const live = await liveSessionsOf(db, [...new Set(held.values())], now());
      realtime.keepStaff(held, new Map(live.map(({ id, version }) => [sessionTag(id), version])));
    } catch (error) {
      onError(error);
    }
  }

  /** A check that began before the change does not count. */
  async function lookAgain(): Promise<void> {
    await looking;
    await lookOnce();
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  signals.listen({
    onSignal: ({ kind }) => void (kind === "staff-changed" && lookAgain()),
    onGap: () => void lookAgain(),
  });
  return {
    changed() {
      void lookAgain();
      signals.send({ kind: "staff-changed" });
    },
    start() {
      timer = setInterval(() => void lookOnce(), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
