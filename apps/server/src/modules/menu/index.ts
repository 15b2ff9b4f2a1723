import type { FastifyInstance } from "fastify";
import type { StaffGate } from "../staff-gate.ts";
import { branchRoutes } from "./branches/branch-routes.ts";
import { createBranchClosing } from "./branches/closing-service.ts";
import { giveUpPrices } from "./branches/main-prices.ts";
import { createContentLists } from "./content/content-lists.ts";
import { contentRoutes } from "./content/content-routes.ts";
import { bulkRoutes } from "./entities/bulk-routes.ts";
import { createBulkEdits } from "./entities/bulk-service.ts";
import { createEntityEdits } from "./entities/entities-service.ts";
import { entityRoutes } from "./entities/entity-routes.ts";
import { listRoutes } from "./lists/list-routes.ts";
import { createEntityLists } from "./lists/lists-service.ts";
import type { MenuDeps } from "./menu-deps.ts";
import { placesRoutes } from "./places/places-routes.ts";
import type { PlacesDeps } from "./places/places-service.ts";
import type { ProbeDeps } from "./places/probe.ts";
import type { DraftPreview } from "./preview/draft-preview.ts";
import { previewRoutes } from "./preview/preview-routes.ts";
import { codesRoutes } from "./promotions/codes-routes.ts";
import { createPromotionCodes } from "./promotions/codes-service.ts";
import { publishingRoutes } from "./releases/publishing-routes.ts";
import { createPublishing } from "./releases/publishing-service.ts";

/** The menu and the shop without files: editing in a draft, publication, history and undo (EDIT). */
export function createMenuModule(deps: MenuDeps, preview: DraftPreview) {
  const publishing = createPublishing(deps);
  return {
    jobs: publishing.jobs,
    jobEnds: publishing.jobEnds,
    previewedShop: preview.shopOf,
    draftShop: preview.draftShop,
    register(app: FastifyInstance, gate: StaffGate, places: Omit<ProbeDeps, keyof PlacesDeps>): void {
      entityRoutes(app, { edits: createEntityEdits(deps), gate });
      branchRoutes(app, {
        closing: createBranchClosing(deps),
        giveUpPrices: (id, by) => giveUpPrices(deps, id, by),
        gate,
      });
      bulkRoutes(app, { bulk: createBulkEdits(deps), gate });
      listRoutes(app, { lists: createEntityLists(deps), gate });
      codesRoutes(app, { codes: createPromotionCodes(deps), writeCsv: deps.writeCsv, gate });
      contentRoutes(app, { content: createContentLists(deps), gate });
      publishingRoutes(app, { publishing, gate });
      previewRoutes(app, preview, gate);
      placesRoutes(app, { ...places, store: deps.store, online: deps.online, gate });
    },
  };
}
export type MenuModule = ReturnType<typeof createMenuModule>;
