import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { type AttackedShop, startAttackedShop } from "./generated/attacked-shop.ts";
import { faultOf } from "./generated/check-answer.ts";
import { type GeneratedRequest, generatedRequests } from "./generated/requests.ts";

/** `npm run attack` sends more, with another seed. */
const requestCount = Number(process.env["ATTACK_REQUESTS"] ?? 2_000);
const firstSeed = Number(process.env["ATTACK_SEED"] ?? 20_260_304);
/** Requests generated at a time; each batch has its own seed. */
const batchSize = 500;
const millisecondsEach = 40;
/**
 * Processor time of the main thread for one request, for which every other request waits. It does not depend on other
 * programs of the machine.
 */
const maxBlockedMs = 1_500;

describeOnEachEngine("requests generated from the published document", (engine) => {
  let attacked: AttackedShop;
  beforeAll(async () => {
    attacked = await startAttackedShop(engine);
  });
  afterAll(() => attacked.shop.close());

  let sent = 0;
  async function send(request: GeneratedRequest) {
    const { operation, caller, url, headers, body } = request;
    sent += 1;
    attacked.shop.clock.advance(200);
    const before = process.threadCpuUsage();
    const answer = await attacked.shop.app.inject({
      method: operation.method,
      url,
      headers: { ...(await attacked.headersOf(caller)), ...headers },
      // From many addresses, because most would otherwise be refused by limits.
      remoteAddress: `10.${(sent >> 14) & 255}.${(sent >> 6) & 255}.7`,
      ...(body === null ? {} : { payload: body }),
    });
    const { user, system } = process.threadCpuUsage(before);
    attacked.saw(request, answer.statusCode);
    return { answer, blockedMs: (user + system) / 1_000 };
  }

  it(
    `API-2 cause no fault of the server, block no other request, and get only answers as described (${requestCount})`,
    async () => {
      const faults = new Map<string, GeneratedRequest>();
      const statuses = new Map<number, number>();
      const requests = generatedRequests(attacked.material);
      for (let batch = 0; batch * batchSize < requestCount; batch += 1) {
        const seed = firstSeed + batch;
        for (const request of fc.sample(requests, { numRuns: batchSize, seed })) {
          const { answer, blockedMs } = await send(request);
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
          const { method, path } = request.operation;
          const blocked = blockedMs > maxBlockedMs ? `${method} ${path} blocks all others for ${blockedMs} ms` : null;
          const fault = faultOf(request, answer, attacked.document) ?? blocked;
          if (fault !== null && !faults.has(fault)) faults.set(fault, request);
        }
      }
      expect([...faults].map(([fault, request]) => `${fault}\n  ${replayOf(request)}`)).toEqual([]);
      // Not only refusals: enough requests must reach the work itself.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(requestCount / 20);
      expect(statuses.get(201) ?? 0).toBeGreaterThan(0);
    },
    60_000 + requestCount * millisecondsEach,
  );
});

function replayOf({ operation, caller, url, headers, body }: GeneratedRequest): string {
  return `${caller}: ${operation.method} ${url} ${JSON.stringify(headers)} ${body?.slice(0, 2_000) ?? ""}`;
}
