import { readFileSync } from "node:fs";
import { unkeptMembers, WOO_BODIES, type WooBodyMembers } from "@skatert/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { shopWithClient, type WooCommerceClient } from "../../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const bodies: readonly (readonly [string, WooBodyMembers])[] = Object.entries(WOO_BODIES);
const named = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(", ") || "–";

describe("the members of WooCommerce's bodies", () => {
  it("are all in the table of docs/integrate.md", () => {
    const page = readFileSync(new URL("../../../../../../docs/integrate.md", import.meta.url), "utf8");
    const rows = bodies.map(
      ([, { body, kept, unchanged, refused, ignored }]) =>
        `| ${body} | ${[kept, unchanged, Object.keys(refused), ignored].map(named).join(" | ")} |`,
    );
    const head = ["| body | kept | only as it is | refused | without effect |", "|---|---|---|---|---|"];
    expect(page).toContain([...head, ...rows, ""].join("\n"));
  });

  it.each(bodies)("of %s each have one meaning", (_name, { kept, unchanged, refused, ignored }) => {
    const all = [...kept, ...unchanged, ...Object.keys(refused), ...ignored];
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it.each(bodies)("of %s pass with WooCommerce's defaults, and are refused with another value", (_name, members) => {
    const defaults = Object.entries(members.refused).filter(([name]) => !name.includes("."));
    expect(unkeptMembers(members, Object.fromEntries(defaults), null)).toEqual([]);
    expect(unkeptMembers(members, Object.fromEntries(defaults.map(([name]) => [name, null])), null)).toEqual([]);
    const asText = defaults.map(([name, value]) => [name, typeof value === "object" ? value : String(value)]);
    expect(unkeptMembers(members, Object.fromEntries(asText), null)).toEqual([]);
    const others = defaults.map(([name, value]) => [name, Array.isArray(value) ? [7] : { x: "7" }]);
    const paths = unkeptMembers(members, Object.fromEntries(others), null).map(({ path }) => path);
    expect(paths).toEqual(defaults.map(([name]) => name));
  });
});

describeOnEachEngine("a body with members that the shop cannot keep", (engine) => {
  let shop: RunningShop;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, client } = await shopWithClient(engine));
  });
  afterAll(() => shop.close());

  const refusedBy = async (answer: Promise<{ data: { code?: string; data?: { params: { path: string }[] } } }>) => {
    const { data } = await answer;
    return [data.code, ...(data.data?.params.map(({ path }) => path) ?? [])];
  };

  it.each<[string, object, string[]]>([
    [
      "products/101",
      { weight: "0.5", dimensions: { length: "10" }, tax_class: "reduced-rate" },
      ["tax_class", "weight", "dimensions"],
    ],
    ["products/101", { name: "Уха", sku: "A-1", short_description: "Рыба" }, ["short_description", "sku"]],
    [
      "products/101",
      { categories: [{ id: 2 }], meta_data: [{ key: "till", value: "7" }] },
      ["categories", "meta_data"],
    ],
    ["products/201/variations/2011", { regular_price: "1", weight: 2, image: { src: "/a.png" } }, ["weight", "image"]],
  ])("names them for %s: %j, and changes nothing", async (path, body, paths) => {
    const before = (await client.get(path)).data;
    expect(await refusedBy(client.put(path, body))).toEqual(["rest_invalid_param", ...paths]);
    expect((await client.get(path)).data).toEqual(before);
  });

  it("is refused entry by entry in a batch", async () => {
    const { data } = await client.post("products/batch", {
      update: [
        { id: 101, weight: "1" },
        { id: 301, weight: "", tax_status: "taxable" },
      ],
    });
    expect(data.update).toMatchObject([
      { id: 101, error: { code: "rest_invalid_param" } },
      { id: 301, name: "Чай" },
    ]);
  });

  it("is refused for an order, which passes as a GET shows it", async () => {
    const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };
    const { id } = (await placeOrder(shop.app, soup)).json();
    const { data } = await client.get(`orders/${id}`);
    expect((await client.put(`orders/${id}`, { ...data, status: "cooking" })).status).toBe(200);
    const changed = { ...data, status: "ready", customer_note: "Без лука", billing: { ...data.billing, phone: "1" } };
    expect(await refusedBy(client.put(`orders/${id}`, changed))).toEqual([
      ...["rest_invalid_param", "billing", "customer_note"],
    ]);
    expect((await client.get(`orders/${id}`)).data.status).toBe("cooking");
  });
});
