import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeHost, startFakeHost } from "../testing/hosts/fake-host.ts";
import { listenOn, startRemote } from "../testing/shops/start-remote.ts";
import { movableClock, type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { engineNamed } from "../testing/stores/engines.ts";
import { climbingPaths } from "./hostile-paths.ts";
import { answersIn, exchange, getRaw } from "./raw-socket.ts";

const marker = "nobody-may-read-this";
const folders = [
  "/wp-content/uploads/",
  "/api/wp-content/uploads/shop/",
  "/wp-content/uploads/app_sync/",
  "/builds/meta/",
  "/outside/",
  "/assets/",
  "/api/docs/static/",
  "/",
];
const targets = ["secret.txt", "skatert.sqlite", "etc/passwd"];
const secrets = [marker, "SQLite format 3", "root:x:"];

describe("a path that tries to leave its folder", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  let port = 0;
  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers) });
    for (const file of ["secret.txt", "uploads/.hidden.png"]) await writeFile(join(shop.dataDir, file), marker);
    port = Number((await listenOn(shop.app)).port);
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  it.each(folders)("reads no file outside of %s in any spelling", async (folder) => {
    const paths = targets.flatMap((file) => climbingPaths(folder, file));
    const answers = await Promise.all(paths.map((path) => getRaw(port, path)));
    for (const [at, { status, head, body }] of answers.entries()) {
      expect([paths[at], secrets.filter((secret) => body.includes(secret))]).toEqual([paths[at], []]);
      expect(head).not.toMatch(/\nlocation: (\/\/|\/\\|\w+:)/);
      // 503: the address of a page, because no storefront has been built here.
      expect([400, 403, 404, 414, 503], `${paths[at]}`).toContain(status);
    }
  });

  it("ROUTE-13 never redirects to another site", async () => {
    const names = [
      "next",
      "redirect",
      "redirect_to",
      "return",
      "return_url",
      "url",
      "to",
      "continue",
      "callback",
      "dest",
    ];
    const targets = [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "%2f%2fevil.example",
    ];
    const calls = [
      "/wheel/",
      "/wp-json/wc/auth/logout",
      "/wp-json/checkout/payment/1",
      "/sandbox-payments/1",
      "/api/docs",
      "/",
    ];
    const queries = names.flatMap((name) => targets.map((target) => `${name}=${encodeURIComponent(target)}`)).join("&");
    const bare = [
      "//evil.example/wheel/",
      "/api//evil.example/",
      "/api/docs//evil.example/..",
      "/wheel//evil.example",
      "/%09/evil.example",
    ];
    for (const path of [...calls.map((call) => `${call}?${queries}`), ...bare]) {
      const said = await exchange(
        port,
        `GET ${path} HTTP/1.1\r\nHost: stol.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      );
      const [answer] = answersIn(said);
      expect([path, /\nlocation: (.*)\r/.exec(answer?.head ?? "")?.[1] ?? "/"]).toEqual([
        path,
        expect.stringMatching(/^(\/|\/(?:api\/)?docs\/.*|\.\/docs\/.*|http:\/\/stol\.example\/.*)$/),
      ]);
    }
  });

  it("reads no hidden file, and serves no drawing without its sandbox, in any spelling", async () => {
    expect((await getRaw(port, "/wp-content/uploads/.hidden.png")).status).toBe(404);
    expect((await getRaw(port, "/wp-content/uploads/%2ehidden.png")).status).toBe(404);
    await writeFile(join(shop.dataDir, "uploads", "a.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    for (const name of ["a.svg", "a.sv%67", "a%2esvg"]) {
      const { status, head } = await getRaw(port, `/wp-content/uploads/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(head).toContain("content-security-policy: default-src 'none'; style-src 'unsafe-inline'; sandbox");
    }
  });
});

describe("an address with a remote backend (BACKEND_URL)", () => {
  let host: FakeHost;
  let stranger: FakeHost;
  let app: Awaited<ReturnType<typeof startRemote>>;
  let port = 0;
  beforeAll(async () => {
    host = await startFakeHost({});
    stranger = await startFakeHost({});
    app = await startRemote({
      backend: { url: new URL("shop/", host.url), keys: { key: "ck", secret: "cs" }, answerMs: 2_000 },
      clock: movableClock("2026-03-04T12:00:00+03:00"),
    });
    port = Number((await listenOn(app)).port);
  });
  afterAll(async () => {
    await app.close();
    await host.close();
    await stranger.close();
  });

  it("EXT-1 API-3 is requested only from that host, below its own path, and only for allowed calls", async () => {
    const away = `127.0.0.1:${stranger.url.port}`;
    const paths = [
      ...climbingPaths("/wp-content/uploads/", "admin.png"),
      ...climbingPaths("/wp-json/checkout/order/", "1"),
      `//${away}/a.png`,
      `/wp-content/uploads//${away}/a.png`,
      `/wp-content/uploads/@${away}/a.png`,
      `/wp-content/uploads/http://${away}/a.png`,
      `/wp-content/uploads/%2f%2f${away}/a.png`,
      `/wp-content/uploads/a.png?url=http://${away}/`,
      `/wp-json/wp/v2/users`,
      `/wp-json/wc/v3/customers`,
      `/wp-admin/admin-ajax.php`,
      `/xmlrpc.php`,
      `/wp-content/uploads/shell.php`,
      `/wp-content/uploads/backup.sql`,
      `http://${away}/wp-content/uploads/a.png`,
      `http://${away}/wp-json/system/users`,
    ];
    for (const path of paths) await getRaw(port, path, away);
    expect(stranger.asked).toEqual([]);
    expect(host.asked.filter(({ path }) => !path.startsWith("/shop/"))).toEqual([]);
    const asked = host.asked.map(({ path }) => path.slice("/shop".length));
    expect(asked.filter((path) => path.includes(".."))).toEqual([]);
    expect(
      asked.filter((path) => /users|customers|admin\.|\.php|\.sql/.test(path) && path !== "/wp-json/system/users"),
    ).toEqual([]);
    expect(host.asked.length).toBeGreaterThan(0);
  });
});
