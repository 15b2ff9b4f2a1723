import { once } from "node:events";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFastify } from "../http/create-fastify.ts";
import { securityHeaders } from "../http/headers/security-headers.ts";
import { listenOn } from "../testing/shops/start-remote.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { engineNamed } from "../testing/stores/engines.ts";
import { answersIn, exchange } from "./raw-socket.ts";

const end = "\r\n\r\n";
const post = (headers: string, body = "") =>
  `POST /wp-json/checkout/quote HTTP/1.1\r\nHost: stol.example\r\nContent-Type: application/json\r\n${headers}${end}${body}`;
/** A request hidden behind the first one. */
const smuggled = "GET /metrics HTTP/1.1\r\nHost: stol.example\r\nX-Smuggled: 1\r\n\r\n";
const chunk = "0\r\n\r\n";

/** Requests whose length two servers might read differently. */
const ambiguous: readonly (readonly [title: string, bytes: string])[] = [
  ["a length and chunks", post("Content-Length: 5\r\nTransfer-Encoding: chunked", chunk)],
  ["chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 5", chunk)],
  ["two lengths", post("Content-Length: 2\r\nContent-Length: 40", "{}")],
  ["two lengths in one line", post("Content-Length: 2, 40", "{}")],
  ["a length with a sign", post("Content-Length: +2", "{}")],
  ["a length below nothing", post("Content-Length: -1")],
  ["a length in hexadecimal", post("Content-Length: 0x2", "{}")],
  ["a length of words", post("Content-Length: two", "{}")],
  ["a length past any number", post(`Content-Length: ${"9".repeat(40)}`, "{}")],
  ["an encoding nobody knows", post("Transfer-Encoding: xchunked", chunk)],
  ["chunks that are not the last encoding", post("Transfer-Encoding: chunked, identity", chunk)],
  ["two encodings", post("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 5", chunk)],
  ["an encoding with a vertical tab", post("Transfer-Encoding: \u000bchunked", chunk)],
  ["a space before the colon", post("Transfer-Encoding : chunked", chunk)],
  ["a space before the length's colon", post("Content-Length : 2", "{}")],
  ["a folded header", post("X-A: b\r\n Transfer-Encoding: chunked", chunk)],
  ["a header with a null", post("X-A: \u0000b")],
  ["a header with a bare return", post("X-A: b\rTransfer-Encoding: chunked")],
  ["a chunk of no size", post("Transfer-Encoding: chunked", "zz\r\n{}\r\n0\r\n\r\n")],
  ["a chunk past any number", post("Transfer-Encoding: chunked", `${"f".repeat(20)}\r\n{}\r\n`)],
  ["a chunk that is longer than it says", post("Transfer-Encoding: chunked", "1\r\n{}\r\n0\r\n\r\n")],
  ["a line that is no request", `GET  /\r\n${end}`],
  ["no version", `GET /${end}`],
  ["another version", `GET / HTTP/3.7\r\nHost: a${end}`],
  ["no host", `GET / HTTP/1.1${end}`],
  ["a method that is none", `G@T / HTTP/1.1\r\nHost: a${end}`],
  ["the start of TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
  ["a proxy's connect", `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443${end}`],
];

describe("a request that two servers would parse differently", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  let port = 0;
  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers) });
    port = Number((await listenOn(shop.app)).port);
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  it.each(ambiguous)("is refused and ends the connection: %s", async (_title, bytes) => {
    const answers = answersIn(await exchange(port, bytes + smuggled));
    // At most one refusal, and nothing of the hidden request.
    expect(answers.length).toBeLessThanOrEqual(1);
    for (const { status, head } of answers) {
      expect([400, 431]).toContain(status);
      expect(head).toContain("connection: close");
    }
  });

  it("answers pipelined valid requests in order", async () => {
    const get = (path: string, last = false) =>
      `GET ${path} HTTP/1.1\r\nHost: stol.example\r\n${last ? "Connection: close\r\n" : ""}\r\n`;
    const paths = ["/healthz", "/nothing.php", "/wp-json/nothing", "/healthz", "/wp-json/front/settings"];
    const said = await exchange(port, paths.map((path, at) => get(path, at === paths.length - 1)).join(""));
    expect(answersIn(said).map(({ status }) => status)).toEqual([200, 404, 404, 200, 200]);
  });

  it("refuses too many headers, and lines and addresses that are too long", async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => `x-${at}: ${at}\r\n`).join("");
    const huge = [`GET / HTTP/1.1\r\nHost: a\r\n${many}\r\n`, `GET /${"a".repeat(80_000)} HTTP/1.1\r\nHost: a${end}`];
    for (const bytes of huge) {
      const statuses = answersIn(await exchange(port, bytes)).map(({ status }) => status);
      for (const status of statuses) expect([400, 414, 431]).toContain(status);
      expect(statuses.length).toBeLessThanOrEqual(1);
    }
  });
});

describe("a slow connection", () => {
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    const patience = { headersMs: 200, requestMs: 400, idleMs: 300, lookMs: 50 };
    app = createFastify(
      { logLevel: "silent", trustProxy: [] },
      securityHeaders({ publicUrl: null, hstsSubdomains: false, realtime: { hosted: null } }),
      (listener) => listener,
      patience,
    );
    app.get("/healthz", async () => "ok");
    app.post("/order", async () => "ok");
    port = Number((await listenOn(app)).port);
  });
  afterAll(() => app.close());

  /** Sends a byte now and then until the server ends the connection; returns its output. */
  async function drip(start: string, drop: string): Promise<string> {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    let said = "";
    socket.on("data", (piece: string) => {
      said += piece;
    });
    socket.on("error", () => undefined);
    if (start !== "") socket.write(start);
    const dripping = setInterval(() => drop !== "" && socket.writable && socket.write(drop), 20);
    await once(socket, "close");
    clearInterval(dripping);
    return said;
  }

  it.each([
    ["says nothing at all", "", ""],
    ["sends its headers byte by byte", "GET /healthz HTTP/1.1\r\nHost: a\r\n", "x"],
    ["sends header after header", "GET /healthz HTTP/1.1\r\nHost: a\r\n", "x: 1\r\n"],
    ["never ends its headers", "GET /healthz HTTP/1.1\r\nHost: a\r\n", ""],
    [
      "sends its body byte by byte",
      "POST /order HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 59999\r\n\r\n",
      " ",
    ],
    [
      "sends chunk after chunk",
      "POST /order HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
      "1\r\n \r\n",
    ],
  ])("is closed when it %s", async (_title, start, drop) => {
    const answers = answersIn(await drip(start, drop));
    for (const { status } of answers) expect([400, 408]).toContain(status);
  });

  it("is closed after its answer when it is idle", async () => {
    const [answer] = answersIn(await drip("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", ""));
    expect(answer?.status).toBe(200);
  });
});
