import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * The program ends with this process, even when it is killed: the shell reads our pipe, and its end stops the program
 * and removes its folder. The program has a session of its own, because PHP's server leaves its workers behind. A
 * terminal's Ctrl-C reaches the shell, which ignores it; so does the end of the pipe that it writes to.
 */
const GUARD = [
  'trap : INT TERM HUP PIPE; setsid "$@" & program=$!',
  'read -r end; kill -TERM -$program; wait $program; cd /; rm -rf "$FOLDER"',
].join("\n");

/** A server program in the background. */
export interface Guarded {
  readonly process: ChildProcess;
  /** Both streams so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a program in its folder, which is removed when the program or this process ends. */
export function startGuarded(command: readonly string[], folder: string, variables: NodeJS.ProcessEnv = {}): Guarded {
  const env = { ...process.env, ...variables, FOLDER: folder };
  const guard = spawn("sh", ["-c", GUARD, "guard", ...command], { env, cwd: folder, stdio: "pipe" });
  let text = "";
  for (const stream of [guard.stdout, guard.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
  return {
    process: guard,
    output: () => text,
    async stop() {
      if (guard.exitCode !== null || guard.signalCode !== null) return;
      const closed = once(guard, "close");
      guard.stdin.end();
      await closed;
    },
  };
}

/** Resolves when `isReady` does not throw. Throws with the program's output if it ends or takes more than a minute. */
export async function readiness(program: Guarded, name: string, isReady: () => Promise<void> | void): Promise<void> {
  const limit = performance.now() + 60_000;
  for (;;) {
    try {
      await isReady();
      return;
    } catch (error) {
      const hasEnded = program.process.exitCode !== null || program.process.signalCode !== null;
      if (hasEnded || performance.now() > limit)
        throw new Error(`${name} does not answer:\n${program.output().slice(-4_000)}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
