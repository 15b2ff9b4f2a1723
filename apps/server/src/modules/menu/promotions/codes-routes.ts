import { ApiErrorSchema, CodesDrawnSchema, CodesDrawSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { LongIdParams } from "../../../input/id-params.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { requireRight } from "../menu-access.ts";
import type { MenuDeps } from "../menu-deps.ts";
import type { PromotionCodes } from "./codes-service.ts";

interface CodesRoutesDeps {
  readonly codes: PromotionCodes;
  readonly writeCsv: MenuDeps["writeCsv"];
  readonly gate: StaffGate;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };

/** Single-use codes of a promo code: drawing them, and the table for the printer of a flyer (PROMO-1). */
export function codesRoutes(instance: FastifyInstance, { codes, writeCsv, gate }: CodesRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    OFFICE_PATHS.promotionCodes,
    {
      schema: {
        tags,
        summary: "Draw single-use codes of a promo code into the draft",
        description:
          "Random codes without 0, O, 1 and I, each once in the shop. They become valid when the draft is published. A coupon has at most 10,000.",
        headers: RepeatHeaders,
        body: CodesDrawSchema,
        response: { 200: CodesDrawnSchema, ...refusals, 422: ApiErrorSchema },
      },
    },
    async (request) => codes.draw(request.body, await requireRight(gate, request, "shop.edit", "everywhere")),
  );
  app.get(
    `${OFFICE_PATHS.coupons}/:id/codes.csv`,
    {
      schema: {
        tags,
        summary: "The single-use codes of a promo code as a table (csv)",
        description:
          "Columns code;used;order, with the draft's codes. `used`: the time of the live order with the code.",
        params: LongIdParams,
        produces: ["text/csv; charset=utf-8"],
        response: { 200: z.any(), ...refusals },
      },
    },
    async (request, reply) => {
      await requireRight(gate, request, "shop.edit", "everywhere");
      const rows = await codes.rows(request.params.id);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="codes-${request.params.id}.csv"`)
        .header("cache-control", "no-store")
        .send(
          writeCsv({
            headings: ["code", "used", "order"],
            rows: rows.map(({ code, used, order }) => [code, used, order]),
          }),
        );
    },
  );
}
