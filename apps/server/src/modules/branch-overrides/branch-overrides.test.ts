import { officeBranchPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "../../testing/calls/orders.ts";
import { onlineShop } from "../../testing/calls/payments.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { nothingOwn } from "../../testing/shops/chain-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { createBranchOverrides } from "./service.ts";

const own = {
  telegram_chats: ["-1009998887", "@centre_orders"],
  alert_phones: ["+79167770001"],
  mail_addresses: ["centre@example.org"],
  payment_account: "secretname",
};
const notCalled = () => {
  throw new Error("nothing of it is called");
};

describeOnEachEngine("what a branch has of its own", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    const account = { start: notCalled, report: notCalled };
    shop = await startShop({
      engine,
      files: { ...onlineShop, stock: [] },
      gateways: { yookassa: account, "yookassa.secretname": account, "paykeeper.secretname": account },
      alertPhones: ["+79160000001", "+79160000002"],
    });
  });
  afterAll(() => shop.close());

  type Headers = Readonly<Record<string, string>>;
  const owner = async () => (await signInStaff(shop, [{ role: "owner", branchId: null }])).headers;
  const manager = async (branchId: number) => (await signInStaff(shop, [{ role: "manager", branchId }])).headers;
  const read = (headers: Headers, branch = 10) =>
    shop.app.inject({ url: officeBranchPath(branch, "overrides"), headers });
  const change = (headers: Headers, payload: object, branch = 10) =>
    shop.app.inject({ method: "PUT", url: officeBranchPath(branch, "overrides"), headers, payload });

  it("is nothing at first, is changed by an owner, and the log has counts instead of numbers", async () => {
    const headers = await owner();
    const server = {
      sends: { telegram: false, mail: false },
      common: { telegram_chats: 0, alert_phones: 2, mail_addresses: 0 },
      payment_accounts: [{ name: "secretname", methods: ["yookassa", "paykeeper"] }],
    };
    expect((await read(headers)).json()).toEqual({ ...nothingOwn, ...server });
    const answer = await change(headers, { ...own, alert_phones: ["+79167770001", "+79167770001"] });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...own, ...server }]);
    expect((await read(headers)).json()).toEqual({ ...own, ...server });
    expect((await read(headers, 20)).json()).toEqual({ ...nothingOwn, ...server });
    const entries = shop.store.db.selectFrom("audit_log").selectAll().where("object_kind", "=", "branch-overrides");
    const [entry] = await entries.execute();
    expect(entry).toMatchObject({ branch_id: 10, action: "changed", actor_name: "Анна" });
    const counts = { telegram_chats: 2, alert_phones: 1, mail_addresses: 1, payment_account: "secretname" };
    expect(JSON.parse(entry?.after ?? "null")).toEqual(counts);
  });

  it("STAFF-2 is changed by the branch's manager, but its payment account only by staff of the whole shop", async () => {
    await change(await owner(), own);
    const headers = await manager(10);
    expect((await change(headers, { ...own, alert_phones: [] })).statusCode).toBe(200);
    for (const account of [null, "other"])
      expect((await change(headers, { ...own, payment_account: account })).json()).toMatchObject({
        code: "staff_right_missing",
      });
    expect((await change(await manager(20), own)).statusCode).toBe(403);
    const cashier = (await signInStaff(shop, [{ role: "cashier", branchId: 10 }])).headers;
    expect((await read(cashier)).statusCode).toBe(403);
    expect((await read(await owner(), 99)).statusCode).toBe(404);
  });

  it("OFFICE-2 is in no answer to a guest", async () => {
    await change(await owner(), own);
    const placed = (await placeOrder(shop.app, { payment_method: "yookassa" })).json();
    const urls = [
      PATHS.allSettings,
      PATHS.frontSettings,
      `${PATHS.allSettings}?lang=en`,
      `${PATHS.orders}/${placed.id}?key=${placed.key}`,
      PATHS.information,
    ];
    const answers = await Promise.all(urls.map((url) => shop.app.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    const said = JSON.stringify(placed) + answers.map(({ body }) => body).join("");
    expect(said).not.toMatch(/1009998887|centre_orders|79167770001|centre@example|secretname/);
  });

  it.each([
    ["a number without +", { alert_phones: ["79167770001"] }],
    ["a short number", { alert_phones: ["+7916"] }],
    ["a chat in words", { telegram_chats: ["Заказы центра"] }],
    ["an address without a host", { mail_addresses: ["centre"] }],
    ["a header in an address", { mail_addresses: ["a@example.org\r\nBcc: b@example.org"] }],
    ["eleven numbers", { alert_phones: Array.from({ length: 11 }, (_, index) => `+791677700${10 + index}`) }],
    ["an account that the server does not have", { payment_account: "south" }],
    ["a path as an account", { payment_account: "../north" }],
  ])("refuses %s", async (_, part) => {
    expect((await change(await owner(), { ...own, ...part })).statusCode).toBe(400);
  });

  it("keeps an account that the server no longer has until it is changed", async () => {
    const headers = await owner();
    await change(headers, own);
    await shop.store.db.updateTable("branch_overrides").set({ payment_account: "former" }).execute();
    expect((await change(headers, { ...own, payment_account: "former", alert_phones: [] })).statusCode).toBe(200);
    expect((await change(headers, { ...nothingOwn })).json()).toMatchObject({ payment_account: null });
  });

  it("is read by another process, and survives a store that cannot be read", async () => {
    await change(await owner(), nothingOwn);
    const { db } = shop.store;
    const errors: unknown[] = [];
    const other = await createBranchOverrides({
      db,
      shop: shop.shopData,
      now: shop.clock.now,
      auditInsert: notCalled,
      server: {
        sends: { telegram: false, mail: false },
        common: { telegram_chats: 0, alert_phones: 0, mail_addresses: 0 },
        payment_accounts: [],
      },
      onError: (error) => errors.push(error),
    });
    await change(await owner(), own);
    await other.refresh();
    expect(other.of(10).alertPhones).toEqual(own.alert_phones);
    await db.schema.alterTable("branch_overrides").renameTo("out_of_reach").execute();
    await other.refresh();
    await db.schema.alterTable("out_of_reach").renameTo("branch_overrides").execute();
    expect([other.of(10).alertPhones, errors.length]).toEqual([own.alert_phones, 1]);
  });
});
