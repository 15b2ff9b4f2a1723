import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

export interface PublishedEvent {
  readonly name: string;
  readonly channels: readonly string[];
  readonly data: string;
}

/** The HTTP side of a Pusher service: checks digest, signature, clock and sizes by the protocol. */
export interface FakePusher {
  readonly url: string;
  readonly events: readonly PublishedEvent[];
  requests(): number;
  /** Answers the next calls with 503. */
  failNext(times: number): void;
  close(): Promise<void>;
}

const clockSkewSeconds = 600;
const maxDataBytes = 10_240;

export async function startFakePusher(app: {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
}): Promise<FakePusher> {
  const events: PublishedEvent[] = [];
  let requests = 0;
  let failing = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const body = await bodyOf(request);
    if (failing > 0) {
      failing -= 1;
      response.writeHead(503).end();
      return;
    }
    const url = new URL(request.url ?? "/", "http://fake");
    const status = judge(app, request.method ?? "", url, body);
    if (status === 200) events.push(JSON.parse(body));
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the fake does not listen");
  return {
    url: `http://127.0.0.1:${address.port}`,
    events,
    requests: () => requests,
    failNext(times) {
      failing = times;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function judge(app: { appId: string; key: string; secret: string }, method: string, url: URL, body: string): number {
  if (method !== "POST" || url.pathname !== `/apps/${app.appId}/events`) return 404;
  const given = url.searchParams.get("auth_signature") ?? "";
  url.searchParams.delete("auth_signature");
  url.searchParams.sort();
  const expected = createHmac("sha256", app.secret)
    .update(`${method}\n${url.pathname}\n${[...url.searchParams].map(([name, value]) => `${name}=${value}`).join("&")}`)
    .digest("hex");
  const isSigned = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  const isOurs = url.searchParams.get("auth_key") === app.key && url.searchParams.get("auth_version") === "1.0";
  const isWhole = url.searchParams.get("body_md5") === createHash("md5").update(body).digest("hex");
  const age = Math.abs(Date.now() / 1000 - Number(url.searchParams.get("auth_timestamp")));
  if (!isSigned || !isOurs || !isWhole || !(age < clockSkewSeconds)) return 401;
  const event = JSON.parse(body);
  if (typeof event.name !== "string" || !Array.isArray(event.channels) || typeof event.data !== "string") return 400;
  return Buffer.byteLength(event.data) > maxDataBytes ? 413 : 200;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}
