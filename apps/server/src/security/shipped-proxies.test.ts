import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OFFICE_PATHS, PICTURE_LIMITS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bulkBodyBytes, longBodyBytes } from "../http/bodies/body-bytes.ts";
import { TABLE_LIMITS } from "../modules/imports/table/table.ts";

const deploy = new URL("../../../../deploy/", import.meta.url);
const hidden = [
  "/metrics",
  "/readyz",
  "/api/metrics",
  "/api/readyz",
  "/%6Detrics",
  "/api/%6Detrics",
  "/%61pi/metrics",
  "/api/read%79z",
  "/api/./metrics",
  "/api/../api/metrics",
  "/metrics?a=1",
];

interface Reached {
  readonly url: string;
  readonly bytes: number;
  readonly host: string | string[] | undefined;
}

/** The largest body of each call of the office, and one of the shop. */
const bodies = [
  [PICTURE_LIMITS.bytes, OFFICE_PATHS.pictures],
  [TABLE_LIMITS.bytes + 100_000, OFFICE_PATHS.imports],
  [TABLE_LIMITS.bytes + 100_000, OFFICE_PATHS.guideFile],
  [bulkBodyBytes, OFFICE_PATHS.products],
  [longBodyBytes, "/wp-json/wc/v3/products"],
] as const;

const shopHost = "shop.example.com";
const officeHost = "office.example.com";

/** The proxy's program, which `npm test` installs. Debian installs servers outside most PATHs. */
function programNamed(name: string): string {
  const places = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"].filter(Boolean);
  const found = places
    .map((place) => join(place, name))
    .find((path) => spawnSync(path, ["version"]).error === undefined);
  if (found === undefined) throw new Error(`this test needs ${name}; npm test installs it by apt`);
  return found;
}

/** nginx with the shipped server block, but plain HTTP on the test's port. */
async function nginxConfig(folder: string, port: number, upstream: number): Promise<readonly string[]> {
  const shipped = await readFile(new URL("nginx.conf", deploy), "utf8");
  const block = shipped
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^\s*(?:listen \[::\]:443 ssl http2|ssl_\w+ [^;]+);\n/gm, "")
    .replace("server 127.0.0.1:3000;", `server 127.0.0.1:${upstream};`)
    .replace("/var/log/nginx/skatert.log", join(folder, "access.log"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  const path = join(folder, "nginx.conf");
  const main = `daemon off; pid ${join(folder, "pid")}; error_log stderr; events {}`;
  await writeFile(path, `${main}\nhttp { ${temp}\n${block}\n}\n`);
  return ["-p", folder, "-c", path, "-e", "stderr"];
}

/** Caddy with the shipped file, but plain HTTP on the test's port. */
async function caddyConfig(folder: string, port: number, upstream: number): Promise<readonly string[]> {
  const shipped = await readFile(new URL("Caddyfile", deploy), "utf8");
  const site = shipped
    .replace("shop.example.com, office.example.com {", `http://${shopHost}:${port}, http://${officeHost}:${port} {`)
    .replace("127.0.0.1:3000 {", `127.0.0.1:${upstream} {`);
  const path = join(folder, "Caddyfile");
  await writeFile(path, `{\n\tadmin off\n}\n${site}`);
  return ["run", "--config", path, "--adapter", "caddyfile"];
}

const proxies = [
  ["nginx", nginxConfig],
  ["caddy", caddyConfig],
] as const;

describe.each(proxies)("%s as shipped", (name, configure) => {
  const reached: Reached[] = [];
  let folder: string;
  let shop: Server;
  let proxy: ChildProcess;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-proxy-"));
    // nginx started by root writes larger bodies here as another account.
    await chmod(folder, 0o755);
    shop = createServer(async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      const { url = "", headers } = request;
      // Caddy's own health check sends direct requests.
      if (headers["x-forwarded-for"] !== undefined) reached.push({ url, bytes, host: headers["x-forwarded-host"] });
      response.end("the shop");
    });
    const upstream = await listen(shop);
    const probe = createServer();
    port = await listen(probe);
    await new Promise((resolve) => probe.close(resolve));
    const args = await configure(folder, port, upstream);
    proxy = spawn(programNamed(name), args, { env: { ...process.env, HOME: folder }, stdio: "ignore" });
    await vi.waitFor(async () => expect(await statusOf(port, "/")).toBe(200), { timeout: 20_000, interval: 100 });
  }, 30_000);
  afterAll(async () => {
    proxy?.kill("SIGTERM");
    shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("forwards the shop's own paths with the caller's address", async () => {
    expect(await statusOf(port, "/menu/metrics-soup")).toBe(200);
    expect(await statusOf(port, "/api/wp-json/front/settings")).toBe(200);
    expect(reached).toContainEqual({ url: "/menu/metrics-soup", bytes: 0, host: shopHost });
  });

  it("OFFICE-1 serves the office's own host too", async () => {
    expect(await statusOf(port, "/office/board", { host: officeHost })).toBe(200);
    expect(reached.at(-1)).toEqual({ url: "/office/board", bytes: 0, host: officeHost });
  });

  it.each(bodies)("forwards a body of %s bytes to %s", async (bytes, url) => {
    for (const host of [shopHost, officeHost]) {
      expect(await statusOf(port, url, { host, bytes })).toBe(200);
      expect(reached.at(-1)).toEqual({ url, bytes, host });
    }
  });

  it.each(hidden)("hides %s", async (path) => {
    const before = reached.length;
    expect(await statusOf(port, path)).toBe(404);
    expect(reached.slice(before)).toEqual([]);
  });
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

/** Sends the path unchanged; fetch would resolve its dots. Null: the proxy does not listen yet. */
function statusOf(port: number, path: string, { host = shopHost, bytes = 0 } = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = { host, "content-length": bytes };
    request({ host: "127.0.0.1", port, path, method: bytes > 0 ? "POST" : "GET", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    })
      .on("error", () => resolve(null))
      .end(Buffer.alloc(bytes));
  });
}
