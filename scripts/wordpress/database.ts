import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { type Guarded, readiness, startGuarded } from "./guarded.ts";

/** A temporary MariaDB that only its socket reaches. */
export interface Database {
  readonly socket: string;
  readonly user: string;
  stop(): Promise<void>;
}

/** MariaDB refuses to run as root: there the account of its package runs it. */
const isRoot = process.getuid?.() === 0;
const user = "wordpress";

/** Creates and starts a database `wordpress` in a temporary folder. */
export async function startDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "skatert-mariadb-"));
  try {
    const { stop } = await startServer(folder);
    return { socket: socketIn(folder), user, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startServer(folder: string): Promise<Guarded> {
  const account = isRoot ? accountOf("mysql") : null;
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const runAs = `--user=${account === null ? userInfo().username : "mysql"}`;
  const data = `--datadir=${folder}/data`;
  const initial = ["--no-defaults", data, runAs, "--auth-root-authentication-method=normal", "--skip-test-db"];
  execFileSync("mariadb-install-db", initial, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = socketIn(folder);
  const settings = [`--socket=${socket}`, `--pid-file=${folder}/pid`, "--skip-networking", "--skip-log-bin"];
  const speed = ["--innodb-flush-log-at-trx-commit=0", "--skip-innodb-doublewrite"];
  const server = startGuarded([programOf("mariadbd"), "--no-defaults", data, runAs, ...settings, ...speed], folder);
  const client = ["--no-defaults", `--socket=${socket}`, "--user=root", "--execute"];
  await readiness(server, "MariaDB", () => {
    execFileSync("mariadb", [...client, "SELECT 1"], { stdio: ["ignore", "ignore", "pipe"] });
  });
  const grant = `CREATE USER ${user}@localhost; GRANT ALL ON wordpress.* TO ${user}@localhost;`;
  execFileSync("mariadb", [...client, `CREATE DATABASE wordpress CHARACTER SET utf8mb4; ${grant}`]);
  return server;
}

const socketIn = (folder: string) => join(folder, "socket");

/** Debian installs the server outside of other users' PATH. */
function programOf(name: string): string {
  return execFileSync("sh", ["-c", `PATH="$PATH:/usr/sbin"; command -v ${name}`], { encoding: "utf8" }).trim();
}

function accountOf(name: string): { readonly uid: number; readonly gid: number } {
  const [uid = 0, gid = 0] = ["-u", "-g"].map((which) =>
    Number(execFileSync("id", [which, name], { encoding: "utf8" })),
  );
  return { uid, gid };
}
