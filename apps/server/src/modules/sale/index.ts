import { ApiErrorSchema, BranchSaleSchema, languageOf, OFFICE_PATHS, wireQueryText } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { createPreparedBodies } from "../../http/bodies/prepared-bodies.ts";
import { jsonType, sendBody } from "../../http/bodies/send-body.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import type { StaffGate } from "../staff-gate.ts";
import { branchSale } from "./branch-sale.ts";

export interface SaleDeps {
  readonly shop: Pick<ShopData, "current">;
  readonly gate: Pick<StaffGate, "require">;
  /** Ids of the online payment methods that this server takes. */
  readonly online: readonly string[];
}

/** The menu and the ways of a branch, for staff who write orders: with OFFICE_URL the shop's own calls are elsewhere. */
export function registerSale(app: FastifyInstance, { shop, gate, online }: SaleDeps): void {
  const prepared = createPreparedBodies<ShopSnapshot>();
  const taken = new Set(online);
  app.withTypeProvider<ZodTypeProvider>().get(
    `${OFFICE_PATHS.branches}/:id/sale`,
    {
      schema: {
        tags: ["office"],
        summary: "What staff can write into an order of a branch: its menu, ways of receiving and payment methods",
        description: "The names are in the language `lang`. Right: orders.read.",
        params: IdParams,
        querystring: z.object({ lang: wireQueryText }),
        response: {
          200: BranchSaleSchema,
          400: ApiErrorSchema,
          401: ApiErrorSchema,
          403: ApiErrorSchema,
          404: ApiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const branchId = Number(request.params.id);
      await gate.require(request, "orders.read", branchId);
      const snapshot = await shop.current();
      if (!snapshot.warehouseIds.includes(branchId))
        throw new Refusal("rest_not_found", `There is no branch ${branchId}`);
      const language = languageOf(request.query.lang);
      const make = () => branchSale(branchId, snapshot, { language, online: taken });
      const body = await prepared.largeJson(snapshot, `sale ${branchId} ${language}`, make);
      return sendBody(request, reply, body, { type: jsonType, cacheControl: "private, no-cache" });
    },
  );
}
