import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get as httpGet } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffHeaders } from "../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { engineNamed } from "../testing/stores/engines.ts";
import { assetOfAnotherBuild } from "./build-files.ts";
import { officePolicy } from "./office-files.ts";
import type { Storefront } from "./storefront.ts";

const leftovers: (() => Promise<unknown>)[] = [];
const engine = engineNamed("sqlite", leftovers);

let officeDir: string;
beforeAll(async () => {
  officeDir = await mkdtemp(join(tmpdir(), "skatert-office-"));
  await mkdir(join(officeDir, "assets"));
  await writeFile(join(officeDir, "index.html"), "<html>the office</html>");
  await writeFile(join(officeDir, "manifest.webmanifest"), "{}");
  await writeFile(join(officeDir, "assets", "index-abc.js"), "plain");
  await writeFile(join(officeDir, "assets", "index-abc.js.br"), "brotli");
});
afterAll(async () => {
  for (const clean of leftovers.reverse()) await clean();
  await rm(officeDir, { recursive: true, force: true });
});

/** Shows every address and remembers it. */
function quickStorefront(asked: string[]): Storefront {
  return {
    pageQuery: { shared: [], personal: [] },
    inlineScripts: [],
    async render({ url }) {
      asked.push(url);
      const body = [{ bytes: Buffer.from(`<html>${url}</html>`), isShared: false }];
      return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body, scope: "public" };
    },
    payload: () => Promise.reject(new Error("not asked")),
  };
}

describe("the policy of the office", () => {
  const env = { publicUrl: new URL("https://stol.example"), realtime: { hosted: null } };

  it("EDIT-4 frames the shop for the preview, and no other site", () => {
    const framed = (officeUrl: URL | null) => /frame-src ([^;]*)/.exec(officePolicy({ ...env, officeUrl }))?.[1];
    expect(framed(new URL("https://office.example"))).toBe("'self' https://stol.example");
    expect(framed(null)).toBeUndefined();
  });
});

describe("assets of another build of the office", () => {
  it("OFFICE-3 are found by name alone: no path of an address leaves the folder", async () => {
    await writeFile(join(officeDir, "..", "secret-of-the-office.txt"), "secret");
    leftovers.push(() => rm(join(officeDir, "..", "secret-of-the-office.txt"), { force: true }));
    await writeFile(join(officeDir, "assets", "later-abc.js"), "later");
    expect((await assetOfAnotherBuild(officeDir, "/assets/later-abc.js"))?.plain.toString()).toBe("later");
    const strange = [
      "/../secret-of-the-office.txt",
      "/assets/../../secret-of-the-office.txt",
      "/index.html",
      "/assets/..",
    ];
    for (const address of strange) expect(await assetOfAnotherBuild(officeDir, address), address).toBeNull();
  });
});

describe("the office under the shop's address", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, officeDir });
  });
  afterAll(() => shop.close());
  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

  it.each(["/office/", "/office/stops", "/office/start", "/office/people?role=cook"])(
    "OFFICE-1 %s is the one page, which is never stored",
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body]).toEqual([200, "<html>the office</html>"]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  it("OFFICE-1 without its slash it redirects to the folder, which is the scope of the installed app", async () => {
    expect((await get("/office")).headers.location).toBe("/office/");
  });

  it("OFFICE-1 its hashed files are immutable and compressed, its manifest is revalidated", async () => {
    const script = await get("/office/assets/index-abc.js", { "accept-encoding": "br" });
    expect([script.body, script.headers["content-encoding"]]).toEqual(["brotli", "br"]);
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const manifest = await get("/office/manifest.webmanifest");
    expect(manifest.headers["content-type"]).toBe("application/manifest+json");
    expect(manifest.headers["cache-control"]).toBe("public, no-cache");
  });

  it.each([
    "/office/assets/gone-abc.js",
    "/office/../package.json",
    "/api/office",
    "/api/office/none",
    "/officer/none.js",
  ])("OFFICE-1 %s is no page of it", async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).code).toBe("rest_no_route");
  });

  it("OFFICE-3 its policy allows nothing inline, no other host and no frame around it", async () => {
    for (const url of ["/office/", "/office/assets/index-abc.js"]) {
      const { headers } = await get(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      for (const part of ["script-src 'self';", "style-src 'self';", "frame-ancestors 'none'", "object-src 'none'"])
        expect(policy).toContain(part);
      expect(headers["x-frame-options"]).toBe("DENY");
    }
  });

  it("OFFICE-3 refuses changes from pages of other sites", async () => {
    const change = { method: "POST", url: OFFICE_PATHS.session, payload: { login: "a", password: "b" } } as const;
    const from = async (origin: string) =>
      (await shop.app.inject({ ...change, headers: { host: "stol.example", origin } })).statusCode;
    expect(await from("https://evil.example")).toBe(403);
    expect(await from("http://stol.example")).toBe(401);
  });
});

it("a watched build is served anew without a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "skatert-office-"));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  const shop = await startShop({ engine, officeDir: folder, watchOffice: true });
  leftovers.push(() => shop.close());
  const status = async (url: string) => (await shop.app.inject(url)).statusCode;
  expect(await status("/office/")).toBe(503);
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "index-new.js"), "new");
  await writeFile(join(folder, "index.html"), "<html>built</html>");
  expect([await status("/office/"), await status("/office/assets/index-new.js")]).toEqual([200, 200]);
});

describe("the office on a host of its own", () => {
  const publicUrl = new URL("https://shop.example");
  const officeUrl = new URL("https://office.example");
  let shop: RunningShop;
  let asked: string[];
  beforeAll(async () => {
    asked = [];
    shop = await startShop({ engine, officeDir, publicUrl, officeUrl, storefront: quickStorefront(asked) });
  });
  afterAll(() => shop.close());
  const status = async (host: string, url: string) => (await shop.app.inject({ url, headers: { host } })).statusCode;

  it.each([
    ["/office/", 200],
    ["/office/stops", 200],
    ["/office/assets/index-abc.js", 200],
    [OFFICE_PATHS.me, 401],
    ["/healthz", 200],
  ])("OFFICE-1 answers %s there with %i", async (url, answer) => {
    expect(await status("office.example", url)).toBe(answer);
    expect(await status("OFFICE.example", url)).toBe(answer);
  });

  it.each(["/office/", "/office", "/office/stops", "/%6Fffice/", "/office/assets/index-abc.js", OFFICE_PATHS.me])(
    "OFFICE-1 %s is 404 on the shop's host, and on one that nobody configured",
    async (url) => {
      expect(await status("shop.example", url)).toBe(404);
      expect(await status("other.example", url)).toBe(404);
    },
  );

  it("OFFICE-1 STOP-1 the stop list finds its dishes there, unlike the shop's own calls", async () => {
    const headers = { ...(await staffHeaders(shop, [{ role: "cook", branchId: 10 }])), host: "office.example" };
    const menu = await shop.app.inject({ url: `${OFFICE_PATHS.stopMenu}?branch_id=10&lang=ru`, headers });
    expect(menu.json().options).toContainEqual({ kind: "product", id: 301, name: "Чай", within: "Напитки" });
    expect(await status("office.example", PATHS.allSettings)).toBe(404);
  });

  it("OFFICE-1 the shop is not served there, even if its page is in memory", async () => {
    const { port } = new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" }));
    // Pages in memory are sent before routing, which only a socket shows; fetch would replace the host.
    const answered = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const request = httpGet({ port, path: "/menu", headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        request.on("error", reject);
      });
    expect([await answered("shop.example"), await answered("shop.example")]).toEqual([200, 200]);
    expect(asked).toHaveLength(1);
    expect(await answered("office.example")).toBe(404);
    expect(await status("office.example", "/api/wp-json/v1/all_settings")).toBe(404);
  });

  it("EDIT-4 a person is told the shop's address, or none if only the office's is known", async () => {
    const told = async (at: RunningShop) => {
      const headers = { ...(await staffHeaders(at, [{ role: "owner", branchId: null }])), host: "office.example" };
      return (await at.app.inject({ url: OFFICE_PATHS.me, headers })).json().shop_url;
    };
    const unknown = await startShop({ engine, officeDir, officeUrl });
    leftovers.push(() => unknown.close());
    expect([await told(shop), await told(unknown)]).toEqual(["https://shop.example", undefined]);
  });

  it("its root redirects to the office", async () => {
    const { statusCode, headers } = await shop.app.inject({ url: "/", headers: { host: "office.example" } });
    expect([statusCode, headers.location]).toEqual([302, "/office/"]);
  });

  it("OFFICE-3 accepts changes from its own pages, and its policy names its own sockets", async () => {
    const { statusCode } = await shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.session,
      payload: { login: "a", password: "b" },
      headers: { host: "office.example", origin: "https://office.example" },
    });
    expect(statusCode).toBe(401);
    const page = await shop.app.inject({ url: "/office/", headers: { host: "office.example" } });
    expect(page.headers["content-security-policy"]).toContain("connect-src 'self' wss://office.example;");
  });
});

it("explains that the office has not been built", async () => {
  const shop = await startShop({ engine });
  const { statusCode, body } = await shop.app.inject("/office/");
  expect([statusCode, body]).toEqual([503, "The office has not been built.\n"]);
  await shop.close();
});

describe("calls of the office on its own host", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    const [publicUrl, officeUrl] = [new URL("https://stol.example"), new URL("https://office.stol.example")];
    shop = await startShop({ engine, officeDir, publicUrl, officeUrl });
  });
  afterAll(() => shop.close());

  it.each([
    ["https://office.stol.example", 200],
    ["https://stol.example", 403],
    ["https://evil.example", 403],
  ])("OFFICE-1 are accepted from the office's pages alone: %s", async (origin, status) => {
    const headers = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])), host: "office.stol.example" };
    const answer = await shop.app.inject({
      method: "DELETE",
      url: OFFICE_PATHS.session,
      headers: { ...headers, origin },
    });
    expect(Math.min(answer.statusCode, 403) === 403).toBe(status === 403);
  });
});
