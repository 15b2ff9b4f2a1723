import { expect, it } from "vitest";
import { createPageContext } from "../request/create-page-context.ts";
import type { SsrDeps } from "../request/deps.ts";
import { testDeps } from "./testing-shop.ts";

function shopOffering(types: readonly string[] | undefined): SsrDeps {
  const shop = testDeps();
  return {
    ...shop,
    fetchApi: async (path, init) =>
      path.startsWith("/wp-json/front/settings")
        ? Response.json({ templates: { catalog_type: "cat1", ...(types ? { catalog_types: types } : {}) } })
        : shop.fetchApi(path, init),
  };
}

async function shownTo(cookie: string, deps: SsrDeps) {
  const page = await createPageContext(new Request("http://shop.test/", { headers: { cookie } }), deps);
  return { type: page?.shop.pageType, offered: page?.shop.pageTypes };
}

it("MODAL-1 ENT-7 a visitor sees the chosen page type if the shop offers it", async () => {
  const deps = shopOffering(["cat1", "lavka"]);
  expect(await shownTo("page_type=lavka", deps)).toEqual({ type: "lavka", offered: ["lavka", "cat1"] });
  expect(await shownTo("", deps)).toMatchObject({ type: "cat1" });
  expect(await shownTo("page_type=samokat", deps)).toMatchObject({ type: "cat1" });
});

it("MODAL-1 a shop without a choice shows its own page type, whatever the cookie is", async () => {
  expect(await shownTo("page_type=lavka", shopOffering(undefined))).toEqual({ type: "cat1", offered: [] });
});
