import { settingsFromWire } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { testSettings } from "../../page-data/shop/testing-shop.ts";
import { runMiddleware } from "./route-middleware.ts";

const settings = settingsFromWire(testSettings, () => undefined);
if (!settings) throw new Error("the settings of the test shop are not valid");
const page = { settings, shop: { language: "ru", pageType: "cat1" } } as Parameters<typeof runMiddleware>[1];
const at = (path: string) => new URL(path, "http://shop.test");

describe("route middleware", () => {
  it("ROUTE-12 throws for an unknown name, before any other of the list answers", () => {
    for (const name of ["auth", "", "__proto__", "constructor"])
      expect(() => runMiddleware(at("/staroe-menu"), page, ["shop-redirects", name])).toThrow(
        `Unknown route middleware: '${name}'. Valid middleware: listed-language, catalog-path, shop-redirects`,
      );
  });

  it("ROUTE-12 runs the named ones only, and every one for a page", () => {
    expect(runMiddleware(at("/catalog/7/menu/x"), page, ["shop-redirects"])).toBeNull();
    expect(runMiddleware(at("/catalog/7/menu/x"), page)).toMatchObject({
      headers: { location: "/categories/7/menu/x" },
    });
    expect(runMiddleware(at("/staroe-menu"), page)).toMatchObject({
      status: 301,
      headers: { location: "/menu/pirogi" },
    });
    expect(runMiddleware(at("/menu/pirogi"), page)).toBeNull();
  });
});
