import { createServer, type Server } from "node:http";
import { catalogFilePath, PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote, urlOf } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";
import { boundedBody } from "./bounded-body.ts";

const json = { "content-type": "application/json" };
const picture = "/wp-content/uploads/hall.png";

describe("a backend with endless answers", () => {
  let host: Server;
  let app: FastifyInstance;
  /** Further answers: headers and one byte, then nothing; or endless bytes. */
  let manner: "stalls" | "never ends" | "answers" = "answers";
  beforeAll(async () => {
    host = createServer((request, response) => {
      const [path] = (request.url ?? "").split("?");
      const menu = path === catalogFilePath("main", "ru") ? smallMenu : [];
      const isSettings = path === PATHS.allSettings;
      if (manner === "answers" || isSettings) {
        response.writeHead(200, json).end(JSON.stringify(isSettings ? smallSettings : menu));
        return;
      }
      response.writeHead(200, path === picture ? { "content-type": "image/png" } : json);
      response.write("[");
      if (manner === "never ends") flood(response);
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    const backend = { url: urlOf(host.address()), keys: { key: "k", secret: "s" }, answerMs: 300 };
    app = await startRemote({ backend, clock: movableClock("2026-03-04T12:00:00+03:00") });
    expect((await app.inject(PATHS.allSettings)).statusCode).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });

  const signedIn = { cookie: "session=t" };
  const asked = [
    { method: "GET", url: PATHS.publicCoupons },
    { method: "POST", url: PATHS.quote, payload: {} },
    { method: "GET", url: PATHS.ownOrders, headers: signedIn },
    { method: "GET", url: PATHS.bonus, headers: signedIn },
    { method: "GET", url: PATHS.banners },
    { method: "GET", url: PATHS.galleries },
    { method: "GET", url: `${PATHS.catalogFolder}/prodcat.json` },
  ] as const;

  it.each(["stalls", "never ends"] as const)("API-3 answers 503 in time when the body %s", async (how) => {
    manner = how;
    for (const request of asked) {
      const answer = await app.inject(request);
      expect([request.url, answer.statusCode]).toEqual([request.url, 503]);
    }
  });

  it("EXT-1 aborts a picture that stalls", async () => {
    manner = "stalls";
    await expect(app.inject(picture)).rejects.toThrow();
  });
});

describe("a streamed file", () => {
  const pieces = (count: number) => ReadableStream.from(Array.from({ length: count }, () => new Uint8Array(10)));
  const read = async (body: AsyncIterable<Uint8Array>) => {
    let bytes = 0;
    for await (const piece of body) bytes += piece.length;
    return bytes;
  };

  it("EXT-1 arrives whole within the bounds and is aborted beyond them", async () => {
    expect(await read(boundedBody(pieces(5), 50, 1_000))).toBe(50);
    await expect(read(boundedBody(pieces(6), 50, 1_000))).rejects.toThrow("too large");
  });
});

function flood(response: {
  write(chunk: string): boolean;
  once(event: "drain", then: () => void): unknown;
  destroyed: boolean;
}) {
  while (!response.destroyed && response.write(" ".repeat(65_536))) {}
  if (!response.destroyed) response.once("drain", () => flood(response));
}
