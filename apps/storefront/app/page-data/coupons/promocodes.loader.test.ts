import { PATHS } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../ssr/render-page.tsx";
import { responseOf } from "../../ssr/testing-answer.ts";
import { demoDeps } from "../shop/testing-demo.ts";
import { testDeps } from "../shop/testing-shop.ts";

async function htmlOf(path: string, deps = demoDeps("default"), cookie = "") {
  const answer = await renderPage(new Request(`http://shop.test${path}`, { headers: { cookie } }), deps);
  return { html: await responseOf(answer).text(), scope: answer.scope };
}

describe("ROLE-1 page of public coupons", () => {
  it("shows a guest the public coupons, without individual, hidden and expired ones", async () => {
    const { html } = await htmlOf("/promocodes");
    expect(html).toContain("на самовывоз по будням с 14 до 18");
    for (const hidden of ["Масленица", "Постоянный гость", "Банкет"]) expect(html).not.toContain(hidden);
  });

  it("is the same page for all visitors: the call for its coupons sends no session", async () => {
    const shop = demoDeps("default");
    const cookies: unknown[] = [];
    const deps = {
      ...shop,
      revision: "with a session",
      fetchApi: async (path: string, init?: RequestInit) => {
        if (path.startsWith(PATHS.publicCoupons)) cookies.push(new Headers(init?.headers).get("cookie"));
        return shop.fetchApi(path, init);
      },
    };
    const { scope } = await htmlOf("/promocodes", deps, "session=abc");
    expect(scope).toBe("public");
    expect(new Set(cookies)).toEqual(new Set([null]));
  });

  it.each([["/promocodes", PATHS.publicCoupons]])(
    "STATE-1 %s is a 503 that retries while %s fails",
    async (path, call) => {
      const shop = demoDeps("default");
      const fetchApi = async (asked: string, init?: RequestInit) =>
        asked.startsWith(call) ? new Response("", { status: 503 }) : shop.fetchApi(asked, init);
      const answer = await renderPage(new Request(`http://shop.test${path}`), {
        ...shop,
        revision: `without ${call}`,
        fetchApi,
      });
      expect(responseOf(answer).status).toBe(503);
    },
  );

  it("is linked from the footer of every page if the shop has coupons", async () => {
    expect((await htmlOf("/contacts")).html).toContain('<a href="/promocodes">Акции для всех</a>');
    expect((await htmlOf("/contacts", testDeps())).html).not.toContain("/promocodes");
  });

  it("PROMO-1 is linked while a coupon runs, in one revision of the shop", async () => {
    const shop = testDeps();
    const start = Date.parse("2026-11-18T12:00:00+03:00");
    const coupon = { id: 1, code: "Обед", discount_type: "percent", amount: "10" };
    let coupons = [{ ...coupon, date_starts: "2026-11-18T12:05:00", date_expires: "2026-11-18T12:10:00" }];
    const isLinkedAfter = async (minutes: number) => {
      const deps = {
        ...shop,
        revision: "with a coupon for five minutes",
        now: () => start + minutes * 60_000,
        fetchApi: async (path: string, init?: RequestInit) =>
          path.startsWith(PATHS.publicCoupons) ? Response.json(coupons) : shop.fetchApi(path, init),
      };
      return (await htmlOf("/contacts", deps)).html.includes("/promocodes");
    };
    expect([await isLinkedAfter(0), await isLinkedAfter(5), await isLinkedAfter(10)]).toEqual([false, true, false]);
    expect(await isLinkedAfter(6)).toBe(true);
    // Used up.
    coupons = [];
    expect(await isLinkedAfter(7)).toBe(false);
  });
});
