import { expect, it } from "vitest";
import { categories } from "../groups/testing-menu.ts";
import { shelfOf } from "./shelf.ts";

it("MENU-21 new groups are put into the section of supplements, if the menu has one", () => {
  expect([shelfOf(categories), shelfOf([])]).toEqual(["9", null]);
});
