import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { channelOf, payloadsOf, textsOf } from "./signal-text.ts";

const connectMs = 10_000;
/** Minimum time between two statements with notifications. */
const gatherMs = 20;

/** A PostgreSQL connection that notifies the shop's channel and listens to it. */
export interface Connection {
  /** Sends a text after earlier ones, together with queued ones. */
  notify(text: string): void;
  /** Checks the connection after everything sent before. */
  ask(): Promise<void>;
  end(): Promise<void>;
  /** Rejects when the connection is lost. */
  readonly lost: Promise<never>;
}

/** `onText` receives each text, including this connection's own; `onError` is called for texts that were not sent. */
export async function connect(
  place: { readonly url: string; readonly schema?: string; readonly onError: (error: unknown) => void },
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
    client.on("end", () => reject(new Error("signal connection ended")));
  });
  // Awaited only once the connection is open; an earlier loss rejects `connect` itself.
  lost.catch(() => undefined);
  client.on("notification", ({ payload }) => textsOf(payload ?? "").forEach(onText));
  try {
    await client.connect();
    const { rows } = await client.query<{ schema: string }>("select current_schema() as schema");
    const channel = channelOf(rows[0]?.schema ?? "");
    await client.query(`listen ${channel}`);
    // A notification holds PostgreSQL's global notification lock until its commit. It need not survive a crash, so the
    // commit does not wait for the disk.
    await client.query("set synchronous_commit = off");
    return { ...inTurn(client, channel, place.onError), lost };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * The driver runs one statement at a time. Texts sent in one turn of the event loop, during a statement or shortly
 * after it share the next statement and its payloads. An order sends four texts, PostgreSQL commits transactions with
 * notifications one at a time, and every process reads each payload. A text after a pause is sent at once.
 */
function inTurn(client: pg.Client, channel: string, onError: (error: unknown) => void): Omit<Connection, "lost"> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: string[] = [];

  function take<Result>(statement: () => Promise<Result>): Promise<Result> {
    const turn = last.then(statement);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function sendWaiting(): Promise<void> {
    await nextTurn();
    const payloads = payloadsOf(waiting);
    waiting = [];
    await client.query({ ...notifyStatement, values: [channel, payloads] });
    await wait(gatherMs);
  }

  return {
    notify(text) {
      waiting.push(text);
      if (waiting.length === 1) take(sendWaiting).catch(onError);
    },
    ask: () => take(async () => void (await client.query("select 1"))),
    async end() {
      await last;
      await client.end().catch(() => undefined);
    },
  };
}

const notifyStatement = {
  name: "notify",
  text: "select pg_notify($1, payload) from unnest($2::text[]) with ordinality as sent(payload, at) order by at",
};
