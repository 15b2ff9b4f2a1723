import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const deploy = new URL("../../../../../deploy/", import.meta.url);

/** The names of the shop and the office in the shipped files. */
export const shopHost = "shop.example.com";
export const officeHost = "office.example.com";

/** A proxy with its shipped file, but plain HTTP on a free port of 127.0.0.1. */
export interface ShippedProxy {
  readonly port: number;
  stop(): Promise<void>;
}

const configs = { nginx: nginxConfig, caddy: caddyConfig } as const;
export type ProxyName = keyof typeof configs;
export const proxies: readonly ProxyName[] = ["nginx", "caddy"];

/** Starts the proxy before processes on these ports; it may not listen yet. Throws if its program is missing. */
export async function startProxy(name: ProxyName, upstreams: readonly number[]): Promise<ShippedProxy> {
  const folder = await mkdtemp(join(tmpdir(), "skatert-proxy-"));
  // nginx started by root writes larger bodies here as another account.
  await chmod(folder, 0o755);
  const port = await freePort();
  const { args, variables } = await configs[name]({ folder, port, upstreams });
  const env = { ...process.env, HOME: folder, ...variables };
  const proxy = spawn(programNamed(name), args, { env, stdio: "ignore" });
  return {
    port,
    async stop() {
      const ended = once(proxy, "exit");
      if (proxy.kill("SIGTERM")) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** `npm test` installs it. Debian installs servers outside most PATHs. */
function programNamed(name: string): string {
  const places = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"].filter(Boolean);
  const found = places
    .map((place) => join(place, name))
    .find((path) => spawnSync(path, ["version"]).error === undefined);
  if (found === undefined) throw new Error(`this test needs ${name}; npm test installs it by apt`);
  return found;
}

interface Wanted {
  readonly folder: string;
  readonly port: number;
  readonly upstreams: readonly number[];
}

/** How the proxy is started. */
interface Start {
  readonly args: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

async function nginxConfig({ folder, port, upstreams }: Wanted): Promise<Start> {
  const shipped = await readFile(new URL("nginx.conf", deploy), "utf8");
  const block = shipped
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^\s*(?:listen \[::\]:443 ssl http2|ssl_\w+ [^;]+);\n/gm, "")
    .replace(/server 127\.0\.0\.1:3000(.*);/, (_, options) =>
      upstreams.map((upstream) => `server 127.0.0.1:${upstream}${options};`).join("\n"),
    )
    .replace("/var/log/nginx/skatert.log", join(folder, "access.log"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  const path = join(folder, "nginx.conf");
  const main = `daemon off; pid ${join(folder, "pid")}; error_log stderr; events {}`;
  await writeFile(path, `${main}\nhttp { ${temp}\n${block}\n}\n`);
  return { args: ["-p", folder, "-c", path, "-e", "stderr"] };
}

async function caddyConfig({ folder, port, upstreams }: Wanted): Promise<Start> {
  const path = join(folder, "Caddyfile");
  await writeFile(path, `{\n\tadmin off\n}\n${await readFile(new URL("Caddyfile", deploy), "utf8")}`);
  return {
    args: ["run", "--config", path, "--adapter", "caddyfile"],
    variables: {
      SITES: `http://${shopHost}:${port}, http://${officeHost}:${port}`,
      SHOPS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "),
    },
  };
}
