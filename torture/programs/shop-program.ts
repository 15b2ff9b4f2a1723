import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { serverProgram } from "../../apps/server/src/testing/processes/server-program.ts";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import { addressOf, plainEnvironment } from "../../bench/programs/child.ts";
import { shopEnvironment } from "../../bench/programs/shop-program.ts";
import { storeEnvironment } from "./store-environment.ts";

/** Ends the program when this run ends. */
const probe = fileURLToPath(new URL("../../bench/programs/probe.ts", import.meta.url));
const maxCharacters = 4_000;

/** The end of a program; a null code means that a signal ended it. */
export interface Ending {
  readonly code: number | null;
  /** From the signal to the exit, milliseconds. */
  readonly ms: number;
}

/** The real program as a separate process. */
export interface ShopProgram {
  /** The address; rejects when the program ends before it listens. */
  readonly url: Promise<string>;
  readonly isRunning: () => boolean;
  /** The last output on standard error. */
  readonly complaint: () => string;
  /** Like a power cut: nothing is closed, nothing is flushed. */
  kill(): Promise<void>;
  /** Sends SIGTERM. */
  stop(): Promise<Ending>;
}

/** Options of the program. */
export interface ShopSetting {
  readonly place: StorePlace;
  /** Imported when the store is empty. */
  readonly shopDir: string;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute path of another program than this version's. */
  readonly programPath?: string;
}

/** Starts the program on a store, listening on a free port of this machine, without the operator's settings. */
export function startProgram({ place, shopDir, env = {}, programPath = serverProgram }: ShopSetting): ShopProgram {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "--import", probe, programPath], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...plainEnvironment,
      ...shopEnvironment(place.dataDir, shopDir),
      ...quiet,
      ...storeEnvironment(place),
      ...env,
    },
  });
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-maxCharacters);
  });
  const url = addressOf(child).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${output}`);
  });
  // A program killed during its start has no address. This prevents an unhandled rejection.
  url.catch(() => undefined);
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    complaint: () => output.trim(),
    kill: async () => void (await end(child, "SIGKILL")),
    stop: () => end(child, "SIGTERM"),
  };
}

/** Errors are intended here, and all promo guesses come from one address. */
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
