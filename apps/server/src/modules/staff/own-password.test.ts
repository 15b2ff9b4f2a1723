import { OFFICE_PATHS } from "@skatert/contract";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPasskey } from "../../testing/calls/passkey.ts";
import { type SignedInStaff, signInWithPassword, staffPassword } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const password = staffPassword;
const fresh = "щи из свежей капусты";
const host = "office.stol.example";
const origin = `https://${host}`;

describeOnEachEngine("a new password of one's own", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, officeUrl: new URL(origin) });
  });
  afterAll(() => shop.close());

  const person = () => signInWithPassword(shop, [{ role: "cook", branchId: 10 }]);
  const send = (method: "GET" | "POST" | "PUT", url: string, headers: SignedInStaff["headers"], payload?: object) =>
    shop.app.inject({ method, url, headers: { ...headers, host }, ...(payload === undefined ? {} : { payload }) });
  const change = ({ headers }: SignedInStaff, body: object) => send("PUT", OFFICE_PATHS.ownPassword, headers, body);
  const signIn = ({ login }: SignedInStaff, typed: string) =>
    send("POST", OFFICE_PATHS.session, {}, { login, password: typed });
  const works = async (headers: SignedInStaff["headers"]) =>
    (await send("GET", OFFICE_PATHS.me, headers)).statusCode === 200;
  const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) => ({
    cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "",
  });

  it("STAFF-1 is set with the old one, ends every other session and link, and is in the log", async () => {
    const anna = await person();
    const elsewhere = cookieOf(await signIn(anna, password));
    const owner = await signInWithPassword(shop, [{ role: "owner", branchId: null }]);
    const link = (await send("POST", `${OFFICE_PATHS.staff}/${anna.id}/link`, owner.headers, {})).json().link;
    expect((await change(anna, { password, new_password: fresh })).statusCode).toBe(200);
    expect([await works(anna.headers), await works(elsewhere)]).toEqual([true, false]);
    expect([(await signIn(anna, password)).statusCode, (await signIn(anna, fresh)).statusCode]).toEqual([401, 200]);
    const token = link.split("#")[1];
    expect((await send("POST", OFFICE_PATHS.linkUse, {}, { token, password: "другой пароль" })).statusCode).toBe(404);
    const log = await shop.store.db
      .selectFrom("audit_log")
      .selectAll()
      .where("object_id", "=", String(anna.id))
      .where("action", "=", "password")
      .execute();
    expect(log).toMatchObject([{ actor_id: anna.id, after: '{"has_password":true}' }]);
    expect(JSON.stringify(log)).not.toMatch(/argon2|капусты|оливье/);
  });

  it("STAFF-1 refuses a wrong old password ten times, and then every one for 15 minutes", async () => {
    const anna = await person();
    const guess = (typed: string) => change(anna, { password: typed, new_password: fresh });
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(`wrong ${at}`)));
    expect(guesses.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await guess(password)).statusCode).toBe(429);
    shop.clock.advance(900_000);
    expect((await guess(password)).statusCode).toBe(200);
  });

  it("STAFF-1 accepts a passkey or a code in place of the old one, each once and only of this person", async () => {
    const [anna, boris] = [await person(), await person()];
    const passkey = aPasskey(origin, host);
    const { challenge } = (await send("POST", OFFICE_PATHS.passkeyOptions, anna.headers, { password })).json();
    const added = { name: "Телефон", response: passkey.create(challenge) };
    expect((await send("POST", OFFICE_PATHS.passkeys, anna.headers, added)).statusCode).toBe(201);
    const given = async () =>
      passkey.get((await send("POST", OFFICE_PATHS.passkeySignInOptions, {}, {})).json().challenge);
    expect((await change(boris, { passkey: await given(), new_password: fresh })).statusCode).toBe(401);
    const answer = await given();
    expect((await change(anna, { passkey: answer, new_password: fresh })).statusCode).toBe(200);
    expect((await change(anna, { passkey: answer, new_password: `${fresh}!` })).statusCode).toBe(401);

    const begun = (await send("POST", OFFICE_PATHS.authenticator, boris.headers, { password })).json();
    const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) });
    const code = () => totp.generate({ timestamp: shop.clock.now() });
    expect((await change(boris, { code: code(), new_password: fresh })).statusCode).toBe(401);
    const setup = { setup: begun.setup, code: code() };
    expect((await send("PUT", OFFICE_PATHS.authenticator, boris.headers, setup)).statusCode).toBe(200);
    shop.clock.advance(60_000);
    expect((await change(boris, { code: code(), new_password: fresh })).statusCode).toBe(200);
    expect((await change(boris, { code: code(), new_password: `${fresh}!` })).statusCode).toBe(401);
  });

  it("STAFF-1 is set once if two are sent at once with the same old one", async () => {
    const anna = await person();
    const answers = await Promise.all([
      change(anna, { password, new_password: fresh }),
      change(anna, { password, new_password: `${fresh}!` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect(await works(anna.headers)).toBe(true);
  });

  it.each([
    ["a short one", { password, new_password: "щи" }],
    ["one that everybody tries", { password, new_password: "1234567890" }],
    ["a common one", { password, new_password: "Password12" }],
    ["one with the name", { password, new_password: "анна и борщ" }],
    ["the present one", { password, new_password: password }],
    ["no proof", { new_password: fresh }],
    ["two proofs", { password, code: "123456", new_password: fresh }],
  ])("STAFF-1 refuses %s", async (_title, body) => {
    const anna = await person();
    expect((await change(anna, body)).statusCode).toBe(400);
    expect((await signIn(anna, password)).statusCode).toBe(200);
  });

  it("STAFF-1 lists the person's means of signing in", async () => {
    const anna = await person();
    const asked = await send("GET", OFFICE_PATHS.ownSignIn, anna.headers);
    expect(asked.json()).toEqual({
      login: anna.login,
      has_password: true,
      has_authenticator: false,
      passkeys_available: true,
    });
  });
});
