import { describe, expect, it } from "vitest";
import { nearestName } from "./nearest-name.ts";

describe("the nearest known name", () => {
  const known = ["shipping_methods", "price", "name", "warehouse_id", "id"];

  it.each([
    ["shiping_methods", "shipping_methods"],
    ["shippingMethods", "shipping_methods"],
    ["prise", "price"],
    ["pirce", "price"],
    ["Name", "name"],
    ["nmae", "name"],
    ["warehouse", "warehouse_id"],
  ])("ENT-1 finds that %s was meant to be %s", (written, meant) => {
    expect(nearestName(written, known)).toBe(meant);
  });

  it.each(["colour", "is", "prices_of_dishes", ""])("ENT-1 finds nothing near %j", (written) => {
    expect(nearestName(written, known)).toBeNull();
  });
});
