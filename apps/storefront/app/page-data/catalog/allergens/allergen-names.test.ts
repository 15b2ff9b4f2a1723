import { describe, expect, it } from "vitest";
import { renderPage } from "../../../ssr/render-page.tsx";
import { responseOf } from "../../../ssr/testing-answer.ts";
import type { SsrDeps } from "../../request/deps.ts";
import { demoDeps } from "../../shop/testing-demo.ts";

const fishOnly = { рыба: "fish" };

/** The demo shop with words of its English menu translated. */
function bilingualDeps(names: Readonly<Record<string, string>>): SsrDeps {
  const deps = demoDeps("default");
  return {
    ...deps,
    revision: `bilingual ${JSON.stringify(names)}`,
    fetchApi: async (path, init) => {
      const answer = await deps.fetchApi(path, init);
      if (!path.includes("prodcat_main-en")) return answer;
      const text = (await answer.text()).replaceAll(/"(рыба|молоко)"/g, (quoted, word) => {
        const name = names[word];
        return name === undefined ? quoted : JSON.stringify(name);
      });
      return new Response(text, answer);
    },
  };
}

/** Ids of the hot dishes that a page shows. */
async function dishesAt(
  query: string,
  language: string,
  names: Readonly<Record<string, string>> = fishOnly,
): Promise<readonly string[]> {
  const headers = { cookie: `lang=${language}` };
  const address = `http://shop.test/menu/goryachee?${query}`;
  const response = responseOf(await renderPage(new Request(address, { headers }), bilingualDeps(names)));
  expect(response.status).toBe(200);
  return [...(await response.text()).matchAll(/data-dish="(\d+)"/g)].map(([, id = ""]) => id).toSorted();
}

describe("the allergens that an address leaves out", () => {
  it("APP-2 leave out the same dishes in every language", async () => {
    const all = await dishesAt("", "ru");
    const fishless = await dishesAt("without=рыба", "ru");
    expect(fishless.length).toBeGreaterThan(0);
    expect(fishless.length).toBeLessThan(all.length);
    for (const language of ["en", "de"]) expect(await dishesAt("without=рыба", language)).toEqual(fishless);
  });

  it("leave out the dishes of both words that have one name", async () => {
    const both = await dishesAt("without=рыба&without=молоко", "ru");
    expect(both.length).toBeLessThan((await dishesAt("without=рыба", "ru")).length);
    expect(both.length).toBeLessThan((await dishesAt("without=молоко", "ru")).length);
    const alike = { рыба: "animal", молоко: "animal" };
    for (const word of ["рыба", "молоко", "animal"])
      expect(await dishesAt(`without=${word}`, "en", alike)).toEqual(both);
  });

  it("are read from an earlier link in the page's language", async () => {
    expect(await dishesAt("without=fish", "en")).toEqual(await dishesAt("without=рыба", "ru"));
  });
});
