import { Refusal, retryAfterSeconds } from "../input/refusal.ts";
import { createWorkProcess, type WorkProcessOptions } from "../jobs/work-process.ts";
import type { LongWork } from "./long-work.ts";

/** The location of the store; see `openStore`. */
export interface LongWorkPlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly schema?: string;
}

export interface LongWorkProcess {
  readonly work: LongWork;
  /** Ends the running work like a crash: its transaction is rolled back. */
  close(): void;
}

const usual = {
  // In the built server the child's program is beside this file, with the same extension.
  program: new URL(`./long-work-child.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
  maxMegabytes: 768,
  maxMs: 300_000,
  idleMs: 10_000,
  // Leaves room for people: at most eight jobs run at once, and people wait for the other answers.
  maxWaiting: 16,
  busy: () => new Refusal("rest_unavailable", "Other long work comes first", {}, retryAfterSeconds),
};

/**
 * Long work in child processes with their own connections to the store (decision 107). One is for files, which take up
 * to minutes, one for drafts, undos and results of promotions, which must not wait for files, and one for dry runs of
 * promotions. A call behind too many others is refused.
 */
export function createLongWorkProcess(
  place: LongWorkPlace,
  limits: Partial<Pick<WorkProcessOptions, "program" | "maxMegabytes" | "maxMs" | "idleMs" | "maxWaiting">> = {},
): LongWorkProcess {
  const started = () => createWorkProcess({ ...usual, ...limits, context: place });
  const [files, drafts, runs] = [started(), started(), started()];
  const work: LongWork = {
    judgeImport: (payload) => files.run("judgeImport", payload),
    applyImport: (payload) => files.run("applyImport", payload),
    undoImport: (payload) => files.run("undoImport", payload),
    exportMenu: (payload) => files.run("exportMenu", payload),
    publishRelease: (payload) => drafts.run("publishRelease", payload),
    undoChange: (payload) => drafts.run("undoChange", payload),
    judgeDraft: (payload) => drafts.run("judgeDraft", payload),
    couponResults: (payload) => drafts.run("couponResults", payload),
    dryRun: (payload) => runs.run("dryRun", payload),
  };
  return {
    work,
    close() {
      files.close();
      drafts.close();
      runs.close();
    },
  };
}
