import { readdirSync, readFileSync } from "node:fs";
import { shopJsonSchemas } from "@skatert/contract";
import { beforeAll, describe, expect, test, vi } from "vitest";
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { fieldTitle } from "./field-title.ts";
import { openedFields } from "./opened-fields.ts";
import { valueText } from "./value-text.ts";
import { VALUE_WORDS } from "./value-words.ts";

const project = new URL("../../../../../../", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, project), "utf8"));
const i18n = createI18n("ru", compiledMessages(russian, russian));

/** What staff wrote themselves, so it may look as it likes: addresses, letters of fonts, keys of services. */
const written = new Set([
  ...["slug", "url", "src", "redirects", "robots", "main_font", "font_headings", "code", "codes", "currency"],
  ...["contacts", "menu", "header", "footer", "timezone", "wp_timezone", "cache_ver_site", "include", "post_slug"],
]);

/** Every field of every entity of the demo, as the list of changes shows it: "banners category": "раздел № 106". */
const shown = (): readonly (readonly [string, string, string])[] => {
  const texts = new Map<string, readonly [string, string, string]>();
  const add = (document: string, entity: unknown) => {
    for (const { facet, field, after } of openedFields([{ facet: document, field: null, after: entity }])) {
      const own = field?.split(".").at(-1) ?? null;
      const text = valueText(own, after, i18n);
      texts.set(`${document} ${field} ${text}`, [`${document} ${own}`, fieldTitle(facet, field, i18n), text]);
    }
  };
  for (const name of readdirSync(new URL("demo/", project))) {
    // A translation into English has English words of its own.
    if (!name.endsWith(".json") || /^(users|stock)\.|\.en\./.test(name)) continue;
    const [document = ""] = name.split(".");
    const content = read(`demo/${name}`);
    const entries: readonly unknown[] = Array.isArray(content) ? content : [content];
    for (const entry of entries) {
      const { products = [], ...rest } = entry as { readonly products?: readonly unknown[] };
      add(document, rest);
      for (const product of document === "catalog" ? products : []) add("product", product);
      for (const list of document === "coupons" ? Object.values(rest) : [])
        for (const coupon of Array.isArray(list) ? list : []) add("coupon", coupon);
      for (const inner of document === "settings" ? Object.values(rest) : [])
        for (const part of Array.isArray(inner) ? inner : [inner])
          if (typeof part === "object" && part !== null) add("part", part);
    }
  }
  return [...texts.values()];
};

describe("a change of any field of the demo", () => {
  beforeAll(() => {
    // The words of a text are what matters here, so its markup is cut off roughly.
    vi.stubGlobal(
      "DOMParser",
      class {
        parseFromString = (html: string) => ({ body: { textContent: html.replace(/<[^>]*>/g, "") } });
      },
    );
    return () => vi.unstubAllGlobals();
  });

  test("EDIT-5 reads without keys, files and bare numbers of something else", () => {
    const machine = shown().filter(([name, title, text]) => {
      const own = name.split(" ").at(-1) ?? "";
      const isRawTitle = /^[a-z_$.]+$/.test(title);
      const isFile = /\.(webp|png|svg|jpe?g|json|mp4)\b/.test(text);
      const isKey = /(^|[\s:;,])[a-z]+_[a-z_]+/.test(text) || /^[a-z][a-z-]*(, [a-z][a-z-]*)*$/.test(text);
      return isRawTitle || (!written.has(own) && (isFile || isKey));
    });
    expect(machine).toEqual([]);
  });

  test("EDIT-5 names what the field refers to, and its kind and number if that is gone", () => {
    const words = { ...i18n, names: { "category:106": "Пицца", "branch:501": "На Соборной", "product:7": "7" } };
    expect(valueText("category", 106, words)).toBe("Пицца");
    expect(valueText("category", 107, words)).toBe("раздел № 107");
    expect(valueText("parent", 0, words)).toBe("пусто");
    expect(valueText("sklad", [501, "502"], words)).toBe("На Соборной, филиал № 502");
    expect(valueText("product", { id: 7 }, words)).toBe("блюдо № 7");
    expect(valueText("supplements", [{ id: 7, group: "Соусы" }], words)).toBe("блюдо № 7");
    expect(valueText("choice", { kind: "add", min: 1, max: 4, free: 1 }, words)).toBe(
      "Вид: добавить; Наименьшее: 1; Наибольшее: 4; Из них бесплатно: 1",
    );
    expect(valueText("option_groups", [{ group_id: 106, max: 2 }], words)).toBe("Пицца Наибольшее 2");
    expect(valueText("option_groups", [{ group_id: 106, max: null }], words)).toBe("Пицца Наибольшее без ограничения");
    expect(valueText("choice", { kind: "remove", max: null, distinct: null }, words)).toBe(
      "Вид: убрать; Наибольшее: без ограничения; Разных не больше: без ограничения",
    );
    expect(valueText("free_gift_data", [{ product_id: 7, quantity: 1, variation_id: null }], words)).toBe("блюдо № 7");
    expect(valueText("delivery_work_time", { 501: { around_clock: true } }, words)).toBe(
      "На Соборной: Круглосуточно: да",
    );
  });

  test("EDIT-5 calls a size by its options, and formats its price", () => {
    const size = { id: 1091, price: 490, attributes: [{ name: "Размер", option: "25 см" }] };
    expect(valueText("variations", [size], i18n).replaceAll("\u00a0", " ")).toBe("25 см Цена 490 ₽");
    expect(valueText("variations", [{ id: 1091, price: 490 }], i18n).replaceAll("\u00a0", " ")).toBe("Цена 490 ₽");
  });

  test("EDIT-5 words constants, dates, languages and the own menu of a branch", () => {
    expect(valueText("discount_type", "percent", i18n)).toBe("процент");
    expect(valueText("device", ["site", "app"], i18n)).toBe("на сайте, в приложении");
    expect(valueText("coupon_avaible_week_days", [1, 7], i18n)).toBe("Пн, Вс");
    expect(valueText("date_expires", "2026-12-31T00:00:00", i18n)).toBe("31 декабря 2026 г.");
    expect(valueText("date", "2026-11-14T09:30:00", i18n)).toBe("14 ноября 2026 г., 09:30");
    expect(valueText("lang_code", "be", i18n)).toBe("белорусский");
    expect(valueText("price_file_path", "prices/station.json", i18n)).toBe("да");
    expect(valueText("images", [{ src: "/media/a.webp" }, { src: "/media/b.jpg?1" }], i18n)).toBe("2 картинки");
    expect(valueText("amount", "10.00", i18n)).toBe("10");
  });
});

/** The constants that the schemas allow, by field. */
function constantsOf(schema: unknown, name = ""): readonly (readonly [string, string])[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, inner]) => {
    if (keyword === "properties")
      return Object.entries(inner as object).flatMap(([field, own]) => constantsOf(own, field));
    if (keyword !== "enum" || !Array.isArray(inner)) return constantsOf(inner, name);
    return inner.flatMap((each) => (typeof each === "string" && /[a-z]/i.test(each) ? [[name, each] as const] : []));
  });
}

test("EDIT-5 has words for every constant that a schema allows", () => {
  const schemas = [...shopJsonSchemas()].filter(([name]) => !/^(users|stock)\./.test(name));
  const all = schemas.flatMap(([, schema]) => constantsOf(schema));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(([field, each]) => field !== "" && VALUE_WORDS[field]?.[each] === undefined)).toEqual([]);
});
