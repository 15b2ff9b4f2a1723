import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { type DescribedCalls, type JsonSchema, operationsOf } from "./generated/json-schema.ts";

/** Values that are compared with a few neutral ones, or stored unread. The JSON reader bounds their size. */
const exempt = new Set([
  "individual_use",
  "excluded_product_ids",
  "limit_usage_to_x_items",
  "free_shipping",
  "exclude_sale_items",
  "email_restrictions",
  "meta_data[].value",
  "image[]",
]);
const isExempt = (at: string) =>
  /\/wc\/v3\/coupons|\/dry-run\.coupon\./.test(at) && exempt.has(at.replace(/^[^.]*\.(coupon\.)?/, ""));

/** Whether a pattern has no unbounded repetition. */
const endsSomewhere = (pattern: string | undefined) =>
  pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "c"));

/** Unbounded parts of an input: lists, maps, texts and untyped values. */
function unboundedIn(schema: JsonSchema, at: string): readonly string[] {
  const { type, properties = {}, additionalProperties: more, items, prefixItems, propertyNames } = schema;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => unboundedIn(choice, at));
  if (isExempt(at) || schema.enum !== undefined || schema.const !== undefined) return [];
  const types = [type ?? []].flat();
  const isMap = Object.keys(properties).length === 0 && typeof more === "object" && Object.keys(more).length > 0;
  return [
    ...(types.length === 0 ? [`${at}: any kind`] : []),
    ...(types.includes("array") && schema.maxItems === undefined && prefixItems === undefined ? [`${at}: list`] : []),
    ...(isMap && schema.maxProperties === undefined && propertyNames?.enum === undefined ? [`${at}: map`] : []),
    ...(types.includes("string") && schema.maxLength === undefined && !endsSomewhere(schema.pattern)
      ? [`${at}: text`]
      : []),
    ...Object.entries(properties).flatMap(([name, property]) => unboundedIn(property, `${at}.${name}`)),
    ...(isMap ? unboundedIn(more, `${at}.*`) : []),
    ...(typeof items === "object" ? unboundedIn(items, `${at}[]`) : []),
  ];
}

describeOnEachEngine("inputs of the published calls", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  it("API-2 have a bound at every list, map and text", async () => {
    const described = (await shop.app.inject(`/api${PATHS.openapi}`)).json<DescribedCalls>();
    const operations = operationsOf(described);
    expect(operations.length).toBeGreaterThan(70);
    const unbounded = operations.flatMap(({ method, path, parameters, body }) => [
      // The router limits a path parameter to 200 characters.
      ...parameters
        .filter((each) => each.in !== "path")
        .flatMap((each) => unboundedIn(each.schema, `${method} ${path} ?${each.name}`)),
      ...(body === null ? [] : unboundedIn(body, `${method} ${path}`)),
    ]);
    expect(unbounded).toEqual([]);
  });
});
