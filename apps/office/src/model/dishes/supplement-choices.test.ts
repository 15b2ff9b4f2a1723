import { expect, it } from "vitest";
import { categories, dishes } from "../groups/testing-menu.ts";
import { supplementChoices } from "./supplement-choices.ts";

it("MENU-21 the picker of supplements offers those of subsections of «допы» too", () => {
  expect(supplementChoices(dishes, categories, [{ id: "901" }]).map(({ id }) => id)).toEqual(["902", "941"]);
});
