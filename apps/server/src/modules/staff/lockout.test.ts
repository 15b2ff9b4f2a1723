import { OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { transaction } from "../../database/transaction.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { insertStaff } from "./people/staff-store.ts";
import { guessLimits } from "./sign-in/guesses.ts";
import { hashPassword } from "./sign-in/password.ts";

const password = "салат оливье 42";
const restaurant = "192.0.2.1";

describeOnEachEngine("a browser in which a person signed in before", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
    const passwordHash = await hashPassword(password);
    for (const login of ["anna", "boris"]) {
      const person = { login, name: login, passwordHash, now: shop.clock.now() };
      const grants = [{ role: "owner", branchId: null }] as const;
      await transaction(shop.store.db, (tx) => insertStaff(tx, { ...person, grants }));
    }
  });
  afterAll(() => shop.close());

  const attempt = (login: string, typed: string, { cookie = "", from = restaurant } = {}) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.session,
      headers: { cookie },
      payload: { login, password: typed },
      remoteAddress: from,
    });
  /** The cookie of the browser itself, which outlives the session. */
  async function browserOf(login: string, cookie = ""): Promise<string> {
    const answer = await attempt(login, password, { cookie, from: "198.51.100.7" });
    const cookies = [answer.headers["set-cookie"]].flat().map(String);
    const own = cookies.find((each) => each.startsWith("office_browser="));
    expect(own).toMatch(/; Path=\/api\/office; HttpOnly; SameSite=Strict$/);
    return own?.split(";")[0] ?? "";
  }
  async function statusesOf(times: number, ...guess: Parameters<typeof attempt>): Promise<Set<number>> {
    const answers = await Promise.all(Array.from({ length: times }, () => attempt(...guess)));
    return new Set(answers.map(({ statusCode }) => statusCode));
  }
  /** Strangers spend the login's guesses and those of the restaurant's network. */
  async function spendAll(): Promise<void> {
    const hostile = { from: "203.0.113.9" };
    await statusesOf(guessLimits.person.max, "anna", "wrong", hostile);
    expect((await attempt("anna", password, hostile)).statusCode).toBe(429);
    for (let other = 0; other < guessLimits.place.max / 10; other += 1) await statusesOf(10, `x${other}`, "wrong");
    expect((await attempt("boris", password)).statusCode).toBe(429);
  }

  it("STAFF-1 is not locked out by strangers who guess from anywhere or from the restaurant's network", async () => {
    const cookie = await browserOf("anna");
    const { headers } = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    await spendAll();
    expect((await attempt("anna", password, { cookie })).statusCode).toBe(200);
    const own = await shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.passkeyOptions,
      headers,
      remoteAddress: restaurant,
      payload: { password: "wrong" },
    });
    expect(own.statusCode).toBe(401);
    shop.clock.advance(guessLimits.person.spanMs);
  });

  it("STAFF-1 has ten wrong guesses of its own, and gives none to another login or to a forged cookie", async () => {
    const cookie = await browserOf("anna");
    expect(await statusesOf(guessLimits.person.max, "anna", "wrong", { cookie })).toEqual(new Set([401]));
    expect((await attempt("anna", password, { cookie })).statusCode).toBe(429);
    expect((await attempt("anna", password)).statusCode).toBe(200);
    await spendAll();
    expect((await attempt("boris", password, { cookie })).statusCode).toBe(429);
    const forged = cookie.replace(/=./, (start) => (start === "=A" ? "=B" : "=A"));
    expect((await attempt("anna", password, { cookie: forged })).statusCode).toBe(429);
    shop.clock.advance(guessLimits.person.spanMs);
  });

  it("STAFF-1 remembers the people who share it", async () => {
    const cookie = await browserOf("boris", await browserOf("anna"));
    await spendAll();
    for (const login of ["anna", "boris"]) expect((await attempt(login, password, { cookie })).statusCode).toBe(200);
    shop.clock.advance(guessLimits.person.spanMs);
  });
});
