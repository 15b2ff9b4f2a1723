import type { FastifyInstance } from "fastify";
import type { JobEnd, JobHandler } from "../../jobs/job-runner.ts";
import { fetchFile } from "../../ports/remote-file/fetch-file.ts";
import type { StaffGate } from "../staff-gate.ts";
import { exportRoutes } from "./exports/export-routes.ts";
import { guideFileRoute } from "./guide/guide-file-route.ts";
import type { ImportsDeps } from "./imports-deps.ts";
import { importRoutes } from "./routes.ts";
import { createImports } from "./service.ts";
import { tableReader } from "./table/process/table-process.ts";
import { applyImportHandler } from "./work/apply-job.ts";
import { endImport } from "./work/end-import.ts";
import { applyImportJob, planImportJob } from "./work/job-kinds.ts";
import { planImportHandler } from "./work/plan-job.ts";

export interface ImportsModule {
  register(app: FastifyInstance, gate: StaffGate): void;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  readonly jobEnds: Readonly<Record<string, JobEnd>>;
}

/** Import and export of tables of dishes (IMPORT-1, IMPORT-2). */
export function createImportsModule(
  given: Omit<ImportsDeps, "readTable" | "fetchPicture"> & Partial<Pick<ImportsDeps, "readTable" | "fetchPicture">>,
): ImportsModule {
  const deps: ImportsDeps = { readTable: tableReader(), fetchPicture: (address) => fetchFile(address), ...given };
  return {
    register(app, gate) {
      importRoutes(app, { imports: createImports(deps), gate });
      exportRoutes(app, { ...deps, gate });
      guideFileRoute(app, { ...deps, gate });
    },
    jobs: { [planImportJob]: planImportHandler(deps), [applyImportJob]: applyImportHandler(deps) },
    jobEnds: { [planImportJob]: endImport(deps, "planning"), [applyImportJob]: endImport(deps, "applying") },
  };
}
