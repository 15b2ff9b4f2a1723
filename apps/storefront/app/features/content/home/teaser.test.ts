import { describe, expect, it } from "vitest";
import { newestFirst, teaserOf } from "./teaser.ts";

const article = {
  id: 1,
  slug: "hleb",
  title: "Хлеб",
  excerpt: "На закваске",
  html: "",
  picture: null,
  date: "2026-03-01",
  seo: null,
};

describe("card of an article", () => {
  it("ROUTE-3 shows the excerpt", () => {
    expect(teaserOf(article, "/blog/hleb")).toEqual({
      url: "/blog/hleb",
      title: "Хлеб",
      text: "На закваске",
      picture: null,
      date: "2026-03-01",
    });
  });

  it("ROUTE-8 shows the description of the seo data without an excerpt", () => {
    const seo = { title: "", description: "Как мы печём", keywords: "", ogTitle: "", ogDescription: "" };
    expect(teaserOf({ ...article, excerpt: "", seo }, "/x").text).toBe("Как мы печём");
  });

  it("ROUTE-3 lists the newest first, and texts without a date last in their original order", () => {
    const dates = ["2026-01-05", null, "2026-11-14T09:00:00", "2026-11-06T09:00:00"];
    expect(newestFirst(dates.map((date) => ({ date }))).map(({ date }) => date)).toEqual([
      "2026-11-14T09:00:00",
      "2026-11-06T09:00:00",
      "2026-01-05",
      null,
    ]);
  });
});
