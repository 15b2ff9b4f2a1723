import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { FIELD_TITLES } from "./titles.ts";
import { valueWords } from "./value-text.ts";

type Fields = Readonly<Record<string, unknown>>;

const demo = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../../demo/${name}.json`, import.meta.url), "utf8"));
const untitled = (entries: readonly Fields[]) =>
  [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((name) => name !== "id" && !FIELD_TITLES[name]);
const { popups, facade, logos } = demo("settings");
const coupons = demo("coupons");

afterEach(() => vi.unstubAllGlobals());

test.each<[string, readonly Fields[]]>([
  ["a coupon", [...coupons.auto, ...coupons.codes]],
  ["a popup", popups],
  ["the shop's colours", [facade.colors]],
  ["the shop's pictures", [logos]],
])("EDIT-6 history has a label for every field of %s", (_, entries) => {
  expect(untitled(entries)).toEqual([]);
});

test("EDIT-6 history counts the places of the order methods", () => {
  vi.stubGlobal("document", { documentElement: { lang: "ru" } });
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  const places = { "1.restaurants": { $ids: [] }, "2.pickup_locations": { $ids: ["501", "502"] } };
  expect(valueWords("$points", places, t)).toBe('field.entries {"count":2}');
});
