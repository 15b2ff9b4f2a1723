import { describe, expect, it } from "vitest";
import { renderPage } from "../../ssr/render-page.tsx";
import { responseOf } from "../../ssr/testing-answer.ts";
import type { SsrDeps } from "../request/deps.ts";
import { demoDeps } from "../shop/testing-demo.ts";

/** The demo shop with the word for fish translated, as its English menu has it. */
function bilingualDeps(): SsrDeps {
  const deps = demoDeps("default");
  return {
    ...deps,
    revision: "bilingual",
    fetchApi: async (path, init) => {
      const answer = await deps.fetchApi(path, init);
      if (!path.includes("prodcat_main-en")) return answer;
      return new Response((await answer.text()).replaceAll('"рыба"', '"fish"'), answer);
    },
  };
}

/** Ids of the hot dishes that a page shows. */
async function dishesAt(query: string, language: string): Promise<readonly string[]> {
  const headers = { cookie: `lang=${language}` };
  const address = `http://shop.test/menu/goryachee?${query}`;
  const response = responseOf(await renderPage(new Request(address, { headers }), bilingualDeps()));
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

  it("are read from an earlier link in the page's language", async () => {
    expect(await dishesAt("without=fish", "en")).toEqual(await dishesAt("without=рыба", "ru"));
  });
});
