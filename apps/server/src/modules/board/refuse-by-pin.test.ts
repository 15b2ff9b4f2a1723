import { randomUUID } from "node:crypto";
import { OFFICE_PATHS, officeOrderPath } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, placed } from "../../testing/calls/board.ts";
import { enrolDevice } from "../../testing/calls/devices.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { hashPassword } from "../staff/sign-in/password.ts";

const [password, pin] = ["салат оливье 42", "2580"];

describeOnEachEngine("refusing an order on a shared tablet", (engine) => {
  it("STAFF-3 requires the PIN again once the order is confirmed, and not before; a personal phone never", async () => {
    const shop = await startShop({ engine });
    const device = await enrolDevice(shop, 10);
    const anna = await signInStaff(shop, [{ role: "cashier", branchId: 10 }], { deviceId: device.id });
    const hash = { password_hash: await hashPassword(password) };
    await shop.store.db.updateTable("staff").set(hash).where("id", "=", anna.id).execute();
    const cookie = `${device.cookie}; ${anna.headers["cookie"]}`;
    const send = (method: "POST" | "PUT", url: string, payload: object) =>
      shop.app.inject({ method, url, payload, headers: { cookie, "idempotency-key": randomUUID() } });
    await send("PUT", OFFICE_PATHS.ownPin, { password, pin });
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
    expect((await send("POST", OFFICE_PATHS.pinConfirm, { pin })).statusCode).toBe(200);
    expect(await refuse(confirmed.id, 2)).toBe("cancelled");
    shop.clock.advance(120_000);
    expect(await refuse(other.id, 2)).toBe("staff_pin_required");
    const phone = await boardCaller(shop, "cashier");
    const answer = await phone.answer(other.id, "refuse", { version: 2, reason: "no-time" });
    expect(answer.json().stage).toBe("cancelled");
    await shop.close();
  });
});
