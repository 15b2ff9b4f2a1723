import { OFFICE_PATHS } from "@skatert/contract";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { dishes } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";
import { roubles } from "../../../pages/words.ts";

test.use({
  apart: false,
  testNow: eveningAt(44),
  contextOptions: { reducedMotion: "reduce" },
  // Requests before sign-in.
  expectedErrors: [/status of 401/],
});

const { borscht } = dishes;
const dearer = borscht.price + 60;

test("EDIT-5 EDIT-6 an owner reviews the draft, publishes it to guests with open pages, and undoes the publication", {
  tag: "@desktop",
}, async ({ page, shop, door, openWindow }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const card = page.getByRole("listitem", { name: borscht.name.ru });
  /** Saves a price like the dish's editor. */
  const setPrice = async (price: number) => {
    const address = `${OFFICE_PATHS.products}/${borscht.id}`;
    const { etag } = await (await page.request.get(address)).json();
    const answer = await page.request.patch(address, {
      data: { set: { menus: { price, regular_price: price } } },
      headers: { origin: shop.url, "if-match": etag, "idempotency-key": crypto.randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const looksWell = async () => {
    for (const window of [OFFICE_WINDOWS.phone, OFFICE_WINDOWS.tablet, OFFICE_WINDOWS.computer]) {
      await page.setViewportSize(window);
      expect(await smallTargets(page)).toEqual([]);
      expect(await officeViolations(page)).toEqual([]);
    }
  };

  await page.goto("/office/changes");
  await door.signIn();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
  await setPrice(dearer);
  await page.reload();
  await expect(card).toContainText(roubles(borscht.price, "ru"));
  await expect(card).toContainText(roubles(dearer, "ru"));
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  await looksWell();

  const guest = await openWindow("phone");
  await guest.goto(`/?product_id=${borscht.id}`);
  await expect(guest.getByText(roubles(borscht.price, "ru")).first()).toBeVisible();

  await card.getByRole("button", { name: /^Отменить изменение/ }).click();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: text("draft.undo"), exact: true }).click();
  await expect(card).toBeVisible();

  await page.getByRole("button", { name: text("draft.publish.later") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("draft.time.save") })
    .click();
  await expect(page.getByText("Выйдет 18 ноября, 18:00").first()).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: text("draft.release.reopen") }).click();
  await expect(card).toBeVisible();

  await page.getByRole("button", { name: text("draft.publish.now") }).click();
  await expect(guest.getByText(roubles(dearer, "ru")).first()).toBeVisible();

  await page.evaluate(() => {
    localStorage.setItem("office-language", "en");
    localStorage.setItem("office-theme", "dark");
  });
  await page.goto("/office/changes/history");
  const change = page.getByRole("listitem", { name: /^Change No\./ }).first();
  await change.getByRole("button", { name: /^Show the changes/ }).click();
  await expect(change).toContainText(String(dearer));
  await looksWell();
  await change.getByRole("button", { name: /^Take back/ }).click();
  await expect(guest.getByText(roubles(borscht.price, "ru")).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Took back change/ })).toBeVisible();
});

test("EDIT-7 an owner archives a dish although its published price was taken back meanwhile", async ({
  page,
  shop,
  door,
}) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const card = page.getByRole("listitem", { name: borscht.name.ru });
  const dish = `${OFFICE_PATHS.products}/${borscht.id}`;
  const send = async (method: "PATCH" | "POST", url: string, data: object, etag = "") => {
    const headers = { origin: shop.url, "if-match": etag, "idempotency-key": crypto.randomUUID() };
    const answer = await page.request.fetch(url, { method, data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };

  await page.goto("/office/changes");
  await door.signIn();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
  const { etag } = await (await page.request.get(dish)).json();
  await send("PATCH", dish, { set: { menus: { price: dearer, regular_price: dearer } } }, etag);
  const { change_id: change } = await send("POST", OFFICE_PATHS.publish, {});
  await send("POST", `${dish}/archive`, {});
  await send("POST", `${OFFICE_PATHS.history}/${change}/undo`, {});

  await page.reload();
  const choice = card.getByRole("group", { name: text("field.archived") });
  await expect(choice.getByRole("radio")).toHaveCount(2);
  await expect(choice.getByRole("radio", { name: `Из черновика: ${text("field.yes")}` })).toBeChecked();
  await card.getByRole("button", { name: text("draft.conflict.save") }).click();
  await expect(choice).toBeHidden();
  await expect(card).toContainText(text("draft.change.archived"));
  await page.getByRole("button", { name: text("draft.discardAll") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("draft.discardAll.do") })
    .click();
  await expect(card).toBeHidden();
});

test("EDIT-7 an owner brings back a page that was removed under an edit, by undoing its removal", async ({
  page,
  shop,
  door,
}) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const pages = `${OFFICE_PATHS.content}/pages`;
  const card = page.getByRole("listitem", { name: "Банкеты на веранде" });
  const send = async (method: "PATCH" | "POST", url: string, data: object, etag = "") => {
    const headers = { origin: shop.url, "if-match": etag, "idempotency-key": crypto.randomUUID() };
    const answer = await page.request.fetch(url, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };

  await page.goto("/office/changes");
  await door.signIn();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
  const facets = { pages: { title: { rendered: "Банкеты" }, slug: "banquets", content: { rendered: "Скоро" } } };
  const { id } = await send("POST", pages, { facets });
  const { change_id: change } = await send("POST", OFFICE_PATHS.publish, {});
  const entry = `${OFFICE_PATHS.content}/${id}`;
  const { etag } = await (await page.request.get(entry)).json();
  await send("PATCH", entry, { set: { pages: { title: { rendered: "Банкеты на веранде" } } } }, etag);
  await send("POST", `${OFFICE_PATHS.history}/${change}/undo`, {});

  await page.reload();
  await expect(card).toContainText(text("draft.conflict.gone"));
  await expect(card.getByRole("radio")).toHaveCount(0);
  await page.setViewportSize(OFFICE_WINDOWS.phone);
  expect(await smallTargets(page)).toEqual([]);
  expect(await officeViolations(page)).toEqual([]);
  await card.getByRole("link", { name: /^История/ }).click();
  const removal = page.getByRole("listitem", { name: /^Изменение №/ }).first();
  await removal.getByRole("button", { name: /^Показать изменения/ }).click();
  await removal.getByRole("button", { name: /^Вернуть как было/ }).click();
  await expect(page.getByText(text("history.undo.done"))).toBeVisible();
  await page.goto("/office/changes");
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(text("draft.conflict.gone"));
  await page.getByRole("button", { name: text("draft.publish.now") }).click();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
});
