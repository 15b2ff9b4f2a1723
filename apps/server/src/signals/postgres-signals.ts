import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Connection, connect } from "./notify-connection.ts";
import { signalFromText, signalToText } from "./signal-text.ts";
import type { SignalListener, Signals } from "./signals.ts";

/** A connection dropped by a firewall reports nothing, so it is checked this often. */
const heartbeatMs = 15_000;
const firstRetryMs = 100;
const lastRetryMs = 5_000;

/**
 * Signals by LISTEN and NOTIFY on a separate connection, which is reopened after each loss. `schema` as for the store;
 * `onError` receives every loss.
 */
export function postgresSignals(place: {
  readonly url: string;
  readonly schema?: string;
  readonly onError: (error: unknown) => void;
}): Signals {
  const self = randomUUID();
  const listeners: SignalListener[] = [];
  const closing = new AbortController();
  let connected: Connection | null = null;
  let running: Promise<void> = Promise.resolve();

  async function stayConnected(onFirstTry: () => void): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      try {
        const connection = await connect(place, (text) => hear(text));
        connected = connection;
        failures = 0;
        for (const listener of listeners) listener.onGap();
        onFirstTry();
        await beat(connection, closing.signal);
      } catch (error) {
        if (!closing.signal.aborted) place.onError(error);
      }
      connected = null;
      onFirstTry();
      await pause(Math.min(firstRetryMs * 2 ** failures, lastRetryMs), closing.signal);
    }
  }

  function hear(text: string): void {
    const signal = signalFromText(text, self);
    if (signal === null) return;
    for (const listener of listeners) listener.onSignal(signal);
  }

  return {
    listen: (listener) => void listeners.push(listener),
    start: () =>
      new Promise((resolve) => {
        running = stayConnected(resolve);
      }),
    send(signal) {
      try {
        connected?.notify(signalToText(signal, self));
      } catch (error) {
        place.onError(error);
      }
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Checks the connection regularly until it is lost, which throws, or until everything closes. */
async function beat({ ask, end, lost }: Connection, closing: AbortSignal): Promise<void> {
  try {
    while (!closing.aborted) {
      await Promise.race([pause(heartbeatMs, closing), lost]);
      if (!closing.aborted) await Promise.race([ask(), lost]);
    }
  } finally {
    await Promise.race([end(), wait(1_000, undefined, { ref: false })]);
  }
}

async function pause(milliseconds: number, closing: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal: closing, ref: false }).catch(() => undefined);
}
