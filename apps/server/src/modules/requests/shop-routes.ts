import {
  ApiErrorSchema,
  PATHS,
  RequestsQuerySchema,
  RequestUpdateSchema,
  ShopRequestSchema,
  ShopRequestsSchema,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { requestedPage, sendTotals } from "../../http/paging.ts";
import { IdParams } from "../../input/id-params.ts";
import { unknownSubject } from "./request-faults.ts";
import { shopRequest } from "./request-view.ts";
import type { Requests } from "./service.ts";

export interface ShopRequestRoutesDeps {
  readonly requests: Requests;
  readonly now: () => number;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
}

const tags = ["integrations"];

/** Requests for the restaurant, behind consumer key and secret: the list, and marking one as done. */
export function shopRequestRoutes(instance: FastifyInstance, deps: ShopRequestRoutesDeps): void {
  const { requests, now, requireIntegration } = deps;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    PATHS.requests,
    {
      schema: {
        tags,
        description: "Requests of shoppers, newest first; `X-WP-Total` counts all matches.",
        querystring: RequestsQuerySchema,
        response: { 200: ShopRequestsSchema, 401: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      await requireIntegration(request);
      const { state = null, kind = null } = request.query;
      const page = requestedPage(request.query);
      const found = await requests.list({ state, kind, ...page });
      sendTotals(reply, { ...page, total: found.total });
      return found.requests.map((each) => shopRequest(each, now()));
    },
  );
  app.put(
    `${PATHS.requests}/:id`,
    {
      schema: {
        tags,
        description: "Marks a request as done, new again or cancelled; a cancelled request cannot change.",
        params: IdParams,
        body: RequestUpdateSchema,
        response: { 200: ShopRequestSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const by = await requireIntegration(request);
      const put = await requests.put(Number(request.params.id), request.body.state, by);
      if (put === null) throw unknownSubject("There is no such request");
      return shopRequest(put, now());
    },
  );
}
