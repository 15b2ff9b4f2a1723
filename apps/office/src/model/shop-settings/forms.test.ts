import { describe, expect, it } from "vitest";
import type { Sections } from "../entities/sections.ts";
import { contactsFaults } from "./contacts-faults.ts";
import { contactsForm } from "./contacts-form.ts";
import { contactsPatches } from "./contacts-patch.ts";
import { languagesForm, languagesPatches, otherLanguages } from "./languages-form.ts";
import { linksFaults } from "./links-faults.ts";
import { linksForm, linksPatches } from "./links-form.ts";
import { redirectsFaults, redirectsForm, redirectsPatches } from "./redirects-form.ts";
import { seoForm, seoPatches } from "./seo-form.ts";

function sections(parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Sections {
  return Object.fromEntries(Object.entries(parts).map(([id, facets]) => [id, { etag: id, facets }]));
}

describe("forms of the settings (EDIT-4)", () => {
  it("EDIT-4 writes a language's texts where the shop reads them first", () => {
    const shop = sections({
      seo: { settings: { name: "Стол" }, "settings.de": { name: "Tisch", og_image: "a.png" } },
      seo_by_langs: { settings: [{ lang_code: "en", name: "Table", extra: 1 }] },
    });
    const form = seoForm(shop);
    expect(form.name).toEqual({ en: "Table", de: "Tisch", "": "Стол" });
    expect(seoPatches(shop, form)).toEqual({ seo: null, seo_by_langs: null });
    const patches = seoPatches(shop, { ...form, name: { ...form.name, de: "Der Tisch" } });
    expect(patches["seo"]).toBeNull();
    expect(patches["seo_by_langs"]?.value?.["settings"]).toMatchObject([
      { lang_code: "en", name: "Table", extra: 1 },
      { lang_code: "de", name: "Der Tisch", og_image: "a.png" },
    ]);
  });

  const contacts = sections({
    contacts: {
      settings: {
        phone: "+7 1",
        phones: [{ text: "+7 495 1", url: "tel:+74951" }],
        addresses: [{ id: 5, name: "Центр", address: "Улица, 1", coord: "57.6, 39.8" }],
        socials: [{ name: "Телеграм", icon: "telegram", url: "https://t.example" }],
        legal: "ООО",
      },
      "settings.en": {
        addresses: [{ id: 5, name: "Centre" }],
        socials: [{ name: "Telegram", url: "https://t.example" }],
      },
    },
  });

  it("EDIT-4 keeps unchanged contacts with their links and translations", () => {
    const form = contactsForm(contacts);
    expect(form.addresses[0]?.name).toEqual({ en: "Centre", "": "Центр" });
    expect(contactsPatches(contacts, form)).toEqual({ contacts: null });
    const patch = contactsPatches(contacts, { ...form, phones: ["+7 495 1", "+7 495 2"] })["contacts"];
    expect(patch).toEqual({
      set: { settings: { phone: "+7 495 1", phones: [{ text: "+7 495 1", url: "tel:+74951" }, { text: "+7 495 2" }] } },
    });
  });

  it("EDIT-4 rewrites a list of social networks in every language that translates it", () => {
    const form = contactsForm(contacts);
    const socials = [...form.socials, { name: { "": "Сайт" }, url: "https://s.example", rest: {} }];
    const patch = contactsPatches(contacts, { ...form, socials })["contacts"];
    expect(patch?.set?.["settings.en"]).toMatchObject({
      socials: [
        { name: "Telegram", icon: "telegram" },
        { name: "Сайт", url: "https://s.example" },
      ],
    });
  });

  it("EDIT-4 gives a language its own phones and e-mails, and removes them", () => {
    const spoken = sections({ contacts: { settings: { phone: "+7 495 1" }, "settings.en": { phone: "+44 20 1" } } });
    const form = contactsForm(spoken);
    expect(form).toMatchObject({ phones: ["+7 495 1"], phonesIn: { en: ["+44 20 1"] }, emailsIn: {} });
    const emailsIn = { en: ["hello@example.com"] };
    const more = contactsPatches(spoken, { ...form, phonesIn: { en: ["+44 20 1", "+44 20 2"] }, emailsIn })["contacts"];
    expect(more).toEqual({
      set: {
        "settings.en": {
          phones: [{ text: "+44 20 1" }, { text: "+44 20 2" }],
          emails: [{ text: "hello@example.com" }],
        },
      },
      unset: { "settings.en": ["phone"] },
    });
    expect(contactsPatches(spoken, { ...form, phonesIn: {} })["contacts"]).toEqual({
      unset: { "settings.en": ["phone"] },
    });
    expect([...contactsFaults({ ...form, phonesIn: { en: ["no"] } }).keys()]).toEqual(["phonesIn.en.0"]);
  });

  it("EDIT-4 reports contacts that the shop would refuse", () => {
    const form = { ...contactsForm(contacts), phones: ["нет"], emails: ["me"] };
    expect([...contactsFaults(form).keys()]).toEqual(["phones.0", "emails.0"]);
  });

  const menu = sections({
    menu: {
      settings: {
        header: [{ title: "Блог", url: "/blog" }],
        footer: [{ title: "Гостям", items: [{ title: "А", url: "/a" }] }],
      },
      "settings.en": { header: [{ title: "Blog", url: "/blog" }] },
      "settings.de": { header: [{ title: "Anders", url: "/anders" }] },
    },
  });

  it("EDIT-4 writes links with their translations and does not change a language with other links", () => {
    const form = linksForm(menu);
    expect(form.apart).toEqual(["de"]);
    expect(linksPatches(menu, form)).toEqual({ menu: null });
    const [blog] = form.header;
    if (blog === undefined) throw new Error("a link");
    const header = [{ title: { "": "О нас", en: "About" }, url: "/about", items: [], rest: {} }, blog];
    expect(linksPatches(menu, { ...form, header })["menu"]).toEqual({
      set: {
        settings: {
          header: [
            { title: "О нас", url: "/about" },
            { title: "Блог", url: "/blog" },
          ],
        },
        "settings.en": {
          header: [
            { title: "About", url: "/about" },
            { title: "Blog", url: "/blog" },
          ],
        },
      },
    });
    expect([...linksFaults({ ...form, header: [{ ...blog, title: { "": "" }, url: "blog" }] }).values()]).toEqual([
      "title",
      "link",
    ]);
  });

  it("EDIT-4 keeps links below the form's last level, and the languages that translate them", () => {
    const nested = (names: readonly string[]): object => {
      const [title, ...below] = names;
      return { title, ...(below.length === 0 ? { url: "/end" } : { items: [nested(below)] }) };
    };
    const own = nested(["А", "Б", "В", "Г", "Д", "Е"]);
    const deep = sections({
      menu: { settings: { footer: [own] }, "settings.en": { footer: [nested(["A", "B", "C", "D", "E", "F"])] } },
    });
    const form = linksForm(deep);
    expect(form.apart).toEqual(["en"]);
    const more = { title: { "": "О нас" }, url: "/about", items: [], rest: {} };
    expect(linksPatches(deep, { ...form, footer: [...form.footer, more] })).toEqual({
      menu: { set: { settings: { footer: [own, { title: "О нас", url: "/about" }] } } },
    });
  });

  it("EDIT-4 keeps the kind of a redirect and reports redirects that the shop would refuse", () => {
    const shop = sections({ redirects: { settings: [{ from: "/a", to: "/b", code: 308 }] } });
    const form = redirectsForm(shop);
    const more = [...form.redirects, { from: "/c", to: "/d", isLasting: false, rest: {} }];
    expect(redirectsPatches(shop, { redirects: more })["redirects"]?.value?.["settings"]).toEqual([
      { from: "/a", to: "/b", code: 308 },
      { from: "/c", to: "/d", code: 302 },
    ]);
    const bad = [
      { from: "a", to: "/b" },
      { from: "/a", to: "/a" },
      { from: "/b", to: "javascript:1" },
      { from: "/b", to: "/c" },
    ].map((each) => ({ ...each, isLasting: true, rest: {} }));
    expect([...redirectsFaults({ redirects: bad })]).toEqual([
      ["0.from", "from"],
      ["1.to", "itself"],
      ["2.to", "to"],
      ["3.from", "twice"],
    ]);
  });

  it("EDIT-4 offers other languages and keeps the texts of the remaining ones", () => {
    const list = [
      { code: "en", text: "English", lang_json_data: { a: "b" } },
      { code: "ru", text: "Русский", default: true },
    ];
    const shop = sections({ language_list: { settings: list } });
    const form = languagesForm(shop);
    expect(form).toEqual({
      languages: [
        { id: "en", name: "English" },
        { id: "ru", name: "Русский" },
      ],
      main: "ru",
    });
    expect(languagesPatches(shop, form)).toEqual({ language_list: null });
    expect(otherLanguages(form)).toContainEqual({ id: "de", name: "Deutsch" });
    expect(languagesPatches(shop, { ...form, main: "en" })["language_list"]?.value?.["settings"]).toEqual([
      { code: "en", text: "English", lang_json_data: { a: "b" }, default: true },
      { code: "ru", text: "Русский", default: false },
    ]);
  });
});
