import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";

const pizzas = "/menu/picca";

/** A public page for each parameter, and the expected effect of its value. */
const pages = [
  { name: "lang", address: "/contacts?lang=en", shows: "Contacts" },
  { name: "product_id", address: `${pizzas}?product_id=106101`, shows: "Маргарита" },
  { name: "sort", address: `${pizzas}?sort=price-desc`, shows: "Пицца" },
  { name: "badges", address: `${pizzas}?badges=${encodeURIComponent("хит")}`, shows: "Пицца" },
  { name: "attributes", address: `/menu/salaty?attributes=${encodeURIComponent("Мясо~курица")}`, shows: "Салаты" },
  { name: "without", address: `/menu/salaty?without=${encodeURIComponent("орехи")}`, shows: "Салаты" },
  { name: "q", address: "/search?q=борщ", shows: "Поиск по меню" },
] as const;

test.describe("a parameter of the address @desktop", () => {
  for (const { name, address, shows } of pages) {
    test(`VALID-7 ?${name}= shows the same page after a reload, as the server rendered it`, async ({
      shopper: { open },
      page,
    }) => {
      await open(address);
      await expect(page.getByRole("heading", { name: shows, exact: true }).first()).toBeVisible();
      const before = await dishesOn(page);
      await page.reload({ waitUntil: "commit" });
      await page.locator("html[data-ready]").waitFor();
      await expect.poll(() => dishesOn(page)).toEqual(before);
    });
  }

  test("VALID-7 ?without= leaves out dishes with the allergen in the server's HTML", async ({ request }) => {
    const names = async (query: string) => {
      const html = await (await request.get(`/menu/salaty${query}`)).text();
      return html.slice(0, html.indexOf('id="data"')).split("<article").length - 1;
    };
    const all = await names("");
    const left = await names(`?without=${encodeURIComponent("орехи")}`);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
  });

  test("APP-3 ?lang= stays the language of later pages", async ({ shopper: { open }, page }) => {
    await open("/contacts?lang=en");
    await page.getByRole("link", { name: "Blog" }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { name: "Blog", level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Blog", level: 1 })).toBeVisible();
  });
});

/** Names of the page's dishes in their order, and its headings. */
async function dishesOn(page: Page): Promise<readonly string[]> {
  return page.locator("main :is(h1, h2, h3)").allTextContents();
}
