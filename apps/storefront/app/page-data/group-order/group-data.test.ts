import { type GroupOrderView, settingsFromWire } from "@skatert/contract";
import { aCatalog, aProduct } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import type { PageContext } from "../request/page-context.ts";
import { testSettings } from "../shop/testing-shop.ts";
import { groupData, placeAt } from "./group-data.ts";

const points = [{ id: 31, name: "Окно", address: "Соборная, 3", coord: "57.6,39.9", warehouse_id: 1 }];
const settings = settingsFromWire({
  ...testSettings,
  shipping_methods: [{ id: 1, name: "Самовывоз", type: "local_pickup", pickup_locations: points }],
  delivery: {
    conditions: [{ zone_id: "town", delivery_price: 150, free_from: 1500, minimum: 500 }],
    dot_map_init: { center: [39.9, 57.6], zoom: 12 },
  },
});
const group: GroupOrderView = {
  id: "x",
  host: "Анна",
  state: "open",
  revision: 3,
  warehouseId: 1,
  expiresAt: 5,
  people: [
    {
      id: 1,
      name: "Олег",
      done: false,
      lines: [
        { productId: 1, variationId: null, quantity: 2, supplements: [], name: "Старое имя" },
        { productId: 2, variationId: null, quantity: 1, supplements: [], name: "Уха" },
        { productId: 9, variationId: null, quantity: 1, supplements: [], name: "Блины" },
      ],
    },
  ],
};

describe("page data of a group order", () => {
  it("has the present dishes, and names those that are sold out or off the menu", () => {
    if (settings === null) throw new Error("the settings are broken");
    const catalog = aCatalog({ products: [aProduct({ id: 1, name: "Борщ" }), aProduct({ id: 2, inStock: false })] });
    const page: Pick<PageContext, "settings" | "catalog" | "now"> = { settings, catalog, now: 4 };
    const data = groupData(group, page);
    expect(data).toMatchObject({ host: "Анна", branch: "Центр", revision: 3, place: { kind: "pickup", pointId: 31 } });
    expect(data.people[0]?.lines).toMatchObject([{ name: "Борщ", quantity: 2 }]);
    expect(data.people[0]?.gone).toEqual(["Уха", "Блины"]);
    expect(data.people[0]?.kept).toBeNull();
    const fewer = [{ productId: 1, variationId: null, quantity: 1, supplements: [], name: "Старое имя" }];
    const people = group.people.map((person) => ({ ...person, kept: fewer }));
    expect(groupData({ ...group, people }, page).people[0]?.kept).toMatchObject([{ name: "Борщ", quantity: 1 }]);
  });

  it("gives guests a place of the host's branch without the host's address", () => {
    if (settings === null) throw new Error("the settings are broken");
    expect(placeAt(1, settings)).toMatchObject({ kind: "pickup", locationId: 21, warehouseId: 1, pointId: 31 });
    expect(placeAt(2, settings)).toMatchObject({
      kind: "delivery",
      locationId: 22,
      line: "Вокзал",
      terms: { zoneId: "town" },
    });
    expect(placeAt(9, settings)).toBeNull();
  });
});
