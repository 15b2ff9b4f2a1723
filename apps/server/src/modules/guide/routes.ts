import {
  ApiErrorSchema,
  GuideChangeSchema,
  GuideOpeningSchema,
  GuidePlaceSchema,
  GuideSchema,
  OFFICE_PATHS,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { Refusal } from "../../input/refusal.ts";
import type { StaffCaller, StaffGate } from "../staff-gate.ts";
import type { Guide } from "./guide.ts";

export interface GuideRoutesDeps {
  readonly guide: Guide;
  readonly gate: Pick<StaffGate, "requireSomewhere">;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const changing = { ...refusals, 409: ApiErrorSchema, 412: ApiErrorSchema };
const description = "Right: shop.open, which owners of every branch have.";
const PlaceQuery = z.object({ text: z._default(z.string().check(z.maxLength(320)), "") });

/** The first-start guide, for owners of every branch (OFFICE-6). */
export function guideRoutes(instance: FastifyInstance, { guide, gate }: GuideRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.guide,
    {
      schema: {
        tags,
        summary: "The guide of the first start",
        description,
        response: { 200: GuideSchema, ...refusals },
      },
    },
    async (request) => {
      await requireOwner(gate, request);
      return guide.state();
    },
  );
  app.put(
    OFFICE_PATHS.guide,
    {
      schema: {
        tags,
        summary: "Save a step of the guide as typed",
        description: `The step may be unfinished. 412 \`entity_changed\`: another device has changed it since. A repeated call whose values are already stored answers 200. ${description}`,
        body: GuideChangeSchema,
        response: { 200: GuideSchema, ...changing },
      },
    },
    async (request) => {
      await requireOwner(gate, request);
      await guide.save(request.body);
      return guide.state();
    },
  );
  app.post(
    OFFICE_PATHS.guideOpening,
    {
      schema: {
        tags,
        summary: "Open the own shop and remove the demo",
        description: `Checks the shop as an import does, and replaces the demo in one transaction. 409 \`guide_refused\`: the stored shop is somebody's (\`own-shop\`, \`real-money\`), or a step is not done. 412 \`entity_changed\`: more would go than \`removal\` says, or another device changed a step at the same moment. ${description}`,
        body: GuideOpeningSchema,
        response: { 200: GuideSchema, ...changing },
      },
    },
    async (request) => {
      await guide.open(request.body.removal, await requireOwner(gate, request));
      return guide.state();
    },
  );
  placeRoute(instance, { guide, gate });
}

function placeRoute(instance: FastifyInstance, { guide, gate }: Pick<GuideRoutesDeps, "guide" | "gate">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.guidePlace,
    {
      schema: {
        tags,
        summary: "Where an address is, for the guide",
        description,
        querystring: PlaceQuery,
        response: { 200: GuidePlaceSchema, ...refusals },
      },
    },
    async (request) => {
      await requireOwner(gate, request);
      return guide.place(request.query.text);
    },
  );
}

/** The guide concerns the whole shop, so an owner of one branch is not enough. */
async function requireOwner(gate: GuideRoutesDeps["gate"], request: FastifyRequest): Promise<StaffCaller> {
  const { caller, branches } = await gate.requireSomewhere(request, "shop.open");
  if (branches === "all") return caller;
  throw new Refusal("staff_right_missing", "Your role does not allow this", { right: "shop.open" });
}
