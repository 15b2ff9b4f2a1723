import { describe, expect, it } from "vitest";
import { columnLetter, mappingBody, presentMapping, readMapping, shownColumns, withField } from "./column-mapping.ts";

const table = {
  heading_row: 2,
  rows: [
    { row: 1, cells: ["Меню ресторана"] },
    { row: 2, cells: ["Позиция", "Руб", "Код повара"] },
    { row: 3, cells: ["Борщ", "390", ""] },
    { row: 4, cells: ["Уха", "410", "17"] },
  ],
  fields: [
    { field: "name", title: "Название" },
    { field: "price", title: "Цена" },
  ],
};

describe("columns that a person maps (IMPORT-1)", () => {
  it("have their headings and sample values", () => {
    expect(shownColumns(table, 2)).toEqual([
      { column: 1, heading: "Позиция", samples: ["Борщ", "Уха"] },
      { column: 2, heading: "Руб", samples: ["390", "410"] },
      { column: 3, heading: "Код повара", samples: ["17"] },
    ]);
    expect(shownColumns(table, 0)[0]).toEqual({
      column: 1,
      heading: "",
      samples: ["Меню ресторана", "Позиция", "Борщ"],
    });
  });

  it("use each field once", () => {
    const mapping = withField({ headingRow: 2, fields: { 1: "name", 2: "", 3: "price" } }, 2, "price");
    expect(mapping.fields).toEqual({ 1: "name", 2: "price", 3: "" });
    expect(withField(mapping, 2, "").fields).toEqual({ 1: "name", 2: "", 3: "" });
  });

  it("are sent without fields that only a WooCommerce file has", () => {
    expect(mappingBody({ headingRow: 1, fields: { 1: "name", 2: "sale_price", 3: "" } }, table.fields)).toEqual({
      heading_row: 1,
      columns: { 1: "name", 3: "" },
    });
  });

  it("start with the server's mapping, or propose the first row as headings", () => {
    const columns = [{ column: 1, heading: "", field: null, by_format: false }];
    const shown = { columns, problem: { reason: "no-columns", faults: [] } };
    const without = { ...table, heading_row: 0 };
    expect(presentMapping(shown, without)).toEqual({ headingRow: 1, fields: { 1: "" } });
    expect(presentMapping(shown, table).headingRow).toBe(2);
    expect(presentMapping({ columns, problem: null }, table).headingRow).toBe(2);
  });

  it("have the letters of a spreadsheet", () => {
    expect([1, 26, 27, 200].map(columnLetter)).toEqual(["A", "Z", "AA", "GR"]);
  });

  it("are read from the tab's storage only if valid", () => {
    const mapping = { headingRow: 1, fields: { 1: "name" } };
    expect(readMapping(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping);
    expect([readMapping(null), readMapping({ headingRow: "1", fields: {} })]).toEqual([null, null]);
  });
});
