import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DrawPicture, PictureTask } from "./picture-task.ts";

export interface PictureProcessOptions {
  /** Resident memory at which a task is aborted, bytes. */
  readonly maxMemory?: number;
  /** Time after which a task is aborted, milliseconds. */
  readonly maxMs?: number;
  /** Idle time after which the child exits, milliseconds. */
  readonly idleMs?: number;
}

export interface PictureProcess {
  /** Draws one picture at a time; later tasks wait. */
  readonly draw: DrawPicture;
  close(): void;
}

const usual = { maxMemory: 448 * 1024 * 1024, maxMs: 60_000, idleMs: 10_000 };
const memoryExit = 77;

/**
 * Draws pictures in a child process, so that a photo cannot exhaust the server's memory (decision 068). The child
 * starts with the first task, exits when idle, and inherits no environment variables of the server.
 */
export function createPictureProcess(options: PictureProcessOptions = {}): PictureProcess {
  const { maxMemory, maxMs, idleMs } = { ...usual, ...options };
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function close(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  }

  async function run(task: PictureTask): Promise<Buffer> {
    clearTimeout(idle);
    if (child === null || isGone(child)) child = startChild(maxMemory);
    try {
      return await answerOf(child, task, { maxMemory, maxMs });
    } finally {
      idle = setTimeout(close, idleMs).unref();
    }
  }

  return {
    draw(task) {
      const drawn = last.then(() => run(task));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    close,
  };
}

/** A child that has exited, during a task or between two, must not fail the next task. */
function isGone({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return !connected || exitCode !== null || signalCode !== null;
}

function startChild(maxMemory: number): ChildProcess {
  // In the built server the child's program is beside this file, with the same extension.
  const program = new URL(`./picture-child.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);
  const child = fork(fileURLToPath(program), [String(maxMemory)], {
    execArgv: ["--disable-warning=ExperimentalWarning", "--max-old-space-size=64"],
    env: { MALLOC_ARENA_MAX: "1", VIPS_CONCURRENCY: "1" },
    serialization: "advanced",
    stdio: "ignore",
  });
  // An idle child must not keep the server running.
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf(
  child: ChildProcess,
  task: PictureTask,
  { maxMemory, maxMs }: { readonly maxMemory: number; readonly maxMs: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), maxMs);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      then();
    };
    child.once("message", (answer) => settle(() => take(answer, resolve, reject)));
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", (code) => settle(() => reject(new Error(endOf(code, maxMemory, maxMs)))));
    child.send(task, (error) => {
      if (error) settle(() => reject(error));
    });
  });
}

function take(answer: unknown, resolve: (bytes: Buffer) => void, reject: (error: Error) => void): void {
  const fields = new Map<string, unknown>(Object.entries(answer ?? {}));
  const bytes = fields.get("bytes");
  if (bytes instanceof Uint8Array) resolve(Buffer.from(bytes));
  else reject(new Error(String(fields.get("fault") ?? "the picture process sent no picture")));
}

function endOf(code: number | null, maxMemory: number, maxMs: number): string {
  if (code === memoryExit) return `needs more than ${Math.round(maxMemory / 1024 / 1024)} MB of memory`;
  return code === null ? `takes longer than ${maxMs / 1000} s` : `the picture process ended with ${code}`;
}
