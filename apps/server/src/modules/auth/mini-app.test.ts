import { PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPhone } from "../../testing/calls/people.ts";
import { signedByTelegram } from "../../testing/calls/signed-by-telegram.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const botToken = "123456:ABC-DEF";
const anna = 42;

describeOnEachEngine("signing in from a Telegram mini app", (engine) => {
  let shop: RunningShop;
  beforeEach(async () => {
    shop = await startShop({ engine, botToken });
  });
  afterEach(() => shop.close());

  const lately = () => String(Math.floor(shop.clock.now() / 1000) - 30);
  const opened = (id: unknown = anna, token = botToken) =>
    signedByTelegram({ auth_date: lately(), query_id: "AAH", user: JSON.stringify({ id, first_name: "Анна" }) }, token);
  const shared = (phone: string, of: unknown = anna, token = botToken) => {
    const contact = JSON.stringify({ user_id: of, phone_number: phone.replace("+", ""), first_name: "Анна" });
    return signedByTelegram({ auth_date: lately(), contact }, token);
  };
  const signIn = (initData: string, contact?: string) =>
    shop.app.inject({
      method: "POST",
      url: PATHS.telegramMiniApp,
      payload: { init_data: initData, contact },
    });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it("ROLE-2 opens a session for the shared number, always for the same account", async () => {
    const phone = newPhone();
    const answer = await signIn(opened(), shared(phone));
    expect(answer.statusCode).toBe(200);
    const { token, user_id: userId } = answer.json();
    const me = await shop.app.inject({ url: PATHS.user, headers: { authorization: `Bearer ${token}` } });
    expect(me.json().data.data).toMatchObject({ ID: userId, phone });
    expect(String(answer.headers["set-cookie"])).toContain("HttpOnly");
    const again = (await signIn(opened(), shared(phone))).json();
    expect([again.user_id, again.token === token]).toEqual([userId, false]);
  });

  it("ROLE-2 opens the account of a number shared earlier without asking for it again", async () => {
    const [ann, bob] = [1042, 1043];
    const needed = await signIn(opened(ann));
    expect([needed.statusCode, needed.json().code, needed.headers["set-cookie"]]).toEqual([
      409,
      "contact_needed",
      undefined,
    ]);
    const first = (await signIn(opened(ann), shared(newPhone(), ann))).json();
    const later = await signIn(opened(ann));
    expect([later.statusCode, later.json().user_id]).toEqual([200, first.user_id]);
    expect((await signIn(opened(bob))).statusCode).toBe(409);
    expect((await signIn(opened(ann, "654321:XYZ"))).statusCode).toBe(400);
    const other = (await signIn(opened(ann), shared(newPhone(), ann))).json();
    expect((await signIn(opened(ann))).json().user_id).toBe(other.user_id);
  });

  it("ROLE-2 asks for the number again after sign-out, and after deletion of the account", async () => {
    const [ann, bob] = [2042, 2043];
    for (const [visitor, method, url] of [
      [ann, "POST", PATHS.logout],
      [bob, "DELETE", PATHS.user],
    ] as const) {
      const { token } = (await signIn(opened(visitor), shared(newPhone(), visitor))).json();
      const data = (await shop.app.inject({ url: PATHS.userExport, headers: bearer(token) })).json();
      expect(data.telegram).toEqual([{ date: new Date(shop.clock.now()).toISOString() }]);
      const left = await shop.app.inject({
        method,
        url,
        headers: bearer(token),
        ...(method === "POST" ? { payload: {} } : {}),
      });
      expect(left.statusCode).toBe(200);
      expect((await signIn(opened(visitor))).statusCode).toBe(409);
    }
  });

  it("ROLE-2 refuses another person's contact, another bot's signature and an unsigned number", async () => {
    const phone = newPhone();
    const attempts: readonly (readonly [string, string])[] = [
      [opened(), shared(phone, 43)],
      [opened(null), shared(phone, null)],
      [opened(anna, "654321:XYZ"), shared(phone)],
      [opened(), shared(phone, anna, "654321:XYZ")],
      [opened(), shared(phone).replace(phone.slice(-4), "0000")],
      [opened(), opened()],
      ["user={}", "contact={}"],
    ];
    for (const [initData, contact] of attempts) {
      const answer = await signIn(initData, contact);
      expect([answer.statusCode, answer.json().code, answer.headers["set-cookie"]]).toEqual([
        400,
        "code_invalid",
        undefined,
      ]);
    }
  });

  it("ROLE-2 refuses data older than a quarter of an hour, and a number of another country", async () => {
    const [initData, contact] = [opened(), shared(newPhone())];
    shop.clock.advance(15 * 60_000);
    expect((await signIn(initData, contact)).statusCode).toBe(400);
    const abroad = await signIn(opened(), shared("+375291234567"));
    expect([abroad.statusCode, abroad.json().data.reason]).toEqual([400, "phone-country"]);
  });

  it("ROLE-2 is refused if the shop has no bot", async () => {
    const other = await startShop({ engine });
    const answer = await other.app.inject({
      method: "POST",
      url: PATHS.telegramMiniApp,
      payload: { init_data: opened(), contact: shared(newPhone()) },
    });
    await other.close();
    expect(answer.statusCode).toBe(404);
  });
});
