import { OFFICE_PATHS } from "@skatert/contract";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SignedInStaff, signInStaff, signInWithPassword, staffPassword } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const password = staffPassword;
const minute = 60_000;

describeOnEachEngine("what staff change about their own sign-in", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const person = () => signInWithPassword(shop, [{ role: "manager", branchId: null }]);
  type Call = { readonly method: "GET" | "POST" | "PUT" | "DELETE"; readonly url: string; readonly payload?: object };
  const call = ({ headers }: Pick<SignedInStaff, "headers">, { payload, ...rest }: Call) =>
    shop.app.inject({ ...rest, headers, ...(payload === undefined ? {} : { payload }) });
  const signIn = ({ login }: SignedInStaff, code?: string) =>
    shop.app.inject({
      method: "POST",
      url: OFFICE_PATHS.session,
      payload: { login, password, ...(code === undefined ? {} : { code }) },
    });
  const outcome = (answer: Awaited<ReturnType<typeof signIn>>) => [
    answer.statusCode,
    ...(answer.statusCode === 200 ? [] : [answer.json().data.reason]),
  ];
  const codeOf = (secret: string, at = shop.clock.now()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  async function withAuthenticator(staff: SignedInStaff): Promise<string> {
    const begun = await call(staff, { method: "POST", url: OFFICE_PATHS.authenticator, payload: { password } });
    const { secret, uri, setup } = begun.json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+issuer=.+&secret=/);
    expect(outcome(await signIn(staff))).toEqual([200]);
    const payload = { setup, code: codeOf(secret) };
    const done = await call(staff, { method: "PUT", url: OFFICE_PATHS.authenticator, payload });
    expect(done.statusCode).toBe(200);
    shop.clock.advance(minute);
    return secret;
  }

  it("STAFF-1 lists the person's sessions, ends one of them, and all others", async () => {
    const anna = await person();
    const cookies = await Promise.all([signIn(anna), signIn(anna), signIn(anna)]);
    const headersOf = (at: number) => ({ cookie: String(cookies[at]?.headers["set-cookie"]).split(";")[0] ?? "" });
    const listed = async () => (await call(anna, { method: "GET", url: OFFICE_PATHS.sessions })).json().sessions;
    const sessions = await listed();
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const works = async (at: number) =>
      (await shop.app.inject({ url: OFFICE_PATHS.me, headers: headersOf(at) })).statusCode === 200;
    const other = (await shop.app.inject({ url: OFFICE_PATHS.sessions, headers: headersOf(0) })).json().sessions;
    const { id } = other.find(({ current }: { current: boolean }) => current);
    const stranger = await person();
    const end = { method: "DELETE", url: `${OFFICE_PATHS.sessions}/${id}` } as const;
    expect((await call(stranger, end)).statusCode).toBe(404);
    expect((await call(anna, end)).statusCode).toBe(200);
    expect([await works(0), await works(1)]).toEqual([false, true]);
    expect((await call(anna, { method: "DELETE", url: OFFICE_PATHS.sessions })).statusCode).toBe(200);
    expect([await works(1), await works(2), (await listed()).length]).toEqual([false, false, 1]);
  });

  it("STAFF-1 requires the code of an authenticator, and accepts each code once", async () => {
    const anna = await person();
    const secret = await withAuthenticator(anna);
    const row = await shop.store.db.selectFrom("staff").selectAll().where("id", "=", anna.id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(outcome(await signIn(anna))).toEqual([401, "code-required"]);
    expect(outcome(await signIn(anna, "000000"))).toEqual([401, "code-wrong"]);
    const code = codeOf(secret);
    const parallel = await Promise.all(Array.from({ length: 5 }, () => signIn(anna, code)));
    expect(parallel.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(outcome(await signIn(anna, codeOf(secret, shop.clock.now() - 30_000)))).toEqual([401, "code-wrong"]);
    shop.clock.advance(30_000);
    expect(outcome(await signIn(anna, codeOf(secret)))).toEqual([200]);
  });

  it("STAFF-1 limits guesses of the code, although the password is right", async () => {
    const anna = await person();
    const secret = await withAuthenticator(anna);
    const wrong = codeOf(secret) === "123456" ? "654321" : "123456";
    for (let guess = 0; guess < 10; guess += 1) expect((await signIn(anna, wrong)).statusCode).toBe(401);
    const refused = await signIn(anna, codeOf(secret));
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "900"]);
  });

  it("STAFF-1 removes the authenticator with the password, or by a link for a person who lost it", async () => {
    const [anna, owner] = [await person(), await signInStaff(shop, [{ role: "owner", branchId: null }])];
    await withAuthenticator(anna);
    const remove = (typed: string) =>
      call(anna, { method: "POST", url: OFFICE_PATHS.authenticatorRemoval, payload: { password: typed } });
    expect((await remove("wrong")).statusCode).toBe(401);
    expect(outcome(await signIn(anna))).toEqual([401, "code-required"]);
    expect((await remove(password)).statusCode).toBe(200);
    expect(outcome(await signIn(anna))).toEqual([200]);
    await withAuthenticator(anna);
    const made = await call(owner, { method: "POST", url: `${OFFICE_PATHS.staff}/${anna.id}/link`, payload: {} });
    const token = made.json().link.split("#")[1];
    await shop.app.inject({ method: "POST", url: OFFICE_PATHS.linkUse, payload: { token, password } });
    expect(outcome(await signIn(anna))).toEqual([200]);
  });

  it("STAFF-1 refuses the setup of another person, a late one, and one without the password", async () => {
    const [anna, boris] = [await person(), await person()];
    const begin = (who: SignedInStaff, typed: string) =>
      call(who, { method: "POST", url: OFFICE_PATHS.authenticator, payload: { password: typed } });
    expect((await begin(anna, "wrong")).statusCode).toBe(401);
    const { secret, setup } = (await begin(anna, password)).json();
    const confirm = (who: SignedInStaff, code: string) =>
      call(who, { method: "PUT", url: OFFICE_PATHS.authenticator, payload: { setup, code } });
    expect(outcome(await confirm(boris, codeOf(secret)))).toEqual([400, "setup-expired"]);
    expect(outcome(await confirm(anna, codeOf(secret, 0)))).toEqual([400, "code-wrong"]);
    shop.clock.advance(10 * minute);
    expect(outcome(await confirm(anna, codeOf(secret)))).toEqual([400, "setup-expired"]);
  });
});
