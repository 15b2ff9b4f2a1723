import type { AddressInfo } from "node:net";
import { version } from "@skatert/contract";
import type { AppDeps } from "../app.ts";
import { EnvError, readEnv, runsAsService } from "../config/env.ts";
import { nextLine } from "./next-line.ts";
import { readStartArguments, StartFailed, startUsage } from "./start-arguments.ts";
import { startServer } from "./start-server.ts";
import { startWatchdog } from "./watchdog.ts";

/** Time limit after a signal for all requests and jobs in progress. */
const closeMs = 10_000;
/** Time in which a failed start must release the store. */
const lingerMs = 2_000;

/**
 * Starts the server, prints one line when it is ready, and stops on a signal. `folders`: the
 * builds of the storefront and the office.
 */
export async function run(args: readonly string[], folders: Pick<AppDeps, "buildDir" | "officeDir">): Promise<void> {
  let isTraced = false;
  try {
    const { help, pageType, watchOffice } = readStartArguments(args);
    if (help) return void process.stdout.write(startUsage);
    const env = readEnv();
    isTraced = env.logLevel === "debug" || env.logLevel === "trace";
    const { app, shop, ownerToken, isDemo, close } = await startServer(env, { ...folders, pageType, watchOffice });
    const { address, port } = listening(app.server.address());
    // A debugger stops the thread for as long as it likes.
    if (env.production) startWatchdog();
    // A program that waits for this line may send a signal immediately.
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void closeAndExit(close));
    const host = address.includes(":") ? `[${address}]` : address;
    // One write: a program that waits for the address may close the pipe after the first line.
    const ready = `Skatert ${version} is ready at http://${host}:${port}\n${shop}\n`;
    const office = (env.officeUrl ?? env.publicUrl)?.origin ?? `http://${host}:${port}`;
    process.stdout.write(ready + nextLine({ ownerToken, isDemo, isLogged: runsAsService() }, office));
  } catch (error) {
    process.stderr.write(`${lineOf(error, isTraced)}\n`);
    process.exitCode = 1;
    // Nothing that was opened before the failure may keep the process running.
    setTimeout(() => process.exit(), lingerMs).unref();
  }
}

/** One line for the operator. Unexpected errors have a trace only at LOG_LEVEL=debug. */
function lineOf(error: unknown, isTraced: boolean): string {
  if (error instanceof EnvError || error instanceof StartFailed) return error.message;
  if (!(error instanceof Error)) return `Cannot start: ${String(error)}`;
  if (isTraced) return `Cannot start: ${error.stack ?? error.message}`;
  return `Cannot start: ${error.message.split("\n")[0]} (LOG_LEVEL=debug shows where)`;
}

function listening(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("the server has no address");
  return address;
}

async function closeAndExit(close: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), closeMs).unref();
  await close();
  process.exit(0);
}
