import { expect, it } from "vitest";
import type { I18n } from "../../../i18n/i18n.ts";
import { fieldTitle } from "./system-words.ts";

const i18n: Pick<I18n, "t"> = { t: (key, ...[values]) => `${key} ${Object.values(values ?? {}).join()}`.trim() };

it.each([
  ["price", "Цена"],
  ["number:iiko", "imports.number iiko"],
  ["number:1c", "imports.number imports.system.1c"],
  ["number:table-1f", "imports.number.other"],
  ["unknown", "unknown"],
])("IMPORT-2 titles the field %s as %s", (field, title) => {
  expect(fieldTitle(field, [{ field: "price", title: "Цена" }], i18n)).toBe(title);
});
