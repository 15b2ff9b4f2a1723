import { ApiErrorSchema, GuideFileSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { Refusal } from "../../../input/refusal.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { readForm, registerForm, tableOf } from "../calls/form-body.ts";
import type { ImportsDeps } from "../imports-deps.ts";
import { readUpload } from "../steps/start-import.ts";
import { dishesOfTable } from "./dishes-of-table.ts";

type GuideFileDeps = Pick<ImportsDeps, "readTable" | "now"> & { readonly gate: StaffGate };

/** Reads a table for the first-start guide, and stores nothing of it (OFFICE-6). */
export function guideFileRoute(instance: FastifyInstance, { readTable, now, gate }: GuideFileDeps): void {
  void instance.register(async (scope) => {
    registerForm(scope);
    const app = scope.withTypeProvider<ZodTypeProvider>();
    app.post(
      OFFICE_PATHS.guideFile,
      {
        schema: {
          tags: ["office"],
          summary: "The dishes of a table, for the guide of the first start",
          description:
            "A body `multipart/form-data` with `file` (xlsx or csv, at most 10 MB). Nothing is stored. A file that cannot be read, or whose columns are not recognised, is refused with `import_refused` and a `reason`. Right: shop.open, which owners of every branch have.",
          consumes: ["multipart/form-data"],
          response: {
            200: GuideFileSchema,
            400: ApiErrorSchema,
            401: ApiErrorSchema,
            403: ApiErrorSchema,
            409: ApiErrorSchema,
            413: ApiErrorSchema,
            429: ApiErrorSchema,
          },
        },
        // Checked before the body is read, because only an owner may send ten megabytes.
        onRequest: (request) => requireOwner(gate, request),
      },
      async (request) => {
        const { bytes } = tableOf(readForm(request.body, request.headers["content-type"] ?? ""));
        const found = dishesOfTable(await readUpload({ readTable }, bytes), now());
        if (found === null)
          throw new Refusal("import_refused", "No column has the heading of a name", { reason: "no-columns" });
        return { dishes: [...found.dishes], left_out: found.leftOut };
      },
    );
  });
}

async function requireOwner(gate: StaffGate, request: FastifyRequest): Promise<void> {
  const { branches } = await gate.requireSomewhere(request, "shop.open");
  if (branches !== "all")
    throw new Refusal("staff_right_missing", "Your role does not allow this", { right: "shop.open" });
}
