import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { noOrderLimitVariables } from "../shops/no-order-limits.ts";
import type { StorePlace } from "../stores/engines.ts";
import { commandProgram, serverProgram } from "./server-program.ts";

/** The real program as a separate process, listening on a free port. */
export interface ServerProcess {
  readonly url: string;
  /** Like a power cut: nothing is closed, nothing is flushed. */
  kill(): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the program on a store; the shop folder is imported when the store is empty. */
export async function startServerProcess(options: {
  readonly place: StorePlace;
  readonly shopDir: string;
  readonly now: string;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}): Promise<ServerProcess> {
  const { place, shopDir, now, env } = options;
  return startProcess({ SHOP_DIR: shopDir, TEST_NOW: now, ...storeEnv(place), ...env });
}

/** Starts the program with a remote backend: it serves the storefront and stores nothing (API-3). */
export function startStorefrontProcess(options: {
  readonly backendUrl: string;
  readonly now: string;
  /** A folder that must remain empty. */
  readonly dataDir: string;
}): Promise<ServerProcess> {
  const { backendUrl, now, dataDir } = options;
  return startProcess({ BACKEND_URL: backendUrl, TEST_NOW: now, DATA_DIR: dataDir, DATABASE_URL: "" });
}

async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const common = { NODE_ENV: "test", LOG_LEVEL: "silent", PORT: "0", HOST: "127.0.0.1", ...noOrderLimitVariables };
  const child = spawn(process.execPath, [serverProgram], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...common, ...env },
  });
  const url = await readyUrl(child);
  return {
    url,
    kill: () => end(child, "SIGKILL"),
    stop: async () => {
      await end(child, "SIGTERM");
      return child.exitCode;
    },
  };
}

/** Runs one of the commands on a store, with the text on its standard input; returns its exit code and output. */
export async function runCommand(
  command: "backup" | "keys" | "restore" | "shop" | "staff",
  args: readonly string[],
  place: StorePlace,
  input = "",
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, [commandProgram(command), ...args], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, ...storeEnv(place), ...env },
  });
  child.stdin.end(input);
  const output = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.err += text;
  });
  await once(child, "close");
  return { code: child.exitCode, ...output };
}

function storeEnv(place: StorePlace): Record<string, string> {
  return { DATA_DIR: place.dataDir, DATABASE_URL: databaseUrl(place) };
}

/** Empty counts as absent: SQLite. */
function databaseUrl({ databaseUrl: address, schema }: StorePlace): string {
  if (address === null) return "";
  const url = new URL(address);
  if (schema !== undefined) url.searchParams.set("options", `-c search_path=${schema}`);
  return url.href;
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = "";
  for await (const piece of child.stdout ?? []) {
    output += String(piece);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (url !== undefined) {
      child.stdout?.resume();
      return url;
    }
  }
  throw new Error(`the server ended before it was ready: ${output}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "exit");
  child.kill(signal);
  await closed;
}
