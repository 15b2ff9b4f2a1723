import { spawn } from "node:child_process";
import { once } from "node:events";
import { commandProgram } from "../../apps/server/src/testing/processes/server-program.ts";
import type { StorePlace } from "../../apps/server/src/testing/stores/engines.ts";
import { plainEnvironment } from "../../bench/programs/child.ts";
import { storeEnvironment } from "./store-environment.ts";

/** Runs one of the shop's commands on a place. Throws with its output if it fails. */
export async function runCommand(
  name: "backup" | "restore",
  args: readonly string[],
  place: StorePlace,
): Promise<void> {
  const child = spawn(process.execPath, [commandProgram(name), ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...plainEnvironment, ...storeEnvironment(place) },
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${String(child.exitCode)}: ${output.trim()}`);
}
