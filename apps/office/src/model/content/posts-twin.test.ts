import { expect, it } from "vitest";
import { twinPatch } from "./posts-twin.ts";

it("EDIT-4 an article of the blog changes among the posts too, in their shape", () => {
  const facets = { posts: { id: 1, title: { rendered: "Было", raw: "x" } } };
  const main = { set: { title: "Стало", excerpt: "Коротко", date: "2026-11-14" }, unset: [] };
  expect(twinPatch(facets, { main, languages: { en: { set: {}, unset: ["title"] } } })).toEqual({
    set: {
      posts: { title: { rendered: "Стало", raw: "x" }, excerpt: { rendered: "<p>Коротко</p>" }, date: "2026-11-14" },
    },
    unset: { "posts.en": ["title"] },
  });
});
