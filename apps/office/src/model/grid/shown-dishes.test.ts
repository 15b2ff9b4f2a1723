import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { applyEdits } from "./grid-edits.ts";
import { linesOf } from "./grid-line.ts";
import { editsOfPreview, previewedPrices } from "./price-edits.ts";
import { shownDishes } from "./shown-dishes.ts";
import { columns, dish, pizza } from "./testing-dishes.ts";

const cheap = dish("301", {
  name: "Чай",
  category_ids: ["3"],
  prices: { catalog: { price: 100, regular_price: 150, in_stock: false, sizes: {}, options: {} } },
});
const dishes = [dish("101"), pizza("201"), cheap];
const all = { q: "", category: "", state: "" };
const ids = (filter: Partial<typeof all>, sort: Parameters<typeof shownDishes>[2] = { column: null, isDown: false }) =>
  shownDishes(dishes, { ...all, ...filter }, sort).map(({ id }) => id);

describe("the shown dishes", () => {
  it("EDIT-2 match text, category and state", () => {
    expect(ids({ q: "БОРЩ" })).toEqual(["101"]);
    expect(ids({ q: "201" })).toEqual(["201"]);
    expect(ids({ category: "3" })).toEqual(["301"]);
    expect(ids({ state: "off" })).toEqual(["301"]);
    expect(ids({ state: "discount" })).toEqual(["301"]);
    expect(ids({ state: "changed" })).toEqual([]);
  });

  it("EDIT-2 sort by any column, with empty values last in both directions", () => {
    expect(ids({}, { column: columns.price, isDown: false })).toEqual(["301", "101", "201"]);
    expect(ids({}, { column: columns.price, isDown: true })).toEqual(["201", "101", "301"]);
    expect(ids({}, { column: columns.station, isDown: false })).toEqual(["101", "201", "301"]);
    expect(ids({}, { column: columns.station, isDown: true })).toEqual(["201", "101", "301"]);
    expect(ids({}, { column: columns.name, isDown: true })).toEqual(["301", "201", "101"]);
  });
});

describe("prices changed by a percentage", () => {
  it("EDIT-2 have a preview for every dish and size, and edits that apply it", () => {
    const change = { percent: 1_000, rounding: "10", oldPrice: "keep" } as const;
    const preview = previewedPrices(linesOf(dishes), [columns.price, columns.station], change);
    expect(preview.map(({ line, column, after }) => [line.key, column.facet, after.price, after.old])).toEqual([
      ["101", "catalog", 330_00, null],
      ["101", "prices/station", 310_00, null],
      ["201/1", "catalog", 550_00, null],
      ["201/1", "prices/station", 530_00, null],
      ["201/2", "catalog", 770_00, null],
      ["301", "catalog", 110_00, 150_00],
    ]);
    const known = new Map(dishes.map((each) => [each.id, each]));
    const { dishes: changed, faulty } = applyEdits(known, editsOfPreview(preview));
    expect(faulty).toEqual([]);
    expect(changed.get("301")?.prices["catalog"]).toMatchObject({ price: 110, regular_price: 150 });
    expect(changed.get("201")?.prices["catalog"]?.sizes).toMatchObject({ "1": { price: 550 }, "2": { price: 770 } });
  });

  it("EDIT-2 show the former price if they fall, and skip unchanged ones", () => {
    const change = { percent: -1_000, rounding: "1", oldPrice: "show" } as const;
    const [first] = previewedPrices(linesOf([dish("101")]), [columns.price], change);
    expect(first?.after).toEqual({ price: money(270_00), old: money(300_00) });
    const none = { percent: 0, rounding: "1", oldPrice: "keep" } as const;
    expect(previewedPrices(linesOf(dishes), [columns.price], none)).toEqual([]);
  });
});
