import { OFFICE_PATHS, PREVIEW_HEADER } from "@skatert/contract";
import { expect, test } from "../../fixtures/office.ts";
import { dishes } from "../../known/dishes.ts";
import { roubles } from "../../pages/words.ts";

test.use({
  apart: false,
  testNow: "2026-11-18T17:00:44+03:00",
  contextOptions: { reducedMotion: "reduce" },
  // The session that has not begun, the preview that has ended, and what a preview refuses.
  expectedErrors: [/status of 40[13]/],
});

const { borscht } = dishes;
const dearer = borscht.price + 60;

test("EDIT-4 the real shop shows the draft, orders nothing and leaves the shop of this browser alone", {
  tag: "@desktop",
}, async ({ page, shop, door }) => {
  const change = { origin: shop.url, "idempotency-key": crypto.randomUUID() };
  await page.goto("/office/changes");
  await door.signIn();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  const address = `${OFFICE_PATHS.products}/${borscht.id}`;
  const { etag } = await (await page.request.get(address)).json();
  const saved = await page.request.patch(address, {
    data: { set: { menus: { price: dearer, regular_price: dearer } } },
    headers: { ...change, "if-match": etag },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { token } = await (await page.request.post(OFFICE_PATHS.preview, { headers: change })).json();

  await test.step("a guest's page of this browser, with something in its storage", async () => {
    await page.goto(`/?product_id=${borscht.id}`);
    await expect(page.getByText(roubles(borscht.price, "ru")).first()).toBeVisible();
  });
  const storageOf = () => page.evaluate(() => JSON.stringify(localStorage));

  await test.step("the same page of the draft", async () => {
    const before = await storageOf();
    const pageAsks = page.waitForRequest((request) => request.headers()[PREVIEW_HEADER] === token);
    await page.goto(`/?product_id=${borscht.id}&preview=${token}`);
    await expect(page.locator("html")).toHaveAttribute("data-ready", "");
    await expect(page.getByRole("note").first()).toHaveText("Черновик: так увидят гости. Заказать нельзя.");
    await expect(page.getByText(roubles(dearer, "ru")).first()).toBeVisible();
    await page.goto(`/?preview=${token}`);
    await expect(page.locator("html")).toHaveAttribute("data-ready", "");
    await page.getByRole("link", { name: "Супы" }).first().click();
    await expect(page).toHaveURL(new RegExp(`preview=${token}`));
    await expect(page.getByText(roubles(dearer, "ru")).first()).toBeVisible();
    await pageAsks;
    await page.reload();
    await expect(page.getByText(roubles(dearer, "ru")).first()).toBeVisible();
    await page.goto("/");
    expect(await storageOf()).toBe(before);
  });

  await test.step("an ended preview", async () => {
    await page.goto("/?preview=abc");
    await expect(page.getByRole("heading", { name: "Предпросмотр закрыт" })).toBeVisible();
  });
});
