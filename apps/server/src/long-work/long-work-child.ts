import { setPriority } from "node:os";
import { keepCompiledModules } from "../compile-cache.ts";
import { answerTasks } from "../jobs/answer-tasks.ts";
import type { LongWork } from "./long-work.ts";
import type { LongWorkPlace } from "./long-work-process.ts";

/**
 * The child process for long work (decision 107). It opens the store itself, so that only ids and files pass between
 * the processes.
 */

/** A third of the share of a process at 0. Not lower, because it must not be in a transaction for long. */
const niceness = 5;

// As in main.ts, for the modules that are loaded below.
keepCompiledModules();

yieldToTheServer();
answerTasks(async (place: LongWorkPlace) => {
  const { longWork } = await import("./long-work.ts");
  const { openStore } = await import("../database/store.ts");
  // The next statement on a lost connection fails with the same error, and its task with it.
  const work = longWork(openStore({ ...place, onError: () => undefined }));
  return (name: keyof LongWork, payload) => work[name](payload);
});

/** With fewer cores than processes, guests have priority. */
function yieldToTheServer(): void {
  try {
    setPriority(niceness);
  } catch {
    // A sandbox may forbid it; the work then runs at normal priority.
  }
}
