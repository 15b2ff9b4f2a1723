import { describe, expect, it } from "vitest";
import { SettingsSchema } from "../../settings/schemas.ts";
import { SHOP_FILES } from "../schemas.ts";
import { shapeFaults } from "./shape-faults.ts";

const catalogWith = (dish: object) => [{ id: 1, name: "Супы", products: [{ id: 2, name: "Борщ", price: 1, ...dish }] }];
const messageOf = (dish: object) => shapeFaults(SHOP_FILES["catalog.json"], catalogWith(dish))[0]?.message;

describe("shape faults in words", () => {
  it.each([
    [{ price: "390 руб" }, "a number such as 390, found «390 руб»"],
    [{ price: -1 }, "a number such as 390, at least 0, found -1"],
    [{ price: [390] }, "a number such as 390, found a list of 1"],
    [{ id: undefined }, "is missing: a whole number such as 101"],
    [{ name: "" }, "text in quotes, not empty, found «»"],
    [{ images: "soup.jpg" }, "a list [ … ], found «soup.jpg»"],
    [{ product_availability: { from: "9.00" } }, "a time from 00:00 to 24:00 such as 09:00, found «9.00»"],
    [
      { product_availability: { weekdays: [0] } },
      "a list of days, 1 Monday to 7 Sunday, such as [1, 2, 3], at least 1, found 0",
    ],
  ])("ENT-1 says what to write in place of %j", (dish, message) => {
    expect(messageOf(dish)).toBe(message);
  });

  it("ENT-1 quote at most 40 characters of a value, without control characters", () => {
    const message = messageOf({ price: `\u001b[2J${"я".repeat(500)}` }) ?? "";
    expect(message).not.toContain("\u001b");
    expect(message.length).toBeLessThan(80);
  });

  it("ENT-1 use the branch of a union with the intended type", () => {
    const feature = { geometry: { type: "Polygon", coordinates: [[[1, 2]]] }, properties: { description: "ID:a" } };
    expect(shapeFaults(SettingsSchema, { map: { features: [feature] } })).toEqual([
      { path: "map.features[0].geometry.coordinates[0]", message: "a list of at least 3, found a list of 1" },
    ]);
  });

  it("ENT-1 report one fault per place", () => {
    expect(shapeFaults(SHOP_FILES["catalog.json"], [{ id: "a" }, { id: 0, name: "б" }])).toEqual([
      { path: "[0].id", message: "a whole number such as 101, found «a»" },
      { path: "[0].name", message: "is missing: text in quotes, not empty" },
      { path: "[1].id", message: "a whole number such as 101, more than 0, found 0" },
    ]);
  });
});
