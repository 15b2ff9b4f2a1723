import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Starts `name`.ts beside the module `here`, for a file that nobody has read yet: the child inherits no environment
 * variables of the server. V8 ends it by a signal when JavaScript needs more than `maxMegabytes`.
 */
export function startReading(
  name: string,
  here: string,
  { maxMegabytes, args = [] }: { readonly maxMegabytes: number; readonly args?: readonly string[] },
): ChildProcess {
  // In the built server the child's program is beside this file, with the same extension.
  const program = new URL(`./${name}.${here.endsWith(".ts") ? "ts" : "js"}`, here);
  return fork(fileURLToPath(program), args, {
    execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${maxMegabytes}`],
    env: {},
    serialization: "advanced",
    stdio: "ignore",
  });
}

export function endReading(child: ChildProcess): void {
  child.removeAllListeners();
  // The error of a killed child is expected, but unhandled it would end the server.
  child.on("error", () => undefined);
  child.kill("SIGKILL");
}
