import { payloadPath } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { offlineAddresses } from "./offline-addresses.ts";

const category = { id: 1, name: "", slug: "", image: null, children: [] };
const shop = {
  categories: ["/menu/supy", "/categories/106/menu/picca", "#sushi"].map((url) => ({ ...category, url })),
  dictionaryUrl: "/assets/messages-ru.json",
  laterDictionaryUrl: "/assets/messages-later-ru.json",
  pageType: "default",
  flags: { fragmentedCatalog: false },
} as const;

describe("addresses cached for offline use", () => {
  it("STATE-10 are the language, the home page, the offline page, the present page, the start's data and every section's data", () => {
    expect(offlineAddresses(shop, { pathname: "/contacts", search: "" }, payloadPath)).toEqual([
      "/assets/messages-ru.json",
      "/assets/messages-later-ru.json",
      "/offline",
      "/",
      "/_payload.json?route=home",
      "/contacts",
      "/place-options/_payload.json?route=place-options",
      "/blog/_payload.json?route=blog",
      "/information/_payload.json?route=information",
      "/menu/supy/_payload.json?route=menu",
      "/categories/106/menu/picca/_payload.json?route=categories-menu",
    ]);
  });

  it("STATE-2 include the second pass of a fragmented menu", () => {
    const fragmented = { ...shop, flags: { fragmentedCatalog: true } };
    expect(offlineAddresses(fragmented, { pathname: "/", search: "" }, payloadPath)).toContain(
      "/second-pass/_payload.json?route=second-pass",
    );
  });

  it("SEO-2 include no section of the long page, which contains them all", () => {
    const addresses = offlineAddresses({ ...shop, pageType: "lending" }, { pathname: "/", search: "" }, payloadPath);
    expect(addresses.filter((address) => address.includes("/menu/"))).toEqual([]);
  });

  it.each([
    ["/lk/orders", ""],
    ["/order", ""],
    ["/wheel/", "?user_id=5"],
    ["/order/5", "?key=abc"],
    ["/x", "?token=abc"],
  ])("ROUTE-10 exclude the private page %s%s", (pathname, search) => {
    const addresses = offlineAddresses(shop, { pathname, search }, payloadPath);
    expect(addresses.filter((address) => address.startsWith(pathname))).toEqual([]);
  });
});
