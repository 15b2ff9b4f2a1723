import { apiError, PATHS } from "@skatert/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { PopupOptions } from "../model/content/popups.ts";
import type { SsrDeps } from "../page-data/request/deps.ts";
import { testDeps, testSettings } from "../page-data/shop/testing-shop.ts";
import { responseOf } from "./testing-answer.ts";

beforeAll(() => import("./render-payload.ts"), 60_000);

async function payload(route: string, path: string, deps: SsrDeps) {
  const { renderPayload } = await import("./render-payload.ts");
  const request = new Request(`http://shop.test${path}/_payload.json?route=${route}`);
  const answer = responseOf(await renderPayload(request, deps));
  return { status: answer.status, data: answer.status === 200 ? await answer.json() : null };
}

describe("data for choosing popups", () => {
  const settings = {
    ...testSettings,
    notification_work_time: true,
    popups_without_locations: true,
    delivery_work_time: { 1: { week: { 1: { from: "10:00", to: "22:00" } } }, 9: { around_clock: true } },
    popups: [
      { id: 1, isTimePopup: true, title: "Закрыто", text: "До <b onclick='x()'>{from}</b>" },
      { id: 2, title: "Клубника", text: "<p>Привезли</p><script>x()</script><img src=x onerror=x()>" },
    ],
  };

  it("VALID-6 have popups with sanitized texts, the hours of the shop's own branches and its clock", async () => {
    const { data } = await payload("popups", "/popups", testDeps({ settings }));
    const options: PopupOptions = data;
    expect(options.popups).toHaveLength(1);
    expect(options.popups[0]?.text).toMatch(/^<p>Привезли<\/p><img[^>]*>$/);
    expect(JSON.stringify(options)).not.toMatch(/script|onerror|onclick/);
    expect(options.hours).toEqual({ title: "Закрыто", text: "До <b>{from}</b>", image: null });
    expect(Object.keys(options.schedules)).toEqual(["1"]);
    expect(options).toMatchObject({ showsUnchosen: true, now: Date.parse("2026-11-20T15:00:00+03:00") });
  });

  it("STATE-4 have no hours if the shop disables the notice", async () => {
    const quiet = { ...settings, notification_work_time: false };
    expect((await payload("popups", "/popups", testDeps({ settings: quiet }))).data).toMatchObject({ hours: null });
  });
});

describe("terms of a coupon", () => {
  const coupon = {
    id: 7,
    code: "Пироги",
    discount_type: "percent",
    amount: "10.00",
    product_ids: [2, 99],
    product_categories: [11],
    sklad_coupon: [2],
  };
  const deps = (): SsrDeps => {
    const shop = testDeps();
    return {
      ...shop,
      fetchApi: async (path, init) => {
        if (path.startsWith(PATHS.publicCoupons)) return Response.json([coupon]);
        if (path.startsWith(PATHS.ownCoupons))
          return Response.json(apiError("rest_not_logged_in", "signed out"), { status: 401 });
        return shop.fetchApi(path, init);
      },
    };
  };

  it("MODAL-1 name the dishes, sections and branches of its conditions", async () => {
    const { data } = await payload("coupon-info", "/coupon-info/7", deps());
    expect(data).toMatchObject({
      coupon: { id: 7, code: "Пироги" },
      dishes: { 2: "Пирог с рыбой" },
      sections: { 11: { name: "Сытные", url: "/menu/pirogi/sytnye" } },
      branches: { 1: "Центр", 2: "Вокзал" },
    });
  });

  it("COUP-13 are not found if the caller may not see the coupon", async () => {
    expect((await payload("coupon-info", "/coupon-info/8", deps())).status).toBe(404);
  });
});

describe("replacement dishes", () => {
  it("ERR-5 are of the same section, sold in the branch at this hour, and not sold out", async () => {
    const { data } = await payload("similar-dishes", "/similar-dishes/3,77", testDeps());
    // The pie with fish is sold out, and the morning pie is not offered at three in the afternoon.
    expect(data).toEqual([{ of: 3, id: 1, name: "Пирог <с капустой>", price: 250_00 }]);
    expect((await payload("similar-dishes", "/similar-dishes/3,1", testDeps())).data).toEqual([]);
  });

  it("ENT-1 exclude a dish that is shown but not sold", async () => {
    const deps = testDeps({ settings: { ...testSettings, product_disable_buy: [1] } });
    expect((await payload("similar-dishes", "/similar-dishes/3", deps)).data).toEqual([]);
  });
});
