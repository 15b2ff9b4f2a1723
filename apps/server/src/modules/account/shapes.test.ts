import {
  AddressesSchema,
  ApiErrorSchema,
  BonusSchema,
  CouponsSchema,
  FavoritesSchema,
  NotificationsSchema,
  PATHS,
  PreferencesSchema,
  ReferralSchema,
  UserAnswerSchema,
  WheelSchema,
  WooOrdersSchema,
} from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newPhone, type SignedIn, signIn } from "../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const demo = new URL("../../../../../demo", import.meta.url).pathname;

describeOnEachEngine("personal calls on the demo restaurant", (engine) => {
  let shop: RunningShop;
  let anna: SignedIn;
  beforeAll(async () => {
    shop = await startShop({ engine, folder: demo });
    anna = await signIn(shop, "+79000000001");
  });
  afterAll(() => shop.close());

  it.each([
    [PATHS.user, UserAnswerSchema],
    [PATHS.addresses, AddressesSchema],
    [PATHS.favorites, FavoritesSchema],
    [PATHS.preferences, PreferencesSchema],
    [PATHS.notifications, NotificationsSchema],
    [PATHS.bonus, BonusSchema],
    [PATHS.referral, ReferralSchema],
    [PATHS.ownCoupons, CouponsSchema],
    [PATHS.ownOrders, WooOrdersSchema],
    [PATHS.wheel, WheelSchema],
  ])("API-1 answer %s in the pinned shape, with and without the prefix", async (path, schema) => {
    const query = `?user_id=9001&customer=9001&token=${anna.token}`;
    const [plain, prefixed] = [await shop.app.inject(`${path}${query}`), await shop.app.inject(`/api${path}${query}`)];
    expect([plain.statusCode, prefixed.statusCode]).toEqual([200, 200]);
    expect(schema.safeParse(plain.json()).error?.issues).toBeUndefined();
    expect(prefixed.json()).toEqual(plain.json());
  });

  it("API-2 are in the published document", async () => {
    const { paths } = (await shop.app.inject("/api/openapi.json")).json();
    for (const path of [
      PATHS.sendCode,
      PATHS.checkCode,
      PATHS.logout,
      PATHS.user,
      PATHS.addresses,
      PATHS.favorites,
      PATHS.wheelSpin,
    ]) {
      expect(paths).toHaveProperty([path, "post"]);
    }
    expect(paths).toHaveProperty([`${PATHS.addresses}/{id}`, "delete"]);
  });

  it.each([
    ["GET", `${PATHS.user}?user_id=%00`, undefined],
    ["GET", `${PATHS.ownOrders}?customer=9001&after=%00`, undefined],
    ["GET", `${PATHS.notifications}?lang=%00`, undefined],
    ["DELETE", `${PATHS.addresses}/%00`, undefined],
    ["DELETE", `${PATHS.addresses}/9999999999999999999`, undefined],
    ["POST", PATHS.addresses, { data: { id: "\u0000", AddressLine: "x" } }],
    ["POST", PATHS.addresses, { data: { AddressLine: "\u0000\ud800" } }],
    ["POST", PATHS.user, { name: "\u0000Анна" }],
    ["POST", PATHS.user, { birth: "99.99.9999" }],
    ["POST", PATHS.preferences, { preferences: ["\u0000", "\ud800"] }],
    ["POST", PATHS.favorites, { favorites: [2_147_483_648] }],
    ["POST", PATHS.notifications, { ids: ["\u0000"] }],
    ["POST", PATHS.wheelSpin, { user_id: "\u0000" }],
    ["POST", PATHS.sendCode, { phone: "\u0000\u0000\u0000" }],
    ["POST", PATHS.checkCode, { phone: "+79000000009", code: "\u0000", referral: "\u0000" }],
    ["POST", PATHS.checkCode, { phone: ["+79000000009"], code: 1e308 }],
    ["POST", PATHS.logout, { everywhere: "yes" }],
  ] as const)("answer %s %s with no fault of their own", async (method, url, payload) => {
    const boris = await signIn(shop, newPhone());
    const body = payload === undefined ? {} : { payload: JSON.parse(JSON.stringify(payload)) };
    const answer = await shop.app.inject({ method, url, headers: boris.headers, ...body });
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode >= 400) expect(ApiErrorSchema.safeParse(answer.json()).success).toBe(true);
  });
});
