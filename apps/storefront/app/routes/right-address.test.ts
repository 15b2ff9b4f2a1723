import { describe, expect, it } from "vitest";
import { demoDeps } from "../page-data/shop/testing-demo.ts";
import { renderPayload } from "../ssr/render-payload.ts";
import { open } from "../ssr/testing-routes.ts";

describe("a catalogue address with another slug", () => {
  it.each([
    ["/catalog/106/menu/supy", "/catalog/106/menu/picca"],
    ["/categories/106/menu/supy?sort=price-asc", "/categories/106/menu/picca?sort=price-asc"],
    ["/categories/106/menu/supy/na-tomatnom-souse", "/categories/106/menu/picca/na-tomatnom-souse"],
  ])("ROUTE-7 %s redirects permanently to the slug of its category", async (from, to) => {
    expect(await open(from)).toMatchObject({ status: 301, location: to });
    expect((await open(to)).status).toBe(200);
  });

  it("SEO-1 cat1 redirects from /catalog to /categories first and then to the slug", async () => {
    const first = await open("/catalog/106/menu/supy", "cat1");
    expect(first).toMatchObject({ status: 302, location: "/categories/106/menu/supy" });
    expect(await open(first.location ?? "", "cat1")).toMatchObject({
      status: 301,
      location: "/categories/106/menu/picca",
    });
  });

  it("ROUTE-7 an unknown id stays not found", async () => {
    expect((await open("/catalog/999/menu/picca")).status).toBe(404);
  });
});

describe("a dish under a section that does not contain it", () => {
  const margherita = "/menu/picca/na-tomatnom-souse/pizza-margarita";

  it("ROUTE-9 redirects permanently to the dish's own page and keeps the query", async () => {
    expect(await open("/menu/supy/goryachie-supy/pizza-margarita?lang=en")).toMatchObject({
      status: 301,
      location: `${margherita}?lang=en`,
    });
    expect((await open(margherita)).status).toBe(200);
  });

  it("SEO-1 cat1 redirects to the dish's page under /categories", async () => {
    expect(await open("/menu/supy/goryachie-supy/pizza-margarita", "cat1")).toMatchObject({
      status: 301,
      location: "/categories/106/menu/picca/na-tomatnom-souse/pizza-margarita",
    });
  });

  it("ROUTE-9 redirects to the sheet over the section if the dish has no page of its own", async () => {
    const { status, location } = await open("/menu/supy/goryachie-supy/pyure");
    expect([status, location]).toEqual([301, "/menu/garniry?product_id=11601"]);
  });

  it("ROUTE-12 an unknown dish, and a dish of an unknown section, stay not found", async () => {
    expect((await open("/menu/picca/na-tomatnom-souse/nope")).status).toBe(404);
    expect((await open("/menu/picca/nope/pizza-margarita")).status).toBe(404);
  });

  it("API-9 returns the redirect to a navigation in the browser", async () => {
    const request = new Request(
      "http://shop.test/menu/supy/goryachie-supy/pizza-margarita/_payload.json?route=menu-product",
    );
    const { status, headers } = await renderPayload(request, demoDeps("default"));
    expect([status, headers["x-redirect"]]).toEqual([204, margherita]);
  });
});
