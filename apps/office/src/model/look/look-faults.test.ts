import { expect, it } from "vitest";
import { lookFieldAt } from "./look-faults.ts";

it("EDIT-5 assigns faults that block publishing to the look's fields, except fields of other screens", () => {
  const at = (path: string, document = "settings") => lookFieldAt({ document, steps: path.split("."), cause: null });
  expect(at("facade.colors.yellow_dark")).toBe("accentDark");
  expect(at("colors")).toBeNull();
  expect(at("templates.catalog_type", "front")).toBe("pageType");
  expect(at("logos.gr_favicon_site.favicon_png")).toBe("favicon");
  expect(at("main_font")).toBe("mainFont");
  expect(at("general.front_currency")).toBeUndefined();
  expect(at("seo.title", "settings.en")).toBeUndefined();
});
