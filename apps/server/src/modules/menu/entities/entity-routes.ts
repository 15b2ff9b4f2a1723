import {
  ApiErrorSchema,
  ArchivedSchema,
  EntityPatchSchema,
  EntitySchema,
  entityNumber,
  NewEntitySchema,
  ReferrersSchema,
  type WireEntity,
} from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { longBodyBytes } from "../../../http/bodies/body-bytes.ts";
import type { TypedApp } from "../../../http/typed-app.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { requireProof, requireRight, seenVersion } from "../menu-access.ts";
import { withoutCodes } from "../promotions/counted-codes.ts";
import type { EntityEdits } from "./entities-service.ts";
import { CONTENT_KIND, EDITED_KINDS, type EditedKind, keyOfPath, readingOf, requireContent } from "./kinds.ts";

export interface EntityRoutesDeps {
  readonly edits: EntityEdits;
  readonly gate: StaffGate;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };
const editing = { ...refusals, 412: ApiErrorSchema, 422: ApiErrorSchema, 429: ApiErrorSchema };
const Params = z.object({ id: entityNumber });
const document = z.string().check(z.regex(/^[\w-]{1,40}$/));
const ContentParams = z.object({ document, id: entityNumber });

/** One entity of the menu or the shop, edited in the draft (EDIT-1, EDIT-7). */
export function entityRoutes(instance: FastifyInstance, deps: EntityRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  for (const kind of EDITED_KINDS) {
    oneRoutes(app, deps, kind);
    if (kind.canCreate) createRoute(app, deps, kind);
    if (kind.end === "archive") archiveRoutes(app, deps, kind);
    if (kind.end === "remove") removeRoute(app, deps, kind);
  }
  contentRoutes(app, deps);
}

function send(reply: FastifyReply, entity: WireEntity): WireEntity {
  reply.header("etag", entity.etag).header("cache-control", "no-store");
  return entity;
}

function oneRoutes(app: TypedApp, { edits, gate }: EntityRoutesDeps, kind: EditedKind): void {
  app.get(
    `${kind.path}/:id`,
    {
      schema: {
        tags,
        summary: `Read ${kind.one}, with the draft`,
        description:
          "The header `ETag` is the version to send back as `If-Match`. A coupon has its single-use `codes` only for those with the right `shop.edit` in every branch, for others `codes_count`.",
        params: Params,
        response: { 200: EntitySchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { read, readIn } = readingOf(kind, request.params.id);
      await requireRight(gate, request, read, readIn);
      const entity = await edits.get(keyOfPath(kind, request.params.id));
      const { grants } = await gate.caller(request);
      return send(reply, hasRightEverywhere(grants, "shop.edit") ? entity : withoutCodes(entity));
    },
  );
  app.patch(
    `${kind.path}/:id`,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags,
        summary: `Change ${kind.one} in the draft`,
        description:
          "Needs `If-Match`. A 412 `entity_changed` has the present version beside what was sent. A change of settings that load scripts needs an owner's `password` too: 403 `staff_password_required`.",
        headers: RepeatHeaders,
        params: Params,
        body: EntityPatchSchema,
        response: { 200: EntitySchema, ...editing },
      },
    },
    async (request, reply) => {
      const { password, ...patch } = request.body;
      const by = await requireProof(gate, request, { right: kind.edit, where: kind.where, password });
      const key = keyOfPath(kind, request.params.id);
      return send(reply, await edits.patch(key, seenVersion(request), patch, by));
    },
  );
}

function createRoute(app: TypedApp, { edits, gate }: EntityRoutesDeps, kind: EditedKind): void {
  app.post(
    kind.path,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags,
        summary: `Add ${kind.one} to the draft`,
        description: "A repeat with the same `Idempotency-Key` returns the same entity.",
        headers: RepeatHeaders,
        body: NewEntitySchema,
        response: { 201: EntitySchema, ...editing },
      },
    },
    async (request, reply) => {
      const by = await requireRight(gate, request, kind.edit, kind.where);
      return send(reply.code(201), await edits.create(kind, null, request.body, by));
    },
  );
}

function archiveRoutes(app: TypedApp, { edits, gate }: EntityRoutesDeps, kind: EditedKind): void {
  const schema = { tags, params: Params };
  app.post(
    `${kind.path}/:id/archive`,
    {
      schema: {
        ...schema,
        summary: `Take ${kind.one} out of the menu, in the draft`,
        description: "Lists what still refers to it. The draft cannot be published while a reference would break.",
        headers: RepeatHeaders,
        response: { 200: ArchivedSchema, ...editing },
      },
    },
    async (request) => {
      const by = await requireRight(gate, request, kind.edit, kind.where);
      return edits.archive(keyOfPath(kind, request.params.id), by);
    },
  );
  app.post(
    `${kind.path}/:id/restore`,
    {
      schema: {
        ...schema,
        summary: `Put ${kind.one} back into the menu, in the draft`,
        headers: RepeatHeaders,
        response: { 200: EntitySchema, ...editing },
      },
    },
    async (request, reply) => {
      const by = await requireRight(gate, request, kind.edit, kind.where);
      return send(reply, await edits.restore(keyOfPath(kind, request.params.id), by));
    },
  );
  app.get(
    `${kind.path}/:id/referrers`,
    {
      schema: {
        ...schema,
        summary: `What else in the shop names ${kind.one}`,
        response: { 200: ReferrersSchema, ...refusals },
      },
    },
    async (request) => {
      await requireRight(gate, request, kind.read, kind.readIn);
      return { referrers: await edits.referrers(keyOfPath(kind, request.params.id)) };
    },
  );
}

function removeRoute(app: TypedApp, { edits, gate }: EntityRoutesDeps, kind: EditedKind): void {
  app.delete(
    `${kind.path}/:id`,
    {
      schema: {
        tags,
        summary: `Remove ${kind.one} in the draft`,
        description:
          "Needs `If-Match`. The history brings it back. A repeat of a published removal is answered like the first.",
        headers: RepeatHeaders,
        params: Params,
        response: { 200: EntitySchema, ...editing },
      },
    },
    async (request, reply) => {
      const by = await requireRight(gate, request, kind.edit, kind.where);
      return send(reply, await edits.remove(keyOfPath(kind, request.params.id), seenVersion(request), by));
    },
  );
}

function contentRoutes(app: TypedApp, { edits, gate }: EntityRoutesDeps): void {
  const kind = CONTENT_KIND;
  const path = `${kind.path}/:document`;
  const schema = { tags, params: ContentParams, response: { 200: EntitySchema, ...editing } };
  const require = (request: Parameters<typeof requireRight>[1]) => requireRight(gate, request, kind.edit, kind.where);
  const keyIn = ({ document: name, id }: z.infer<typeof ContentParams>) => keyOfPath(kind, id, requireContent(name));
  app.get(
    `${path}/:id`,
    { schema: { ...schema, summary: `Read ${kind.one}, with the draft` } },
    async (request, reply) => {
      await require(request);
      return send(reply, await edits.get(keyIn(request.params)));
    },
  );
  app.patch(
    `${path}/:id`,
    {
      bodyLimit: longBodyBytes,
      schema: {
        ...schema,
        headers: RepeatHeaders,
        summary: `Change ${kind.one} in the draft`,
        body: EntityPatchSchema,
      },
    },
    async (request, reply) => {
      const by = await require(request);
      return send(reply, await edits.patch(keyIn(request.params), seenVersion(request), request.body, by));
    },
  );
  app.delete(
    `${path}/:id`,
    { schema: { ...schema, headers: RepeatHeaders, summary: `Remove ${kind.one} in the draft` } },
    async (request, reply) => {
      const by = await require(request);
      return send(reply, await edits.remove(keyIn(request.params), seenVersion(request), by));
    },
  );
  app.post(
    path,
    {
      bodyLimit: longBodyBytes,
      schema: {
        tags,
        summary: `Add ${kind.one} to the draft`,
        params: z.object({ document }),
        body: NewEntitySchema,
        headers: RepeatHeaders,
        response: { 201: EntitySchema, ...editing },
      },
    },
    async (request, reply) => {
      const by = await require(request);
      return send(reply.code(201), await edits.create(kind, requireContent(request.params.document), request.body, by));
    },
  );
}
