import { ApiErrorSchema, ImportSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { StaffGate } from "../../staff-gate.ts";
import { ZIP_LIMITS } from "../pictures/zip/read-zip.ts";
import type { Imports } from "../service.ts";
import { readForm, registerForm, tableOf } from "./form-body.ts";
import { firstPage, IdParams } from "./read-routes.ts";

/** Pictures that a table names without an address (IMPORT-1). */
export function pictureRoute(
  instance: FastifyInstance,
  { imports, gate }: { readonly imports: Imports; readonly gate: StaffGate },
): void {
  void instance.register(async (scope) => {
    registerForm(scope, { bytes: ZIP_LIMITS.bytes, atOnce: 4 });
    scope.withTypeProvider<ZodTypeProvider>().post(
      `${OFFICE_PATHS.imports}/:id/pictures`,
      {
        schema: {
          tags: ["office"],
          summary: "Upload pictures that the table of an import names",
          description:
            "A body `multipart/form-data` with `file`: a picture whose name is one of `wanted_pictures`, at most 10 MB, or a zip archive of such pictures, at most 50 MB. The dishes get their pictures when the import is applied. Those that are still in `wanted_pictures` of the answer were not in the archive, or are no pictures. Without a picture the dish is imported without it.",
          consumes: ["multipart/form-data"],
          params: IdParams,
          response: {
            200: ImportSchema,
            400: ApiErrorSchema,
            401: ApiErrorSchema,
            403: ApiErrorSchema,
            404: ApiErrorSchema,
            409: ApiErrorSchema,
            413: ApiErrorSchema,
            429: ApiErrorSchema,
          },
        },
        // Checked before the body is read, as for the table itself.
        onRequest: async (request) => void (await gate.requireSomewhere(request, "menu.edit")),
      },
      async (request) => {
        const id = Number(request.params.id);
        await imports.givePicture(id, tableOf(readForm(request.body, request.headers["content-type"] ?? "")));
        return imports.show(id, firstPage);
      },
    );
  });
}
