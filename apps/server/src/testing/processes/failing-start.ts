import { spawn } from "node:child_process";
import { once } from "node:events";
import { bareEnvironment, serverProgram } from "./server-program.ts";

/** The output of a start and its exit code. */
export interface FailedStart {
  readonly code: number | null;
  /** Standard output and standard error. */
  readonly output: string;
}

/**
 * Starts the program with these variables and waits for its end. `user`: id of the user that runs it; `before`: a
 * command that runs Node with the following arguments.
 */
export async function startToFail(
  env: Readonly<Record<string, string>>,
  { user, before = [] }: { readonly user?: number; readonly before?: readonly string[] } = {},
): Promise<FailedStart> {
  const [program = process.execPath, ...args] = [...before, process.execPath, serverProgram];
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...bareEnvironment, PORT: "0", LOG_LEVEL: "fatal", ...env },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  await once(child, "close");
  return { code: child.exitCode, output };
}
