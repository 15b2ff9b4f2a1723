import { expect, it } from "vitest";
import { entityName } from "./entity-name.ts";

it("EDIT-1 names an entity in the shop's own language, whatever language is first", () => {
  const brand = { "brands.en": { name: "Zhernov mill" }, brands: { name: "Мельница Жернова" } };
  expect(entityName("content:brands/1", brand)).toBe("Мельница Жернова");
  const dish = { "catalog.en": { name: "Borscht" }, "prices/station": { name: "Борщ" } };
  expect(entityName("product:101", dish)).toBe("Борщ");
});
