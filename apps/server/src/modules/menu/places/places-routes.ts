import { ApiErrorSchema, OFFICE_PATHS, PlacesSchema, ProbeQuerySchema, ProbeSchema } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { invalidParams } from "../../../input/refusal.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { requireRight } from "../menu-access.ts";
import { type PlacesDeps, readPlaces } from "./places-service.ts";
import { type ProbeDeps, probe } from "./probe.ts";

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const right = "shop.edit";

/** Zones and branches in one call, and the delivery to a place (EDIT-3). */
export function placesRoutes(
  instance: FastifyInstance,
  { gate, ...deps }: ProbeDeps & PlacesDeps & { readonly gate: StaffGate },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    OFFICE_PATHS.places,
    {
      schema: {
        tags,
        summary: "Zones and branches with the draft, and the settings about places, hours and payment",
        response: { 200: PlacesSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await requireRight(gate, request, right, "everywhere");
      reply.header("cache-control", "no-store");
      return readPlaces(deps);
    },
  );
  app.get(
    OFFICE_PATHS.placeProbe,
    {
      schema: {
        tags,
        summary: "What each branch delivers to an address or a point, and why",
        description: "Give `text`, or `lat` and `lon`. Answers for the draft and for what is published.",
        querystring: ProbeQuerySchema,
        response: { 200: ProbeSchema, ...refusals },
      },
    },
    async (request) => {
      await requireRight(gate, request, right, "everywhere");
      const { text = "", lat, lon } = request.query;
      if (lat !== undefined && lon !== undefined) return probe(deps, { point: { lat, lon } });
      if (text.trim() === "") throw invalidParams([{ path: "text", message: "is required without lat and lon" }]);
      return probe(deps, { text: text.trim() });
    },
  );
}
