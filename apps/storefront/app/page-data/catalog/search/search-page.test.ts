import type { CatalogType } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../../ssr/render-page.tsx";
import { renderPayload } from "../../../ssr/render-payload.ts";
import { responseOf } from "../../../ssr/testing-answer.ts";
import { demoDeps } from "../../shop/testing-demo.ts";
import { type TestShop, testDeps, testSettings } from "../../shop/testing-shop.ts";

interface Asked {
  readonly pageType?: CatalogType;
  readonly cookie?: string;
  readonly page?: string;
}

async function search(query: string, { pageType = "default", cookie = "", page }: Asked = {}) {
  const address = `http://shop.test/search?${new URLSearchParams({ q: query, ...(page ? { page } : {}) })}`;
  const answer = await renderPage(new Request(address, { headers: { cookie } }), demoDeps(pageType));
  const response = responseOf(answer);
  const html = await response.text();
  const names = [...html.matchAll(/<a [^>]*data-dish="\d+"[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name);
  return { response, html, names, status: /<p role="status"[^>]*>([^<]*)/.exec(html)?.[1] };
}

describe("the search page", () => {
  it.each(["маргарита", "маргорита", "margarita", "vfhufhbnf", "Марга"])(
    "APP-1 finds a dish in the server's HTML by %s",
    async (query) => {
      const { response, names, html } = await search(query);
      expect(response.status).toBe(200);
      expect(names[0]).toBe("Маргарита");
      expect(html).toMatch(/<input[^>]*value="/);
    },
  );

  it.each(["пицца", "pizza", "picca", "gbwwf"])("APP-1 finds the pizzas by %s", async (query) => {
    const { names, status, html } = await search(query);
    expect(names.length).toBeGreaterThan(3);
    expect(status).toMatch(/^Нашл/);
    expect(html.includes("по запросу «пицца»")).toBe(query === "gbwwf");
  });

  it("APP-1 links to every result by plain links, each page including the dishes before it", async () => {
    const first = await search("без мяса");
    expect(first.names).toHaveLength(48);
    expect(first.html).toMatch(/<a href="\/search\?q=[^"]*&amp;page=2" rel="nofollow"[^>]*>Показать ещё 48</);
    const second = await search("без мяса", { page: "2" });
    expect(second.names).toHaveLength(96);
    expect(second.names.slice(0, 48)).toEqual(first.names);
    const total = Number(/\d+/.exec(first.status ?? "")?.[0]);
    const all = await search("без мяса", { page: "999999" });
    expect(all.names).toHaveLength(total);
    expect(all.html).not.toContain("Показать ещё");
  });

  it.each(["суши", "sushi", "ceib", "маки"])(
    "SEO-3 finds the rolls by %s, a key word of their section",
    async (query) => {
      const { names } = await search(query);
      expect(names).toEqual(expect.arrayContaining(["Филадельфия", "Ролл с огурцом"]));
      expect((await search("роллы")).names).toEqual(expect.arrayContaining(names));
    },
  );

  it("SEO-4 excludes searches from search engines and shows the query in the title", async () => {
    const { html } = await search("суп <b>");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain("<title>суп &lt;b&gt;: Поиск по меню | ");
    expect(html).not.toContain("<b>");
  });

  it("STATE-1 shows an empty result with one next step, and the sections for an empty query", async () => {
    const nothing = await search("ъъъъъъ");
    expect(nothing.names).toEqual([]);
    expect(nothing.html).toContain("По запросу «ъъъъъъ» ничего нет");
    expect(nothing.html).toContain("Смотреть меню");
    const start = await search("");
    expect(start.html).toContain("Разделы меню");
    expect(start.response.status).toBe(200);
  });

  it("LAYOUT-1 is linked from the header of every page type", async () => {
    for (const pageType of ["default", "cat1", "cat2", "cat12", "restoran", "samokat", "lavka", "lending"] as const) {
      const { html, names } = await search("суп", { pageType });
      expect(html, pageType).toMatch(/<a href="\/search"/);
      expect(names.length, pageType).toBeGreaterThan(0);
    }
  });
});

interface Shop {
  readonly show_out_of_stock_products?: boolean;
  /** Translates the Russian catalogue to the English one. */
  readonly english?: (catalog: string) => string;
}

async function ask(path: string, cookie: string, shop: TestShop = {}, english = (catalog: string) => catalog) {
  const deps = testDeps(shop);
  const fetchApi: typeof deps.fetchApi = async (asked) => {
    const response = await deps.fetchApi(asked);
    return asked.includes("prodcat_main-en") ? new Response(english(await response.text())) : response;
  };
  const request = new Request(`http://shop.test${path}`, { headers: { cookie } });
  const answer = await renderPayload(request, { ...deps, fetchApi });
  return responseOf(answer).json();
}

/** Names found in a shop of a few pies, as the browser requests them. */
async function found(query: string, cookie = "", { english, ...flags }: Shop = {}) {
  const path = `/search/_payload.json?${new URLSearchParams({ q: query, route: "search" })}`;
  const data = await ask(path, cookie, { settings: { ...testSettings, ...flags } }, english);
  return data.dishes.map(({ name }: { readonly name: string }) => name);
}

describe("search results", () => {
  it("APP-3 match a dish's name in the page's language and in the first one", async () => {
    const inEnglish = (text: string) => text.replace("Утренний пирог", "Morning pie");
    for (const query of ["morning", "утренний", "enhtyybq"])
      expect(await found(query, "lang=en", { english: inEnglish })).toEqual(["Morning pie"]);
  });

  it("APP-3 SEO-3 match sections and their key words in the page's language and in the first one", async () => {
    const english = (text: string) => text.replace("Сытные", "Hearty").replace('"пироги"', '"pies, pasties"');
    const all = await found("пирог", "lang=en", { english });
    for (const query of ["hearty", "сытные", "pasties", "пироги"])
      expect(await found(query, "lang=en", { english }), query).toEqual(expect.arrayContaining(all));
    expect(all.length).toBeGreaterThan(2);
    expect(await found("pasties", "lang=ru", { english })).toEqual(all);
  });

  it("SEO-3 list dishes of that name before dishes of a section with that key word", async () => {
    const english = (text: string) => text.replace('"пироги"', '"утренний"');
    expect((await found("утренний", "lang=en", { english }))[0]).toBe("Утренний пирог");
  });

  it("VALID-4 list the branch's dishes, sold-out dishes last, unless the shop hides them", async () => {
    expect(await found("пирог", "location=21")).toEqual(["Пирог <с капустой>", "Утренний пирог", "Пирог с рыбой"]);
    expect(await found("пирог", "location=22")).toContain("Пирог с яблоком");
    expect(await found("пирог", "location=21", { show_out_of_stock_products: false })).not.toContain("Пирог с рыбой");
  });

  it("VALID-3 contain nothing of hidden sections", async () => {
    expect(await found("склад")).toEqual([]);
  });

  it("APP-1 return cards of dishes by their ids, without those the branch lacks", async () => {
    const cards = await ask("/dishes/2,3,99,1/_payload.json?route=dishes", "location=21");
    expect(cards.map(({ id }: { readonly id: number }) => id)).toEqual([2, 1]);
  });
});
