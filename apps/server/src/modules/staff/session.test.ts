import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { transaction } from "../../database/transaction.ts";
import { anOperator } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import type { IntegrationKeys } from "../integrations/access/integration-keys.ts";
import { insertStaff } from "./people/staff-store.ts";
import { hashPassword } from "./sign-in/password.ts";

const password = "салат оливье 42";
const minute = 60_000;
const day = 1_440 * minute;

function basicOf(keys: IntegrationKeys): string {
  return `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
}

describeOnEachEngine("a session of a staff member", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
    const passwordHash = await hashPassword(password);
    const person = { login: "anna", name: "Анна", passwordHash, now: shop.clock.now() };
    const grants = [{ role: "manager", branchId: null }] as const;
    await transaction(shop.store.db, (tx) => insertStaff(tx, { ...person, grants }));
  });
  afterAll(() => shop.close());

  let addresses = 0;
  const attempt = (login: string, typed: string, remoteAddress = `192.0.2.${++addresses}`) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.session,
      payload: { login, password: typed },
      remoteAddress,
    });
  const me = (headers: Readonly<Record<string, string>>) => shop.app.inject({ url: OFFICE_PATHS.me, headers });
  const cookieOf = (answer: Awaited<ReturnType<typeof attempt>>) => String(answer.headers["set-cookie"]).split(";")[0];

  it("STAFF-1 begins with login and password, in any case of letters, and ends at sign-out", async () => {
    const answer = await attempt(" ANNA ", password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: 1, name: "Анна", roles: [{ role: "manager", branch_id: null }] });
    const headers = { cookie: cookieOf(answer) ?? "" };
    expect((await me(headers)).json()).toEqual(answer.json());
    expect((await shop.app.inject({ method: "DELETE", url: OFFICE_PATHS.session, headers })).statusCode).toBe(200);
    const after = await me(headers);
    expect([after.statusCode, after.json().code]).toEqual([401, "staff_session_required"]);
  });

  it("OFFICE-3 is in a cookie for the office's calls only, and only its digest is stored", async () => {
    const answer = await attempt("anna", password);
    const [cookie = ""] = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookie).toMatch(/^staff_session=[\w-]{43}; Max-Age=\d+; Path=\/api\/office; HttpOnly; SameSite=Strict$/);
    const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? "";
    expect(JSON.stringify(await shop.store.db.selectFrom("staff_sessions").selectAll().execute())).not.toContain(token);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  it("STAFF-1 gives the same answer for an unknown login, a wrong password and a removed person", async () => {
    const removed = await signInStaff(shop, [{ role: "cook", branchId: null }]);
    await shop.store.db
      .updateTable("staff")
      .set({ password_hash: await hashPassword(password), disabled_at: shop.clock.now() })
      .where("id", "=", removed.id)
      .execute();
    const answers = [
      await attempt("anna", "wrong"),
      await attempt("nobody", password),
      await attempt(removed.login, password),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([401, answers[0]?.json()]);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(answers[0]?.json()).toMatchObject({ code: "staff_login_failed", data: { status: 401 } });
    expect((await me(removed.headers)).statusCode).toBe(401);
  });

  it("OFFICE-2 is not replaced by a shopper's session, an integration key or a bearer token", async () => {
    const shopper = await signIn(shop, newPhone());
    const staff = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    const token = staff.headers["cookie"]?.split("=")[1] ?? "";
    for (const headers of [
      {},
      shopper.headers,
      { cookie: `staff_session=${shopper.token}` },
      { authorization: `Bearer ${token}` },
      { authorization: basicOf((await anOperator(shop)).keys) },
    ])
      expect((await me(headers)).json().code).toBe("staff_session_required");
    const asShopper = await shop.app.inject({ url: PATHS.user, headers: { cookie: `session=${token}` } });
    expect(asShopper.statusCode).toBe(401);
  });

  it("OFFICE-3 is not opened from a page of another site", async () => {
    const answer = await shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.session,
      headers: { origin: "https://evil.example" },
      payload: { login: "anna", password },
    });
    expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  it("STAFF-1 ends fourteen days after its last use and ninety days after sign-in", async () => {
    const { headers } = await signInStaff(shop, [{ role: "cook", branchId: null }]);
    for (let week = 1; week <= 12; week += 1) {
      shop.clock.advance(7 * day);
      expect((await me(headers)).statusCode).toBe(200);
    }
    shop.clock.advance(6 * day);
    expect((await me(headers)).statusCode).toBe(401);
    const idle = await signInStaff(shop, [{ role: "cook", branchId: null }]);
    shop.clock.advance(14 * day);
    expect((await me(idle.headers)).statusCode).toBe(401);
  });

  it("STAFF-1 refuses an eleventh guess for a person, even the right password, until the wait is over", async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, () => attempt("anna", "wrong")));
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((status) => status === 401).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([10, 10]);
    const refused = await attempt("anna", password);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "900"]);
    shop.clock.advance(15 * minute);
    expect((await attempt("anna", password)).statusCode).toBe(200);
    expect((await attempt("anna", "wrong")).statusCode).toBe(401);
  });
});
