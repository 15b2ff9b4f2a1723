import { describe, expect, it } from "vitest";
import { readSettings as settings } from "./testing/read-settings.ts";

describe("settings: look and languages", () => {
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

  it("SEO-3 reads the site's seo data per language", () => {
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
      { code: "ru", name: "Русский", overrides: { "cart.title": "Заказ" } },
      { code: "en", name: "en", overrides: { "cart.title": "Order" } },
      { code: "de", name: "de", overrides: {} },
    ]);
  });

  it("APP-4 accepts a font file only from the shop itself", () => {
    const own = { name: "Shop Sans", url: "/wp-content/uploads/shop/sans.woff2" };
    const foreign = { name: "Far Sans", url: "https://fonts.test/far.woff2" };
    const { look } = settings({ main_font: own, font_headings: foreign });
    expect(look).toMatchObject({ mainFont: "Shop Sans", headingsFont: "Far Sans" });
    expect(look.fontFiles).toEqual([{ family: own.name, url: own.url }]);
  });
});
