import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogTypeFromWire, offeredTypesFromWire, scheduleOf, settingsFromWire } from "./map.ts";
import { ColorsSchema, SettingsSchema } from "./schemas.ts";
import { readSettings as settings } from "./testing/read-settings.ts";

describe("settings", () => {
  it("ENT-1 maps every part of the settings from its wire name", () => {
    expect(Object.keys(SettingsSchema.shape)).toEqual(
      expect.arrayContaining([
        "logo",
        "seo",
        "seo_by_langs",
        "robots",
        "locations",
        "facade",
        "settings",
        "cart_button_as_app",
        "shipping_methods",
        "popups",
        "payment_methods",
        "map",
        "delivery",
        "delivery_work_time",
        "banners",
        "contacts",
        "menu",
        "product_disable_buy",
        "translate_active",
        "use_google_translate",
        "google_languages_list",
        "use_backend_translate",
        "translate_only_interface",
        "language_list",
        "front_currency",
        "show_out_of_stock_products",
        "need_to_choose_address_first",
        "notification_work_time",
        "popups_without_locations",
        "show_demo_previews",
        "cache_ver_site",
        "main_font",
        "font_headings",
        "include",
        "demo_previews",
        "frontend_pwa_screenshot1",
        "frontend_pwa_screenshot2",
        "fragmentedCatalog",
        "simplified_order",
        "dont_show_delivery_price",
        "redirects",
        "wp_timezone",
      ]),
    );
    expect(Object.keys(ColorsSchema.shape)).toEqual([
      "yellow",
      "yellow_dark",
      "yellow_light",
      "yellow_light_secondary",
      "orange",
      "main_buttons_background_color",
      "background",
    ]);
  });

  it("ENT-1 gives an empty shop its defaults", () => {
    expect(settings({})).toMatchObject({
      cacheVersion: "2.0.15",
      currency: "₽",
      pendingOrderCancelSeconds: 1800,
      timeZone: "Europe/Moscow",
      languages: [{ code: "ru" }],
      slots: { minutes: 30, days: 7 },
      realtime: null,
      dropped: [],
    });
  });

  it("starts the map at the zones and branches unless `dot_map_init` names a start", () => {
    const square = [37.5, 37.7].flatMap((lon) => [55.7, 55.8].map((lat) => [lon, lat]));
    const zone = {
      geometry: { type: "Polygon", coordinates: [square] },
      properties: { description: "ID:a" },
    };
    const locations = [{ term_id: 1, name: "А", warehouse_id: 10, coord: "55.75,37.9" }];
    const { mapStart } = settings({ map: { features: [zone] }, locations });
    expect(mapStart).toEqual({
      center: { lon: expect.closeTo(37.7), lat: expect.closeTo(55.75, 3) },
      zoom: expect.any(Number),
    });
    expect(mapStart?.zoom).toBeGreaterThan(9);
    const given = { center: [30, 60], zoom: 11 };
    expect(settings({ map: { features: [zone] }, delivery: { dot_map_init: given } }).mapStart).toEqual({
      center: { lon: 30, lat: 60 },
      zoom: 11,
    });
    expect(settings({}).mapStart).toBeNull();
  });

  it("APP-5 returns null for anything but a settings object, for the maintenance page", () => {
    for (const wire of [null, [], "", 5, "<html>"]) expect(settingsFromWire(wire)).toBeNull();
  });

  it("ENT-1 never throws for any content of a part", () => {
    const parts = Object.keys(SettingsSchema.shape);
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
        expect(settingsFromWire({ [part]: value })).not.toBeNull();
      }),
    );
  });

  it("ENT-1 drops only malformed entities of each list", () => {
    const mapped = settings({
      locations: [{ term_id: 21, name: "Центр", warehouse_id: [501, "502"] }, { name: "?" }],
      payment_methods: [{ id: "cash", name: "Наличными" }, { id: 7 }],
      popups: [{ id: 1, title: "Привет" }, "x"],
      shipping_methods: [
        {
          id: 1,
          name: "Самовывоз",
          type: "local_pickup",
          pickup_locations: [{ id: 301, name: "Точка", coord: "57.6,39.8", warehouse_id: 501 }, { id: 302 }],
        },
        { id: 2, name: "Дрон", type: "drone" },
      ],
    });
    expect(mapped.locations).toMatchObject([{ id: 21, warehouseIds: [501, 502], priceFile: null }]);
    expect(mapped.payments.methods).toEqual([
      { id: "cash", name: "Наличными", enabled: true, online: false, methods: [], warehouseIds: [] },
    ]);
    expect(mapped.popups.map(({ id }) => id)).toEqual([1]);
    expect(mapped.shippingMethods).toMatchObject([
      { type: "local_pickup", pickupLocations: [{ id: 301, coordinates: { lon: 39.8, lat: 57.6 } }] },
    ]);
    expect(mapped.dropped).toHaveLength(5);
  });

  it("ENT-1 reports a malformed plain part and uses its default", () => {
    const mapped = settings({ front_currency: { code: "RUB" }, cache_ver_site: [] });
    expect(mapped).toMatchObject({ currency: "₽", cacheVersion: "2.0.15" });
    expect(mapped.dropped).toEqual(["settings front_currency", "settings cache_ver_site"]);
  });

  it("STATE-3 reads the paused branches, as a list or as text", () => {
    expect(settings({ settings: { app: { disable_ordering: "501, 503" } } }).pausedWarehouseIds).toEqual([501, 503]);
    expect(settings({ settings: [] }).pausedWarehouseIds).toEqual([]);
  });

  it("CONST-6 cancels unpaid orders after the shop's time, 1800 seconds by default", () => {
    const seconds = (value: unknown) =>
      settings({ settings: { pending_order_cansel_time: value } }).pendingOrderCancelSeconds;
    expect([seconds("600"), seconds(0), seconds(""), seconds(-5)]).toEqual([600, 1800, 1800, 1800]);
  });

  it("VALID-2 reads restrictions of payment methods by branch and zone", () => {
    const { payments } = settings({
      payment_methods: [
        {
          id: "card",
          name: "Картой",
          enabled: "no",
          online: 1,
          shipping_methods: ["flat_rate", "moon"],
          warehouse_ids: [501],
        },
      ],
      settings: { payment: { payments_filtered_by_location: true } },
      delivery: { use_zones_payments_methods: 1, all_zones_zone_payment_methods: { centr: ["card", "cash"] } },
    });
    expect(payments).toEqual({
      methods: [
        { id: "card", name: "Картой", enabled: false, online: true, methods: ["flat_rate"], warehouseIds: [501] },
      ],
      filteredByLocation: true,
      useZoneMethods: true,
      byDeliveryService: [],
      byZone: { centr: ["card", "cash"] },
    });
  });

  it("STATE-4 treats a branch without hours as always open", () => {
    expect(scheduleOf(settings({ wp_timezone: "Asia/Omsk" }), 501)).toMatchObject({
      aroundTheClock: true,
      timeZone: "Asia/Omsk",
    });
  });

  it("LAYOUT-2 reads the page type, 'default' for an unknown one", () => {
    expect(catalogTypeFromWire({ templates: { catalog_type: "lavka" } })).toBe("lavka");
    expect(catalogTypeFromWire({ templates: { catalog_type: "neo" } })).toBeNull();
    expect(catalogTypeFromWire(null)).toBeNull();
  });

  it("MODAL-1 reads the page types that a visitor may choose, and no others", () => {
    const templates = { catalog_type: "default", catalog_types: ["lavka", "neo", "default"] };
    expect(offeredTypesFromWire({ templates })).toEqual(["default", "lavka"]);
    expect(offeredTypesFromWire({ templates: { catalog_type: "default" } })).toEqual([]);
  });
});
