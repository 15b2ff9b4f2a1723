import { describe, expect, it } from "vitest";
import { sideEntries } from "./use-side-entries.ts";

const leaf = (id: number, slug: string) => ({
  id,
  slug,
  name: slug,
  url: `/menu/${slug}`,
  image: `${slug}.webp`,
  children: [],
});
const categories = [{ ...leaf(1, "supy"), children: [leaf(11, "goryachie"), leaf(12, "holodnye")] }, leaf(2, "picca")];
const current = (params: Record<string, string>) => {
  const entries = sideEntries(categories, params, false);
  return entries
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .flatMap(({ id, isCurrent }) => (isCurrent ? [id] : []));
};

describe("sidebar list of sections", () => {
  it("ROUTE-9 marks the section and subsection of a menu address", () => {
    expect(current({ categorySlug: "picca" })).toEqual([2]);
    expect(current({ categorySlug: "supy", subCategorySlug: "holodnye" })).toEqual([1, 12]);
  });

  it("ROUTE-11 marks the section of an address by id, whatever its slug says", () => {
    expect(current({ id: "2" })).toEqual([2]);
    expect(current({ id: "1", categorySlug: "picca", subCategorySlug: "goryachie" })).toEqual([1, 11]);
  });

  it("marks nothing on other pages and shows pictures only where requested", () => {
    expect(current({})).toEqual([]);
    expect(sideEntries(categories, {}, true)[0]?.image).toBe("supy.webp");
    expect(sideEntries(categories, {}, false)[0]?.image).toBeNull();
  });
});
