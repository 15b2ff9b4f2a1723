import { OFFICE_PATHS, PREVIEW_HEADER } from "@skatert/contract";
import { expect, OFFICE_WINDOWS, OWNER, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { eveningAt } from "../../../known/times.ts";
import { roubles } from "../../../pages/words.ts";

test.use({
  apart: false,
  testNow: eveningAt(52),
  contextOptions: { reducedMotion: "reduce" },
  // Requests before sign-in, and an ended preview.
  expectedErrors: [/status of 40[13]/],
});

/** A price that no dish of the demo has. */
const dearer = 4_321;
const rules = ["color-contrast", "frame-title", "label", "button-name", "link-name"];

test("EDIT-4 a preview in the real shop shows the draft, accepts no order and does not change this browser's storage", {
  tag: "@desktop",
}, async ({ page, shop, door }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const change = { origin: shop.url, "idempotency-key": crypto.randomUUID() };
  const price = roubles(dearer, "ru");
  await page.goto("/office/changes");
  await door.signIn();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
  const listed = await (await page.request.get(`${OFFICE_PATHS.products}?limit=1`)).json();
  const { id, etag } = listed.products[0];
  const saved = await page.request.patch(`${OFFICE_PATHS.products}/${id}`, {
    data: { set: { menus: { price: dearer, regular_price: dearer } } },
    headers: { ...change, "if-match": etag },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { token } = await (await page.request.post(OFFICE_PATHS.preview, { headers: change })).json();
  const isReady = () => expect(page.locator("html")).toHaveAttribute("data-ready", "");
  const storageOf = () => page.evaluate(() => JSON.stringify(localStorage));

  await test.step("the preview shows the draft's price, which guests do not see, and its storage stays separate", async () => {
    await page.goto(`/?product_id=${id}`);
    await isReady();
    await expect(page.getByText(price)).toHaveCount(0);
    const before = await storageOf();
    await page.goto(`/?product_id=${id}&preview=${token}`);
    await isReady();
    await expect(page.getByRole("note").first()).toHaveText("Черновик: так увидят гости. Заказать нельзя.");
    await expect(page.getByText(price).first()).toBeVisible();
    await page.evaluate(() => localStorage.setItem("skatert-cart", "of the preview"));
    await page.goto("/");
    expect(await storageOf()).toBe(before);
  });

  await test.step("links and a reload stay in the preview, and an order is refused", async () => {
    await page.goto(`/?preview=${token}`);
    await isReady();
    const asked = page.waitForRequest((request) => request.headers()[PREVIEW_HEADER] === token);
    await page.getByRole("link", { name: "Контакты" }).first().click();
    await expect(page).toHaveURL(new RegExp(`/contacts\\?preview=${token}`));
    await asked;
    await page.reload();
    await isReady();
    await expect(page.getByRole("note").first()).toContainText("Черновик");
    const order = await page.evaluate(async () => {
      const answer = await fetch("/api/wp-json/checkout/order", { method: "POST", body: "{}" });
      return [answer.status, (await answer.json()).code];
    });
    expect(order).toEqual([403, "preview_only"]);
  });

  await test.step("the office shows the preview at three widths, without violations or small targets", async () => {
    await page.goto("/office/changes");
    await page.getByRole("link", { name: text("preview.look") }).click();
    const pane = page.getByRole("region", { name: text("preview.title") });
    const guest = page.frameLocator(`iframe[title="${text("preview.frame")}"]`);
    await expect(guest.getByRole("note").first()).toBeVisible();
    await pane.getByRole("button", { name: text("preview.page") }).click();
    await page.getByRole("option", { name: text("preview.page.dish") }).click();
    await expect(guest.getByText(price).first()).toBeVisible();
    for (const name of ["phone", "tablet", "computer"] as const) {
      await page.setViewportSize(OFFICE_WINDOWS[name]);
      await pane.getByText(text(`preview.width.${name}`)).click();
      await expect(guest.getByText(price).first()).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
      expect(await officeViolations(page, rules)).toEqual([]);
    }
  });

  await test.step("after the session has ended, a reload asks for the sign-in over the office, not in the frame", async () => {
    const guest = page.frameLocator(`iframe[title="${text("preview.frame")}"]`);
    expect((await page.request.delete(OFFICE_PATHS.session, { headers: change })).status()).toBe(200);
    await page.getByRole("button", { name: text("preview.again") }).click();
    const again = page.getByRole("dialog", { name: text("signIn.again.title") });
    await again.getByLabel(text("signIn.login")).fill(OWNER.login);
    await again.getByLabel(text("signIn.password"), { exact: true }).fill(OWNER.password);
    await again.getByRole("button", { name: text("signIn.submit"), exact: true }).click();
    await expect(again).toBeHidden();
    await expect(guest.getByRole("note").first()).toBeVisible();
  });

  await test.step("an invalid token shows that the preview is closed", async () => {
    await page.goto("/?preview=abc");
    await expect(page.getByRole("heading", { name: "Предпросмотр закрыт" })).toBeVisible();
  });
});
