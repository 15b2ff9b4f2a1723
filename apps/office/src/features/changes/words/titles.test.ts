import { readFileSync } from "node:fs";
import { shopJsonSchemas } from "@skatert/contract";
import { expect, test } from "vitest";
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { FIELD_TITLES } from "../../../model/titles/field-titles.ts";
import { entityText } from "./entity-words.ts";
import { fieldTitle } from "./field-title.ts";
import { SILENT_FIELDS } from "./opened-fields.ts";
import { valueText } from "./value-text.ts";

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../../${path}`, import.meta.url), "utf8")) as unknown;
const i18n = createI18n("ru", compiledMessages(russian, russian));

/** Objects whose keys are ids: branches, weekdays, zones. A list of points has no fields at all. */
const keyedById = new Set(["delivery_work_time", "week", "all_zones_zone_payment_methods"]);

/** The names of all fields of a document, without those inside hidden ones. */
function fieldsIn(value: unknown, name: string | null = null): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsIn(entry));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (SILENT_FIELDS.has(field)) return [];
    return [...(name !== null && keyedById.has(name) ? [] : [field]), ...fieldsIn(inner, field)];
  });
}

/** The same for a JSON Schema. */
function fieldsOfSchema(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, inner]) => {
    if (keyword !== "properties") return fieldsOfSchema(inner);
    const shown = Object.entries(inner as object).filter(([field]) => !SILENT_FIELDS.has(field));
    return shown.flatMap(([field, own]) => [field, ...fieldsOfSchema(own)]);
  });
}

const untitled = (names: readonly string[]) => [...new Set(names)].filter((name) => FIELD_TITLES[name] === undefined);
/** Accounts and stock are in tables of their own and have no history. */
const schemas = [...shopJsonSchemas()].filter(([name]) => !/^(users|stock|branch-stock)\./.test(name));

test.each(["settings", "settings.en", "promo-settings", "front", "bonus", "referral", "wheel", "wheel.en", "coupons"])(
  "EDIT-6 history has a label for every field of %s.json of the demo",
  (name) => {
    expect(untitled(fieldsIn(read(`demo/${name}.json`)))).toEqual([]);
  },
);

test.each(schemas)("EDIT-6 history has a label for every field that %s allows", (_name, schema) => {
  const fields = fieldsOfSchema(schema);
  expect(fields.length).toBeGreaterThan(0);
  expect(untitled(fields)).toEqual([]);
});

test("EDIT-6 history has a label for every document that is edited as a whole", () => {
  for (const id of ["promo-settings", "front", "bonus", "referral", "wheel"]) {
    expect(entityText({ kind: "document", id, name: id }, i18n), id).not.toBe(id);
  }
});

test("EDIT-6 history counts the places of the order methods", () => {
  const places = { "1.restaurants": { $ids: [] }, "2.pickup_locations": { $ids: ["501", "502"] } };
  expect(valueText("$points", places, i18n)).toBe("2 записи");
});

test("EDIT-6 history lists opening hours by weekday", () => {
  const hours = { from: "11:00", to: "23:00" };
  expect(valueText("week", { 1: hours, 7: [hours] }, i18n)).toBe("Пн: 11:00–23:00; Вс: 11:00–23:00");
  expect(valueText("product", { id: 101 }, i18n)).toBe("блюдо № 101");
});

test("MENU-24 history writes all the hours of a dish or category, with their days", () => {
  const windows = [
    { weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "11:00" },
    { weekdays: [6, 7], from: "09:00", to: "13:00" },
  ];
  const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: "08:00", to: "13:00", windows };
  expect(valueText("category_availability", hours, i18n)).toBe("пн–пт 08:00–11:00; сб, вс 09:00–13:00");
  expect(valueText("product_availability", windows[1], i18n)).toBe("сб, вс 09:00–13:00");
  expect(valueText("product_availability", null, i18n)).toBe(valueText(null, "", i18n));
});

test("EDIT-6 history names a branch's places by their kind and not by the number of the order method", () => {
  expect(fieldTitle("settings#pickup_locations", "2", i18n)).toBe("Самовывоз");
});
