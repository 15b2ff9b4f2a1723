import { describe, expect, it } from "vitest";
import { foundPages } from "./found-pages.ts";

const shop = {
  menu: [{ title: "Доставка и оплата", url: "/dostavka-i-oplata" }],
  footerMenu: [{ title: "Ресторан", url: null, links: [{ title: "Поставщики", url: "/brands" }] }],
  contacts: {
    phones: [{ text: "+7 351 200-00-00", url: "tel:+73512000000" }],
    emails: [],
    addresses: [],
    social: [],
    legal: "",
  },
  deliveryMethods: ["wcso_booking"],
  lacks: [],
} satisfies Parameters<typeof foundPages>[1];
const i18n = { t: (key: string) => key } as Parameters<typeof foundPages>[2];
const urlsOf = (query: string, own: Partial<typeof shop> = {}) =>
  foundPages(query, { ...shop, ...own }, i18n).map(({ url }) => url);

describe("pages that a search finds", () => {
  it("APP-1 are the contacts and the phone for an address, a phone or hours", () => {
    for (const query of ["адрес", "телефон", "часы"]) expect(urlsOf(query)).toEqual(["/contacts", "tel:+73512000000"]);
  });

  it("APP-1 are the shop's page of delivery and payment, in the guest's words", () => {
    for (const query of ["доставка", "оплата", "delivery", "Zahlung"])
      expect(urlsOf(query)).toEqual(["/dostavka-i-oplata"]);
    expect(urlsOf("доставка", { menu: [] })).toEqual(["/contacts"]);
  });

  it("APP-1 are the booking form, where the shop has tables", () => {
    expect(urlsOf("бронь")).toEqual(["/contacts#booking"]);
    expect(urlsOf("бронь", { deliveryMethods: [] })).toEqual([]);
  });

  it("APP-1 are pages by their titles, and none for a dish", () => {
    expect(urlsOf("постав")).toEqual(["/brands"]);
    expect(urlsOf("борщ")).toEqual([]);
  });
});
