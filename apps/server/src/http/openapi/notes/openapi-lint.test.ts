import { createConfig, lintFromString } from "@redocly/openapi-core";
import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenOn, startRemote } from "../../../testing/shops/start-remote.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { engineNamed } from "../../../testing/stores/engines.ts";

interface Call {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content?: { readonly "application/json"?: { readonly example?: object } } };
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}

/** Values of what calls require in their query. */
const required: Readonly<Record<string, string>> = {
  branch_id: "10",
  day: "2026-03-05",
  method: "local_pickup",
  other: "2",
  phone: "+79161234567",
  text: "sobor",
};
/** Of path parameters; the others are numbers. */
const inPath: Readonly<Record<string, string>> = { note: "3f0c6f0e-8d0b-4f36-9a5e-0d1f6c2b7a11" };

/** WooCommerce's own paths. An id has digits alone, which the rule does not see. */
const ofWooCommerce = `\`${PATHS.shopCategories}/{id}\` and \`${PATHS.shopProducts}/{id}/variations\``;

// The document is the same on both engines.
describe("the published document", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  let text: string;
  let calls: readonly (readonly [name: string, call: Call])[];

  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers) });
    const answer = await shop.app.inject(`/api${PATHS.openapi}`);
    text = answer.body;
    calls = Object.entries(answer.json<Document>().paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, call]) =>
        method === "servers" ? [] : [[`${method.toUpperCase()} ${path}`, call] as const],
      ),
    );
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  async function problemsOf(source: string) {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source, config, absoluteRef: "/openapi.json" });
    return problems
      .map(({ severity, ruleId, message, location: [at] }) => [severity, ruleId, message, at?.pointer])
      .filter(([, , message]) => !message?.includes(ofWooCommerce));
  }

  it("API-9 passes the recommended rules of Redocly, without a warning", async () => {
    expect(await problemsOf(text)).toEqual([]);
  });

  it("API-9 passes them with a remote backend too", async () => {
    const remote = await startRemote({ backend: { url: await listenOn(shop.app), keys: null }, clock: shop.clock });
    expect(await problemsOf((await remote.inject(`/api${PATHS.openapi}`)).body)).toEqual([]);
    await remote.close();
  });

  it("API-9 fails them for a call without a name or a security requirement", async () => {
    const broken = text
      .replace(/"operationId":"getBannersJson",/, "")
      .replace('"security":[]', '"security":[{"x":[]}]');
    const rules = (await problemsOf(broken)).map(([, rule]) => rule);
    expect(rules).toEqual(expect.arrayContaining(["operation-operationId", "security-defined"]));
  });

  it("API-9 gives every call a unique name and a security requirement", () => {
    const names = calls.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(calls.length);
    expect(calls.filter(([, { security }]) => security === undefined)).toEqual([]);
  });

  it("API-9 documents the refusals that the server adds to every call", () => {
    const lacking = calls.flatMap(([name, { requestBody, parameters = [], security = [], responses }]) => {
      const isAnswered = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
      const needed = [
        ...["429", "500", "503"],
        ...(requestBody === undefined ? [] : ["400", "403", "413", "415"]),
        ...(parameters.some((each) => each.in === "path") ? ["400", "404"] : []),
        ...(isAnswered ? ["401", "403"] : []),
      ];
      return needed.filter((status) => responses[status] === undefined).map((status) => `${name} ${status}`);
    });
    expect(lacking.filter((each) => !each.includes("_payload.json"))).toEqual([]);
  });

  it("API-9 requires credentials exactly where a guest is refused", async () => {
    const wrong: string[] = [];
    for (const [name, { security = [], parameters = [], requestBody }] of calls.filter(
      ([each]) => !each.includes("_payload.json"),
    )) {
      const [method = "GET", path = ""] = name.split(" ");
      if (method !== "GET" && method !== "DELETE") continue;
      const url = `/api${path.replace(/\{(\w+)\}/g, (_, part) => inPath[part] ?? "1")}`;
      const asked = parameters.filter((each) => each.in === "query" && required[each.name] !== undefined);
      const query = Object.fromEntries(asked.map((each) => [each.name, required[each.name] ?? ""]));
      const body = requestBody?.content?.["application/json"]?.example;
      const { statusCode } = await shop.app.inject({
        method: method === "GET" ? "GET" : "DELETE",
        url,
        query,
        ...(body === undefined ? {} : { payload: body }),
      });
      const needsCaller = security.length > 0 && security.every((way) => Object.keys(way).length > 0);
      if ((statusCode === 401) !== needsCaller) wrong.push(`${name} answers a guest ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});
