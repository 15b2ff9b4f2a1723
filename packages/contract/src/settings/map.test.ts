import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogTypeFromWire, offeredTypesFromWire, scheduleOf, settingsFromWire } from "./map.ts";
import { ColorsSchema, SettingsSchema } from "./schemas.ts";

function settings(wire: object) {
  const dropped: string[] = [];
  const mapped = settingsFromWire(wire, ({ entity }) => dropped.push(entity));
  if (mapped === null) throw new Error("the settings were refused");
  return { ...mapped, dropped };
}

describe("settings", () => {
  it("ENT-1 knows every part of the settings by its wire name", () => {
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
      languages: [{ code: "ru", isDefault: true }],
      slots: { minutes: 30, days: 7 },
      realtime: null,
      dropped: [],
    });
  });

  it("APP-5 refuses what is no settings object, for the maintenance page", () => {
    for (const wire of [null, [], "", 5, "<html>"]) expect(settingsFromWire(wire)).toBeNull();
  });

  it("ENT-1 never throws, whatever a part holds", () => {
    const parts = Object.keys(SettingsSchema.shape);
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
        expect(settingsFromWire({ [part]: value })).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it("ENT-1 drops malformed entities of each list and keeps their neighbours", () => {
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

  it("ENT-1 reports a malformed plain part and takes its default", () => {
    const mapped = settings({ front_currency: { code: "RUB" }, cache_ver_site: [] });
    expect(mapped).toMatchObject({ currency: "₽", cacheVersion: "2.0.15" });
    expect(mapped.dropped).toEqual(["settings front_currency", "settings cache_ver_site"]);
  });

  it("APP-4 reads colours, fonts, favicon, logo and theme", () => {
    const { look } = settings({
      logo: "logo.svg",
      gr_favicon_site: { favicon_png: "f.png", favicon_svg: "" },
      main_font: "Onest",
      font_headings: "x;}",
      facade: {
        default_dark: "1",
        footer_infoblock: "Готовим с 2014 года",
        colors: { yellow: "#e3a72f", main_buttons_background_color: "red;}", orange: "#4f7a3a" },
      },
    });
    expect(look).toMatchObject({
      logo: { src: "logo.svg" },
      faviconPng: "f.png",
      faviconSvg: null,
      mainFont: "Onest",
      headingsFont: null,
      isDarkByDefault: true,
      footer: { text: "Готовим с 2014 года" },
      colors: { accent: "#e3a72f", button: null, highlight: "#4f7a3a" },
    });
    expect(settings({ logo: { gr_favicon_site: { favicon_svg: "f.svg" }, logo: "l.svg" } }).look).toMatchObject({
      faviconSvg: "f.svg",
      logo: { src: "l.svg" },
    });
  });

  it("SEO-3 reads the site's seo data for each language", () => {
    const mapped = settings({
      seo: { name: "Скатерть" },
      seo_by_langs: [{ lang_code: "en", name: "Skatert", description: "Dinner" }, { lang_code: "xx" }],
    });
    expect(mapped.seo).toMatchObject({ name: "Скатерть", title: "Скатерть", shortName: "Скатерть" });
    expect(Object.keys(mapped.seoByLanguage)).toEqual(["en"]);
    expect(mapped.seoByLanguage.en?.description).toBe("Dinner");
  });

  it("APP-3 reads the languages of the shop and its own strings, from an object or JSON text", () => {
    const { languages } = settings({
      language_list: [
        { code: "ru", text: "Русский", default: true, lang_json_data: { "cart.title": "Заказ", count: 5 } },
        { code: "EN", lang_json_data: '{"cart.title":"Order"}' },
        { code: "xx" },
        { code: "de", lang_json_data: "{" },
      ],
    });
    expect(languages).toEqual([
      { code: "ru", name: "Русский", isDefault: true, overrides: { "cart.title": "Заказ" } },
      { code: "en", name: "en", isDefault: false, overrides: { "cart.title": "Order" } },
      { code: "de", name: "de", isDefault: false, overrides: {} },
    ]);
  });

  it("STATE-3 reads the paused branches, as a list or as text", () => {
    expect(settings({ settings: { app: { disable_ordering: "501, 503" } } }).pausedWarehouseIds).toEqual([501, 503]);
    expect(settings({ settings: [] }).pausedWarehouseIds).toEqual([]);
  });

  it("CONST-6 cancels unpaid orders after the shop's time, 1800 seconds where it says nothing usable", () => {
    const seconds = (value: unknown) =>
      settings({ settings: { pending_order_cansel_time: value } }).pendingOrderCancelSeconds;
    expect([seconds("600"), seconds(0), seconds(""), seconds(-5)]).toEqual([600, 1800, 1800, 1800]);
  });

  it("VALID-2 reads what narrows payment methods by branch and zone", () => {
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
      byZone: { centr: ["card", "cash"] },
    });
  });

  it("VALID-6 reads popups: weekday names, bounds, zone, repeat mode", () => {
    const { popups, workTimeNotice } = settings({
      notification_work_time: true,
      popups: [
        { id: 1, isTimePopup: true, title: "Закрыто", bgImage: "bg.webp" },
        {
          id: 2,
          ban_days_popup: ["Monday", "вторник", "Sun", 3],
          popup_from: "04:00",
          popup_to: "",
          id_delivery_zone: "centr",
          disable_ordering: true,
          repeat_mode: "one-off",
        },
        { id: 3, repeatable: true, sklad: "501", image: "", bgImage: "bg.webp", url: "/menu", button_text: "Смотреть" },
        { id: 4, repeatable: false, url: "javascript:alert(1)" },
      ],
    });
    expect(workTimeNotice).toEqual({ isOn: true, title: "Закрыто", text: "", image: "bg.webp" });
    expect(popups).toMatchObject([
      {
        id: 2,
        bannedWeekdays: [1, 2, 7, 3],
        from: 240,
        to: null,
        zoneId: "centr",
        disablesOrdering: true,
        repeat: "once",
      },
      {
        id: 3,
        repeat: "always",
        warehouseIds: [501],
        zoneId: null,
        image: "bg.webp",
        url: "/menu",
        buttonText: "Смотреть",
      },
      { id: 4, repeat: "session", url: null, buttonText: "" },
    ]);
  });

  it("VALID-5 reads banners: pictures for phone and desktop, target, branches, devices", () => {
    const { banners } = settings({
      banners: [
        {
          id: 1,
          desctop_slider: "d.webp",
          gallery: [{ src: "p.webp", alt: "Суп" }],
          type: "product",
          product: { id: 10 },
          sklad: [501],
          skladall: "0",
          device: ["site"],
        },
        { id: 2, gallery: "p.webp", type: "url", url: "javascript:alert(1)", is_stories: "1", skladall: 1 },
        { id: 3, type: "text", post: { post_slug: "o-nas" } },
      ],
    });
    expect(banners).toMatchObject([
      {
        desktop: [{ src: "d.webp" }],
        phone: [{ src: "p.webp", alt: "Суп" }],
        target: { kind: "product", productId: 10 },
        warehouseIds: [501],
        everywhere: false,
        devices: ["site"],
      },
      { desktop: [{ src: "p.webp" }], target: { kind: "text", postSlug: null }, isStory: true, everywhere: true },
      { target: { kind: "text", postSlug: "o-nas" } },
    ]);
  });

  it("ROUTE-13 reads redirects and refuses those that lead nowhere safe", () => {
    expect(
      settings({
        redirects: [
          { from: "/a", to: "/b", code: "301" },
          { from: "/c", to: "https://x.test" },
          { from: "/d", to: "javascript:1" },
          { from: "/e", to: "/e" },
        ],
      }).redirects,
    ).toEqual([
      { from: "/a", to: "/b", code: 301 },
      { from: "/c", to: "https://x.test", code: 302 },
    ]);
  });

  it("ROUTE-2 reads contacts as lists or single texts", () => {
    expect(
      settings({
        contacts: {
          phone: "+7 (4859) 55-01-20",
          address: "Соборная улица, 58",
          emails: [{ text: "a@b.test", url: "mailto:a@b.test" }],
        },
      }).contacts,
    ).toMatchObject({
      phones: [{ text: "+7 (4859) 55-01-20", url: "tel:+74859550120" }],
      emails: [{ url: "mailto:a@b.test" }],
      addresses: [{ address: "Соборная улица, 58" }],
    });
  });

  it("STATE-10 reads the menu with its branches", () => {
    const entry = {
      title: "Гостям",
      items: [
        { title: "Оплата", url: "/oplata" },
        { title: "", url: "/x" },
      ],
    };
    expect(settings({ menu: { header: [entry], footer: [] } }).menu.header).toEqual([
      { title: "Гостям", url: null, items: [{ title: "Оплата", url: "/oplata", items: [] }] },
    ]);
    expect(settings({ menu: [{ name: "Блог", url: "/blog" }] }).menu.header).toHaveLength(1);
  });

  it("APP-4 takes a font's file only from the shop itself", () => {
    const own = { name: "Shop Sans", url: "/wp-content/uploads/shop/sans.woff2" };
    const foreign = { name: "Far Sans", url: "https://fonts.test/far.woff2" };
    const { look } = settings({ main_font: own, font_headings: foreign });
    expect(look).toMatchObject({ mainFont: "Shop Sans", headingsFont: "Far Sans" });
    expect(look.fontFiles).toEqual([{ family: own.name, url: own.url }]);
  });

  it("EXT-3 keeps the operator's scripts whole", () => {
    const { scripts } = settings({ include: { metrix: "f(1,2)", scripts: ["https://x.test/a.js"] } }).outside;
    expect(scripts).toMatchObject([
      { kind: "code", code: "f(1,2)" },
      { kind: "address", url: "https://x.test/a.js" },
    ]);
  });

  it("STATE-4 takes a branch of which nothing is said for always open", () => {
    expect(scheduleOf(settings({ wp_timezone: "Asia/Omsk" }), 501)).toMatchObject({
      aroundTheClock: true,
      timeZone: "Asia/Omsk",
    });
  });

  it("LAYOUT-2 reads the page type, 'default' for an unknown one", () => {
    expect(catalogTypeFromWire({ templates: { catalog_type: "lavka" } })).toBe("lavka");
    expect(catalogTypeFromWire({ templates: { catalog_type: "neo" } })).toBe("default");
    expect(catalogTypeFromWire(null)).toBe("default");
  });

  it("MODAL-1 reads the page types a visitor may choose from, and no others", () => {
    const templates = { catalog_type: "default", catalog_types: ["lavka", "neo", "default"] };
    expect(offeredTypesFromWire({ templates })).toEqual(["default", "lavka"]);
    expect(offeredTypesFromWire({ templates: { catalog_type: "default" } })).toEqual([]);
  });
});
