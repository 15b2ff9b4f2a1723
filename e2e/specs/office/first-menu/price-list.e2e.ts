import { writeXlsx } from "../../../../apps/server/src/modules/imports/write/write-xlsx.ts";
import { firstMenuTest } from "../../../fixtures/first-menu.ts";
import { test } from "../../../fixtures/shop.ts";
import { officeText } from "../../../pages/office/words.ts";

test.use({ testNow: "2026-11-18T13:00:03+03:00", apart: false });

const sections = ["Супы", "Горячее", "Салаты", "Выпечка", "Напитки", "Сладкое"];

/** A bookkeeper's table: sections as separate lines, prices as numbers. */
const rows = sections.flatMap((section, at) => [
  [section, "", ""],
  ...Array.from({ length: 5 }, (_, dish) => [`${section}: блюдо ${dish + 1}`, String(250 + at * 40 + dish), "250 г"]),
]);

firstMenuTest("OFFICE-6 IMPORT-1 a plain price list in xlsx becomes the menu, and a guest orders a dish of it", {
  count: 30,
  ordered: "Горячее: блюдо 2",
  async fillMenu(page, pace) {
    const table = { headings: ["Наименование", "Цена, руб.", "Выход"], isNumber: [false, true, false], rows };
    await pace.chooseFile(page.getByRole("button", { name: officeText("ru", "imports.choose") }), {
      name: "Прайс.xlsx",
      buffer: await writeXlsx(table, "Прайс"),
    });
  },
});
