import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import { addressOf, plainEnvironment } from "../../bench/programs/child.ts";
import { shopEnvironment } from "../../bench/programs/shop-program.ts";
import { storeEnvironment } from "./store-environment.ts";

const program = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
/** Ends the program when the run itself is ended. */
const probe = fileURLToPath(new URL("../../bench/programs/probe.ts", import.meta.url));
const keptCharacters = 4_000;

/** How a program ended: null for a code when a signal ended it. */
export interface Ending {
  readonly code: number | null;
  /** From the signal to the end, milliseconds. */
  readonly ms: number;
}

/** The real program as a process of its own. */
export interface ShopProgram {
  /** The address; rejects when it ends before it listens. */
  readonly url: Promise<string>;
  readonly isRunning: () => boolean;
  /** The last of what it said on standard error. */
  readonly complaint: () => string;
  /** As a power cut would: nothing is closed, nothing is flushed. */
  kill(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<Ending>;
}

/** What a program is started with. */
export interface ShopSetting {
  readonly place: StorePlace;
  /** Imported when the store is empty. */
  readonly shopDir: string;
  /** More of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the program on a store, listening on a free port of this machine, without the operator's settings. */
export function startProgram({ place, shopDir, env = {} }: ShopSetting): ShopProgram {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "--import", probe, program], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...plainEnvironment,
      ...shopEnvironment(place.dataDir, shopDir),
      ...quiet,
      ...storeEnvironment(place),
      ...env,
    },
  });
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-keptCharacters);
  });
  const url = addressOf(child).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${said}`);
  });
  // Who is killed while it starts has no address, and nobody may be waiting for it.
  url.catch(() => undefined);
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    complaint: () => said.trim(),
    kill: async () => void (await end(child, "SIGKILL")),
    stop: () => end(child, "SIGTERM"),
  };
}

/** Errors are made on purpose here; guesses come from one address. */
const quiet = { LOG_LEVEL: "fatal", PROMO_GUESSES_PER_MINUTE: "999999999" };

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<Ending> {
  const asked = performance.now();
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return { code: child.exitCode, ms: performance.now() - asked };
}
