import { addressesToWire, FoundAddressesSchema, languageOf, PATHS, wireParameter } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { createMinuteBudget, type MinuteBudget } from "../../http/limits/minute-budget.ts";
import { networkOf } from "../../http/network.ts";
import { tooManyRequests } from "../../input/refusal.ts";
import type { Found, GeoService } from "./service.ts";

const longestText = 200;
const shortestText = 3;
/** Requests from one address per minute: more than a person types. */
const perMinute = 120;

const session = z.optional(z.string().check(z.regex(/^[\w-]{0,40}$/)));
const lang = wireParameter;
const SuggestQuery = z.looseObject({ text: z.string().check(z.maxLength(longestText)), session, lang });
const GeocodeQuery = z.looseObject({
  text: z._default(z.string().check(z.maxLength(longestText)), ""),
  ref: z.optional(z.string().check(z.maxLength(1_000))),
  session,
  lang,
});
const degrees = (max: number) => z.coerce.number().check(z.gte(-max), z.lte(max));
const ReverseQuery = z.looseObject({ lon: degrees(180), lat: degrees(90), lang });

/**
 * Addresses for a shopper who chooses a place. The provider's keys stay on the server, answers are cached and callers
 * limited (EXT-2).
 */
export function geoRoutes(app: FastifyInstance, geo: GeoService): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const budget = createMinuteBudget(perMinute);
  const onRequest = (request: FastifyRequest) => takeOne(budget, request.ip);
  const schemaOf = <Query>(summary: string, querystring: Query) => ({
    tags: ["geo"],
    summary,
    querystring,
    response: { 200: FoundAddressesSchema },
  });

  typed.get(
    PATHS.geoSuggest,
    { schema: schemaOf("Addresses that begin with the text", SuggestQuery), onRequest },
    async ({ query }, reply) => {
      const question = { text: query.text.trim(), session: query.session ?? "", language: languageOf(query.lang) };
      reply.header("cache-control", "private, max-age=300");
      return question.text.length < shortestText ? nothing : wireOf(await geo.suggest(question));
    },
  );
  typed.get(
    PATHS.geoGeocode,
    {
      schema: schemaOf("The place of an address, by its text or a suggestion's reference", GeocodeQuery),
      onRequest,
    },
    async ({ query }, reply) => {
      const ref = query.ref || null;
      const question = { text: query.text.trim(), session: query.session ?? "", language: languageOf(query.lang), ref };
      reply.header("cache-control", "private, max-age=300");
      return question.text === "" && ref === null ? nothing : wireOf(await geo.locate(question));
    },
  );
  typed.get(
    PATHS.geoReverse,
    { schema: schemaOf("The address at a point", ReverseQuery), onRequest },
    async ({ query: { lon, lat, lang: language } }, reply) => {
      reply.header("cache-control", "private, max-age=300");
      return wireOf(await geo.at({ lon, lat }, languageOf(language)));
    },
  );
}

const nothing = addressesToWire("shop", []);

function wireOf({ source, addresses }: Found) {
  return addressesToWire(source, addresses);
}

async function takeOne(budget: MinuteBudget, address: string): Promise<void> {
  const waitMs = await budget(networkOf(address));
  if (waitMs > 0) throw tooManyRequests("Too many requests", "too-many-requests", waitMs);
}
