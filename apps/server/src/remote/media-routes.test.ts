import { PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeHost, startFakeHost } from "../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../testing/shops/small-shop.ts";
import { startRemote } from "../testing/shops/start-remote.ts";
import { movableClock } from "../testing/shops/start-shop.ts";

describe("media of a remote backend", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  beforeEach(async () => {
    host = await startFakeHost({
      [`GET ${PATHS.allSettings}`]: { body: smallSettings },
      [`GET ${PATHS.catalogFolder}/prodcat_main.json`]: { body: smallMenu },
    });
    app = await startRemote({
      backend: { url: host.url, keys: { key: "ck_host", secret: "cs_host" }, answerMs: 2_000 },
      clock: movableClock("2026-03-04T12:00:00+03:00"),
    });
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });

  it("EXT-1 serves media of the host under /api, also by range, and rewrites their addresses", async () => {
    const picture = `${host.url.href}wp-content/uploads/2026/soup.png`;
    const seen = { id: 1, image: picture, text: `<img src="${picture}">` };
    host.answers[`GET ${PATHS.banners}`] = {
      body: JSON.stringify([seen]).replaceAll("/", "\\/"),
      headers: { "content-type": "application/json" },
    };
    const [banner] = (await app.inject(`/api${PATHS.banners}`)).json();
    expect(banner.image).toBe("/api/wp-content/uploads/2026/soup.png");
    host.answers["GET /wp-content/uploads/2026/soup.png"] = ({ headers }) => ({
      status: headers.range === "bytes=0-2" ? 206 : 200,
      headers: { "content-type": "image/png", "content-range": "bytes 0-2/9", "set-cookie": "track=1" },
      body: "abc",
    });
    const part = await app.inject({ url: banner.image, headers: { range: "bytes=0-2" } });
    expect([part.statusCode, part.body, part.headers["content-type"]]).toEqual([206, "abc", "image/png"]);
    expect([part.headers["content-range"], part.headers["set-cookie"]]).toEqual(["bytes 0-2/9", undefined]);
  });

  it("EXT-1 serves a false picture as plain bytes, and follows no redirect of a picture", async () => {
    host.answers["GET /wp-content/uploads/a.png"] = { body: "<script>1</script>" };
    const page = await app.inject("/api/wp-content/uploads/a.png");
    expect([page.headers["content-type"], page.headers["x-content-type-options"]]).toEqual([
      "application/octet-stream",
      "nosniff",
    ]);
    host.answers["GET /wp-content/uploads/b.png"] = { status: 302, headers: { location: "http://127.0.0.1:9/" } };
    expect((await app.inject("/wp-content/uploads/b.png")).statusCode).toBe(404);
  });
});
