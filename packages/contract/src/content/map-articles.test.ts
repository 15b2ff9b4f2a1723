import { describe, expect, it } from "vitest";
import {
  blogFromWire,
  brandsFromWire,
  galleriesFromWire,
  galleryFromWire,
  informationFromWire,
  postsFromWire,
} from "./map-articles.ts";

describe("articles", () => {
  it("ROUTE-1 reads WordPress pages and posts", () => {
    expect(
      postsFromWire([
        { id: 1, slug: "o-nas", title: { rendered: "О нас" }, content: { rendered: "<p>Стол</p>" }, seo_data: [] },
      ]),
    ).toEqual([
      { id: 1, slug: "o-nas", title: "О нас", excerpt: "", html: "<p>Стол</p>", picture: null, date: null, seo: null },
    ]);
  });

  it("ROUTE-3 ROUTE-8 read the blog and the information pages", () => {
    const entry = { id: 1, slug: "hleb", title: "Хлеб", content: "", image: "h.webp", date: "2026-03-01" };
    expect(blogFromWire([{ ...entry, excerpt: "Коротко" }])).toMatchObject([
      { excerpt: "Коротко", picture: { src: "h.webp" }, date: "2026-03-01" },
    ]);
    expect(informationFromWire([{ ...entry, kind: "post" }])).toMatchObject([{ kind: "post", slug: "hleb" }]);
  });

  it("ENT-1 drops only the malformed entry of each list", () => {
    const dropped: string[] = [];
    const report = ({ entity }: { entity: string }) => dropped.push(entity);
    expect(blogFromWire([{ id: 1 }, { id: 2, slug: "a", title: "A", content: "" }], report)).toHaveLength(1);
    expect(informationFromWire([{ id: 1, slug: "a", kind: "video", title: "A", content: "" }], report)).toEqual([]);
    expect(brandsFromWire([{ id: 0, slug: "a", name: "A" }, null], report)).toEqual([]);
    expect(postsFromWire("oops", report)).toEqual([]);
    expect(dropped).toEqual(["blog[0]", "information[0]", "brands[0]", "brands[1]", "posts[0]"]);
  });

  it("ROUTE-5 reads brands with their products", () => {
    expect(brandsFromWire([{ id: 3, slug: "pekarnya", name: "Пекарня", product_ids: "10,11" }])).toMatchObject([
      { name: "Пекарня", productIds: [10, 11] },
    ]);
  });

  it("ROUTE-2 reads a gallery, and null for an invalid one", () => {
    expect(galleryFromWire({ images: [{ url: "a.webp", width: 960, height: 720, alt: "Зал" }] })).toEqual({
      title: "",
      pictures: [{ src: "a.webp", alt: "Зал", width: 960, height: 720 }],
    });
    expect(galleryFromWire({ images: "none" })).toBeNull();
  });

  it("ROUTE-2 reads all galleries by id and omits invalid ones", () => {
    const hall = { title: "Зал", images: [{ url: "a.webp" }] };
    expect(galleriesFromWire({ 2: { images: "none" }, 1: hall })).toEqual([
      { title: "Зал", pictures: [{ src: "a.webp", alt: "" }] },
    ]);
    expect(galleriesFromWire([])).toEqual([]);
  });
});
