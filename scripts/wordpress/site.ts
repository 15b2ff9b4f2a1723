import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { inProject } from "../setup/places.mjs";
import type { Database } from "./database.ts";
import { readiness, startGuarded } from "./guarded.ts";

/** A running WordPress with the plugin of examples/wordpress. */
export interface Site {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  /** PHP's warnings and errors so far. */
  faults(): string;
  stop(): Promise<void>;
}

/**
 * Installs WordPress without the network and serves it by PHP's own server on a free port of 127.0.0.1.
 * @param packaged folder of WordPress's files
 * @param workspace an empty folder; messages are written to its outbox/messages.jsonl
 * @param shopFolder what `npm run shop -- export` wrote
 */
export async function startSite(
  packaged: string,
  { database, workspace, shopFolder }: { database: Database; workspace: string; shopFolder: string },
): Promise<Site> {
  const root = copyOf(packaged, workspace);
  const log = join(workspace, "php-errors.log");
  const messages = join(workspace, "outbox/messages.jsonl");
  mkdirSync(join(workspace, "outbox"));
  const url = `http://127.0.0.1:${await freePort()}`;
  const [key = "", secret = ""] = ["ck", "cs"].map((kind) => `${kind}_${randomBytes(20).toString("hex")}`);
  const variables = {
    WORDPRESS_ROOT: root,
    WORDPRESS_URL: url,
    WORDPRESS_LOG: log,
    WORDPRESS_MESSAGES: messages,
    WORDPRESS_DB_SOCKET: database.socket,
    WORDPRESS_DB_USER: database.user,
    SKATERT_FOLDER: shopFolder,
    SKATERT_KEY: key,
    SKATERT_SECRET: secret,
  };
  execFileSync("php", [phpFile("install.php")], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const served = ["php", "-S", new URL(url).host, "-t", root, phpFile("router.php")];
  const server = startGuarded(served, workspace, { ...variables, PHP_CLI_SERVER_WORKERS: "4" });
  await readiness(server, "WordPress", async () => {
    const answer = await fetch(`${url}/wp-json/v1/all_settings`);
    if (!answer.ok) throw new Error(`it answers ${answer.status}: ${await answer.text()}`);
  });
  return { url, key, secret, faults: () => textOf(log), stop: server.stop };
}

/** The packaged files, with a configuration and a content folder of its own. */
function copyOf(packaged: string, workspace: string): string {
  const root = join(workspace, "wordpress");
  cpSync(packaged, root, { recursive: true, dereference: true, filter: (path) => !path.endsWith("/wp-config.php") });
  cpSync(phpFile("config.php"), join(root, "wp-config.php"));
  const plugins = join(root, "wp-content/mu-plugins");
  cpSync(inProject("examples/wordpress/skatert.php"), join(plugins, "skatert.php"));
  cpSync(phpFile("codes.php"), join(plugins, "codes.php"));
  return root;
}

const phpFile = (name: string) => inProject("scripts/wordpress/php", name);

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
