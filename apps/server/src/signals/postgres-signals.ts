import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { channelOf, signalFromText, signalToText } from "./signal-text.ts";
import type { SignalListener, Signals } from "./signals.ts";

const connectMs = 10_000;
/** A connection that a firewall dropped says nothing: it is asked this often. */
const heartbeatMs = 15_000;
const firstRetryMs = 100;
const lastRetryMs = 5_000;

/**
 * Signals by LISTEN and NOTIFY on a connection of their own, made again whenever it is lost. `schema` as for the store;
 * `onError` hears of every loss.
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
      if (connected === null) return;
      const { say, channel } = connected;
      say("select pg_notify($1, $2)", [channel, signalToText(signal, self)]).catch(place.onError);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

interface Connection {
  readonly channel: string;
  /** Runs a statement after those before it. */
  say(text: string, values?: readonly string[]): Promise<void>;
  end(): Promise<void>;
  /** Rejects when the connection is lost. */
  readonly lost: Promise<never>;
}

async function connect(
  place: { readonly url: string; readonly schema?: string },
  onText: (text: string) => void,
): Promise<Connection> {
  const client = new pg.Client({
    connectionString: place.url,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
    keepAlive: true,
    application_name: "skatert signals",
    ...(place.schema === undefined ? {} : { options: `-c search_path=${place.schema}` }),
  });
  const lost = new Promise<never>((_resolve, reject) => {
    client.on("error", reject);
    client.on("end", () => reject(new Error("the connection for signals ended")));
  });
  // Awaited only once the connection stands; an earlier loss shows in `connect` itself.
  lost.catch(() => undefined);
  client.on("notification", ({ payload }) => onText(payload ?? ""));
  try {
    await client.connect();
    const { rows } = await client.query<{ schema: string }>("select current_schema() as schema");
    const channel = channelOf(rows[0]?.schema ?? "");
    await client.query(`listen ${channel}`);
    return { ...inTurn(client), channel, lost };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** The driver takes one statement at a time. */
function inTurn(client: pg.Client): Pick<Connection, "say" | "end"> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async say(text, values = []) {
      const turn = last.then(() => client.query(text, [...values]));
      last = turn.catch(() => undefined);
      await turn;
    },
    async end() {
      await last;
      await client.end().catch(() => undefined);
    },
  };
}

/** Asks the connection now and then until it is lost, which throws, or until everything closes. */
async function beat({ say, end, lost }: Connection, closing: AbortSignal): Promise<void> {
  try {
    while (!closing.aborted) {
      await Promise.race([pause(heartbeatMs, closing), lost]);
      if (!closing.aborted) await Promise.race([say("select 1"), lost]);
    }
  } finally {
    await Promise.race([end(), wait(1_000, undefined, { ref: false })]);
  }
}

async function pause(milliseconds: number, closing: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal: closing, ref: false }).catch(() => undefined);
}
