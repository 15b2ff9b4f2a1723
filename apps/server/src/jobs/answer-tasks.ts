import type { Task, TaskAnswer } from "./work-process.ts";

type Run<Name> = (name: Name, payload: never) => Promise<unknown>;

/**
 * Answers the tasks of `createWorkProcess` in its child. `load` loads their code, for the first task. The child exits
 * when its parent is gone.
 */
export function answerTasks<Name, Context>(load: (context: Context) => Promise<Run<Name>>): void {
  let loaded: Promise<Run<Name>> | null = null;
  process.on("disconnect", () => process.exit());
  // A stop signal for the whole process group reaches the child too; the server ends it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.on("message", ({ name, payload, context }: Task<Name, never, Context>) => {
    loaded ??= load(context);
    loaded
      .then((run) => run(name, payload))
      .then(
        (result) => send({ kind: "done", result }),
        (error) => send({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
      );
  });
}

function send(answer: TaskAnswer<unknown>): void {
  process.send?.(answer);
}
