import {
  ApiErrorSchema,
  ImportApplySchema,
  ImportJudgeSchema,
  ImportMappingSchema,
  ImportSchema,
  ImportStartedSchema,
  OFFICE_PATHS,
  type WireImportMapping,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { invalidParams } from "../../input/refusal.ts";
import type { StaffCaller, StaffGate } from "../staff-gate.ts";
import { type FormParts, readForm, registerForm, tableOf } from "./calls/form-body.ts";
import { pictureRoute } from "./calls/picture-route.ts";
import { firstPage, IdParams, readRoutes } from "./calls/read-routes.ts";
import { requireEverywhere } from "./calls/require-everywhere.ts";
import type { Importer, Imports } from "./service.ts";

export interface ImportRoutesDeps {
  readonly imports: Imports;
  readonly gate: StaffGate;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 409: ApiErrorSchema };
const found = { ...refusals, 404: ApiErrorSchema };

/** Imports of tables (IMPORT-1, IMPORT-2). */
export function importRoutes(instance: FastifyInstance, deps: ImportRoutesDeps): void {
  void instance.register(async (scope) => {
    registerForm(scope);
    startRoute(scope, deps);
  });
  pictureRoute(instance, deps);
  readRoutes(instance, deps);
  changeRoutes(instance, deps);
}

function startRoute(instance: FastifyInstance, { imports, gate }: ImportRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    OFFICE_PATHS.imports,
    {
      schema: {
        tags,
        summary: "Upload a table of dishes and have it judged",
        description:
          "A body `multipart/form-data` with `file` (xlsx or csv, at most 10 MB), `mapping` (JSON: fields by the number of the column), and `archive_missing` (`1`: dishes without a row leave the menu). Nothing changes before `apply`. A file that cannot be read is refused with `import_refused` and a `reason`. Of many uploads at once some are refused as `busy`. An import whose columns are not recognised is `failed` with the reason `no-columns`, until it is judged with a mapping.",
        consumes: ["multipart/form-data"],
        response: { 202: ImportStartedSchema, ...refusals, 413: ApiErrorSchema, 429: ApiErrorSchema },
      },
      // Checked before the body is read, because only people who may import may send ten megabytes.
      onRequest: async (request) => void (await gate.requireSomewhere(request, "menu.edit")),
    },
    async (request, reply) => {
      const by = await importer(gate, request);
      const parts = readForm(request.body, request.headers["content-type"] ?? "");
      const id = await imports.start({ ...tableOf(parts), ...optionsOf(parts) }, by);
      return reply.code(202).send({ id });
    },
  );
}

function optionsOf({ fields }: FormParts): {
  readonly mapping: WireImportMapping | null;
  readonly archiveMissing: boolean;
} {
  return { mapping: mappingOf(fields.get("mapping") ?? ""), archiveMissing: fields.get("archive_missing") === "1" };
}

function mappingOf(text: string): WireImportMapping | null {
  if (text === "") return null;
  const parsed = ImportMappingSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw invalidParams([{ path: "mapping", message: "is not a mapping of columns" }]);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function changeRoutes(instance: FastifyInstance, { imports, gate }: ImportRoutesDeps): void {
  judgeRoute(instance, { imports, gate });
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    `${OFFICE_PATHS.imports}/:id/apply`,
    {
      bodyLimit: 256 * 1024,
      schema: {
        tags,
        summary: "Apply all rows of an import, or chosen ones, as one change",
        description:
          "Pictures of other servers are fetched first; then all chosen rows change the shop together, or none. The answer is the import in the state `applying`; read it again until it is `applied`, or `ready` with a `problem`.",
        params: IdParams,
        body: ImportApplySchema,
        response: { 202: ImportSchema, ...found },
      },
    },
    async (request, reply) => {
      await requirePublisher(gate, request);
      const id = Number(request.params.id);
      const { rows = null, kinds = null, except = [], conflicts, judging } = request.body;
      await imports.apply(id, { rows, kinds, except, takeConflicts: conflicts === "take" }, judging);
      return reply.code(202).send(await imports.show(id, firstPage));
    },
  );
  app.post(
    `${OFFICE_PATHS.imports}/:id/undo`,
    {
      schema: {
        tags,
        summary: "Undo an applied import exactly, or refuse with the later changes",
        description:
          "A 409 `import_refused` has a `reason`: `conflicts` with the later changes, `faults` that the shop would have, `nothing-left` (the menu is as before), `nothing-changed`, `history` (the change has been deleted), or `state`. If the undo is undone in the history, the import is `applied` again.",
        params: IdParams,
        response: { 200: ImportSchema, ...found },
      },
    },
    async (request) => {
      const id = Number(request.params.id);
      await imports.undo(id, await requirePublisher(gate, request));
      return imports.show(id, firstPage);
    },
  );
}

function judgeRoute(instance: FastifyInstance, { imports, gate }: ImportRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    `${OFFICE_PATHS.imports}/:id/judge`,
    {
      schema: {
        tags,
        summary: "Judge an import's file again, with other columns or with archiving",
        description: "Nothing changes in the shop. Only an import that is `ready` or `failed` is judged again.",
        params: IdParams,
        body: ImportJudgeSchema,
        response: { 202: ImportSchema, ...found },
      },
    },
    async (request, reply) => {
      await gate.requireSomewhere(request, "menu.edit");
      const id = Number(request.params.id);
      await imports.judge(id, request.body);
      return reply.code(202).send(await imports.show(id, firstPage));
    },
  );
}

/** Checking a table changes nothing, so the right to edit dishes in one branch is enough. */
async function importer(gate: StaffGate, request: FastifyRequest): Promise<Importer> {
  const { caller } = await gate.requireSomewhere(request, "menu.edit");
  return importerOf(caller);
}

/** An import changes the whole shop, so applying and undoing need the right in every branch. */
async function requirePublisher(gate: StaffGate, request: FastifyRequest): Promise<Importer> {
  return importerOf(await requireEverywhere(gate, request));
}

function importerOf(caller: StaffCaller): Importer {
  return { kind: "staff", id: caller.id, name: caller.name, deviceId: caller.deviceId };
}
