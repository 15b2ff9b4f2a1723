import {
  ApiErrorSchema,
  languageOf,
  NewStopSchema,
  OFFICE_PATHS,
  PaceSchema,
  PauseSchema,
  type StopKind,
  StopMenuSchema,
  StopSchema,
  StopsSchema,
  wireQueryText,
} from "@skatert/contract";
import type { BranchId, StaffRight } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import { RepeatHeaders, staffCall } from "../../repeats/call.ts";
import type { Actor } from "../audit/audit-entry.ts";
import type { StaffCaller, StaffGate } from "../staff-gate.ts";
import type { Stops } from "./service.ts";

export interface StopRoutesDeps {
  readonly stops: Stops;
  readonly gate: StaffGate;
}

const tags = ["office"];
const Id = z.string().check(z.regex(/^\d{1,9}$/, "is not an id"));
const BranchQuery = z.object({ branch_id: z.optional(Id) });
const IdParams = z.object({ id: Id });
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };

/** Stops, pace and pause of a branch (STOP-1, STOP-3). */
export function stopRoutes(instance: FastifyInstance, deps: StopRoutesDeps): void {
  listRoute(instance, deps);
  changeRoutes(instance, deps);
  paceRoutes(instance, deps);
}

function listRoute(instance: FastifyInstance, { stops, gate }: StopRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.stops,
    {
      schema: {
        tags,
        summary: "What holds at a branch now: stops, pace, pause",
        querystring: BranchQuery,
        response: { 200: StopsSchema, ...refusals },
      },
    },
    async (request) => {
      return stops.list(await readableBranch(gate, request, request.query.branch_id));
    },
  );
  app.get(
    OFFICE_PATHS.stopMenu,
    {
      schema: {
        tags,
        summary: "What a branch can stop: its dishes, sizes, options, categories, methods, zones and itself",
        description: "The names are in the language `lang`. A branch with prices of its own has a menu of its own.",
        querystring: z.object({ branch_id: z.optional(Id), lang: wireQueryText }),
        response: { 200: StopMenuSchema, ...refusals },
      },
    },
    async (request) => {
      const { branch_id: branch, lang } = request.query;
      return stops.menu(await readableBranch(gate, request, branch), languageOf(lang));
    },
  );
}

function changeRoutes(instance: FastifyInstance, { stops, gate }: StopRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    OFFICE_PATHS.stops,
    {
      schema: {
        tags,
        summary: "Stop something until a time, the end of the business day (05:00), or until somebody resumes it",
        description:
          "Stopping a stopped thing again changes its end. A stop of a branch, method or zone needs the right `pace.edit`, any other `stops.edit`.",
        headers: RepeatHeaders,
        body: NewStopSchema,
        response: { 201: StopSchema, ...refusals, 409: ApiErrorSchema, 422: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const caller = await gate.require(request, rightFor(request.body.target.kind), request.body.branch_id);
      const stop = await stops.stop(request.body, actorOf(caller), staffCall(request, caller));
      return reply.code(201).send(stop);
    },
  );
  app.delete(
    `${OFFICE_PATHS.stops}/:id`,
    {
      schema: {
        tags,
        summary: "Resume a stopped thing; resuming twice resumes once",
        params: IdParams,
        response: { 200: StopsSchema, ...refusals },
      },
    },
    async (request) => {
      const id = Number(request.params.id);
      const { branchId, caller } = await requireStop(request, id);
      return stops.resume(id, branchId, actorOf(caller));
    },
  );

  /** A stop of a foreign branch is not found. */
  async function requireStop(request: FastifyRequest, id: number) {
    const { branches } = await gate.requireSomewhere(request, "stops.edit");
    const stop = await stops.find(id);
    const isOwn = stop !== null && (branches === "all" || branches.includes(stop.branchId));
    if (!isOwn) throw new Refusal("rest_not_found", `There is no stop ${id}`);
    const { branchId, kind } = stop;
    return { branchId, caller: await gate.require(request, rightFor(kind), branchId) };
  }
}

function paceRoutes(instance: FastifyInstance, { stops, gate }: StopRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const schema = { tags, params: IdParams, response: { 200: StopsSchema, ...refusals } };
  const requirePace = async (request: FastifyRequest, branchId: BranchId) =>
    actorOf(await gate.require(request, "pace.edit", branchId));
  app.put(
    `${OFFICE_PATHS.branches}/:id/pace`,
    { schema: { ...schema, summary: "Busy mode: extra minutes, no express, with an end", body: PaceSchema } },
    async (request) => {
      const branchId = Number(request.params.id);
      return stops.setPace(branchId, request.body, await requirePace(request, branchId));
    },
  );
  app.put(
    `${OFFICE_PATHS.branches}/:id/pause`,
    { schema: { ...schema, summary: "Take no orders for a time before the end", body: PauseSchema } },
    async (request) => {
      const branchId = Number(request.params.id);
      return stops.pause(branchId, request.body, await requirePace(request, branchId));
    },
  );
  app.delete(
    `${OFFICE_PATHS.branches}/:id/pause`,
    { schema: { ...schema, summary: "End the pause; ending it twice ends it once" } },
    async (request) => {
      const branchId = Number(request.params.id);
      return stops.endPause(branchId, await requirePace(request, branchId));
    },
  );
}

/** The branch of a query; the caller's only branch if it names none. Throws a 400 if there are several. */
export async function readableBranch(gate: StaffGate, request: FastifyRequest, sent?: string): Promise<BranchId> {
  const { branches } = await gate.requireSomewhere(request, "orders.read");
  const only = branches !== "all" && branches.length === 1 ? branches[0] : undefined;
  const branchId = sent === undefined ? only : Number(sent);
  if (branchId === undefined) throw invalidParams([{ path: "branch_id", message: "is required" }]);
  await gate.require(request, "orders.read", branchId);
  return branchId;
}

/** A stop of a branch, a method or a zone is a pause, which a cook may not make. */
function rightFor(kind: StopKind): StaffRight {
  return kind === "branch" || kind === "method" || kind === "zone" ? "pace.edit" : "stops.edit";
}

export function actorOf({ id, name, deviceId }: StaffCaller): Actor {
  return { kind: "staff", id, name, deviceId };
}
