import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface WorkProcessOptions {
  /** The child's program; see `answerTasks`. */
  readonly program: URL;
  /** Data for the child before its first task; it is sent with each. */
  readonly context: unknown;
  /** Memory of JavaScript at which a task is aborted, megabytes. */
  readonly maxMegabytes: number;
  /** Time after which a task is aborted, milliseconds. */
  readonly maxMs: number;
  /** Idle time after which the child exits, milliseconds. */
  readonly idleMs: number;
  /** How many tasks may wait for the running one. */
  readonly maxWaiting: number;
  /** The error of a task beyond that limit. */
  readonly busy: () => Error;
}

export interface WorkProcess {
  /**
   * Runs one task at a time; later ones wait in order. Payload and result are copied. Throws WorkAborted, the error of
   * `busy`, or an error with the message of the task's own.
   */
  run<Result>(name: string, payload: unknown): Promise<Result>;
  /** Ends the running task like a crash, and refuses later ones. */
  close(): void;
}

/** A task that exceeded its memory or time; another try would fail in the same way. */
export class WorkAborted extends Error {}

export interface Task<Name, Payload, Context> {
  readonly name: Name;
  readonly payload: Payload;
  readonly context: Context;
}

export type TaskAnswer<Result> =
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "failed"; readonly message: string };

type Limits = Pick<WorkProcessOptions, "maxMegabytes" | "maxMs">;
type AnyTask = Task<string, unknown, unknown>;

/** Runs long tasks in a child process, which starts with the first one and exits when idle (decision 107). */
export function createWorkProcess(options: WorkProcessOptions): WorkProcess {
  const { program, context, idleMs, maxWaiting, busy, ...limits } = options;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Includes the running one. */
  let open = 0;
  let isClosed = false;

  function end(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  }

  async function runNow<Result>(task: AnyTask): Promise<Result> {
    if (isClosed) throw new Error("the server stops");
    clearTimeout(idle);
    if (child === null || isGone(child)) child = startChild(program, limits);
    try {
      return await answerOf<Result>(child, task, limits);
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return {
    async run<Result>(name: string, payload: unknown) {
      if (open > maxWaiting) throw busy();
      open += 1;
      const done = last.then(() => runNow<Result>({ name, payload, context }));
      last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        open -= 1;
      }
    },
    close() {
      isClosed = true;
      end();
    },
  };
}

/** A child that has exited, during a task or between two, must not fail the next task. */
function isGone({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return !connected || exitCode !== null || signalCode !== null;
}

function startChild(program: URL, { maxMegabytes }: Limits): ChildProcess {
  const child = fork(fileURLToPath(program), [], {
    execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${maxMegabytes}`],
    serialization: "advanced",
    stdio: "ignore",
  });
  // An idle child must not keep the server running.
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf<Result>(child: ChildProcess, task: AnyTask, limits: Limits): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, limits.maxMs);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // An error of an idle child would end the server.
      child.on("error", () => undefined);
      then();
    };
    child.once("message", (answer: TaskAnswer<Result>) =>
      settle(() => (answer.kind === "done" ? resolve(answer.result) : reject(new Error(answer.message)))),
    );
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", (code, signal) =>
      settle(() => reject(isLate ? tooSlow(task, limits) : endOf(task, code ?? signal, limits))),
    );
    child.send(task, (error) => {
      if (error) settle(() => reject(error));
    });
  });
}

function tooSlow({ name }: AnyTask, { maxMs }: Limits): Error {
  return new WorkAborted(`${name} takes longer than ${maxMs / 1000} s`);
}

function endOf({ name }: AnyTask, end: number | NodeJS.Signals | null, { maxMegabytes }: Limits): Error {
  // V8 ends a process without memory by this signal, or a shell translates it to this exit code.
  if (end === "SIGABRT" || end === 134) return new WorkAborted(`${name} needs more than ${maxMegabytes} MB of memory`);
  return new Error(`the process of ${name} ended with ${end}`);
}
