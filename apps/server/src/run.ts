import type { AddressInfo } from "node:net";
import { EnvError, readEnv } from "./env.ts";
import { readStartArguments, StartFailed, startUsage } from "./start-arguments.ts";
import { clearAfterStart } from "./start-garbage.ts";
import { startServer } from "./start-server.ts";

/** Time in which everything in flight must end after a signal. */
const closeMs = 10_000;

/** Starts the server, says one line when it is ready, and ends it on a signal. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const { help, pageType } = readStartArguments(args);
    if (help) return void process.stdout.write(startUsage);
    const { app, close } = await startServer(readEnv(), pageType);
    const { address, port } = listening(app.server.address());
    // Whoever reads the line may send a signal at once.
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void closeAndExit(close));
    process.stdout.write(`Skatert is ready at http://${address.includes(":") ? `[${address}]` : address}:${port}\n`);
    clearAfterStart();
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof StartFailed)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
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
