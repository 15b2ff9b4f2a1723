import { ApiErrorSchema, BulkPatchedSchema, BulkPatchSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { bulkBodyBytes } from "../../../http/bodies/body-bytes.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { requireRight } from "../menu-access.ts";
import type { BulkEdits } from "./bulk-service.ts";

interface BulkRoutesDeps {
  readonly bulk: BulkEdits;
  readonly gate: StaffGate;
}

const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 422: ApiErrorSchema };

/** Many dishes changed at once, for the grid (EDIT-2). */
export function bulkRoutes(instance: FastifyInstance, { bulk, gate }: BulkRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.patch(
    OFFICE_PATHS.products,
    {
      bodyLimit: bulkBodyBytes,
      schema: {
        tags: ["office"],
        summary: "Change many dishes in the draft",
        description:
          "One transaction. A row with another `etag` is answered with `changed` and not saved; the others are. " +
          "`undo` of a saved row is the patch that takes it back: send it with the row's new `etag`.",
        headers: RepeatHeaders,
        body: BulkPatchSchema,
        response: { 200: BulkPatchedSchema, ...refusals },
      },
    },
    async (request) => {
      const by = await requireRight(gate, request, "menu.edit", "somewhere");
      return bulk.patch(request.body.rows, by);
    },
  );
}
