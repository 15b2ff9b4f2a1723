import { randomUUID } from "node:crypto";
import { OFFICE_PATHS, officeGuestPath, officeOrderPath } from "@skatert/contract";
import type { StaffRole } from "@skatert/domain";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { enrolDevice } from "../../testing/calls/devices.ts";
import { placeOrder, teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { hashPassword } from "../staff/sign-in/password.ts";

const [password, pin] = ["салат оливье 42", "2580"];

describeOnEachEngine("dear answers on a shared tablet", (engine) => {
  async function tablet(role: StaffRole = "cashier") {
    const shop = await startShop({ engine, files: { ...smallShop, stock: [] } });
    const device = await enrolDevice(shop, 10);
    const anna = await signInStaff(shop, [{ role, branchId: 10 }], { deviceId: device.id });
    const hash = { password_hash: await hashPassword(password) };
    await shop.store.db.updateTable("staff").set(hash).where("id", "=", anna.id).execute();
    const cookie = `${device.cookie}; ${anna.headers["cookie"]}`;
    const send = (method: "POST" | "PUT", url: string, payload: object) =>
      shop.app.inject({ method, url, payload, headers: { cookie, "idempotency-key": randomUUID() } });
    await send("PUT", OFFICE_PATHS.ownPin, { password, pin });
    return { shop, send, enterPin: () => send("POST", OFFICE_PATHS.pinConfirm, { pin }) };
  }

  it("STAFF-3 requires the PIN again once the order is confirmed, and not before; a personal phone never", async () => {
    const { shop, send, enterPin } = await tablet();
    const refuse = async (id: number, version: number) => {
      const answer = await send("POST", officeOrderPath(id, "refuse"), { version, reason: "no-time" });
      return answer.statusCode === 200 ? answer.json().stage : answer.json().code;
    };
    const tea = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };
    const [fresh, confirmed, other] = [await placed(shop, tea), await placed(shop, tea), await placed(shop, tea)];
    expect(await refuse(fresh.id, 1)).toBe("cancelled");
    for (const { id } of [confirmed, other])
      expect((await send("POST", officeOrderPath(id, "confirm"), { version: 1 })).statusCode).toBe(200);
    expect(await refuse(confirmed.id, 2)).toBe("staff_pin_required");
    expect((await enterPin()).statusCode).toBe(200);
    expect(await refuse(confirmed.id, 2)).toBe("cancelled");
    shop.clock.advance(120_000);
    expect(await refuse(other.id, 2)).toBe("staff_pin_required");
    const phone = await boardCaller(shop, "cashier");
    const answer = await phone.answer(other.id, "refuse", { version: 2, reason: "no-time" });
    expect(answer.json().stage).toBe("cancelled");
    await shop.close();
  });

  it("STAFF-3 CHANGE-1 a change that cuts a confirmed order requires the PIN; a dearer one and a preview do not", async () => {
    const { shop, send, enterPin } = await tablet();
    const change = async (id: number, version: number, quantity: number, more: object = {}) => {
      const changes = [{ kind: "quantity", line: 0, quantity }];
      const body = { version, changes, reason: "Гость передумал", consent: "phone", ...more };
      const answer = await send("POST", officeOrderPath(id, "changes"), body);
      return answer.statusCode === 200 ? answer.json().after.total : answer.json().code;
    };
    const teas = { lines: [{ product_id: 301, quantity: 3 }], expected_total: 300 };
    const [fresh, { id }] = [await placed(shop, teas), await placed(shop, teas)];
    expect(await change(fresh.id, 1, 2)).toBe(200);
    await send("POST", officeOrderPath(id, "confirm"), { version: 1 });
    expect(await change(id, 2, 2, { dry_run: true })).toBe(200);
    expect(await change(id, 2, 2)).toBe("staff_pin_required");
    expect(await change(id, 2, 2, { consent: "link" })).toBe("staff_pin_required");
    expect(await change(id, 2, 4)).toBe(400);
    await enterPin();
    expect(await change(id, 3, 1)).toBe(100);
    await shop.close();
  });

  it("STAFF-3 GUEST-1 points and coupons given by hand require the PIN, points taken back do not", async () => {
    const { shop, send, enterPin } = await tablet("operator");
    const phone = newPhone();
    await placeOrder(shop.app, { customer: { name: "Анна", phone } });
    const guest = await signIn(shop, phone);
    const change = async (part: string, body: object) => {
      const answer = await send("POST", officeGuestPath(String(guest.userId), part), body);
      return answer.statusCode === 200 ? answer.json().points : answer.json().code;
    };
    const points = (count: number) => change("points", { points: count, reason: "Остыл чай" });
    expect(await points(50)).toBe("staff_pin_required");
    expect(await change("coupons", { coupon_id: 701, uses: 1 })).toBe("staff_pin_required");
    await enterPin();
    expect(await points(50)).toBe(50);
    shop.clock.advance(120_000);
    expect(await points(-20)).toBe(30);
    expect(await points(20)).toBe("staff_pin_required");
    await shop.close();
  });

  it("STAFF-3 PHONE-1 a staff discount requires the PIN, its quote does not", async () => {
    const { shop, send, enterPin } = await tablet();
    const place = async (changes: object) => {
      const lines = [{ product_id: 301, quantity: 1 }];
      const order = { ...teaOrder, lines, coupons: [], pay_by: "cash", expected_total: 90, ...changes };
      const answer = await send("POST", OFFICE_PATHS.phoneOrders, order);
      return answer.statusCode < 300 ? answer.statusCode : answer.json().code;
    };
    const staff_discount = { percent: 10, reason: "late" };
    expect(await place({ staff_discount, dry_run: true })).toBe(200);
    expect(await place({ staff_discount })).toBe("staff_pin_required");
    expect(await place({ expected_total: 100 })).toBe(201);
    await enterPin();
    expect(await place({ staff_discount })).toBe(201);
    await shop.close();
  });
});
