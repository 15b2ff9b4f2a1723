import { timingSafeEqual } from "node:crypto";
import {
  ApiErrorSchema,
  BookingTimesQuerySchema,
  BookingTimesSchema,
  bookingDayToWire,
  type LanguageCode,
  languageOf,
  NewRequestSchema,
  newRequestFromWire,
  PATHS,
  RequestSchema,
  readDay,
  requestToWire,
  wireQueryText,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import { RepeatHeaders, sentKey, shopperCall } from "../../repeats/call.ts";
import type { Shopper } from "../../shop/state/shopper.ts";
import { noSuchDay, unknownSubject } from "./request-faults.ts";
import { requestView } from "./request-view.ts";
import type { Requests } from "./service.ts";
import type { StoredRequest } from "./tables.ts";

export interface RequestRoutesDeps {
  readonly requests: Requests;
  readonly now: () => number;
  readonly shopperOf: (request: FastifyRequest) => Promise<Shopper>;
  /** What the guest of a refused request reads; null: the restaurant has refused nothing. */
  readonly answerText: (request: StoredRequest, language: LanguageCode) => string | null;
}

const tags = ["requests"];
const RequestQuery = z.looseObject({ key: wireQueryText, lang: wireQueryText });

type OwnRequest = FastifyRequest & {
  readonly params: z.infer<typeof IdParams>;
  readonly query: z.infer<typeof RequestQuery>;
};

/** Routes to ask for a call back, a dish by request or a table, and to read or cancel the request (CART-1, APP-1). */
export function requestRoutes(instance: FastifyInstance, deps: RequestRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  makeRoute(app, deps);
  ownRoutes(app, deps);
  timesRoute(app, deps);
}

function makeRoute(app: TypedApp, { requests, now, shopperOf }: RequestRoutesDeps): void {
  app.post(
    PATHS.requests,
    {
      schema: {
        tags,
        description:
          "A request to the restaurant: a call back, a dish sold by request, a table. With the header `Idempotency-Key` a repeat returns the first request, and another body is refused.",
        headers: RepeatHeaders,
        querystring: z.looseObject({ lang: wireQueryText }),
        body: NewRequestSchema,
        response: {
          201: RequestSchema,
          400: ApiErrorSchema,
          404: ApiErrorSchema,
          409: ApiErrorSchema,
          422: ApiErrorSchema,
          429: ApiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const wish = newRequestFromWire(request.body);
      if (wish === null) throw noSuchDay();
      const key = sentKey(request);
      const { userId } = await shopperOf(request);
      const made = await requests.make({
        request: wish,
        call: key === null ? null : shopperCall(request, key),
        userId,
        clientAddress: request.ip,
        language: languageOf(request.query.lang),
      });
      return reply.code(201).send(requestToWire(requestView(made, now())));
    },
  );
}

function ownRoutes(app: TypedApp, deps: RequestRoutesDeps): void {
  const schema = { tags, params: IdParams, querystring: RequestQuery };
  app.get(
    `${PATHS.requests}/:id`,
    { schema: { ...schema, response: { 200: RequestSchema, 404: ApiErrorSchema } } },
    async (request) => shownTo(deps, request, await requireOwn(deps, request)),
  );
  app.post(
    `${PATHS.requests}/:id/cancel`,
    {
      schema: {
        ...schema,
        description:
          "Cancels a request of the caller: a table until its time, any other request until the restaurant has called.",
        response: { 200: RequestSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const { id } = await requireOwn(deps, request);
      return shownTo(deps, request, await deps.requests.callOff(id));
    },
  );
}

/** The request with what the restaurant answered, in the caller's language. */
function shownTo({ now, answerText }: RequestRoutesDeps, { query }: OwnRequest, request: StoredRequest) {
  return requestToWire(requestView(request, now(), answerText(request, languageOf(query.lang))));
}

/**
 * The request if the caller sent its key or made it signed in; otherwise a 404, which does not reveal that the request
 * exists.
 */
async function requireOwn(deps: RequestRoutesDeps, request: OwnRequest): Promise<StoredRequest> {
  const found = await deps.requests.get(Number(request.params.id));
  const { userId } = await deps.shopperOf(request);
  const isOwn = found !== null && ((userId !== null && userId === found.user_id) || holdsKey(found, request.query.key));
  if (!isOwn) throw new Refusal("rest_not_found", "There is no such request");
  return found;
}

function holdsKey({ request_key: expected }: StoredRequest, given = ""): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function timesRoute(app: TypedApp, { requests, shopperOf }: RequestRoutesDeps): void {
  app.get(
    PATHS.bookingTimes,
    {
      schema: {
        tags,
        description:
          "The times at which a table may be booked on a day, with the remaining seats, in the hall's wall time. Without a sign-in they are fewer: bookings of numbers that nobody has confirmed hold at most two thirds of a hall.",
        querystring: BookingTimesQuerySchema,
        response: { 200: BookingTimesSchema, 400: ApiErrorSchema, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      const { query } = request;
      const day = readDay(query.date);
      if (day === null) throw noSuchDay();
      const found = await requests.bookingDay(
        Number(query.restaurant_id),
        day,
        (await shopperOf(request)).userId !== null,
      );
      if (found === null) throw unknownSubject("There is no such hall");
      return bookingDayToWire(Number(query.restaurant_id), found);
    },
  );
}
