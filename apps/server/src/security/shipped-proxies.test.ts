import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

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

/** The proxy's program, if installed. Debian installs servers outside most PATHs. */
function programNamed(name: string): string | null {
  const places = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"].filter(Boolean);
  return (
    places.map((place) => join(place, name)).find((path) => spawnSync(path, ["version"]).error === undefined) ?? null
  );
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
    .replace("shop.example.com {", `http://127.0.0.1:${port} {`)
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
  const program = programNamed(name);
  if (program === null) {
    it.skip(`is not installed here`);
    return;
  }
  const reached: string[] = [];
  let folder: string;
  let shop: Server;
  let proxy: ChildProcess;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-proxy-"));
    shop = createServer(({ url = "", headers }, response) => {
      // Caddy's own health check sends direct requests.
      if (headers["x-forwarded-for"] !== undefined) reached.push(url);
      response.end("the shop");
    });
    const upstream = await listen(shop);
    const probe = createServer();
    port = await listen(probe);
    await new Promise((resolve) => probe.close(resolve));
    const args = await configure(folder, port, upstream);
    proxy = spawn(program, args, { env: { ...process.env, HOME: folder }, stdio: "ignore" });
    await vi.waitFor(async () => expect(await statusOf(port, "/")).toBe(200), { timeout: 20_000, interval: 100 });
  }, 30_000);
  afterAll(async () => {
    proxy.kill("SIGTERM");
    shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("forwards the shop's own paths with the caller's address", async () => {
    expect(await statusOf(port, "/menu/metrics-soup")).toBe(200);
    expect(await statusOf(port, "/api/wp-json/front/settings")).toBe(200);
    expect(reached).toContain("/menu/metrics-soup");
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
function statusOf(port: number, path: string): Promise<number | null> {
  return new Promise((resolve) => {
    request({ host: "127.0.0.1", port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    })
      .on("error", () => resolve(null))
      .end();
  });
}
