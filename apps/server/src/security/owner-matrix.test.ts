import { PATHS } from "@skatert/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { type DescribedCalls, operationsOf } from "./generated/json-schema.ts";
import { type Attempt, attemptsAt } from "./owners/attempts.ts";
import type { PersonalCall } from "./owners/personal-call.ts";
import { integrationFolders, officeFolder, personalCalls, publicCalls } from "./owners/personal-calls.ts";
import { type Belongings, ownViewOf, personWithBelongings, startSharedShop } from "./owners/two-people.ts";

describeOnEachEngine("every personal call, two people and a guest", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startSharedShop(engine);
  });
  afterAll(() => shop.close());

  let sent = 0;
  function send(call: PersonalCall, owner: Belongings, { query, headers, body }: Attempt) {
    sent += 1;
    const url = `${call.url(owner)}?${new URLSearchParams(query)}`;
    const payload =
      call.method === "GET" || call.method === "DELETE" ? {} : { payload: { ...call.body?.(owner), ...body } };
    return shop.app.inject({
      method: call.method,
      url,
      headers: { accept: "application/json", ...headers },
      remoteAddress: `10.3.${sent >> 8}.${sent & 255}`,
      ...payload,
    });
  }

  const leaksOf = (answer: LightMyRequestResponse, owner: Belongings) => {
    const said = `${answer.body} ${JSON.stringify(answer.headers)}`;
    return owner.secrets.filter((secret) => said.includes(secret));
  };

  /** Tries every call in every way; returns the count of each status. */
  async function attack(owner: Belongings, thief: Belongings | null): Promise<ReadonlyMap<number, number>> {
    const statuses = new Map<number, number>();
    for (const call of personalCalls) {
      for (const attempt of attemptsAt(call, owner, thief)) {
        const answer = await send(call, owner, attempt);
        const title = `${call.method} ${call.described} as ${attempt.title}`;
        expect(leaksOf(answer, owner), title).toEqual([]);
        expect(answer.statusCode, title).toBeLessThan(500);
        // A signed-in person may always read their own data; no other person and no link opens anything. The document
        // lists the wheel without its trailing slash.
        if (thief === null || call.url(owner).replace(/\/$/, "") !== call.described)
          expect([400, 401, 403, 404], title).toContain(answer.statusCode);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      }
    }
    return statuses;
  }

  it("ROLE-1 ROLE-3 reveals nothing of one person to another, and changes nothing", async () => {
    const anna = await personWithBelongings(shop, "Анна");
    const boris = await personWithBelongings(shop, "Борис");
    const before = await ownViewOf(shop, anna);
    const statuses = await attack(anna, boris);
    expect(sent).toBeGreaterThanOrEqual(500);
    expect(await ownViewOf(shop, anna)).toEqual(before);
    for (const status of [401, 403, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
  });

  it("ROLE-1 ROLE-3 reveals nothing of a person to a guest, and changes nothing", async () => {
    const anna = await personWithBelongings(shop, "Нюра");
    const before = await ownViewOf(shop, anna);
    await attack(anna, null);
    expect(await ownViewOf(shop, anna)).toEqual(before);
  });

  it("ROLE-3 opens the same calls to their owner, so that the refusals are meaningful", async () => {
    const anna = await personWithBelongings(shop, "Аня");
    const reads = personalCalls.filter(
      ({ method, described }) => method === "GET" && !described.startsWith("/wp-json/wc/v3"),
    );
    const statuses = await Promise.all(
      reads.map(async (call) => {
        const answer = await shop.app.inject({ url: call.url(anna), headers: anna.person.headers });
        return [call.described, answer.statusCode];
      }),
    );
    const closed = statuses.filter(([, status]) => status !== 200).map(([described]) => described);
    expect(closed).toEqual([`${PATHS.orderPayment}/{id}`, PATHS.requests, PATHS.orderRatings, PATHS.shopPayments]);
  });

  it("ROLE-3 includes every call of the document", async () => {
    const described = (await shop.app.inject(`/api${PATHS.openapi}`)).json<DescribedCalls>();
    const tried = new Set(personalCalls.map((call) => `${call.method} ${call.described}`));
    const forgotten = operationsOf(described)
      .filter(({ path }) => !integrationFolders.some((folder) => path.startsWith(folder) && path !== PATHS.autoapply))
      .filter(({ path }) => !path.startsWith(officeFolder))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !tried.has(call) && !publicCalls.has(call));
    expect(forgotten).toEqual([]);
  });
});
