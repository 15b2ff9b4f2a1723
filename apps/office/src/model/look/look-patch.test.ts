import { expect, it } from "vitest";
import { lookForm } from "./look-form.ts";
import { lookPatches } from "./look-patch.ts";
import type { LookEntities } from "./look-query.ts";

const of = (facet: string, fields: object) => ({ etag: '"1"', facets: { [facet]: fields } });
const opened: LookEntities = {
  facade: of("settings", { colors: { yellow: "#e3a72f", other: 1 }, default_dark: "1", catalog_front: "cat1" }),
  general: of("settings", { logo: "/logo.svg", main_font: { name: "Shop Sans", url: "/a.woff2" } }),
  logos: of("settings", { gr_favicon_site: { favicon_svg: "/f.svg" }, logo_dark: "/dark.svg" }),
  seo: of("settings", { og_image: { src: "/og.png" } }),
  front: of("front", { templates: { catalog_type: "samokat", catalog_types: ["samokat"] } }),
};
const form = lookForm(opened);
const patchesOf = (change: Partial<typeof form>, from = opened) =>
  Object.fromEntries(lookPatches(from, { ...form, ...change }));

it("EDIT-4 reads every notation of the look in a shop folder", () => {
  expect(form).toMatchObject({
    accent: "#e3a72f",
    background: "",
    isDark: true,
    pageType: "samokat",
    mainFont: "Shop Sans",
    logo: "/logo.svg",
    logoDark: "/dark.svg",
    favicon: "/f.svg",
    ogImage: "/og.png",
    icon512: "",
  });
});

it("EDIT-4 does not save an unchanged look", () => {
  expect(patchesOf({})).toEqual({});
});

it("EDIT-4 saves changes and keeps unknown fields", () => {
  expect(patchesOf({ accent: "", card: " #fff " })).toEqual({
    facade: { set: { settings: { colors: { other: 1, card: "#fff" } } } },
  });
  expect(patchesOf({ mainFont: "", logo: "/new.png" })).toEqual({
    general: { set: { settings: { logo: "/new.png" } }, unset: { settings: ["main_font"] } },
  });
  expect(patchesOf({ ogImage: "" })).toEqual({ seo: { unset: { settings: ["og_image"] } } });
});

it("EDIT-4 writes the page type where the shop has it", () => {
  expect(patchesOf({ pageType: "lavka" })).toEqual({
    front: { set: { front: { templates: { catalog_type: "lavka", catalog_types: ["samokat"] } } } },
  });
  expect(patchesOf({ pageType: "lavka" }, { ...opened, front: null })).toEqual({
    facade: { set: { settings: { catalog_front: "lavka" } } },
  });
});

it("EDIT-4 replaces the SVG of the tab's icon with the new picture", () => {
  expect(patchesOf({ favicon: "/new.png" })).toEqual({
    logos: { set: { settings: { gr_favicon_site: { favicon_png: "/new.png" } } } },
  });
});
