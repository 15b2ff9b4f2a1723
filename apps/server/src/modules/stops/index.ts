import type { FastifyInstance } from "fastify";
import type { StaffGate } from "../staff-gate.ts";
import { stopRoutes } from "./routes.ts";
import { createStops } from "./service.ts";
import { createStockCounts } from "./stock/counts.ts";
import type { StockDeps } from "./stock/outlook.ts";
import { stockRoutes } from "./stock/routes.ts";

/** Stops, how busy a branch is, and its stock counts (STOP-1 to STOP-4). */
export function registerStops(app: FastifyInstance, deps: StockDeps & { readonly gate: StaffGate }): void {
  stopRoutes(app, { stops: createStops(deps), gate: deps.gate });
  stockRoutes(app, { counts: createStockCounts(deps), gate: deps.gate });
}
