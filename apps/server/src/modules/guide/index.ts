import type { FastifyInstance } from "fastify";
import type { AddressFinder } from "../../ports/geocoder/address-finder.ts";
import type { StaffGate } from "../staff-gate.ts";
import { placeFinder } from "./find-place.ts";
import { createGuide, type GuideDeps } from "./guide.ts";
import { guideRoutes } from "./routes.ts";

interface GuideModuleDeps extends Omit<GuideDeps, "findPlace"> {
  readonly gate: StaffGate;
  /** Null: no provider of address search is configured. */
  readonly addressFinder: AddressFinder | null;
}

/** The first-start guide (OFFICE-6). */
export function registerGuide(app: FastifyInstance, { gate, addressFinder, ...deps }: GuideModuleDeps): void {
  const onFailure = (error: Error) => app.log.warn({ err: error }, "address provider failed; the guide finds no place");
  const findPlace = addressFinder === null ? null : placeFinder(addressFinder, onFailure);
  guideRoutes(app, { guide: createGuide({ ...deps, findPlace }), gate });
}
