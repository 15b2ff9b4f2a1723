import type { FastifyInstance } from "fastify";
import { geoRoutes } from "./routes.ts";
import { createGeoService, type GeoDeps, type GeoService } from "./service.ts";

/** Address suggestions for a shopper who types, and positions of orders sent without coordinates. */
export interface GeoModule {
  readonly suggest: GeoService["suggest"];
  readonly locate: GeoService["locate"];
  readonly at: GeoService["at"];
  /** Whether a provider looks up addresses; otherwise the shop's street list does. */
  readonly asksProvider: boolean;
  register(app: FastifyInstance): void;
}

export function createGeoModule(deps: GeoDeps): GeoModule {
  const geo = createGeoService(deps);
  const { suggest, locate, at } = geo;
  return { suggest, locate, at, asksProvider: deps.finder !== null, register: (app) => geoRoutes(app, geo) };
}
