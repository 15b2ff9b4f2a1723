import { describe, expect, it } from "vitest";
import { applyEdits, bulkRowsOf, type CellEdit } from "./grid-edits.ts";
import { columns, dish, pizza } from "./testing-dishes.ts";

const known = new Map([dish("101"), pizza("201")].map((each) => [each.id, each]));
const edit = (lineKey: string, column: CellEdit["column"], text: string): CellEdit => ({ lineKey, column, text });
const rowsOf = (...edits: readonly CellEdit[]) => bulkRowsOf(known, edits);

describe("edits of cells", () => {
  it("EDIT-2 send only changed fields; an old price without a discount follows its price", () => {
    expect(rowsOf(edit("101", columns.price, "320,50"), edit("101", columns.name, " Борщ  с пампушкой "))).toEqual([
      {
        id: "101",
        etag: '"101-1"',
        set: { menus: { name: "Борщ с пампушкой" }, catalog: { price: 320.5, regular_price: 320.5 } },
      },
    ]);
    expect(rowsOf(edit("101", columns.station, "290"))).toMatchObject([
      { set: { "prices/station": { price: 290, regular_price: 290 } } },
    ]);
    expect(rowsOf(edit("101", columns.price, "300"))).toEqual([]);
  });

  it("EDIT-2 change a size in every menu with it, and stop a dish everywhere", () => {
    expect(rowsOf(edit("201/1", columns.price, "550"), edit("201/1", columns.weight, "480"))).toEqual([
      {
        id: "201",
        etag: '"201-1"',
        sizes: {
          catalog: { "1": { price: 550, regular_price: 550, portion_nat_size: 480 } },
          "prices/station": { "1": { portion_nat_size: 480 } },
        },
      },
    ]);
    expect(rowsOf(edit("101", columns.stock, "нет"))).toMatchObject([
      { set: { catalog: { in_stock: false }, "prices/station": { in_stock: false } } },
    ]);
  });

  it("EDIT-2 set, keep and end a discount", () => {
    expect(rowsOf(edit("101", columns.old, "400"))).toMatchObject([{ set: { catalog: { regular_price: 400 } } }]);
    const [row] = rowsOf(edit("101", columns.old, "400"), edit("101", columns.price, "350"));
    expect(row?.set).toEqual({ catalog: { price: 350, regular_price: 400 } });
    const ended = rowsOf(edit("101", columns.old, "400"), edit("101", columns.price, "450"));
    expect(ended).toMatchObject([{ set: { catalog: { price: 450, regular_price: 450 } } }]);
    expect(rowsOf(edit("101", columns.old, "400"), edit("101", columns.old, ""))).toEqual([]);
  });

  it("EDIT-2 mark a faulty cell and save the others", () => {
    const edits = [
      edit("101", columns.price, "дорого"),
      edit("101", columns.old, "300"),
      edit("101", columns.name, "  "),
      edit("101", columns.weight, "1e3"),
      edit("101", columns.stock, "может быть"),
      edit("201", columns.price, "600"),
      edit("101/9", columns.price, "1"),
      edit("101", columns.station, "0,01"),
      edit("101", columns.price, "10000001"),
    ];
    const { faulty, good } = applyEdits(known, edits);
    expect(faulty.map(({ fault }) => fault)).toEqual(["price", "old", "name", "weight", "stock", "closed", "price"]);
    expect(good).toEqual([edits[7]]);
    expect(rowsOf(...edits)).toMatchObject([{ id: "101", set: { "prices/station": { price: 0.01 } } }]);
  });
});
