import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { type ResultsRoutesDeps, resultsRoutes } from "./results-routes.ts";
import { type WhyRoutesDeps, whyRoutes } from "./why-routes.ts";

/** Promotions that explain themselves, and what they brought (PROMO). */
export function registerPromotions(instance: FastifyInstance, deps: WhyRoutesDeps & ResultsRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  whyRoutes(app, deps);
  resultsRoutes(app, deps);
}
