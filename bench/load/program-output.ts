import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The standard output of a program. Throws when it fails or takes longer than `seconds`. */
export async function outputOf(program: string, args: readonly string[], seconds: number): Promise<string> {
  const { stdout } = await run(program, [...args], { timeout: seconds * 1000, maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}
