import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL server for this run. */
export type Cluster = { readonly url: string; readonly folder: string; stop(): Promise<void> };

type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/**
 * The server ends with this process, even when it is killed: the shell reads our pipe, and its end stops PostgreSQL. A
 * terminal's Ctrl-C reaches the whole process group, so the shell ignores it.
 */
const GUARD = 'trap : INT TERM HUP; "$@" & server=$!; read -r end; kill -QUIT $server; wait $server; rm -rf "$PGDATA"';

const SPEED = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const CONNECTIONS = "max_connections=300";

/**
 * All roles log in without a password except `locked`, the role of tests with a wrong one. The first matching line
 * counts.
 */
const PASSWORD_OF_LOCKED = "host all locked 127.0.0.1/32 scram-sha-256\n";

/**
 * Creates and starts a temporary cluster on a free port of 127.0.0.1. Durability is off for tests; `durable` turns it
 * on for measurements. PostgreSQL refuses to run as root: there the account `postgres` or `nobody` runs it.
 * @param binaries folder with `initdb` and `postgres`
 * @throws with the server's output when it ends before it accepts connections
 */
export async function startCluster(binaries: string, { durable = false } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "skatert-postgres-"));
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : null;
  const owner = account ? { uid: account.uid, gid: account.gid } : {};
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  const env = { ...process.env, PGDATA: folder, LC_ALL: "C.UTF-8", ...(account ? { USER: account.name } : {}) };
  const initial = ["--no-sync", "--no-locale", "--encoding=UTF8", "--auth=trust", "--username=skatert"];
  execFileSync(join(binaries, "initdb"), initial, { env, cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...owner });
  const access = join(folder, "pg_hba.conf");
  writeFileSync(access, `${PASSWORD_OF_LOCKED}${readFileSync(access, "utf8")}`);
  const port = await freePort();
  const settings = [
    ...(durable ? [] : SPEED),
    CONNECTIONS,
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
  ];
  const server = [join(binaries, "postgres"), ...settings.flatMap((setting) => ["-c", setting])];
  const guard = spawn("sh", ["-c", GUARD, "postgres-guard", ...server], {
    env,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    ...owner,
  });
  await accepting(guard);
  return {
    url: `postgres://skatert@127.0.0.1:${port}/postgres`,
    folder,
    stop: () => stopped(guard, folder),
  };
}

function unprivilegedAccount(): Account {
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const row = ["postgres", "nobody"].map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  if (!row) throw new Error("PostgreSQL does not run as root, and there is no account postgres or nobody");
  const [name = "", , uid, gid] = row;
  return { name, uid: Number(uid), gid: Number(gid) };
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

function accepting(guard: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const ended = () => reject(new Error(`PostgreSQL did not start: ${output.trim()}`));
    guard.once("close", ended);
    guard.stderr?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("ready to accept connections")) {
        guard.off("close", ended);
        guard.stderr?.removeAllListeners("data").resume();
        resolve();
      } else if (output.includes("database system is shut down")) {
        guard.stdin?.end();
      }
    });
  });
}

function stopped(guard: ChildProcess, folder: string): Promise<void> {
  return new Promise((resolve) => {
    guard.once("close", () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
    guard.stdin?.end();
  });
}
