import { PATHS } from "@skatert/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { engineNamed } from "../../../testing/stores/engines.ts";
import { answerExamples } from "./answer-examples.ts";
import { bodyExamples } from "./body-examples.ts";
import { summaries } from "./summaries.ts";

interface Media {
  readonly schema?: object;
  readonly example?: unknown;
}
interface Content {
  readonly content?: { readonly "application/json"?: Media };
}
interface Call {
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

/** The document names paths below /api; the office's routes have the prefix themselves. */
function routePath(path: string): string {
  const route = path.replace(/\{(\w+)\}/g, ":$1");
  return route.startsWith("/office/") ? `/api${route}` : route;
}

// The document is the same on both engines.
describe("the API page", () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  let shop: RunningShop;
  let calls: readonly (readonly [name: string, call: Call])[];

  beforeAll(async () => {
    shop = await startShop({ engine: engineNamed("sqlite", leftovers) });
    const answer = await shop.app.inject(`/api${PATHS.openapi}`);
    const { paths } = answer.json<{ readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>> }>();
    calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== "servers")
        .map(([method, call]) => [`${method.toUpperCase()} ${routePath(path)}`, call] as const),
    );
  });
  afterAll(async () => {
    await shop.close();
    for (const clean of leftovers.reverse()) await clean();
  });

  it("API-2 has a summary of every call", () => {
    expect(calls.length).toBeGreaterThan(70);
    expect(calls.filter(([, { summary, description }]) => !summary && !description).map(([name]) => name)).toEqual([]);
  });

  it("API-2 shows a valid example body for every call with JSON", () => {
    const taking = calls.flatMap(([name, { requestBody }]) => {
      const media = requestBody?.content?.["application/json"];
      return media === undefined ? [] : [[name, media] as const];
    });
    expect(taking.filter(([, { example }]) => example === undefined).map(([name]) => name)).toEqual([]);
    expect(taking.filter(([, media]) => !isTaken(media)).map(([name]) => name)).toEqual([]);
  });

  it("API-2 shows example answers that match the call's schema", () => {
    const shown = calls.flatMap(([name, { responses = {} }]) =>
      Object.entries(responses).flatMap(([status, { content }]) => {
        const media = content?.["application/json"];
        return media?.example === undefined ? [] : [[`${name} ${status}`, media] as const];
      }),
    );
    expect(shown.map(([name]) => name).sort()).toEqual(Object.keys(answerExamples).sort());
    expect(shown.filter(([, media]) => !isTaken(media)).map(([name]) => name)).toEqual([]);
  });

  it("API-2 has no notes about unknown calls", () => {
    const names = new Set(calls.map(([name]) => name));
    expect([...Object.keys(summaries), ...Object.keys(bodyExamples)].filter((name) => !names.has(name))).toEqual([]);
  });
});

function isTaken({ schema = {}, example }: Media): boolean {
  return new Ajv2020({ strict: false, formats: fullFormats }).validate(schema, example);
}
