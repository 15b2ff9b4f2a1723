import { describe, expect, it } from "vitest";
import {
  addressPath,
  buildMetaPath,
  catalogFileName,
  catalogFilePath,
  galleryPath,
  orderPath,
  PATHS,
  priceFileName,
  priceFileUrlPath,
} from "./paths.ts";
import { payloadPath } from "./payload-path.ts";

describe("paths of the calls", () => {
  it("API-1 spells every path of the specification's table exactly", () => {
    expect(Object.values(PATHS)).toEqual(
      expect.arrayContaining([
        "/wp-json/v1/all_settings",
        "/banners-json",
        "/wp-json/restoran/v1/blog",
        "/wp-json/restoran/v1/gallery",
        "/wp-json/front/settings",
        "/wp-json/wp/v2/posts",
        "/wp-json/wp/v2/pages",
        "/wp-json/checkout/avaible_time",
        "/wp-json/wc/v3/coupons/autoapply",
        "/wp-json/systeminfo/v1/coupons/seettings",
        "/wp-json/v1/autocoupons",
        "/wp-json/systeminfo/v1/bonus",
        "/wp-json/wc/auth/user/get_addresses",
        "/wp-json/system/users",
        "/wp-json/wc/auth/send_code",
        "/wp-json/wc/auth/check_code",
        "/wp-json/telega/v1/auth/send",
        "/wp-json/telega/v1/auth/check",
        "/wp-json/whatsapp/v1/auth/send",
        "/wp-json/whatsapp/v1/auth/check",
        "/wp-json/systeminfo/v1/user/avaible_coupons",
        "/wp-json/systeminfo/v2/user_preferences",
        "/wp-json/systeminfo/v2/coupons/referal_info",
        "/wp-json/systeminfo/v2/push/user_history",
        "/wp-json/wc/v2/orders",
        "/wheel/",
        "/wp-json/systeminfo/v2/user_favorites",
        "/builds/latest.json",
        "/wp-json/checkout/quote",
        "/wp-json/checkout/order",
        "/wp-json/wc/auth/logout",
        "/wheel/spin",
      ]),
    );
  });

  it("API-1 has no /api prefix, because every path answers with and without it", () => {
    for (const path of Object.values(PATHS)) expect(path).toMatch(/^\/(?!api\/)/);
  });

  it("API-4 names the catalogue files by language, the default language without a suffix", () => {
    expect(catalogFileName("full", "ru")).toBe("prodcat.json");
    expect(catalogFilePath("full", "zh-CN")).toBe("/wp-content/uploads/app_sync/prodcat-zh-CN.json");
    expect(catalogFilePath("main", "en")).toBe("/wp-content/uploads/app_sync/prodcat_main-en.json");
    expect(catalogFilePath("categories-only", "ru")).toBe(
      "/wp-content/uploads/app_sync/prodcat_main_categories_only.json",
    );
  });

  it("API-4 names a location's price file in the catalogue's folder for any path in the settings", () => {
    expect(priceFileName("vokzal.json", "ru")).toBe("vokzal.json");
    expect(priceFileName("vokzal.json", "en")).toBe("vokzal-en.json");
    expect(priceFileName("/wp-content/uploads/app_sync/vokzal", "ru")).toBe("vokzal.json");
    expect(priceFileName("..\\..\\secret.json", "ru")).toBe("secret.json");
    expect(priceFileUrlPath("на вокзале.json", "ru")).toBe(
      `/wp-content/uploads/app_sync/${encodeURIComponent("на вокзале.json")}`,
    );
  });

  it("API-1 builds paths with an id", () => {
    expect(orderPath(17)).toBe("/wp-json/checkout/order/17");
    expect(galleryPath("a/b")).toBe("/wp-json/restoran/v1/gallery/a%2Fb");
    expect(addressPath(3)).toBe("/wp-json/wc/auth/user/get_addresses/3");
  });

  it("API-9 builds the paths of builds and payloads", () => {
    expect(buildMetaPath("b1")).toBe("/builds/meta/b1.json");
    expect(payloadPath("/menu/pizza/")).toBe("/menu/pizza/_payload.json");
    expect(payloadPath("/")).toBe("/_payload.json");
  });
});
