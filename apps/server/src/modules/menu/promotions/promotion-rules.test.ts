import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loyaltyCalls, loyaltyFiles, loyaltyWheel, wonCoupon } from "../../../testing/calls/loyalty-calls.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { newPhone, signIn } from "../../../testing/calls/people.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the rules of points, invitations and the wheel", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    const { bonus: _bonus, referral: _referral, ...files } = loyaltyFiles({});
    shop = await startShop({ engine, files });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const { get, spin, order, handOver, balanceOf } = loyaltyCalls(() => shop);
  const rules = (name: string) => `${OFFICE_PATHS.settings}/${name}`;
  const edit = (name: string, fields: object) => office.edit(rules(name), { set: { [name]: fields } });

  it("PROMO-1 are written in a shop that had none, and hold from the publication on", async () => {
    expect((await office.call("GET", rules("bonus"))).body).toMatchObject({
      kind: "document",
      facets: {},
      state: "published",
    });
    const anna = await signIn(shop, newPhone());
    expect((await edit("bonus", { active: true, percent_max: 20, earn_percent: 7 })).status).toBe(200);
    expect((await edit("referral", { active: true, reward: 400, friend_reward: 250 })).status).toBe(200);
    expect((await edit("wheel", Object(loyaltyWheel({ kind: "points", points: 60 })))).status).toBe(200);
    expect((await get(PATHS.bonus, anna)).json()).toMatchObject({ active: false });
    expect((await office.publish()).status).toBe(200);

    expect((await get(PATHS.bonus, anna)).json()).toMatchObject({ active: true, percent_max: 20 });
    expect((await get(PATHS.referralRules, anna)).json()).toEqual({ active: true, reward: 400, friend_reward: 250 });
    expect((await spin(anna)).json()).toMatchObject({ prize: { kind: "points", points: 60 } });
    await handOver((await order(anna)).json().id);
    expect(await balanceOf(anna)).toBe(67);

    expect((await edit("wheel", { active: false })).status).toBe(200);
    expect((await edit("referral", { reward: 100 })).status).toBe(200);
    const { body } = await office.publish();
    expect((await spin(anna)).statusCode).toBe(409);
    expect((await get(PATHS.referralRules, anna)).json()).toMatchObject({ reward: 100, friend_reward: 250 });
    expect((await office.call("POST", `${OFFICE_PATHS.history}/${body.change_id}/undo`, {})).status).toBe(200);
    expect((await get(PATHS.referralRules, anna)).json()).toMatchObject({ reward: 400 });
  });

  it("EDIT-7 of two managers with one version only the first is saved", async () => {
    const { etag } = await office.call("GET", rules("bonus"));
    const save = (percent: number) =>
      office.call(
        "PATCH",
        rules("bonus"),
        { set: { bonus: { active: true, percent_max: percent } } },
        { "if-match": etag },
      );
    expect([(await save(10)).status, (await save(20)).status]).toEqual([200, 412]);
  });

  const wheel = (weight: number, coupon: number) => ({
    active: true,
    spins: { per: "day", count: 1 },
    segments: [{ id: 1, label: "Приз", weight, prize: { kind: "coupon", coupon_id: coupon } }],
  });

  it.each<[string, string, object, string]>([
    ["a prize that is no coupon of the shop", "wheel", wheel(1, 999), "segments[0].prize.coupon_id"],
    ["a running wheel without a prize to draw", "wheel", wheel(0, wonCoupon.id), "segments"],
    ["odds below zero", "wheel", wheel(-1, wonCoupon.id), "segments[0].weight"],
    ["more than the whole order paid with points", "bonus", { active: true, percent_max: 150 }, "percent_max"],
    ["half a point for an invitation", "referral", { active: true, reward: 0.5 }, "reward"],
  ])("PROMO-1 are not published with %s", async (_title, name, fields, path) => {
    expect((await edit(name, fields)).status).toBe(200);
    const refused = await office.publish();
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(path);
  });
});
