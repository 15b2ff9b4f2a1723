import { describe, expect, it } from "vitest";
import { redirect } from "../../routing/answers.ts";
import { guestHeaders, languageHeaders } from "./visit-cookies.ts";

const at = (path: string) => new URL(path, "http://shop.test");

describe("cookies of a visit", () => {
  it("APP-3 store the language that the address asks for, and no other", () => {
    expect(languageHeaders(at("/menu/supy?lang=zh-cn"))["set-cookie"]).toMatch(/^lang=zh-CN; Path=\/; Max-Age=\d+;/);
    expect(languageHeaders(at("/menu/supy"))).toEqual({});
    expect(languageHeaders(at("/?lang=%0d%0aset-cookie:x"))).toEqual({});
  });

  it("ROUTE-10 store the account page that a guest asked for and keep the language", () => {
    expect(guestHeaders(at("/lk/orders"), redirect("/"))).toMatchObject({
      target: "/",
      cookie: expect.stringMatching(/^sign_in=%2Flk%2Forders; Path=\/; Max-Age=60; SameSite=Lax$/),
    });
    expect(guestHeaders(at("/lk?lang=en"), redirect("/"))?.target).toBe("/?lang=en");
  });

  it("ROUTE-10 store the account's first page for one that does not exist", () => {
    const named = (path: string) => guestHeaders(at(path), redirect("/"))?.cookie.split(";")[0];
    expect(named("/lk/no-such")).toBe("sign_in=%2Flk");
    expect(named("/lk/orders/17")).toBe("sign_in=%2Flk");
    expect(named("/lk/orders/")).toBe("sign_in=%2Flk%2Forders");
    expect(named("/lk/")).toBe("sign_in=%2Flk");
  });

  it("ROUTE-10 are not set by other redirects", () => {
    expect(guestHeaders(at("/lk"), redirect("/wheel"))).toBeNull();
    expect(guestHeaders(at("/lkx"), redirect("/"))).toBeNull();
    expect(guestHeaders(at("/order/5"), redirect("/"))).toBeNull();
    expect(guestHeaders(at(`/lk/${"x".repeat(500)}`), redirect("/"))?.cookie).toMatch(/^sign_in=%2Flk;/);
  });
});
