import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { accountCalls } from "../../../testing/calls/account-calls.ts";
import { orderOf, ownerOfGuests } from "../../../testing/calls/guests.ts";
import { placeOrder } from "../../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { requestCalls, shopWithTables } from "../../../testing/calls/requests.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const limits = { orders: { perPhone: 0, perNetwork: 0, unpaidPerPhone: 0, unpaidPerNetwork: 0 } };

describeOnEachEngine("a guest with two numbers who deletes the account", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files: { ...shopWithTables, stock: [] }, limits });
  });
  afterAll(() => shop.close());
  const { remove, finish, placeOrderOf } = accountCalls(() => shop);
  const { ask } = requestCalls(() => shop);

  async function joined() {
    const owner = await ownerOfGuests(shop);
    const [guest, number] = [await signIn(shop, newPhone()), newPhone()];
    const order = await orderOf(shop, number);
    const merge = await owner.change(String(guest.userId), "merge", { other: number });
    expect(merge.statusCode, merge.body).toBe(200);
    await finish(order);
    return { owner, guest, number, order };
  }

  it("GUEST-1 leaves no request of the joined number, and no item of it in the inbox", async () => {
    const { guest, number } = await joined();
    expect((await ask({ kind: "call", phone: number, comment: "Жизель, домофон 12" })).statusCode).toBe(201);
    expect((await remove(PATHS.user, guest)).statusCode).toBe(200);
    const { db } = shop.store;
    const left = [
      await db.selectFrom("requests").selectAll().execute(),
      await db.selectFrom("inbox_items").selectAll().execute(),
    ];
    expect(left).toEqual([[], []]);
  });

  it("GUEST-1 stays blocked under each of the numbers, without the reason", async () => {
    const { owner, guest, number } = await joined();
    await owner.change(String(guest.userId), "block", { reason: "Жизель не платит" });
    expect((await remove(PATHS.user, guest)).statusCode).toBe(200);
    for (const phone of [guest.phone, number]) {
      const order = await placeOrder(shop.app, { customer: { name: "Анна", phone } });
      expect([order.statusCode, order.json().data.reason]).toEqual([422, "guest-blocked"]);
    }
    const blocks = await shop.store.db.selectFrom("guest_blocks").select("reason").execute();
    expect(blocks).toEqual([{ reason: "" }, { reason: "" }]);
  });

  it("GUEST-1 is exported with the orders of both numbers, read one after another", async () => {
    const { owner, guest, order } = await joined();
    const { orders } = shop.app.services;
    const view = orders.view;
    let [running, most] = [0, 0];
    vi.spyOn(orders, "view").mockImplementation(async (stored, language) => {
      running += 1;
      most = Math.max(most, running);
      const shown = await view(stored, language);
      running -= 1;
      return shown;
    });
    await placeOrderOf(guest);
    await placeOrderOf(guest);
    const exported = (await owner.read(String(guest.userId), "export")).json();
    vi.restoreAllMocks();
    expect(exported.orders.map(({ id }: { readonly id: number }) => id)).toContain(order);
    expect([exported.orders.length, most]).toEqual([3, 1]);
  });

  it("GUEST-1 CHANGE-2 leaves no words of staff about a refund", async () => {
    const { guest, order } = await joined();
    const row = {
      cause: "compensation",
      amount: 100,
      lines: "[]",
      points_back: 0,
      points_taken: 0,
      made_by: "shop",
    } as const;
    const named = { ...row, id: "r1", number: 1, order_id: order, reason: "Жизель болеет", created_at: 1 };
    await shop.store.db.insertInto("refunds").values(named).execute();
    expect((await remove(PATHS.user, guest)).statusCode).toBe(200);
    const left = await shop.store.db.selectFrom("refunds").select(["amount", "reason"]).execute();
    expect(left).toEqual([{ amount: 100, reason: "" }]);
  });
});
