import type { FastifyInstance } from "fastify";
import type { StaffGate } from "../staff-gate.ts";
import { branchOverridesRoutes } from "./routes.ts";
import { type BranchOverridesDeps, type BranchOverridesService, createBranchOverrides } from "./service.ts";

export interface BranchOverridesModule {
  readonly overrides: BranchOverridesService;
  register(app: FastifyInstance, gate: StaffGate): void;
}

export async function createBranchOverridesModule(deps: BranchOverridesDeps): Promise<BranchOverridesModule> {
  const overrides = await createBranchOverrides(deps);
  return { overrides, register: (app, gate) => branchOverridesRoutes(app, { overrides, gate }) };
}
