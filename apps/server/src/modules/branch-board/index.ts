import type { FastifyInstance } from "fastify";
import type { StaffGate } from "../staff-gate.ts";
import { branchBoardRoutes } from "./routes.ts";
import { type BranchBoards, type BranchBoardsDeps, createBranchBoards } from "./service.ts";

export interface BranchBoardModule {
  readonly boards: BranchBoards;
  register(app: FastifyInstance, gate: StaffGate): void;
}

export function createBranchBoardModule(deps: BranchBoardsDeps): BranchBoardModule {
  const boards = createBranchBoards(deps);
  return {
    boards,
    register: (app, gate) => branchBoardRoutes(app, { boards, gate }),
  };
}
