import { OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enrolDevice, newDeviceCode, setCookieOf } from "../../testing/calls/devices.ts";
import { signInStaff, staffHeaders } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const minute = 60_000;

describeOnEachEngine("a tablet of a branch", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  let addresses = 0;
  const enrol = (code: string, { cookie = "", remoteAddress = `198.51.100.${++addresses}` } = {}) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.enrolment,
      headers: { cookie },
      payload: { code, name: "Касса" },
      remoteAddress,
    });
  const enrolmentOf = async (cookie: string) =>
    (await shop.app.inject({ url: OFFICE_PATHS.enrolment, headers: { cookie } })).json();
  const logOf = async (id: number) =>
    shop.store.db
      .selectFrom("audit_log")
      .select(["action", "actor_name", "branch_id", "after"])
      .where("object_kind", "=", "device")
      .where("object_id", "=", String(id))
      .orderBy("at")
      .orderBy("id")
      .execute();

  it("STAFF-3 is enrolled with a code, however a person types it, and stays enrolled", async () => {
    const { headers } = await signInStaff(shop, [{ role: "manager", branchId: 10 }], { name: "Мария" });
    const made = await shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.deviceCodes,
      headers: { ...headers, host: "office.example" },
      payload: { branch_id: 10 },
    });
    const { code, link, expires_at: end } = made.json();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(link).toBe(`http://office.example/office/enrol#${code}`);
    expect(Date.parse(end) - shop.clock.now()).toBe(10 * minute);
    const answer = await enrol(` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      device: { name: "Касса", branch_id: 10 },
      branch: { id: 10, name: "Центр" },
    });
    expect(String(answer.headers["set-cookie"])).toMatch(
      /office_device=[\w-]{43}; Max-Age=34560000; Path=\/api\/office; HttpOnly; SameSite=Strict/,
    );
    const { id } = answer.json().device;
    expect(await enrolmentOf(setCookieOf(answer, "office_device"))).toMatchObject({ device: { id }, people: [] });
    expect(await logOf(id)).toMatchObject([{ action: "enrol", actor_name: "Мария", branch_id: 10 }]);
  });

  it("STAFF-3 keeps neither the code nor the token in the store", async () => {
    const code = await newDeviceCode(shop, 10);
    const stored = async () =>
      JSON.stringify([
        await shop.store.db.selectFrom("device_codes").selectAll().execute(),
        await shop.store.db.selectFrom("office_devices").selectAll().execute(),
      ]);
    expect(await stored()).not.toContain(code);
    const token = setCookieOf(await enrol(code), "office_device").split("=")[1] ?? "";
    expect(await stored()).not.toContain(token);
  });

  it("STAFF-3 is one: of many browsers that use the same code at once, one is enrolled", async () => {
    const code = await newDeviceCode(shop, 10);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enrol(code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(400)]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().code).toBe("code_invalid");
    expect((await enrol(code)).statusCode).toBe(400);
  });

  it("STAFF-3 is not enrolled with a code that is ten minutes old, or whose maker was removed", async () => {
    const old = await newDeviceCode(shop, 10);
    shop.clock.advance(10 * minute);
    expect((await enrol(old)).statusCode).toBe(400);
    const manager = await signInStaff(shop, [{ role: "manager", branchId: 10 }]);
    const payload = { branch_id: 10 };
    const made = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.deviceCodes, ...manager, payload });
    const disabled = { disabled_at: shop.clock.now() };
    await shop.store.db.updateTable("staff").set(disabled).where("id", "=", manager.id).execute();
    expect((await enrol(made.json().code)).statusCode).toBe(400);
  });

  it("STAFF-3 cannot be enrolled by guesses: a network must wait after sixty wrong codes", async () => {
    const remoteAddress = "203.0.113.77";
    const statuses: number[] = [];
    for (let guess = 0; guess < 61; guess += 1) statuses.push((await enrol("22222222", { remoteAddress })).statusCode);
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
    const code = await newDeviceCode(shop, 10);
    const refused = await enrol(code, { remoteAddress });
    expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, 15 * 60]);
    expect((await enrol(code, { remoteAddress: "203.0.113.78" })).statusCode).toBe(200);
  });

  it("STAFF-3 that is enrolled again belongs only to the new branch", async () => {
    const first = await enrolDevice(shop, 10);
    const answer = await enrol(await newDeviceCode(shop, 20), { cookie: first.cookie });
    expect(answer.json().device).toMatchObject({ branch_id: 20 });
    expect(await enrolmentOf(first.cookie)).toEqual({ passkeys: false, device: null, branch: null, people: [] });
    expect((await logOf(first.id)).map(({ action }) => action)).toEqual(["enrol", "revoke"]);
  });

  it("STAFF-3 that is revoked is not enrolled any more, and its sessions end", async () => {
    const device = await enrolDevice(shop, 10);
    const cook = await signInStaff(shop, [{ role: "cook", branchId: 10 }], { deviceId: device.id });
    const headers = { cookie: `${device.cookie}; ${cook.headers["cookie"]}` };
    const me = async () => (await shop.app.inject({ url: OFFICE_PATHS.me, headers })).statusCode;
    expect(await me()).toBe(200);
    const revoke = async (branch: number) =>
      (
        await shop.app.inject({
          method: "DELETE",
          url: `${OFFICE_PATHS.devices}/${device.id}`,
          headers: await staffHeaders(shop, [{ role: "manager", branchId: branch }]),
        })
      ).statusCode;
    expect(await revoke(20)).toBe(404);
    expect(await me()).toBe(200);
    expect([await revoke(10), await revoke(10)]).toEqual([200, 200]);
    expect(await me()).toBe(401);
    expect(await enrolmentOf(device.cookie)).toMatchObject({ device: null });
    const left = shop.store.db.selectFrom("staff_sessions").selectAll().where("device_id", "=", device.id);
    expect(await left.execute()).toEqual([]);
    expect((await logOf(device.id)).map(({ action }) => action)).toEqual(["enrol", "revoke"]);
  });

  it("STAFF-3 is listed with its last report to people who may edit devices there", async () => {
    const device = await enrolDevice(shop, 20, "Кухня");
    const cook = await signInStaff(shop, [{ role: "cook", branchId: 20 }], { deviceId: device.id });
    const report = (visible: boolean) =>
      shop.app.inject({
        method: "POST",
        url: OFFICE_PATHS.deviceState,
        headers: { cookie: `${device.cookie}; ${cook.headers["cookie"]}` },
        payload: { sound: true, wake_lock: false, visible, version: "1" },
      });
    const listed = async (branch: number) => {
      const headers = await staffHeaders(shop, [{ role: "manager", branchId: branch }]);
      const { devices } = (await shop.app.inject({ url: OFFICE_PATHS.devices, headers })).json();
      return devices.find(({ id }: { id: number }) => id === device.id);
    };
    expect(await listed(20)).toMatchObject({ name: "Кухня", seen_at: null, state: null, revoked_at: null });
    expect(await listed(10)).toBeUndefined();
    const seenAt = new Date(shop.clock.now()).toISOString();
    expect((await report(true)).statusCode).toBe(200);
    shop.clock.advance(9_999);
    await report(true);
    expect(await listed(20)).toMatchObject({ seen_at: seenAt, state: { visible: true, wake_lock: false } });
    await report(false);
    expect(await listed(20)).toMatchObject({ state: { visible: false, sound: true } });
  });

  it("STAFF-3 is the only place that reports its state", async () => {
    const headers = await staffHeaders(shop, [{ role: "cook", branchId: 20 }]);
    const payload = { sound: true, wake_lock: true, visible: true, version: "1" };
    const answer = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.deviceState, headers, payload });
    expect(answer.statusCode).toBe(404);
  });
});
