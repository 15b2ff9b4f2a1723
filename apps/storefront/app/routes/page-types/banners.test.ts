import { CATALOG_TYPES } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import banners from "../../../../../demo/banners.json" with { type: "json" };
import { open } from "../../ssr/testing-routes.ts";

const shown = banners.filter(({ skladall, device }) => skladall && device.includes("site"));
const titlesOf = (isStories: boolean) =>
  shown.filter((banner) => banner.is_stories === isStories).map(({ title }) => title);

describe.each(CATALOG_TYPES)("VALID-5 the home page of page type %s", (pageType) => {
  it("shows every banner and every story that the site may show", async () => {
    const { html } = await open("/", pageType);
    const markup = html.slice(0, html.indexOf('id="data"'));
    const missing = (titles: readonly string[]) => titles.filter((title) => !markup.includes(`${title}</span>`));
    expect(titlesOf(false).length).toBeGreaterThan(1);
    expect(titlesOf(true).length).toBeGreaterThan(1);
    expect(missing(titlesOf(false))).toEqual([]);
    expect(missing(titlesOf(true))).toEqual([]);
  });
});
