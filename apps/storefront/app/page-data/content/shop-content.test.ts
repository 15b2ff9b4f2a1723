import { afterEach, describe, expect, it, vi } from "vitest";
import { articleBySlug, shopBlog, shopBrands, shopGalleries, shopPages } from "./shop-content.ts";

afterEach(() => vi.restoreAllMocks());

let revisions = 0;

/** A page whose backend gives one answer, and the calls that it got. */
function pageWith(body: unknown, status = 200) {
  const calls: string[] = [];
  revisions += 1;
  const page = {
    api: async (path: string) => {
      calls.push(path);
      return Response.json(body, { status });
    },
    shop: { language: "ru" as const, revision: `content ${revisions}` },
  };
  return { calls, page };
}

describe("what the shop has to read and look at", () => {
  const picture = { url: "/a.webp" };
  it("shows every gallery with a picture, and none without", async () => {
    const { page } = pageWith({
      1: { title: "Зал", images: [picture] },
      2: { title: "Пусто", images: [] },
      3: { title: "Кухня", images: [picture, picture] },
    });
    expect((await shopGalleries(page)).map(({ title }) => title)).toEqual(["Зал", "Кухня"]);
  });

  it("is empty for a backend that does not know the subject, and fails for one that cannot answer", async () => {
    expect(await shopBrands(pageWith({}, 404).page)).toEqual([]);
    await expect(shopBlog(pageWith({}, 500).page)).rejects.toThrow("answered 500");
  });

  it("is the last good copy while the backend cannot answer", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const article = { id: 1, slug: "o-nas", title: { rendered: "О нас" }, content: { rendered: "" } };
    expect(await shopPages(pageWith([article]).page)).toMatchObject([{ slug: "o-nas" }]);
    expect(await shopPages(pageWith({}, 500).page)).toMatchObject([{ slug: "o-nas" }]);
  });

  it("asks once a revision", async () => {
    const { page, calls } = pageWith([]);
    await Promise.all([shopBrands(page), shopBrands(page)]);
    await shopBrands(page);
    expect(calls).toHaveLength(1);
    await shopBrands({ ...page, shop: { ...page.shop, revision: "the next" } });
    expect(calls).toHaveLength(2);
  });

  it("ROUTE-12 finds no article for a slug that nothing has, and asks for it as text", async () => {
    const { page, calls } = pageWith([]);
    expect(await articleBySlug("pages", "a&lang=de", page)).toBeNull();
    expect(calls[0]).toMatch(/\?slug=a%26lang%3Dde&lang=ru$/);
  });
});
