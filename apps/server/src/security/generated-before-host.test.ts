import { PATHS } from "@skatert/contract";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedDocument } from "../testing/calls/openapi-document.ts";
import { listenOn, startRemote } from "../testing/shops/start-remote.ts";
import { engineNamed } from "../testing/stores/engines.ts";
import { type AttackedShop, startAttackedShop } from "./generated/attacked-shop.ts";
import { faultOf } from "./generated/check-answer.ts";
import { type DescribedCalls, operationsOf } from "./generated/json-schema.ts";
import { type GeneratedRequest, generatedRequests } from "./generated/requests.ts";

/** A quarter of the shop's own number, because each request passes through two servers. */
const requestCount = Math.ceil(Number(process.env["ATTACK_REQUESTS"] ?? 2_000) / 4);
const seed = Number(process.env["ATTACK_SEED"] ?? 20_260_304);
const millisecondsEach = 100;

describe("requests generated from the document of a storefront with a remote backend", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let attacked: AttackedShop;
  let app: FastifyInstance;
  beforeAll(async () => {
    attacked = await startAttackedShop(engineNamed("sqlite", leftovers), { trustProxy: ["127.0.0.1"] });
    const url = await listenOn(attacked.shop.app);
    app = await startRemote({ backend: { url, keys: attacked.keys }, clock: attacked.shop.clock });
  });
  afterAll(async () => {
    await app.close();
    await attacked.shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  async function send(request: GeneratedRequest, at: number) {
    const { operation, caller, url, headers, body } = request;
    attacked.shop.clock.advance(200);
    const answer = await app.inject({
      method: operation.method,
      url,
      headers: { ...(await attacked.headersOf(caller)), ...headers },
      remoteAddress: `10.${(at >> 14) & 255}.${(at >> 6) & 255}.7`,
      ...(body === null ? {} : { payload: body }),
    });
    attacked.saw(request, answer.statusCode);
    return answer;
  }

  it(
    `API-3 cause no fault and never expose the shop's keys (${requestCount})`,
    async () => {
      const described = (await app.inject(`/api${PATHS.openapi}`)).json<DescribedCalls>();
      const operations = operationsOf(described).filter(({ path }) => !path.endsWith("/_payload.json"));
      const document = await publishedDocument(app);
      const faults = new Map<string, GeneratedRequest>();
      let accepted = 0;
      const requests = fc.sample(generatedRequests({ ...attacked.material, operations }), {
        numRuns: requestCount,
        seed,
      });
      for (const [at, request] of requests.entries()) {
        const answer = await send(request, at);
        if (answer.statusCode < 300) accepted += 1;
        const told = JSON.stringify(answer.headers) + answer.body;
        const isTold = told.includes(attacked.keys.secret) || told.includes(attacked.keys.key);
        const fault = isTold ? "the shop's keys are told" : faultOf(request, answer, document);
        if (fault !== null && !faults.has(fault)) faults.set(fault, request);
      }
      expect([...faults].map(([fault, request]) => `${fault}\n  ${JSON.stringify(request).slice(0, 2_000)}`)).toEqual(
        [],
      );
      expect(accepted).toBeGreaterThan(requestCount / 20);
    },
    60_000 + requestCount * millisecondsEach,
  );
});
