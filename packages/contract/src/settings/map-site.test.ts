import { describe, expect, it } from "vitest";
import { readSettings as settings } from "./testing/read-settings.ts";

describe("settings: content of the site", () => {
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

  it("ROUTE-13 reads redirects and refuses unsafe targets", () => {
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

  it("EXT-3 reads the operator's scripts completely", () => {
    const { scripts } = settings({ include: { metrix: "f(1,2)", scripts: ["https://x.test/a.js"] } }).outside;
    expect(scripts).toMatchObject([
      { kind: "code", code: "f(1,2)" },
      { kind: "address", url: "https://x.test/a.js" },
    ]);
  });
});
