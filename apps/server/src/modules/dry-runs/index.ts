import type { FastifyInstance } from "fastify";
import type { JobEnd, JobHandler } from "../../jobs/job-runner.ts";
import type { StaffGate } from "../staff-gate.ts";
import { dryRunHandler, dryRunJob, endDryRun } from "./dry-run-job.ts";
import { createDryRuns, type DryRunsDeps } from "./dry-runs-service.ts";
import { dryRunRoutes } from "./routes.ts";
import type { DryRunWork } from "./work/dry-run-work.ts";

export interface DryRunsModule {
  register(app: FastifyInstance, gate: StaffGate): void;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  readonly jobEnds: Readonly<Record<string, JobEnd>>;
}

/** Runs of promotions over past carts (PROMO-2). */
export function createDryRunsModule(deps: DryRunsDeps & { readonly work: DryRunWork }): DryRunsModule {
  return {
    register: (app, gate) => dryRunRoutes(app, { runs: createDryRuns(deps), gate }),
    jobs: { [dryRunJob]: dryRunHandler(deps) },
    jobEnds: { [dryRunJob]: endDryRun(deps) },
  };
}
