import { describe, expect, it } from "vitest";
import { readSettings } from "./testing/read-settings.ts";

describe("switches of the settings", () => {
  it("ENT-1 product_disable_buy bans every dish, or the listed ones", () => {
    const ban = (value: unknown) => readSettings({ product_disable_buy: value }).buyingBan;
    for (const no of [undefined, false, "", 0, "0"]) expect(ban(no)).toEqual({ everything: false, productIds: [] });
    for (const yes of [true, 1, "yes"]) expect(ban(yes)).toEqual({ everything: true, productIds: [] });
    for (const some of [[7, "8"], "7,8"]) expect(ban(some)).toEqual({ everything: false, productIds: [7, 8] });
  });

  it("ENT-1 single_stock_id counts only with single_stock_mode", () => {
    const mode = (settings: unknown) => readSettings({ settings }).stockMode;
    expect(mode({ single_stock_mode: true, single_stock_id: "501" })).toMatchObject({ singleWarehouseId: 501 });
    expect(mode({ single_stock_mode: false, single_stock_id: "501" })).toMatchObject({ singleWarehouseId: null });
    expect(mode({ fragmented_stosks_json: "yes" })).toEqual({ isFragmented: true, singleWarehouseId: null });
  });

  it("ENT-1 demo_previews need show_demo_previews; a film's address cannot run script", () => {
    const demo_previews = [
      { image: "/a.webp", video: { id: 1, url: "/a.mp4" } },
      { image: { src: "/b.webp", alt: "Зал" }, video: { url: "javascript:alert(1)" } },
      { video: { url: "/c.mp4" } },
    ];
    expect(readSettings({ demo_previews }).demoPreviews).toEqual([]);
    expect(readSettings({ demo_previews, show_demo_previews: 1 }).demoPreviews).toEqual([
      { picture: { src: "/a.webp", alt: "" }, videoUrl: "/a.mp4" },
      { picture: { src: "/b.webp", alt: "Зал" }, videoUrl: null },
    ]);
  });

  it("ENT-1 facade.catalog_front is a page type or null", () => {
    const front = (catalog_front: unknown) => readSettings({ facade: { catalog_front } }).catalogFront;
    expect([front("lavka"), front("neo"), front(undefined)]).toEqual(["lavka", null, null]);
  });

  it("APP-3 the language marked default comes first; without a mark Russian, without Russian the first", () => {
    const codes = (...language_list: readonly object[]) =>
      readSettings({ language_list }).languages.map(({ code }) => code);
    expect(codes({ code: "ru" }, { code: "en", default: true }, { code: "de" })).toEqual(["en", "ru", "de"]);
    expect(codes({ code: "en" }, { code: "ru" })).toEqual(["ru", "en"]);
    expect(codes({ code: "en" }, { code: "de" })).toEqual(["en", "de"]);
  });

  it("VALID-2 all_zones_payments_status switches the zones' own payment methods, all or one", () => {
    const zones = (all_zones_payments_status: unknown) =>
      Object.keys(
        readSettings({
          delivery: { all_zones_payments_status, all_zones_zone_payment_methods: { A: ["cash"], B: ["card"] } },
        }).payments.byZone,
      );
    for (const on of [undefined, true, "1", [], {}]) expect(zones(on)).toEqual(["A", "B"]);
    for (const off of [false, "", 0]) expect(zones(off)).toEqual([]);
    expect(zones({ A: false, B: "yes" })).toEqual(["B"]);
  });

  it("VALID-2 a delivery type belongs to the delivery service when all its shipping methods do", () => {
    const types = (...methods: readonly object[]) =>
      readSettings({
        shipping_methods: methods.map((each) => ({ id: 1, name: "Доставка", type: "flat_rate", ...each })),
      }).payments.byDeliveryService;
    expect(types({ delivery_service: true }, { type: "local_pickup" })).toEqual(["flat_rate"]);
    expect(types({ id: "delivery_service" })).toEqual(["flat_rate"]);
    expect(types({ delivery_service: true }, {})).toEqual([]);
  });
});
