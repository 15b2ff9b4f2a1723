import { COUPON_FIELDS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopWithClient, type WooCommerceClient } from "../../testing/calls/woo-client.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { loggedState } from "../audit/audit-fields.ts";

describeOnEachEngine("what integrations change", (engine) => {
  let shop: RunningShop;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, client } = await shopWithClient(engine));
  });
  afterAll(() => shop.close());

  /** Entries of one object, oldest first, without ids and times. */
  async function entriesOf(kind: "product" | "stock" | "coupon" | "order", id: string) {
    const rows = await shop.store.db
      .selectFrom("audit_log")
      .selectAll()
      .where("object_kind", "=", kind)
      .where("object_id", "=", id)
      .orderBy("at")
      .orderBy("id")
      .execute();
    return rows.map((row) => {
      expect([row.actor_kind, row.actor_name === ""]).toEqual(["integration", false]);
      const [before, after] = [row.before, row.after].map((text) => (text === null ? null : JSON.parse(text)));
      return { action: row.action, branch: row.branch_id, before, after };
    });
  }

  it("STAFF-4 is in the log for a dish, with before and after, and a repeat is not", async () => {
    const { data } = await client.get("products/101");
    const dearer = { regular_price: String(Number(data.regular_price) + 50) };
    expect((await client.put("products/101", dearer)).status).toBe(200);
    expect((await client.put("products/101", dearer)).status).toBe(200);
    const [entry, ...others] = await entriesOf("product", "101");
    expect(others).toEqual([]);
    expect(entry?.action).toBe("change");
    expect(entry?.after.price - entry?.before.price).toBe(50);
    expect(Object.keys(entry?.after)).not.toContain("name");
  });

  it("STAFF-4 is in the log for the stock of a branch", async () => {
    await client.put("products/101", { manage_stock: true, stock_quantity: 7, warehouse_id: 10 });
    await client.put("products/101", { stock_quantity: 5, warehouse_id: 10 });
    expect((await entriesOf("stock", "101 0")).at(-1)).toEqual({
      action: "set",
      branch: 10,
      before: { quantity: 7 },
      after: { quantity: 5 },
    });
  });

  it("STAFF-4 is in the log for every field of a coupon but guests' ids, codes, the picture and other programs' data", () => {
    const omitted = ["usage_avaible_users", "codes", "meta_data", "image"];
    const state = Object.fromEntries(COUPON_FIELDS.map((name) => [name, true]));
    const logged = Object.keys(JSON.parse(loggedState("coupon", state) ?? ""));
    expect(COUPON_FIELDS.filter((name) => !logged.includes(name) && !omitted.includes(name))).toEqual([]);
  });

  it("STAFF-4 is in the log for a coupon, from the first day to the last", async () => {
    const { id } = (await client.post("coupons", { code: "PRIVET", discount_type: "percent", amount: "5" })).data;
    await client.put(`coupons/${id}`, { amount: "10" });
    await client.put(`coupons/${id}`, { amount: "150" }).catch(() => undefined);
    await client.delete(`coupons/${id}`, { force: true });
    const entries = await entriesOf("coupon", String(id));
    expect(entries.map(({ action }) => action)).toEqual(["create", "change", "remove"]);
    expect(entries[0]).toMatchObject({ before: null, after: { code: "PRIVET", amount: "5" } });
    expect(entries[1]).toMatchObject({ before: { amount: "5" }, after: { amount: "10" } });
    expect(entries[2]).toMatchObject({ before: { code: "PRIVET" }, after: null });
  });
});
