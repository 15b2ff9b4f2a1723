import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { appendToOutbox } from "../../ports/messenger/outbox.ts";
import type { RequestsDeps } from "./make-request.ts";
import { notifyRestaurantHandler, notifyRestaurantJob } from "./restaurant-notice.ts";
import { type RequestRoutesDeps, requestRoutes } from "./routes.ts";
import { createRequests } from "./service.ts";
import { shopRequestRoutes } from "./shop-routes.ts";

export interface RequestsModuleDeps extends RequestsDeps {
  readonly dataDir: string;
  readonly shopperOf: RequestRoutesDeps["shopperOf"];
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
}

/** Requests to the restaurant and table bookings. */
export interface RequestsModule {
  readonly jobs: Readonly<Record<string, JobHandler>>;
  register(app: FastifyInstance): void;
}

export function createRequestsModule(deps: RequestsModuleDeps): RequestsModule {
  const { now, shopperOf, requireIntegration } = deps;
  const requests = createRequests(deps);
  const notify = (text: string) => appendToOutbox(deps, { channel: "restaurant", to: "restaurant", text });
  return {
    jobs: { [notifyRestaurantJob]: notifyRestaurantHandler(deps.db, notify) },
    register(app) {
      requestRoutes(app, { requests, now, shopperOf });
      shopRequestRoutes(app, { requests, now, requireIntegration });
    },
  };
}
