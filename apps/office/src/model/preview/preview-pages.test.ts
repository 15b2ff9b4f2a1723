import { expect, it } from "vitest";
import { PREVIEW_PAGES, pathOfPage, scaleToFit } from "./preview-pages.ts";

it("EDIT-4 offers pages of the real shop, without those that the menu cannot fill", () => {
  const pathsOf = (section: string | null, dish: string | null) =>
    PREVIEW_PAGES.map((page) => pathOfPage(page, { section, dish }));
  expect(pathsOf("106", "101")).toEqual(["/", "/categories/106", "/?product_id=101", "/cart", "/contacts"]);
  expect(pathsOf(null, null)).toEqual(["/", null, null, "/cart", "/contacts"]);
});

it("EDIT-4 scales a window down to the available width, and never up", () => {
  expect([scaleToFit(1280, 640), scaleToFit(390, 640), scaleToFit(390, 0)]).toEqual([0.5, 1, 1]);
});
