import { afterEach, describe, expect, it, vi } from "vitest";
import { searchCopies, searchInstead } from "./search-copies.ts";

const dish = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  price: 100,
  categoryIds: [],
  url: `/${id}`,
  ...more,
});
const section = (name: string, cards: readonly object[]) => ({
  id: 1,
  slug: name,
  name,
  description: "",
  url: "/",
  cards,
});

/** A browser's caches with copies by address. */
function keep(copies: Readonly<Record<string, unknown>>, name = "pages ru 21"): void {
  const entries = Object.entries(copies).map(([path, body]) => [new Request(`http://shop.test${path}`), body] as const);
  vi.stubGlobal("caches", {
    keys: async () => [name],
    open: async () => ({
      keys: async () => entries.map(([request]) => request),
      match: async (asked: Request) => {
        const found = entries.find(([request]) => request.url === asked.url);
        return found && new Response(typeof found[1] === "string" ? found[1] : JSON.stringify(found[1]));
      },
    }),
  });
}

const home = { sections: [section("Пицца", [dish(1, "Маргарита"), dish(2, "Дьявола", { badges: ["Острое"] })])] };

afterEach(() => vi.unstubAllGlobals());

describe("offline search", () => {
  it.each(["маргорита", "margarita", "vfhufhbnf"])("STATE-1 finds a dish of the cached menu by %s", async (query) => {
    keep({ "/_payload.json?route=home": home });
    const found = await searchCopies(query);
    expect(found?.dishes.map(({ id }) => id)).toEqual([1]);
    expect(found).toMatchObject({ query, total: 1, isOfCopies: true });
  });

  it("STATE-1 returns as many dishes as the address asks for", async () => {
    const dishes = Array.from({ length: 100 }, (_, index) => dish(index + 1, `Пицца ${index + 1}`));
    keep({ "/_payload.json?route=home": { sections: [section("Пицца", dishes)] } });
    const shown = async (query: string) => {
      const found = await searchInstead(Response.error(), new URL(`http://shop.test/search?q=пицца${query}`));
      return [found.dishes.length, found.total];
    };
    expect(await shown("")).toEqual([48, 100]);
    expect(await shown("&page=2")).toEqual([96, 100]);
    expect(await shown("&page=3")).toEqual([100, 100]);
  });

  it("STATE-1 finds by section and badge, a dish of several copies once, sold-out dishes last", async () => {
    keep({
      "/_payload.json?route=home": home,
      "/menu/picca/_payload.json?route=menu": home,
      "/second-pass/_payload.json?route=second-pass": [
        section("Супы", [dish(3, "Острый суп", { state: { kind: "sold-out" } }), dish(4, "Острый бульон")]),
      ],
    });
    expect((await searchCopies("пицца"))?.dishes.map(({ id }) => id)).toEqual([1, 2]);
    expect((await searchCopies("острый"))?.dishes.map(({ id }) => id)).toEqual([4, 3, 2]);
  });

  it("STATE-1 returns no results for no match, and the start page for an empty query", async () => {
    keep({ "/_payload.json?route=home": home });
    expect(await searchCopies("ъъъъ")).toMatchObject({ dishes: [], total: 0 });
    expect(await searchCopies(" ")).toMatchObject({ query: "", dishes: [] });
  });

  it("STATE-1 returns null without a cached menu, or with an unreadable one", async () => {
    expect(await searchCopies("суп")).toBeNull();
    keep({ "/_payload.json?route=home": "<html>", "/blog/_payload.json?route=blog": [{ title: "Суп" }] });
    expect(await searchCopies("суп")).toBeNull();
    keep({ "/_payload.json?route=home": home }, "pictures");
    expect(await searchCopies("маргарита")).toBeNull();
  });

  it("STATE-1 replaces a missing answer, but not a refusal", async () => {
    keep({ "/_payload.json?route=home": home });
    const url = new URL("http://shop.test/search?q=дьявола");
    expect((await searchInstead(Response.error(), url)).dishes.map(({ id }) => id)).toEqual([2]);
    const refused = new Response("", { status: 503 });
    await expect(searchInstead(refused, url)).rejects.toBe(refused);
    keep({});
    await expect(searchInstead(Response.error(), url)).rejects.toBeInstanceOf(Response);
  });
});
