import { PATHS } from "@skatert/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../ssr/render-page.tsx";
import { responseOf } from "../../ssr/testing-answer.ts";
import type { SsrDeps } from "../request/deps.ts";
import { testDeps, testSettings } from "../shop/testing-shop.ts";

afterEach(() => vi.restoreAllMocks());

const rated = { ratings: [{ product_id: 1, average: 4.8, count: 12 }] };
const shown = { ...testSettings, show_dish_ratings: true };

/** A shop with ratings of its dishes, and a count of its calls. */
function shopThatSays(answer: () => Response, settings: object = shown): SsrDeps & { readonly asked: () => number } {
  const deps = testDeps({ settings });
  let asked = 0;
  return {
    ...deps,
    asked: () => asked,
    async fetchApi(path, init) {
      if (path !== PATHS.dishRatings) return deps.fetchApi(path, init);
      asked += 1;
      return answer();
    },
  };
}

async function open(deps: SsrDeps, path: string): Promise<string> {
  const answer = await renderPage(new Request(`http://shop.test${path}`), deps);
  expect(answer.status).toBe(200);
  return responseOf(answer).text();
}

describe("dish ratings in the server's HTML", () => {
  it("SEO-4 are on the card, in the sheet and in the structured data", async () => {
    const deps = shopThatSays(() => Response.json(rated));
    const list = await open(deps, "/menu/pirogi/sytnye");
    expect(list.match(/Оценка 4,8 из 5, 12 голосов/g)).toHaveLength(1);
    const sheet = await open(deps, "/menu/pirogi/sytnye/s-kapustoy");
    expect(sheet.match(/Оценка 4,8 из 5, 12 голосов/g)).toHaveLength(2);
    expect(sheet).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.8,"ratingCount":12');
    expect(await open(deps, "/menu/pirogi/sytnye/utrenniy")).not.toContain("AggregateRating");
  });

  it("are requested once for all pages of a minute", async () => {
    const deps = shopThatSays(() => Response.json(rated));
    for (const path of ["/", "/menu/pirogi", "/menu/pirogi/sytnye", "/"]) await open(deps, path);
    expect(deps.asked()).toBe(1);
  });

  it("are requested anew in the next minute, and after an edit of the shop", async () => {
    let stars = 4.8;
    const deps = shopThatSays(() => Response.json({ ratings: [{ product_id: 1, average: stars, count: 12 }] }));
    const card = async (also: Partial<SsrDeps>) => open({ ...deps, ...also }, "/menu/pirogi/sytnye");
    await card({});
    stars = 4.5;
    expect(await card({})).toContain("Оценка 4,8");
    expect(await card({ now: () => deps.now() + 60_000 })).toContain("Оценка 4,5");
    stars = 4.2;
    expect(await card({ revision: "edited" })).toContain("Оценка 4,2");
  });

  it("are not requested if the shop does not show them", async () => {
    const deps = shopThatSays(() => Response.json(rated), testSettings);
    expect(await open(deps, "/menu/pirogi/sytnye")).not.toContain("Оценка");
    expect(deps.asked()).toBe(0);
  });

  it("API-3 are not requested from a host without ratings", async () => {
    const deps = shopThatSays(() => Response.json(rated));
    await open({ ...deps, lacks: ["ratings"] }, "/menu/pirogi/sytnye");
    expect(deps.asked()).toBe(0);
  });

  it("API-3 are left out if the host lacks the call, and while it does not answer", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open(
      shopThatSays(() => new Response("{}", { status: 404 })),
      "/menu/pirogi/sytnye",
    );
    expect(warn).not.toHaveBeenCalled();
    await open(
      shopThatSays(() => new Response("{}", { status: 500 })),
      "/menu/pirogi/sytnye",
    );
    expect(warn).toHaveBeenCalled();
  });
});
