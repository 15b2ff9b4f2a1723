import { expect, it } from "vitest";
import { dishesOnlyIn } from "./archive-category.ts";

it("EDIT-1 archives a category with the dishes that no other category lists", () => {
  const dish = (id: string, category_ids: string[], state: "published" | "archived" = "published") => ({
    id,
    category_ids,
    state,
  });
  const dishes = [
    dish("1", ["7"]),
    dish("2", ["7", "8"]),
    dish("3", ["8"]),
    dish("4", ["7"], "archived"),
    dish("5", []),
  ];
  expect(dishesOnlyIn(dishes, "7").map(({ id }) => id)).toEqual(["1"]);
});
