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
import * as z from "zod/mini";
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
const RequestParams = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

/** Requests for the restaurant, behind consumer key and secret: the list, and marking one as done. */
export function shopRequestRoutes(instance: FastifyInstance, deps: ShopRequestRoutesDeps): void {
  const { requests, now, requireIntegration } = deps;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    PATHS.requests,
    {
      schema: {
        tags,
        description: "What shoppers asked for, newest first; `X-WP-Total` counts all that match.",
        querystring: RequestsQuerySchema,
        response: { 200: ShopRequestsSchema, 401: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      await requireIntegration(request);
      const { page = "1", per_page: perPage = "10", state = null, kind = null } = request.query;
      const found = await requests.list({ state, kind, page: Number(page), perPage: Number(perPage) });
      reply.header("x-wp-total", found.total).header("x-wp-totalpages", Math.ceil(found.total / Number(perPage)));
      return found.requests.map((each) => shopRequest(each, now()));
    },
  );
  app.put(
    `${PATHS.requests}/:id`,
    {
      schema: {
        tags,
        description: "Marks a request as done, new again or cancelled; a cancelled one stays cancelled.",
        params: RequestParams,
        body: RequestUpdateSchema,
        response: { 200: ShopRequestSchema, 401: ApiErrorSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      await requireIntegration(request);
      const put = await requests.put(Number(request.params.id), request.body.state);
      if (put === null) throw unknownSubject("There is no such request");
      return shopRequest(put, now());
    },
  );
}
