import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPasskey, type TestPasskey } from "../../testing/calls/passkey.ts";
import { type SignedInStaff, signInWithPassword, staffPassword } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const password = staffPassword;
const host = "office.stol.example";
const origin = `https://${host}`;

describeOnEachEngine("a passkey of a staff member", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, publicUrl: new URL("https://stol.example"), officeUrl: new URL(origin) });
  });
  afterAll(() => shop.close());

  const call = (
    method: "GET" | "POST" | "DELETE",
    url: string,
    {
      payload,
      headers = {},
      at = shop,
    }: { payload?: object; headers?: Readonly<Record<string, string>>; at?: RunningShop },
  ) => at.app.inject({ method, url, headers: { ...headers, host }, ...(payload === undefined ? {} : { payload }) });
  const person = (role: "owner" | "cook" = "cook") => signInWithPassword(shop, [{ role, branchId: null }]);
  async function challengeFor({ headers }: SignedInStaff): Promise<string> {
    const answer = await call("POST", OFFICE_PATHS.passkeyOptions, { headers, payload: { password } });
    expect(answer.json()).toMatchObject({ rp: { id: host }, authenticatorSelection: { residentKey: "required" } });
    return answer.json().challenge;
  }
  const add = async (staff: SignedInStaff, passkey: TestPasskey, challenge?: string) =>
    call("POST", OFFICE_PATHS.passkeys, {
      headers: staff.headers,
      payload: { name: "Телефон", response: passkey.create(challenge ?? (await challengeFor(staff))) },
    });
  const signInChallenge = async () => (await call("POST", OFFICE_PATHS.passkeySignInOptions, {})).json().challenge;
  const signIn = (response: object) => call("POST", OFFICE_PATHS.passkeySignIn, { payload: { response } });

  it("STAFF-1 is added with the password, signs in without a login, and is removed", async () => {
    const [anna, passkey] = [await person(), aPasskey(origin, host)];
    const wrong = { headers: anna.headers, payload: { password: "wrong" } };
    expect((await call("POST", OFFICE_PATHS.passkeyOptions, wrong)).statusCode).toBe(401);
    expect((await add(anna, passkey)).statusCode).toBe(201);
    const entered = await signIn(passkey.get(await signInChallenge()));
    expect([entered.statusCode, entered.json().id]).toEqual([200, anna.id]);
    expect(entered.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^staff_session=.*; Secure; SameSite=Strict$/),
      expect.stringMatching(/^office_browser=.*; Secure; SameSite=Strict$/),
    ]);
    const listed = (await call("GET", OFFICE_PATHS.passkeys, { headers: anna.headers })).json().passkeys;
    expect(listed).toEqual([expect.objectContaining({ name: "Телефон", used_at: expect.any(String) })]);
    const url = `${OFFICE_PATHS.passkeys}/${listed[0].id}`;
    expect((await call("DELETE", url, { headers: (await person()).headers })).statusCode).toBe(404);
    expect((await call("DELETE", url, { headers: anna.headers })).statusCode).toBe(200);
    expect((await signIn(passkey.get(await signInChallenge()))).json().code).toBe("staff_login_failed");
  });

  it("OFFICE-2 answers with the status that the OpenAPI document gives", async () => {
    const anna = await person();
    const asked = await call("POST", OFFICE_PATHS.passkeyOptions, { headers: anna.headers, payload: { password } });
    const added = await add(anna, aPasskey(origin, host), asked.json().challenge);
    const { paths } = (await shop.app.inject(`/api${PATHS.openapi}`)).json();
    const given = (path: string) =>
      Object.keys(paths[path.replace("/api", "")].post.responses).filter((status) => status.startsWith("2"));
    expect([given(OFFICE_PATHS.passkeyOptions), given(OFFICE_PATHS.passkeys)]).toEqual([
      ...[[String(asked.statusCode)], [String(added.statusCode)]],
    ]);
  });

  it("STAFF-1 signs in once by each challenge, even if one answer is sent many times at once", async () => {
    const [anna, passkey] = [await person(), aPasskey(origin, host)];
    await add(anna, passkey);
    const answer = passkey.get(await signInChallenge());
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(answer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect((await signIn(answer)).statusCode).toBe(401);
  });

  it("STAFF-1 is refused from another site, with another challenge, copied, late, and after removal", async () => {
    const [anna, passkey] = [await person(), aPasskey(origin, host)];
    await add(anna, passkey);
    expect((await signIn(passkey.get("b3RoZXI"))).statusCode).toBe(401);
    expect((await signIn(passkey.get(await challengeFor(anna)))).statusCode).toBe(401);
    expect((await signIn(passkey.get(await signInChallenge(), 9))).statusCode).toBe(200);
    expect((await signIn(passkey.get(await signInChallenge(), 9))).statusCode).toBe(401);
    const late = await signInChallenge();
    shop.clock.advance(300_000);
    expect((await signIn(passkey.get(late, 10))).statusCode).toBe(401);
    const phished = aPasskey("https://office.stol.example.evil.example", host);
    expect((await add(anna, phished)).json().data.reason).toBe("passkey-refused");
    expect((await add(anna, aPasskey(origin, host), await challengeFor(await person()))).statusCode).toBe(400);
    await shop.store.db.updateTable("staff").set({ disabled_at: 1 }).where("id", "=", anna.id).execute();
    expect((await signIn(passkey.get(await signInChallenge(), 11))).statusCode).toBe(401);
  });

  it("STAFF-1 cannot be removed if it is the last owner's only means of signing in", async () => {
    await shop.store.db.updateTable("staff").set({ disabled_at: 1 }).execute();
    const [owner, passkey] = [await person("owner"), aPasskey(origin, host)];
    await add(owner, passkey);
    await shop.store.db.updateTable("staff").set({ password_hash: null }).where("id", "=", owner.id).execute();
    const { id } = (await call("GET", OFFICE_PATHS.passkeys, { headers: owner.headers })).json().passkeys[0];
    const removal = await call("DELETE", `${OFFICE_PATHS.passkeys}/${id}`, { headers: owner.headers });
    expect([removal.statusCode, removal.json().code]).toEqual([409, "staff_last_owner"]);
  });

  it("STAFF-1 needs a fixed address of the office", async () => {
    const bare = await startShop({ engine });
    const answer = await call("POST", OFFICE_PATHS.passkeySignInOptions, { at: bare });
    expect([answer.statusCode, answer.json().data.reason]).toEqual([404, "no-fixed-address"]);
    const offered = async (at: RunningShop) => (await call("GET", OFFICE_PATHS.enrolment, { at })).json().passkeys;
    expect([await offered(bare), await offered(shop)]).toEqual([false, true]);
    await bare.close();
  });
});
