import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { appendToOutbox } from "../../ports/messenger/outbox.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { StaffGate } from "../staff-gate.ts";
import { answerRequest, type GivenAnswer } from "./answers/answer-request.ts";
import {
  createTellGuest,
  newsOf,
  type TellGuestDeps,
  type TextGuestDeps,
  tellGuestJob,
  textGuestHandler,
} from "./answers/tell-guest.ts";
import { bookingRoutes } from "./bookings/bookings-routes.ts";
import { createBookings } from "./bookings/bookings-service.ts";
import type { RequestsDeps } from "./make-request.ts";
import { notifyRestaurantHandler, notifyRestaurantJob } from "./restaurant-notice.ts";
import { type RequestRoutesDeps, requestRoutes } from "./routes.ts";
import { createRequests } from "./service.ts";
import { shopRequestRoutes } from "./shop-routes.ts";

export interface RequestsModuleDeps extends RequestsDeps, TellGuestDeps, Omit<TextGuestDeps, "db"> {
  readonly dataDir: string;
  readonly shopperOf: RequestRoutesDeps["shopperOf"];
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  readonly auditInsert: AuditInsert;
}

/** Requests to the restaurant and table bookings. */
export interface RequestsModule {
  readonly jobs: Readonly<Record<string, JobHandler>>;
  /** The restaurant's answer to a request, for the inbox. */
  answer(tx: Tx, given: GivenAnswer): Promise<boolean>;
  register(app: FastifyInstance, gate: StaffGate): void;
}

export function createRequestsModule(deps: RequestsModuleDeps): RequestsModule {
  const { now, shopperOf, requireIntegration } = deps;
  const requests = createRequests(deps);
  const notify = (text: string) => appendToOutbox(deps, { channel: "restaurant", to: "restaurant", text });
  const tellGuest = createTellGuest(deps);
  const bookings = createBookings({ ...deps, tellGuest });
  return {
    jobs: {
      [notifyRestaurantJob]: notifyRestaurantHandler(deps.db, notify),
      [tellGuestJob]: textGuestHandler(deps),
    },
    answer: (tx, given) => answerRequest(tx, tellGuest, given),
    register(app, gate) {
      requestRoutes(app, {
        requests,
        now,
        shopperOf,
        answerText: (request, language) =>
          request.refusal_reason === null ? null : deps.textOf(newsOf(request, "refused"), language).body,
      });
      bookingRoutes(app.withTypeProvider<ZodTypeProvider>(), { bookings, gate });
      shopRequestRoutes(app, { requests, now, requireIntegration });
    },
  };
}
