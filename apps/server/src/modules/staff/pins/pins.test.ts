import { OFFICE_PATHS } from "@skatert/contract";
import type { RoleGrant } from "@skatert/domain";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EnrolledDevice, enrolDevice, setCookieOf } from "../../../testing/calls/devices.ts";
import { type SignedInStaff, signInStaff, signInWithPassword, staffPassword } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const password = staffPassword;
const pin = "2580";
const minute = 60_000;

describeOnEachEngine("a person who shares a tablet", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const call = (method: "GET" | "POST" | "PUT", url: string, cookie: string, payload?: object) =>
    shop.app.inject({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) });

  /** A person with a password and this PIN. */
  async function personWithPin(grants: readonly RoleGrant[], name = "Анна"): Promise<SignedInStaff> {
    const person = await signInWithPassword(shop, grants, { name });
    const answer = await call("PUT", OFFICE_PATHS.ownPin, person.headers["cookie"] ?? "", { password, pin });
    expect(answer.statusCode).toBe(200);
    return person;
  }

  const enter = ({ cookie }: Pick<EnrolledDevice, "cookie">, staffId: number, typed = pin) =>
    call("POST", OFFICE_PATHS.pin, cookie, { staff_id: staffId, pin: typed });
  const cookieAt = (device: EnrolledDevice, answer: LightMyRequestResponse) =>
    `${device.cookie}; ${setCookieOf(answer, "staff_session")}`;
  const namesAt = async (device: EnrolledDevice) =>
    (await call("GET", OFFICE_PATHS.enrolment, device.cookie))
      .json()
      .people.map((person: { name: string }) => person.name);

  it("STAFF-3 is offered by name where the person has a role and a PIN", async () => {
    const [centre, station] = [await enrolDevice(shop, 10), await enrolDevice(shop, 20)];
    await personWithPin([{ role: "cook", branchId: 10 }], "Борис");
    await personWithPin([{ role: "manager", branchId: null }], "Алла");
    const gone = await personWithPin([{ role: "cook", branchId: 10 }], "Вера");
    await signInStaff(shop, [{ role: "cook", branchId: 10 }], { name: "Без кода" });
    const disabled = { disabled_at: shop.clock.now() };
    await shop.store.db.updateTable("staff").set(disabled).where("id", "=", gone.id).execute();
    expect(await namesAt(centre)).toEqual(["Алла", "Борис"]);
    expect(await namesAt(station)).toEqual(["Алла"]);
    expect((await enter(centre, gone.id)).statusCode).toBe(401);
  });

  it("STAFF-3 identifies by PIN, only for the device's branch and on that device", async () => {
    const [device, other] = [await enrolDevice(shop, 10), await enrolDevice(shop, 10)];
    const owner = await personWithPin([{ role: "owner", branchId: null }]);
    const answer = await enter(device, owner.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: owner.id, roles: [{ role: "owner", branch_id: 10 }] });
    expect(answer.json().branches).toMatchObject([{ id: 10 }]);
    const session = setCookieOf(answer, "staff_session");
    const me = async (cookie: string) => (await call("GET", OFFICE_PATHS.me, cookie)).statusCode;
    expect(await me(`${device.cookie}; ${session}`)).toBe(200);
    expect([await me(session), await me(`${other.cookie}; ${session}`)]).toEqual([401, 401]);
    const code = await call("POST", OFFICE_PATHS.deviceCodes, `${device.cookie}; ${session}`, { branch_id: 10 });
    expect([code.statusCode, code.json().data.reason]).toEqual([403, "password-needed"]);
  });

  it("STAFF-3 gets a new PIN from a manager, which ends the work at tablets and is logged, and never one's own this way", async () => {
    const device = await enrolDevice(shop, 10);
    const manager = await signInStaff(shop, [{ role: "manager", branchId: 10 }], { name: "Ольга" });
    const cook = await personWithPin([{ role: "cook", branchId: 10 }], "Пётр");
    const session = cookieAt(device, await enter(device, cook.id));
    const give = (by: Pick<SignedInStaff, "headers">, id: number, typed: string) =>
      shop.app.inject({
        method: "PATCH",
        url: `${OFFICE_PATHS.staff}/${id}`,
        headers: by.headers,
        payload: { pin: typed },
      });
    expect((await give(manager, cook.id, "1234")).statusCode).toBe(400);
    const given = await give(manager, cook.id, "7391");
    expect([given.statusCode, given.json().has_pin]).toEqual([200, true]);
    expect((await call("GET", OFFICE_PATHS.me, session)).statusCode).toBe(401);
    expect((await call("GET", OFFICE_PATHS.me, cook.headers["cookie"] ?? "")).statusCode).toBe(200);
    const tries = [await enter(device, cook.id), await enter(device, cook.id, "7391")];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
    const log = await shop.store.db
      .selectFrom("audit_log")
      .select(["actor_id", "object_id"])
      .where("action", "=", "set-pin")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([Number(log.actor_id), log.object_id]).toEqual([manager.id, String(cook.id)]);
    const foreign = await personWithPin([{ role: "cook", branchId: 20 }]);
    expect((await give(manager, foreign.id, "7391")).statusCode).toBe(404);
    expect((await give(manager, manager.id, "7391")).statusCode).toBe(403);
    expect((await give(cook, foreign.id, "7391")).statusCode).toBe(403);
  });

  it("STAFF-3 gets the same answer for a wrong PIN, a person of another branch and an unknown person", async () => {
    const device = await enrolDevice(shop, 10);
    const here = await personWithPin([{ role: "cook", branchId: 10 }]);
    const elsewhere = await personWithPin([{ role: "cook", branchId: 20 }]);
    const answers = [
      await enter(device, here.id, "1590"),
      await enter(device, elsewhere.id),
      await enter(device, 9_999),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([401, answers[0]?.body]));
    expect(answers[0]?.json().code).toBe("staff_login_failed");
    expect((await enter({ cookie: "" }, here.id)).statusCode).toBe(404);
  });

  it("STAFF-3 waits five minutes after five wrong PINs, only at that device, and then may try again", async () => {
    const [device, other] = [await enrolDevice(shop, 10), await enrolDevice(shop, 10)];
    const boris = await personWithPin([{ role: "cook", branchId: 10 }]);
    const alla = await personWithPin([{ role: "cook", branchId: 10 }]);
    const wrong = await Promise.all(Array.from({ length: 8 }, () => enter(device, boris.id, "1590")));
    expect(wrong.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(5).fill(401),
      ...Array(3).fill(429),
    ]);
    const locked = await enter(device, boris.id);
    expect([locked.statusCode, Number(locked.headers["retry-after"])]).toEqual([429, 300]);
    expect((await enter(other, boris.id)).statusCode).toBe(200);
    expect((await enter(device, alla.id)).statusCode).toBe(200);
    shop.clock.advance(5 * minute);
    expect((await enter(device, boris.id)).statusCode).toBe(200);
  });

  if (engine.name === "sqlite")
    it("STAFF-3 waits with everybody after thirty wrong PINs at one device", async () => {
      const device = await enrolDevice(shop, 10);
      const alla = await personWithPin([{ role: "cook", branchId: 10 }]);
      const wrong: number[] = [];
      for (let guess = 0; guess < 31; guess += 1)
        wrong.push((await enter(device, 10_000 + Math.floor(guess / 5), "1590")).statusCode);
      expect(wrong).toEqual([...Array(30).fill(401), 429]);
      expect((await enter(device, alla.id)).statusCode).toBe(429);
      shop.clock.advance(15 * minute);
      expect((await enter(device, alla.id)).statusCode).toBe(200);
    });

  it("STAFF-3 chooses a PIN with the password, and one that is hard to guess", async () => {
    const device = await enrolDevice(shop, 10);
    const anna = await personWithPin([{ role: "cook", branchId: 10 }]);
    const set = (body: object) => call("PUT", OFFICE_PATHS.ownPin, anna.headers["cookie"] ?? "", body);
    expect((await set({ password: "чужой пароль", pin: "7391" })).statusCode).toBe(401);
    expect((await set({ password, pin: "1234" })).statusCode).toBe(400);
    expect((await enter(device, anna.id)).statusCode).toBe(200);
    expect((await set({ password, pin: "739146" })).statusCode).toBe(200);
    expect([(await enter(device, anna.id)).statusCode, (await enter(device, anna.id, "739146")).statusCode]).toEqual([
      401, 200,
    ]);
    const { pin_hash: hash } = await shop.store.db
      .selectFrom("staff")
      .select("pin_hash")
      .where("id", "=", anna.id)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
    const log = shop.store.db.selectFrom("audit_log").selectAll().where("object_id", "=", String(anna.id));
    expect(JSON.stringify(await log.execute())).not.toMatch(/739146|2580|argon2/);
  });

  it("STAFF-3 confirms a PIN only on the device, and not with another person's", async () => {
    const device = await enrolDevice(shop, 10);
    const anna = await personWithPin([{ role: "cashier", branchId: 10 }]);
    const cookie = cookieAt(device, await enter(device, anna.id));
    const confirm = (typed: string, at = cookie) => call("POST", OFFICE_PATHS.pinConfirm, at, { pin: typed });
    expect((await confirm("1590")).statusCode).toBe(401);
    const right = await confirm(pin);
    expect(Date.parse(right.json().confirmed_until) - shop.clock.now()).toBe(2 * minute);
    expect((await confirm(pin, anna.headers["cookie"])).statusCode).toBe(404);
    expect((await confirm(pin, device.cookie)).statusCode).toBe(401);
  });
});
