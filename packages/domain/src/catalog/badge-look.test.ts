import { expect, it } from "vitest";
import { badgeLook } from "./badge-look.ts";

it.each([
  ["хит", "g"],
  ["новинка", "g"],
  ["New", "g"],
  ["favourite", "g"],
  ["вегетарианское", "l"],
  ["постное", "l"],
  ["vegan", "l"],
  ["без глютена", "w"],
  ["gluten free", "w"],
  ["острое", "h"],
  ["spicy", "h"],
  ["детское", "p"],
  ["от шефа", "p"],
  ["сезонное", "p"],
] as const)("draws «%s» as %s", (badge, look) => expect(badgeLook(badge)).toBe(look));
