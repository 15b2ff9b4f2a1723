import { describe, expect, it } from "vitest";
import type { Json } from "../../../shop/editing/overlay.ts";
import { wordsOf } from "./change-words.ts";

const settings: Json = {
  locations: [{ name: "Вокзал", price_file_path: "prices/station.json" }],
  map: { features: [{ type: "Feature", id: "7", properties: { name: "Центр" }, geometry: null }] },
  payment_methods: [{ id: "cash", name: "Наличными" }],
};
const documents = new Map([["settings", settings]]);
const byZone = (lists: Record<string, Json>) => ({ fields: { all_zones_zone_payment_methods: lists } });

describe("names of the entities that changes refer to", () => {
  it("EDIT-5 are those of zones and their payment methods, including those that the draft adds", () => {
    const words = wordsOf(documents, [
      {
        ...{ key: "settings:delivery", name: "delivery" },
        delta: { settings: { before: byZone({ "7": ["cash"] }), after: byZone({ "7": ["cash", "card"], "9": [] }) } },
      },
      {
        ...{ key: "settings:payment_methods", name: "payment_methods" },
        delta: { settings: { before: { whole: [] }, after: { whole: [{ id: "card", name: "Картой" }] } } },
      },
      { key: "zone:9", name: "Заречье", delta: {} },
    ]);
    expect(words).toEqual({
      menus: [{ document: "prices/station", name: "Вокзал" }],
      named: { "zone:7": "Центр", "zone:9": "Заречье", "payment:cash": "Наличными", "payment:card": "Картой" },
    });
  });

  it("EDIT-5 omit the payment methods if no change names one", () => {
    const delta = { settings: { before: { fields: { price: 1 } }, after: { fields: { price: 2 } } } };
    expect(wordsOf(documents, [{ key: "settings:delivery", name: "delivery", delta }]).named).toEqual({});
  });
});
