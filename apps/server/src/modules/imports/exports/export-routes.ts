import { Readable } from "node:stream";
import { ApiErrorSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { shopFiles } from "../../../shop/folder/export/shop-files.ts";
import { zipFiles } from "../../../shop/folder/export/zip-files.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { requireEverywhere } from "../calls/require-everywhere.ts";
import type { ImportsDeps } from "../imports-deps.ts";

type ExportDeps = Pick<ImportsDeps, "store" | "uploads" | "now" | "work"> & { readonly gate: StaffGate };

const tags = ["office"];
const TableQuery = z.object({ lang: z.optional(z.enum(["ru", "en"])) });
const refusals = { 401: ApiErrorSchema, 403: ApiErrorSchema };
const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
} as const;

/** Exports of the menu and the shop in formats that an import reads (IMPORT-1). */
export function exportRoutes(instance: FastifyInstance, deps: ExportDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  for (const format of ["xlsx", "csv"] as const) {
    app.get(
      `${OFFICE_PATHS.exports}/menu.${format}`,
      {
        schema: {
          tags,
          summary: `The menu as a table (${format})`,
          description:
            "A row for each dish, and one below it for each of its sizes. `lang`: the language of the headings.",
          querystring: TableQuery,
          produces: [types[format]],
          response: { 200: z.any(), 400: ApiErrorSchema, ...refusals },
        },
      },
      async (request, reply) => {
        await deps.gate.requireSomewhere(request, "menu.edit");
        const bytes = await deps.work.exportMenu({ format, language: request.query.lang ?? "ru" });
        return sendFile(reply, deps, format, "menu").send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
      },
    );
  }
  app.get(
    `${OFFICE_PATHS.exports}/shop.zip`,
    {
      schema: {
        tags,
        summary: "The whole shop as a folder",
        description: "The files that `npm run shop -- import` reads, with the pictures, packed as a zip archive.",
        produces: [types.zip],
        response: { 200: z.any(), ...refusals },
      },
    },
    async (request, reply) => {
      await requireEverywhere(deps.gate, request);
      const archive = Readable.from(zipFiles(shopFiles(deps.store, deps.uploads)));
      return sendFile(reply, deps, "zip", "shop").send(archive);
    },
  );
}

/** The name contains the date, because people keep several exports. */
function sendFile(reply: FastifyReply, { now }: ExportDeps, format: keyof typeof types, name: string): FastifyReply {
  const day = new Date(now()).toISOString().slice(0, 10);
  return reply
    .type(types[format])
    .header("content-disposition", `attachment; filename="${name}-${day}.${format}"`)
    .header("cache-control", "no-store");
}
