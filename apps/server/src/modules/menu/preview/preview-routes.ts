import { ApiErrorSchema, OFFICE_PATHS, PreviewSchema } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { StaffGate } from "../../staff-gate.ts";
import type { DraftPreview } from "./draft-preview.ts";

/** The preview of the draft in the real shop (EDIT-4). */
export function previewRoutes(app: FastifyInstance, preview: DraftPreview, gate: StaffGate): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    OFFICE_PATHS.preview,
    {
      schema: {
        tags: ["office"],
        summary: "Open the real shop as the draft will publish it",
        description:
          "Add the token to any page of the shop as `?preview=`. It shows what the caller may read of the draft, for an hour and as long as the caller's session. Nothing can be ordered in it.",
        response: { 200: PreviewSchema, 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema },
      },
    },
    async (request) => preview.open(gate, request),
  );
}
