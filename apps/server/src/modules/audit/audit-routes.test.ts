import { AuditSchema, OFFICE_PATHS, type WireAuditEntry } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enrolDevice } from "../../testing/calls/devices.ts";
import { placeOrder } from "../../testing/calls/orders.ts";
import { signInStaff, staffHeaders } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the log in the office", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
    await placeOrder(shop.app, { customer: { name: "Жозефина", phone: "+79161230000" } });
    for (const branch of [10, 10, 10, 20]) await enrolDevice(shop, branch);
  });
  afterAll(() => shop.close());

  async function read(branchId: number | null, query: Readonly<Record<string, string>> = {}) {
    const headers = await staffHeaders(shop, [{ role: "manager", branchId }]);
    const answer = await shop.app.inject({ url: OFFICE_PATHS.audit, query, headers });
    return answer.statusCode === 200 ? AuditSchema.parse(answer.json()) : answer.statusCode;
  }
  async function entriesOf(branchId: number | null, query: Readonly<Record<string, string>> = {}) {
    const page = await read(branchId, query);
    if (typeof page === "number") throw new Error(String(page));
    return page.entries;
  }
  const devices = { object_kind: "device" };

  it("STAFF-4 shows a manager the branch, and an owner of all branches each of them", async () => {
    const branches = (entries: readonly WireAuditEntry[]) => entries.map(({ branch_id }) => branch_id);
    expect(branches(await entriesOf(10, devices))).toEqual([10, 10, 10]);
    expect(branches(await entriesOf(null, devices))).toEqual([20, 10, 10, 10]);
    expect(branches(await entriesOf(null, { ...devices, branch_id: "20" }))).toEqual([20]);
    expect(await read(10, { branch_id: "20" })).toBe(403);
  });

  it("STAFF-4 pages by `next`, and refuses another cursor", async () => {
    const first = await read(10, { ...devices, limit: "2" });
    if (typeof first === "number" || first.next === null) throw new Error("the first page has no next");
    expect(first.entries).toHaveLength(2);
    const rest = await entriesOf(10, { ...devices, limit: "2", after: first.next });
    expect(rest).toHaveLength(1);
    const ids = [...first.entries, ...rest].map(({ object }) => Number(object.id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(await read(10, { after: "yesterday" })).toBe(400);
    expect(await read(10, { limit: "1000" })).toBe(400);
  });

  it("STAFF-4 shows the current names of an entry's device, person and dish", async () => {
    const [entry] = await entriesOf(10, devices);
    expect(entry?.object.name).not.toBeNull();
    expect(entry?.object.name).toBe(
      (
        await shop.store.db
          .selectFrom("office_devices")
          .select("name")
          .where("id", "=", Number(entry?.object.id))
          .executeTakeFirstOrThrow()
      ).name,
    );
    const manager = await signInStaff(shop, [{ role: "manager", branchId: null }], { name: "Вера" });
    const count = { branch_id: 10, product_id: 101, quantity: 5, reason: "пересчёт" };
    const headers = { ...manager.headers, "idempotency-key": "count-1" };
    const counted = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.stock, headers, payload: count });
    expect(counted.statusCode).toBe(200);
    const [stock] = await entriesOf(10, { object_kind: "stock" });
    expect([stock?.by.name, stock?.object.name]).toEqual(["Вера", "Борщ"]);
    expect(await entriesOf(10, { device_id: "99999" })).toEqual([]);
  });

  it("STAFF-4 names neither the guest of an order nor the phone", async () => {
    const text = JSON.stringify(await entriesOf(null, { limit: "100" }));
    expect(text).not.toMatch(/Жозефина|9161230000/);
  });
});
