import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountCalls, oneTea } from "../testing/calls/account-calls.ts";
import { anOperator } from "../testing/calls/orders.ts";
import { newPhone, signIn } from "../testing/calls/people.ts";
import { signInStaff } from "../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

const reordered = "\u202eаннА\u2066\u200b";
const unseen = "\u3164\u2800\u200d";

describeOnEachEngine("marks that reorder or hide a text", (engine) => {
  let shop: RunningShop;
  const { get, post, placeOrderOf } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  it("STAFF-4 reach neither an order, nor its address, lines and comment", async () => {
    const anna = await signIn(shop, newPhone());
    const lines = [{ ...oneTea.lines[0], person: reordered }];
    const placed = await placeOrderOf(anna, {
      customer: { name: reordered, phone: anna.phone },
      lines,
      comment: `${reordered}\n${unseen}`,
      address: { AddressLine: reordered, apartment: reordered, comment: reordered },
    });
    expect(placed.statusCode).toBe(201);
    const order = await shop.store.db
      .selectFrom("orders")
      .select(["name", "details"])
      .where("id", "=", placed.json().id)
      .executeTakeFirstOrThrow();
    expect(order.name).toBe("аннА");
    expect(order.details).toContain("аннА");
    expect(order.details).not.toMatch(/[\u202e\u2066\u200b]/);
  });

  it("STAFF-4 make no name: an order, a request, a group and a person of the staff are refused", async () => {
    const anna = await signIn(shop, newPhone());
    const order = await placeOrderOf(anna, { customer: { name: unseen, phone: anna.phone } });
    const request = await post(PATHS.requests, { kind: "call", name: unseen, phone: anna.phone, consent: true });
    const group = await post(PATHS.groupOrders, { host: unseen, warehouse_id: 10 });
    const owner = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    const staff = await shop.app.inject({
      method: "POST",
      url: "/api/office/staff",
      headers: { ...owner.headers, "idempotency-key": "unseen" },
      payload: { name: unseen, login: "unseen", roles: [{ role: "cook", branch_id: 10 }] },
    });
    const { keys } = await anOperator(shop);
    const woo = await shop.app.inject({
      method: "POST",
      url: PATHS.shopOrders,
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`,
      },
      payload: {
        payment_method: "cod",
        billing: { first_name: unseen, phone: anna.phone },
        line_items: oneTea.lines,
        shipping_lines: [{ method_id: "local_pickup" }],
        warehouse_id: 10,
        pickup_location_id: 31,
      },
    });
    expect([order, request, group, staff, woo].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  it("STAFF-4 are removed from profile, preferences and saved addresses", async () => {
    const anna = await signIn(shop, newPhone());
    await post(PATHS.user, { name: reordered }, anna);
    await post(PATHS.preferences, { preferences: [reordered, unseen] }, anna);
    const [address] = (await post(PATHS.addresses, { data: { AddressLine: reordered, name: reordered } }, anna)).json();
    expect(address).toMatchObject({ AddressLine: "аннА", name: "аннА" });
    expect((await get(PATHS.user, anna)).json().data.data.name).toBe("аннА");
    expect((await get(PATHS.preferences, anna)).json().preferences).toEqual(["аннА"]);
  });
});
