import { describe, expect, it } from "vitest";
import { pageBehind, payloadsOf } from "./link-payloads.ts";

const here = { origin: "http://shop.test", pathname: "/menu/picca", search: "" };

function behind(address: string, { target = "", attributes = [] as readonly string[] } = {}) {
  const { origin, pathname, search } = new URL(address, "http://shop.test/menu/picca");
  return pageBehind({ origin, pathname, search, target, hasAttribute: (name) => attributes.includes(name) }, here);
}

describe("prefetched links", () => {
  it("CONST-4 are those to public pages and dishes of this site", () => {
    expect(behind("/menu/supy")).toBe("/menu/supy");
    expect(behind("?product_id=5")).toBe("/menu/picca?product_id=5");
  });

  it("CONST-4 are not those to the present page, files or other sites", () => {
    expect(behind("#content")).toBeNull();
    expect(behind("/menu/picca")).toBeNull();
    expect(behind("/media/menu.pdf")).toBeNull();
    expect(behind("https://other.test/menu")).toBeNull();
    expect(behind("/menu/supy", { target: "_blank" })).toBeNull();
    expect(behind("/menu/supy", { attributes: ["download"] })).toBeNull();
  });

  it.each(["/lk", "/lk/orders", "/order", "/order/5", "/wheel/?user_id=5"])(
    "ROUTE-10 %s is never prefetched",
    (path) => {
      expect(behind(path)).toBeNull();
    },
  );
});

describe("data of a visit", () => {
  it("API-9 are requested at the addresses that the visit itself would use", () => {
    expect(payloadsOf("/menu/supy", ["sheet", "menu"])).toEqual(["/menu/supy/_payload.json?route=menu"]);
    expect(payloadsOf("/menu/picca?product_id=5", ["sheet"])).toEqual([
      "/menu/picca/_payload.json?route=sheet&product_id=5",
    ]);
  });
});
