import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it("EDIT-4 a title becomes an address of Latin letters", () => {
  expect(slugOf("Щи «Суточные»")).toBe("shchi-sutochnye");
  expect(slugOf("Crème brûlée 2026!")).toBe("creme-brulee-2026");
  expect(slugOf("«…»")).toBe("");
});
