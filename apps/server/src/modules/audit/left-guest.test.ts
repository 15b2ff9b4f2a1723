import { officeOrderPath, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountCalls } from "../../testing/calls/account-calls.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the log and a guest who leaves", (engine) => {
  let shop: RunningShop;
  const { post, remove, placeOrderOf, finish } = accountCalls(() => shop);
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  it("STAFF-4 keeps the entries about the order, and nothing that identifies the guest", async () => {
    const guest = await signIn(shop, newPhone());
    await post(PATHS.user, { name: "Жозефина" }, guest);
    const { id } = (await placeOrderOf(guest, { comment: "Позвоните Жозефине" })).json();
    const { headers } = await signInStaff(shop, [{ role: "manager", branchId: null }]);
    const confirm = { method: "POST", url: officeOrderPath(id, "confirm"), headers, payload: { version: 1 } } as const;
    expect((await shop.app.inject(confirm)).statusCode).toBe(200);
    await finish(id);
    const entries = () =>
      shop.store.db.selectFrom("audit_log").selectAll().where("object_id", "=", String(id)).orderBy("id").execute();
    const before = await entries();
    expect(before.length).toBeGreaterThan(1);
    expect(before.map(({ guest_id: linked }) => linked)).toEqual(before.map(() => guest.userId));
    expect((await remove(PATHS.user, guest)).statusCode).toBe(200);
    expect(await entries()).toEqual(before.map((row) => ({ ...row, guest_id: null })));
    const whole = JSON.stringify(await shop.store.db.selectFrom("audit_log").selectAll().execute());
    expect(whole).not.toMatch(new RegExp(`Жозефин|${guest.phone.slice(2)}`));
  });
});
